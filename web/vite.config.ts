import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
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
      for (const name of await readdir(dir, { recursive: true })) {
        if (!/\.(html|js|css|json|svg|txt|webmanifest)$/.test(name)) continue;
        const content = await readFile(join(dir, name));
        await writeFile(join(dir, `${name}.br`), brotliCompressSync(content));
        await writeFile(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
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
