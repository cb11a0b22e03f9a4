// The engine in a worker of the page: the same engine as the native one.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { launch, openPage } from "../browser.mjs";
import { COMMON_LEVEL, converse, converseInPage, positions } from "../engine.mjs";
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

/**
 * The result of a conversation without its times, the moves that a long search names, and its use of memory: pointers are
 * smaller in WASM.
 */
const timeless = (lines) =>
  lines.filter((line) => !line.includes(" currmove ")).map((line) => line.replace(/ (time|nps|hashfull) \d+/g, ""));

describe("the engine in a worker", { timeout: 900_000 }, () => {
  let browser, server, visit;
  before(async () => {
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
    assert.deepEqual(said, await converse(PROGRAM, ["engine"], ["ugi"]));
  });

  test("looks at the same positions and finds the same moves", async () => {
    const native = timeless(await converse(PROGRAM, ["engine"], SEARCHES));
    const searches = SEARCHES.filter((line) => line.startsWith("go"));
    assert.equal(native.filter((line) => line.startsWith("bestmove")).length, searches.length);
    assert.ok(native.some((line) => / nodes \d{3,} /.test(line)), native.join("\n"));
    assert.deepEqual(timeless(await converseInPage(visit.page, SEARCHES)), native);
  });

  test("refuses a bad line in words and goes on", async () => {
    const said = await converseInPage(visit.page, ["position fen nonsense", "dance", "query p1turn"]);
    assert.equal(said.length, 3);
    for (const line of said.slice(0, 2)) assert.match(line, /^info string error: /);
    assert.equal(said[2], "response true");
  });
});

test("the module of the page speaks UGI under Node too", async () => {
  const said = await converse("node", [WORKER], ["ugi", ...SEARCHES]);
  assert.ok(said.includes("ugiok"));
  assert.deepEqual(timeless(said), timeless(await converse(PROGRAM, ["engine"], ["ugi", ...SEARCHES])));
});
