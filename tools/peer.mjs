/**
 * boardgame.io under the load that `tools/load.py` puts on us: tables of four clients, each move as soon as
 * all of them hold the last one. `node tools/peer.mjs FOLDER TABLES SECONDS`, where `npm install boardgame.io`
 * was run in FOLDER; it is asked for nothing here, and is no part of the project.
 *
 * In memory, whole states as JSON, one rule: a token is put on a board. Prints one line of JSON.
 */
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { performance } from "node:perf_hooks";

const [folder, tables = 50, seconds = 8, port] = process.argv.slice(2);
const require = createRequire(resolve(folder, "package.json"));
const SEATS = 4;

const game = {
    name: "pairs",
    minPlayers: SEATS,
    maxPlayers: SEATS,
    setup: () => ({
        boards: Array.from({ length: SEATS }, () => ({
            hexes: Array.from({ length: 19 }, (_, at) => ({ at, tokens: [] })),
            cores: Array(5).fill(false),
            score: 0,
        })),
        line: Array.from({ length: 8 }, (_, n) => ({ tile: n, tokens: ["red", "blue", "green"] })),
    }),
    moves: {
        put: ({ G, playerID }, at) => {
            const { hexes } = G.boards[playerID];
            const tokens = hexes[at].tokens;
            if (tokens.length > 2) tokens.length = 0;
            tokens.push(G.line[at % 8].tokens[at % 3]);
            G.boards[playerID].score += at;
        },
    },
    turn: { minMoves: 1, maxMoves: 1 },
};

if (port) {
    const { Server } = require("boardgame.io/dist/cjs/server.js");
    await Server({ games: [game], origins: [/127\.0\.0\.1/] }).run({ port: Number(port) });
    process.send("ready");
} else {
    console.log(JSON.stringify(await measured()));
    process.exit(0);
}

async function measured() {
    const at = 20000 + Math.floor(Math.random() * 20000);
    const server = fork(process.argv[1], [folder, tables, seconds, at], {
        stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    await new Promise((ready) => server.once("message", ready));
    const { Client } = require("boardgame.io/dist/cjs/client.js");
    const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");
    const times = [];
    const sitting = Array.from({ length: Number(tables) }, (_, table) =>
        Array.from({ length: SEATS }, (_, seat) =>
            Client({
                game,
                numPlayers: SEATS,
                playerID: String(seat),
                matchID: `t${table}`,
                multiplayer: SocketIO({ server: `http://127.0.0.1:${at}` }),
                debug: false,
            }),
        ),
    );
    let until = Infinity;
    const played = sitting.map((clients) => play(clients, times, () => performance.now() > until));
    await new Promise((later) => setTimeout(later, 1500)); // everybody has come by then
    times.length = 0;
    const [before, began] = [processor(server.pid), performance.now()];
    until = began + Number(seconds) * 1000;
    await Promise.all(played);
    const [spent, took] = [processor(server.pid) - before, (performance.now() - began) / 1000];
    server.kill();
    times.sort((a, b) => a - b);
    const share = (part) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(2));
    return {
        moves: times.length,
        moves_per_second: times.length / took,
        p50_ms: share(0.5),
        p99_ms: share(0.99),
        server_cpu_ms_per_move: spent / times.length,
    };
}

/** Moves at one table until it is time: each when all hold the last one, by whoever's turn it is. */
function play(clients, times, over) {
    return new Promise((done) => {
        let [sent, began] = [-1, 0];
        const held = clients.map(() => -1);
        function look() {
            const all = Math.min(...held);
            if (all < 0 || all <= sent) return;
            if (sent >= 0) times.push(performance.now() - began);
            if (over()) return done();
            [sent, began] = [all, performance.now()];
            const mover = Number(clients[0].getState().ctx.currentPlayer);
            clients[mover].moves.put(Math.floor(Math.random() * 19));
        }
        clients.forEach((client, seat) => {
            // A mover's own guess is no answer: what counts is what came over the wire.
            client.start();
            client.transport.socket.on("update", (_, state) => came(seat, state));
            client.transport.socket.on("sync", (_, { state }) => came(seat, state));
            client.transport.socket.on("patch", () => setTimeout(() => came(seat, client.store.getState())));
        });
        function came(seat, state) {
            held[seat] = Math.max(held[seat], state._stateID);
            queueMicrotask(look);
        }
    });
}

/** Milliseconds of processor time that a process has had. */
function processor(pid) {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
}
