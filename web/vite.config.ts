import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";

/** Words, verse and rule pages lie in content/ as TOML, for the server and the client alike. */
function toml(): Plugin {
  return {
    name: "toml",
    transform(source, id) {
      if (!id.endsWith(".toml")) return null;
      // Tags are what bots think with; a browser would only carry them.
      const data = JSON.stringify(parse(source), (key, value: unknown) =>
        key === "tags" ? undefined : value,
      );
      return { code: `export default ${data};`, map: null };
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
        /\.(html|js|css|json|svg|txt|webmanifest)$/.test(name),
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
  plugins: [toml(), svelte(), squeeze()],
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
            { name: "svelte", priority: 4, test: /node_modules\/(svelte|esm-env|clsx)\// },
            { name: "english", priority: 3, test: /\/words\/en\./ },
            { name: "words", priority: 3, test: /\/words\/(ru|language|plural)/ },
            {
              name: "core",
              priority: 2,
              test: /@fontsource|\/src\/(net|state|styles)\/|\/src\/(App|main)|\/screens\/(Home|Page)|\/ui\/(Icon|Later|Looks|Message|Notices|Rabbit|rabbits|Sprite|Wash)\b/,
            },
            {
              name: "table",
              priority: 1,
              test: /\/src\/ui\/[^/]+$|\/src\/games\/[^/]+$|\/games\/\w+\/entry|\/games\/dixit\/[^/]+$|\/screens\/(lobby\/|End|GamePicker|Join|Lobby|TableScreen)/,
            },
            { name: "past", priority: 1, test: /\/ui\/past\// },
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
  test: { include: ["tests/**/*.test.ts"] },
});
