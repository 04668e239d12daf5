import { readdirSync } from "node:fs";
import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const kinds = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Who may not import what; imports go screens → games → ui → state → net, with words beside them. */
const zones = [
  ...["state", "words", "ui", "games", "screens"].map((from) => ["net", from]),
  ...["ui", "games", "screens"].flatMap((from) => [
    ["state", from],
    ["words", from],
  ]),
  ["ui", "games"],
  ["ui", "screens"],
  ["games", "screens"],
].map(([target, from]) => ({ target: `./src/${target}`, from: `./src/${from}` }));

const games = [
  // A game knows nothing of another, nor of the list of all.
  ...kinds.map((kind) => ({
    target: `./src/games/${kind}`,
    from: "./src/games",
    except: [`./${kind}`, "./entry.ts"],
  })),
  // Whoever wants a game asks the registry.
  ...["./src/screens", "./src/*"].map((target) => ({
    target,
    from: "./src/games",
    except: ["./registry.ts", "./editions.ts", "./entry.ts"],
  })),
];

/** What is told of a game goes by its company and its own seat, not by who sits in the lobby. */
const LOBBY = ["your_seat", "seats"].map((name) => ({
  selector: `MemberExpression[object.name=/^(view|table)$/][property.name="${name}"]`,
  message: "A game is told by whoAt(view, seat) and game.seat; this is who sits in the lobby.",
}));

export default ts.config(
  { ignores: ["dist", ".svelte-check", "src/net/wire.gen.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".js", ".svelte", ".svelte.ts"] }),
      ],
    },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // Imports that can't be found can't be judged either.
      "import-x/no-unresolved": "error",
      "import-x/no-restricted-paths": ["error", { zones: [...zones, ...games] }],
    },
  },
  {
    files: ["worker/*.js"],
    languageOptions: { globals: { ...globals.serviceworker, __FILES__: "readonly" } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ["src/games/**"], rules: { "no-restricted-syntax": ["error", ...LOBBY] } },
);
