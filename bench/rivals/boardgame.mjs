// A game of boardgame.io in memory: each move counts one up and carries some text to all.
import { createRequire } from "node:module";
const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");

const game = {
  name: "broadcast",
  setup: () => ({ count: 0, update: "" }),
  turn: { activePlayers: { all: "any" }, stages: { any: {} } },
  moves: {
    move: ({ G }, update) => {
      G.count += 1;
      G.update = update;
    },
  },
  disableUndo: true,
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST, /.*/] });
await server.run({ port: Number(process.argv[2]), lobbyConfig: {} });
