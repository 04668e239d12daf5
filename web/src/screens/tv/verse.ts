/** The lines and endings of «Поэзия» by number; a language comes when a poem is first shown. */

interface Line {
  readonly number: number;
  readonly text: string;
}
interface File {
  readonly line: readonly Line[];
  readonly ending: readonly Line[];
}
export interface Verse {
  line(number: number): string;
  ending(number: number): string;
}

const files: Readonly<Record<"ru" | "en", () => Promise<{ default: unknown }>>> = {
  ru: () => import("../../../../content/verse/ru.toml"),
  en: () => import("../../../../content/verse/en.toml"),
};

export async function loadVerse(language: "ru" | "en"): Promise<Verse> {
  const file = (await files[language]()).default as File;
  const lines = new Map(file.line.map((one) => [one.number, one.text]));
  const endings = new Map(file.ending.map((one) => [one.number, one.text]));
  return {
    line: (number) => lines.get(number) ?? "",
    ending: (number) => endings.get(number) ?? "",
  };
}
