// The engine in a worker of the page: the same engine as the native one.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { launch, openPage } from "../browser.mjs";
import { PROGRAM, startServer } from "../server.mjs";

const WORKER = new URL("../worker.mjs", import.meta.url).pathname;

/** How deep the searches go; while a board of DVONN is being filled, a ply has very many choices. */
const [DEPTH, PLACING_DEPTH] = [6, 3];

/** The positions of `basalt bench`, each with its game. */
function positions() {
  const lines = (game) =>
    readFileSync(new URL(`../../crates/engine/src/bench/${game}.txt`, import.meta.url), "utf8").trim().split("\n");
  return [...lines("dvonn").map((text) => ["dvonn", text]), ...lines("punct").map((line) => line.split("\t"))];
}

/**
 * Searches of those positions at full strength, and of some at other levels. Each ends by its limits,
 * so what it looks at is a checksum of how the engine behaves.
 */
const SEARCHES = positions().flatMap(([game, text], index) => [
  `setoption name Game value ${game}`,
  "uginewgame",
  `position fen ${text}`,
  `go depth ${text.endsWith(" p") ? PLACING_DEPTH : DEPTH}`,
  ...(index % 6 === 0 ? ["setoption name Level value 7", "go", "setoption name Level value 20"] : []),
]);

/** What a conversation comes to, without the times that it took. */
const timeless = (lines) => lines.map((line) => line.replace(/ time \d+/, "").replace(/ nps \d+/, ""));

/** Gives a program lines, and takes what it answers. The end of the input lets it finish its search. */
async function converse(command, args, lines) {
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
  child.stdin.end(`${lines.join("\n")}\n`);
  const [code] = await once(child, "close");
  assert.equal(code, 0);
  return output.split("\n").slice(0, -1);
}

describe("the engine in a worker", { timeout: 300_000 }, () => {
  let browser, server, visit;
  before(async () => {
    [browser, server] = await Promise.all([launch(), startServer()]);
    visit = await openPage(browser, server.address);
  });
  after(async () => {
    await visit?.close();
    await Promise.all([browser?.close(), server?.stop()]);
  });

  /** The same with the page's worker, which answers `isready` when everything before is done. */
  async function converseInPage(lines) {
    const engine = await visit.page.locator("meta[name=basalt-engine]").getAttribute("content");
    return visit.page.evaluate(
      async ([engine, lines]) => {
        const worker = new Worker(engine, { type: "module" });
        const heard = [];
        const done = new Promise((resolve, reject) => {
          worker.onerror = (event) => reject(new Error(event.message));
          worker.onmessage = ({ data }) => (data === "readyok" ? resolve() : heard.push(data));
        });
        for (const line of [...lines, "isready"]) worker.postMessage(line);
        await done;
        worker.terminate();
        return heard;
      },
      [engine, lines],
    );
  }

  test("introduces itself as the native one does", async () => {
    const said = await converseInPage(["ugi"]);
    assert.equal(said.at(-1), "ugiok");
    assert.deepEqual(said, await converse(PROGRAM, ["engine"], ["ugi"]));
  });

  test("looks at the same positions and finds the same moves", async () => {
    const native = timeless(await converse(PROGRAM, ["engine"], SEARCHES));
    const searches = SEARCHES.filter((line) => line.startsWith("go"));
    assert.equal(native.filter((line) => line.startsWith("bestmove")).length, searches.length);
    assert.ok(native.some((line) => / nodes \d{3,} /.test(line)), native.join("\n"));
    assert.deepEqual(timeless(await converseInPage(SEARCHES)), native);
  });

  test("refuses a bad line in words and goes on", async () => {
    const said = await converseInPage(["position fen nonsense", "dance", "query p1turn"]);
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
