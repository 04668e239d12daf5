import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";
import { neededLinks } from "./needs.ts";

/** Words, verse and rule pages lie in content/ as TOML, for the server and the client alike. */
function toml(): Plugin {
  const code = (data: unknown) => ({ code: `export default ${JSON.stringify(data)};`, map: null });
  return {
    name: "toml",
    async transform(source, id) {
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".toml")) return null;
      // Beside a language's words: what all of its rule pages begin with.
      if (query === "gists") return code(await gists(join(path, "../rules"), this));
      // What it calls itself is known to readers of every other language.
      if (query === "name") return code((parse(source)["language"] as { name: string }).name);
      // Tags are what bots think with; a browser would only carry them.
      const untagged = (key: string, value: unknown) => (key === "tags" ? undefined : value);
      return code(JSON.parse(JSON.stringify(parse(source), untagged)));
    },
  };
}

async function gists(folder: string, build: { addWatchFile(path: string): void }) {
  const read = (await readdir(folder)).sort().map(async (name) => {
    build.addWatchFile(join(folder, name));
    const { title, players, summary } = parse(await readFile(join(folder, name), "utf8"));
    return [name.replace(".toml", ""), { title, players, summary }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** The worker for use without a connection: it has to know every file of this build, and to change with them. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    writeBundle: {
      // What is in the bundle before is not all written: pages swallow their empty beginnings.
      order: "pre",
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir) return;
        const files = Object.keys(bundle)
          .filter((name) =>
            /\.(js|css)$|\/(golos|vollkorn)(-italic)?-\w+-.{8}\.woff2$|\/wash-/.test(name),
          )
          .map((name) => `/${name}`)
          .sort();
        const source = (await readFile(new URL("worker/sw.js", import.meta.url), "utf8"))
          .replace("__FILES__", JSON.stringify(files))
          .replace(
            "__VERSION__",
            createHash("sha256").update(files.join()).digest("hex").slice(0, 12),
          );
        await writeFile(join(dir, "sw.js"), source);
      },
    },
  };
}

/** Tells the server what a page will ask for, so that it comes with the first files and not after them
 *  (docs/decisions/0010). */
function needs(): Plugin {
  return {
    name: "needs",
    apply: "build",
    writeBundle: {
      order: "pre",
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir) await writeFile(join(dir, "needs.json"), JSON.stringify(neededLinks(bundle)));
      },
    },
  };
}

/** Puts a compressed form beside every text, so that the server need not do it at each start. */
function squeeze(): Plugin {
  return {
    name: "squeeze",
    apply: "build",
    async writeBundle({ dir }) {
      if (!dir) return;
      const squeezed = (await readdir(dir, { recursive: true })).filter((name) =>
        /\.(html|js|css|svg|txt|webmanifest)$/.test(name),
      );
      await Promise.all(
        squeezed.map(async (name) => {
          const content = await readFile(join(dir, name));
          await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(content));
          await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(content));
        }),
      );
    },
  };
}

export default defineConfig({
  plugins: [toml(), svelte(), worker(), needs(), squeeze()],
  build: {
    target: "es2022",
    // The server's policy forbids inline scripts and data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A page for each language; the server knows which one a reader gets.
      input: ["index.html", "en.html"],
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // A page comes in two or three files, not in forty: what all begin with, the table, and its own.
          groups: [
            { name: "svelte", priority: 5, test: /node_modules\/(svelte|esm-env|clsx)\// },
            // Nobody loads the words of two languages.
            { name: "english", priority: 3, test: /\/words\/en\.|languages\/en\/words\.toml$/ },
            { name: "russian", priority: 3, test: /\/words\/ru\.|languages\/ru\/words\.toml$/ },
            // What comes first for nearly everybody, and small things that many pages share: a request more costs a slow
            // line more than their letters.
            {
              name: "core",
              priority: 4,
              test: /@fontsource|\/assets\/paper|\/src\/(net|state|styles)\/|\/words\/(code|decent|language|plural|sentences|unbroken)|\/editions\.ts|\/src\/(App|main)|\/screens\/(GamePicker|Home|Join|Page)|\/ui\/(Icon|Later|Looks|Message|NameInput|Notices|Rabbit|RabbitPicker|Sprite|Token|Wash|Zoom|arrows|rabbits)\b/,
            },
            {
              name: "table",
              priority: 1,
              test: /\/games\/dixit\/\w+\.svelte|\/screens\/(lobby\/|End|Lobby|TableScreen)/,
            },
            // The parts that tables, albums and big screens are made of.
            {
              name: "parts",
              priority: 2,
              test: /\/src\/ui\/(past\/)?[^/]+$|\/src\/games\/[^/]+$|\/games\/\w+\/entry|\/games\/dixit\/\w+\.ts/,
            },
            { name: "tv", priority: 1, test: /\/(ui|screens|games\/dixit)\/tv\// },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": "http://localhost:8000",
      // Pictures; shorter addresses are pages of the app.
      "^/decks/[^/]+/[^/]+/": "http://localhost:8000",
      "/ws": { target: "ws://localhost:8000", ws: true },
    },
  },
  test: {
    // To load everything anew for each file takes longer than all tests; only what remembers from where it began has to.
    projects: [
      { extends: true, test: { name: "together", include: ["tests/*.test.ts"], isolate: false } },
      { extends: true, test: { name: "alone", include: ["tests/alone/*.test.ts"] } },
    ],
  },
});
