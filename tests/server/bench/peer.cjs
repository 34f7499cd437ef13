// boardgame.io as it is started in its own documents, with a game whose state has about so many bytes:
//   node peer.cjs FOLDER BYTES
// FOLDER has boardgame.io installed. Prints the port.
const { createRequire } = require("node:module");
const [folder, bytes] = process.argv.slice(2);
const { Server } = createRequire(`${folder}/index.js`)("boardgame.io/server");

const CELL = { piece: "rt", post: 17, from: "luebeck" };
const count = Math.max(1, Math.round(Number(bytes) / JSON.stringify(CELL).length));

const game = {
  name: "peer",
  setup: () => ({ cells: Array.from({ length: count }, () => ({ ...CELL })) }),
  moves: {
    place: ({ G, ctx }, at) => {
      if (!(at in G.cells)) return "INVALID_MOVE";
      G.cells[at].post = (G.cells[at].post + 1) % 100;
      G.cells[at].piece = ctx.currentPlayer === "0" ? "rt" : "bt";
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

(async () => {
  // Its lobby has a port of its own, or it does not start.
  const { appServer } = await Server({ games: [game], origins: ["localhost"] }).run({ port: 0, lobbyConfig: { apiPort: 0 } });
  process.stdout.write(`port ${appServer.address().port}\n`);
})();
