/** Links to what an address needs beyond the files of every page. The server puts them into the page's head. */

import type { Rolldown } from "vite";
import { FAN_SIZES } from "./src/screens/fan.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

/** The screens that App.svelte loads, by address; the star stands for a code or a name. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  new: ["NewTable"],
  join: [],
  "join/*": [],
  seat: ["ClaimSeat"],
  album: ["Album"],
  "t/*": ["TableScreen"],
  "t/*/circle": ["TableScreen", "Circle"],
  "t/*/album": ["TableScreen", "Album"],
  tv: ["tv/Enter"],
  "tv/*": ["tv/Tv"],
  rules: ["rules/Rules"],
  "rules/*": ["rules/Rules"],
  gallery: ["gallery/Gallery"],
  "gallery/*": ["gallery/Gallery"],
  decks: ["decks/MyDecks"],
  "decks/*": ["decks/Maker"],
  "deck/*": ["decks/DeckScreen"],
};
/** The page of each language. */
const PAGES = { ru: "/index.html", en: "/en.html" };
const RULES = /languages\/(\w+)\/rules\/([\w-]+)\.toml$/;

/** The picture of the first page that is seen first, in both of its sizes, and how wide it is (Home.svelte). */
const PICTURE = { small: "dreams/079.s.webp", large: "dreams/079.webp", sizes: FAN_SIZES };
const CATALOGUE = '<link rel="preload" as="fetch" crossorigin href="/api/catalogue">';

const linkTo = (file: string): string =>
  file.endsWith(".css")
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

function picture(bundle: Bundle): string {
  const of = (end: string): string => {
    const found = Object.values(bundle).find(
      (one) => one.type === "asset" && one.originalFileNames.some((name) => name.endsWith(end)),
    );
    if (!found) throw new Error(`no file of the build is ${end}`);
    return found.fileName;
  };
  const srcset = `/${of(PICTURE.small)} 320w, /${of(PICTURE.large)} 800w`;
  return `<link rel="preload" as="image" imagesrcset="${srcset}" imagesizes="${PICTURE.sizes}" fetchpriority="high">`;
}

/** Links by language and address. */
export function neededLinks(bundle: Bundle): Record<string, Record<string, string>> {
  const chunks = new Map<string, Chunk>();
  for (const one of Object.values(bundle)) if (one.type === "chunk") chunks.set(one.fileName, one);
  const of = (end: string): Chunk => {
    const found = [...chunks.values()].find((one) => one.facadeModuleId?.endsWith(end));
    if (!found) throw new Error(`no file of the build begins with ${end}`);
    return found;
  };

  /** Each after those that it builds on, styles last. */
  const files = (roots: readonly Chunk[], known: ReadonlySet<string>): string[] => {
    const [seen, styles] = [new Set(known), new Set<string>()];
    const visit = (chunk: Chunk): void => {
      if (seen.has(chunk.fileName)) return;
      seen.add(chunk.fileName);
      for (const name of chunk.imports) {
        const imported = chunks.get(name);
        if (imported) visit(imported);
      }
      for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    };
    roots.forEach(visit);
    return [...[...seen].reverse(), ...styles].filter((name) => !known.has(name));
  };

  const rules = [...chunks.values()].flatMap(({ facadeModuleId }) => {
    const [, language, page] = facadeModuleId?.match(RULES) ?? [];
    return language && page ? [{ language, page }] : [];
  });
  const ways = (language: string, known: ReadonlySet<string>): Record<string, string[]> => {
    const needed: Record<string, string[]> = {};
    for (const [address, screens] of Object.entries(SCREENS)) {
      const roots = screens.map((one) => of(`/screens/${one}.svelte`));
      if (address === "rules") roots.push(of(`/languages/${language}/words.toml?gists`));
      needed[address] = files(roots, known);
    }
    for (const { page } of rules.filter((one) => one.language === language)) {
      const text = of(`/languages/${language}/rules/${page}.toml`);
      needed[`rules/${page}`] = files([of("/screens/rules/Rules.svelte"), text], known);
    }
    return needed;
  };
  return Object.fromEntries(
    Object.entries(PAGES).map(([language, page]) => {
      const first = new Set(files([of(page)], new Set()));
      const links = Object.entries(ways(language, first)).map(
        ([address, names]) => [address, names.map(linkTo).join("") + CATALOGUE] as const,
      );
      return [language, { "": picture(bundle), ...Object.fromEntries(links) }];
    }),
  );
}
