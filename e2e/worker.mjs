// The engine's WASM module of the page, speaking UGI on standard input and output:
//   node e2e/worker.mjs [FOLDER]
// FOLDER is the built page, target/www unless told otherwise. So the very file that browsers run can
// be asked or play a match: basalt match 'ugi:node e2e/worker.mjs' greedy --game punct --move-time 2
//
// The networks of the higher levels are there from the start; `setoption name Networks value false` plays without them.
// As in a browser, nothing is heard during a search: it ends by its limits.
import { readFileSync, readdirSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";

const folder = process.argv[2] ?? new URL("../target/www", import.meta.url).pathname;

function read(pattern) {
  const name = readdirSync(folder).find((candidate) => pattern.test(candidate));
  if (!name) throw new Error(`${folder} holds no engine: run cargo xtask page`);
  return readFileSync(`${folder}/${name}`);
}

// The folder tells Node nothing about the kind of its scripts; such an address does.
const bindings = read(/^basalt_engine-\w+\.js$/).toString("base64");
const { Engine, initSync } = await import(`data:text/javascript;base64,${bindings}`);
initSync({ module: read(/^basalt_engine_bg-\w+\.wasm$/) });

// Written at once: a search does not let Node write what waits.
const engine = new Engine((line) => writeSync(1, `${line}\n`));
for (const name of ["dvonn-placing", "dvonn-stacking", "punct", "punct-policy"]) {
  const file = read(new RegExp(`^network-${name}-[0-9a-f]{16}\\.bin$`));
  if (!engine.network(name, file)) throw new Error(`${name} is no network of this engine`);
}
for await (const line of createInterface({ input: process.stdin })) {
  if (!engine.line(line)) break;
}
process.exit(0);
