// The engine in a worker of the page: the same engine as the native one.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { becomes, launch, openPage } from "../browser.mjs";
import { COMMON_LEVEL, converse, converseInPage, positions, startInPage } from "../engine.mjs";
import { beforeFirst } from "../fixture.mjs";
import { PROGRAM, startServer } from "../server.mjs";

const WORKER = new URL("../worker.mjs", import.meta.url).pathname;

/** The depth of the searches; while DVONN's board is being filled, a ply has very many choices. */
const [DEPTH, PLACING_DEPTH] = [6, 3];

/**
 * Searches of the bench's positions at the highest common level, and of some at another. Each ends by its limits,
 * so what it looks at is a checksum of how the engine behaves.
 */
const SEARCHES = positions().flatMap(([game, text], index) => [
  `setoption name Game value ${game}`,
  `setoption name Level value ${COMMON_LEVEL}`,
  "uginewgame",
  `position fen ${text}`,
  `go depth ${text.endsWith(" p") ? PLACING_DEPTH : DEPTH}`,
  ...(index % 6 === 0 ? ["setoption name Level value 7", "go"] : []),
]);

/** The same at full strength, of every third position. */
const FULL_SEARCHES = positions().flatMap(([game, text], index) =>
  index % 3 ? [] : [`setoption name Game value ${game}`, "uginewgame", `position fen ${text}`, `go depth ${text.endsWith(" p") ? 2 : DEPTH}`],
);

/**
 * The result of a conversation without its times, the moves that a long search names, and its use of memory: pointers are
 * smaller in WASM.
 */
const timeless = (lines) =>
  lines.filter((line) => !line.includes(" currmove ")).map((line) => line.replace(/ (time|nps|hashfull) \d+/g, ""));

describe("the engine in a worker", { timeout: 900_000 }, () => {
  let browser, server, visit;
  beforeFirst(async () => {
    [browser, server] = await Promise.all([launch(), startServer()]);
    visit = await openPage(browser, server.address);
  });
  after(async () => {
    await visit?.close();
    await Promise.all([browser?.close(), server?.stop()]);
  });

  test("introduces itself as the native one does", async () => {
    const said = await converseInPage(visit.page, ["ugi"]);
    assert.equal(said.at(-1), "ugiok");
    const native = await converse(PROGRAM, ["engine"], ["ugi"]);
    // A WASM module has one thread.
    const threads = (max) => `option name Threads type spin default 1 min 1 max ${max}`;
    assert.deepEqual(said, native.map((line) => (line === threads(256) ? threads(1) : line)));
    assert.ok(said.includes(threads(1)));
  });

  test("looks at the same positions and finds the same moves", async () => {
    const native = timeless(await converse(PROGRAM, ["engine"], SEARCHES));
    const searches = SEARCHES.filter((line) => line.startsWith("go"));
    assert.equal(native.filter((line) => line.startsWith("bestmove")).length, searches.length);
    assert.ok(native.some((line) => / nodes \d{3,} /.test(line)), native.join("\n"));
    assert.deepEqual(timeless(await converseInPage(visit.page, SEARCHES)), native);
  });

  test("fetches the networks of a game at full strength, and then plays as the native one does", async () => {
    const { page } = visit;
    const fetched = [];
    page.context().on("requestfinished", (request) => fetched.push(...(/network-[\w-]+?(?=-[0-9a-f]{16}\.bin)/.exec(request.url()) ?? [])));
    const worker = await startInPage(page);
    await worker.converse(["setoption name Level value 9", "go"]);
    for (const [game, networks] of [["dvonn", ["network-dvonn-placing", "network-dvonn-stacking"]], ["punct", ["network-punct", "network-punct-policy"]]]) {
      assert.deepEqual(fetched.splice(0), [], `none before a search of ${game} at full strength`);
      const [, text] = positions().find(([other, text]) => other === game && !text.endsWith(" p"));
      const search = [`setoption name Game value ${game}`, "setoption name Level value 20", "uginewgame", `position fen ${text}`, `go depth ${DEPTH}`];
      const native = timeless(await converse(PROGRAM, ["engine"], search));
      const old = timeless(await converse(PROGRAM, ["engine"], ["setoption name Networks value false", ...search]));
      assert.notDeepEqual(native, old, "the networks matter");
      await becomes(async () => timeless(await worker.converse(search)), native);
      assert.deepEqual(fetched.sort(), networks);
      fetched.length = 0;
    }
    await worker.stop();
  });

  test("waits for the networks before a search with a fixed number of nodes: of a review, and of the levels from 10 on", async () => {
    const [, text] = positions().find(([game, text]) => game === "dvonn" && !text.endsWith(" p"));
    for (const [level, go] of [[20, "go nodes 20000"], [10, "go"], [19, "go movetime 60000"]]) {
      const search = ["setoption name Game value dvonn", `setoption name Level value ${level}`, "uginewgame", `position fen ${text}`, go];
      const native = timeless(await converse(PROGRAM, ["engine"], search));
      const without = timeless(await converse(PROGRAM, ["engine"], ["setoption name Networks value false", ...search]));
      assert.notDeepEqual(native, without, "the networks matter");
      assert.deepEqual(timeless(await converseInPage(visit.page, search)), native, `level ${level}`);
    }
  });

  test("refuses a bad line in words and goes on", async () => {
    const said = await converseInPage(visit.page, ["position fen nonsense", "dance", "setoption name Threads value 2", "query p1turn"]);
    assert.equal(said.length, 4);
    for (const line of said.slice(0, 3)) assert.match(line, /^info string error: /);
    assert.equal(said[3], "response true");
  });

  test("plays without a network that does not arrive in time", async () => {
    const { page } = visit;
    const isNetwork = /network-[\w-]+\.bin/;
    await page.context().route(isNetwork, () => {}); // Never answered.
    const started = page.waitForEvent("worker");
    const worker = await startInPage(page);
    await (await started).evaluate(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => (postMessage(`timeout ${ms}`), timeout(50));
    });
    const said = await worker.converse(["setoption name Game value dvonn", "setoption name Level value 12", "go nodes 1000"]);
    await worker.stop();
    await page.context().unroute(isNetwork);
    assert.deepEqual(said.filter((line) => line.startsWith("timeout")), ["timeout 20000", "timeout 20000"]);
    assert.match(said.at(-1), /^bestmove /);
  });
});

test("the module of the page speaks UGI under Node too", async () => {
  const lines = ["ugi", ...SEARCHES, "setoption name Level value 20", ...FULL_SEARCHES];
  const said = await converse("node", [WORKER], lines);
  assert.ok(said.includes("ugiok"));
  const isThreads = (line) => line.startsWith("option name Threads ");
  const native = await converse(PROGRAM, ["engine"], lines);
  assert.deepEqual(timeless(said).filter((line) => !isThreads(line)), timeless(native).filter((line) => !isThreads(line)));
});
