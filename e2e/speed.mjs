// Compares the speed of the engine in a worker of the page and as a program, on the same positions:
//   node e2e/speed.mjs [NODES] [ROUNDS]
// NODES is how many positions each search looks at, 300000 for DVONN and a twentieth of that for PÜNCT unless told otherwise;
// ROUNDS is 3. BASALT names the program, as for the tests; it should be a release build.
//
// Both take turns. What they count has to be the same, so this also tells whether they are the same engine.
import assert from "node:assert/strict";
import { launch, openPage } from "./browser.mjs";
import { COMMON_LEVEL, converse, converseInPage, positions } from "./engine.mjs";
import { PROGRAM, startServer } from "./server.mjs";

const [nodes, rounds] = [Number(process.argv[2] ?? 300_000), Number(process.argv[3] ?? 3)];

/** A turn of PÜNCT costs about as much as twenty moves of DVONN. */
const share = { dvonn: 1, punct: 20, "punct-basic": 20 };

/** Every fourth position of the bench. */
const POSITIONS = positions().filter((_, number) => number % 4 === 0);

const searches = (game) => [
  `setoption name Game value ${game}`,
  `setoption name Level value ${COMMON_LEVEL}`,
  ...POSITIONS.filter(([other]) => other === game).flatMap(([, text]) => ["uginewgame", `position fen ${text}`, `go nodes ${Math.ceil(nodes / share[game])}`]),
];

/** The positions that were looked at and the milliseconds that it took: the last word on each search. */
function sums(lines) {
  const last = lines.filter((_, number) => lines[number + 1]?.startsWith("bestmove"));
  const sum = (word) => last.reduce((sum, line) => sum + Number(line.match(new RegExp(` ${word} (\\d+)`))?.[1] ?? 0), 0);
  return { nodes: sum("nodes"), time: sum("time") };
}

const [browser, server] = await Promise.all([launch(), startServer()]);
const visit = await openPage(browser, server.address);
try {
  console.log("| game | positions looked at | native | worker | worker of native |\n| --- | ---: | ---: | ---: | ---: |");
  for (const game of new Set(POSITIONS.map(([game]) => game))) {
    const speeds = { native: [], worker: [] };
    let counted;
    for (let round = 0; round < rounds; round++) {
      const native = sums(await converse(PROGRAM, ["engine"], searches(game)));
      const worker = sums(await converseInPage(visit.page, searches(game)));
      assert.equal(worker.nodes, native.nodes, "both look at the same positions");
      counted = native.nodes;
      speeds.native.push(native.nodes / native.time);
      speeds.worker.push(worker.nodes / worker.time);
    }
    const [native, worker] = [speeds.native, speeds.worker].map((all) => Math.max(...all));
    const told = (best, all) => `${Math.round(best)} k/s (-${Math.round(100 - (100 * Math.min(...all)) / best)} %)`;
    console.log(`| ${game} | ${counted} | ${told(native, speeds.native)} | ${told(worker, speeds.worker)} | ${(worker / native).toFixed(2)} |`);
  }
} finally {
  await visit.close();
  await Promise.all([browser.close(), server.stop()]);
}
