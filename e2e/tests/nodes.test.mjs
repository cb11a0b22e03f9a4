// Two nodes behind one public address: whatever happens to one of them or to the database, players are soon back, with the right
// board and the right clocks. How soon is told with the results; it is not tested.
import { after, describe, test } from "node:test";
import { SCREENS, becomes, launch, openPage } from "../browser.mjs";
import { startBalancer, startBus, startDatabase } from "../cluster.mjs";
import * as dvonn from "../dvonn.mjs";
import { beforeFirst } from "../fixture.mjs";
import { EMPTY_BOARD, becomeGuest, openChallenge } from "../online.mjs";
import { startNode } from "../server.mjs";

const CALM = { ...SCREENS.desktop, reducedMotion: "reduce" };

/** In the page: notes when a connection has brought everything up to date, which the first request on it does. */
function noteReturns() {
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      let isBack = false;
      this.addEventListener("message", ({ data }) => {
        if (isBack || !data.startsWith('{"done"')) return;
        isBack = true;
        window.backAt = Date.now();
      });
    }
  };
}

/** The milliseconds from a moment until the page was back. */
async function timeUntilBack(page, since) {
  const back = await page.waitForFunction((since) => window.backAt > since && window.backAt, since);
  return (await back.jsonValue()) - since;
}

const clock = (page, color) => page.locator(`[data-player=${color}] .clock`).textContent();
const clocks = async (page) => `${await clock(page, "w")} ${await clock(page, "b")}`;

describe("several nodes", { timeout: 600_000 }, () => {
  let browser, database, bus, balancer, white, black;
  const nodes = [];
  const start = () => startNode(["--port", "0"], { env: { BASALT_DATABASE: database.address, BASALT_BUS: bus.address } });

  beforeFirst(async () => {
    [browser, database, bus] = await Promise.all([launch(), startDatabase(), startBus()]);
    nodes.push(await start());
    nodes.push(await start());
    balancer = await startBalancer(nodes.map(({ port }) => port));
    [white, black] = await meet();
  });
  after(async () => {
    await browser?.close();
    await Promise.all(nodes.map((node) => node.stop("SIGKILL")));
    await Promise.all([balancer?.stop(), bus?.stop(), database?.end()]);
  });

  const open = async (path) => (await openPage(browser, `${balancer.address}${path}`, { ...CALM, script: noteReturns })).page;

  /** White on the first node, Black on the second, at the empty board of one game. */
  async function meet() {
    const first = await open("online");
    await first.locator("#line").waitFor({ state: "detached" });
    await becomeGuest(first);
    const path = await openChallenge(first, { ...EMPTY_BOARD, rated: false });
    await first.reload();
    balancer.prefer(1);
    const second = await open(path.slice(1));
    await second.locator("[data-act=accept]").first().click();
    for (const page of [first, second]) await page.locator("#board").waitFor();
    return [first, second];
  }

  /** Puts White on a node by loading the page anew. */
  async function comeBackTo(node) {
    balancer.prefer(node);
    await balancer.untilHealthy(node);
    await white.reload();
    await white.locator("#board").waitFor();
    await dvonn.settled(white);
  }

  /** Places a piece, and waits until both see it and the same clocks. */
  async function place(page, space) {
    await dvonn.settled(page, page === white ? "w" : "b");
    await dvonn.mouse(page).tap(space);
    await seeLast(space);
  }

  async function seeLast(space) {
    for (const one of [white, black]) await becomes(async () => (await dvonn.moves(one)).at(-1), space);
    await becomes(() => dvonn.moves(black), await dvonn.moves(white));
    await becomes(async () => new Set(await Promise.all([white, black].map(clocks))).size, 1, "the clocks differ");
  }

  test("a node is killed", async (t) => {
    await place(white, "e3");
    await place(black, "c3");
    await comeBackTo(0);
    const since = Date.now();
    await nodes[0].stop("SIGKILL");
    t.diagnostic(`back after ${await timeUntilBack(white, since)} ms`);
    await place(white, "i3");
    nodes[0] = await start();
    balancer.replace(0, nodes[0].port);
  });

  for (const [fault, begin, end] of [
    ["paused", () => nodes[0].signal("SIGSTOP"), () => nodes[0].signal("SIGCONT")],
    ["cut off", () => balancer.cut(0), () => balancer.mend(0)],
  ]) {
    test(`a node is ${fault}`, async (t) => {
      await comeBackTo(0);
      const since = Date.now();
      begin();
      // Black is on the other node, and White hears of the move there.
      const spaces = await dvonn.spacesNamed(black, /empty/);
      await dvonn.settled(black, "b");
      await dvonn.mouse(black).tap(spaces[0]);
      t.diagnostic(`back after ${await timeUntilBack(white, since)} ms`);
      await seeLast(spaces[0]);
      await place(white, spaces[1]);
      end();
    });
  }

  test("the database goes away and returns", async (t) => {
    const [space, next] = await dvonn.spacesNamed(black, /empty/);
    await database.stop();
    await dvonn.mouse(black).tap(space);
    await black.locator("#lost").waitFor();
    await database.resume();
    const since = Date.now();
    t.diagnostic(`back after ${await timeUntilBack(black, since)} ms`);
    await seeLast(space);
    await place(white, next);
  });
});
