/** The client's own files, for tests that read them. */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../src", import.meta.url));

export interface Source {
  /** Below src/, with slashes. */
  readonly path: string;
  readonly text: string;
}

export function sources(...endings: readonly string[]): readonly Source[] {
  return readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: relative(ROOT, path).replaceAll("\\", "/"),
      text: readFileSync(path, "utf8"),
    }))
    .sort((a, b) => a.path.localeCompare(b.path));
}
