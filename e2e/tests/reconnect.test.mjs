// How soon the page gives up a connection and opens another one, by the page's own clock, which the test sets. In nodes.test.mjs the same
// happens with real servers.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { SCREENS, becomes, launch, openPage } from "../browser.mjs";
import { startServer } from "../server.mjs";

/** In the page: sockets to a server that behaves as `window.behaviour` says, and when each was opened. */
function fakeSockets() {
  window.sockets = [];
  window.behaviour = "answer";
  window.WebSocket = class {
    constructor() {
      this.openedAt = Date.now();
      window.sockets.push(this);
      if (window.behaviour === "close") setTimeout(() => this.onclose?.());
      else if (window.behaviour !== "stay away") setTimeout(() => this.receive({ welcome: { me: null, now: Date.now() } }));
    }

    receive(message) {
      this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
    }

    send(text) {
      const { ask, what } = JSON.parse(text);
      if (window.behaviour !== "answer") return;
      const answer = what === "ping" ? { pong: { ask, now: Date.now() } } : { done: { ask } };
      setTimeout(() => {
        this.answered = true;
        this.receive(answer);
      });
    }

    close() {}
  };
}

/** The times between the openings of sockets, the last first. */
const pauses = (page) =>
  page.evaluate(() => window.sockets.map((socket, index) => socket.openedAt - window.sockets[index - 1]?.openedAt).slice(1));

describe("reconnecting", () => {
  let browser, server;
  before(async () => {
    server = await startServer();
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** The lobby of a server that answers; the page's clock stands still. */
  async function connected() {
    const visit = await openPage(browser, `${server.address}online`, { ...SCREENS.desktop, script: fakeSockets, clock: true });
    await becomes(() => visit.page.evaluate(() => window.sockets.at(-1)?.answered), true);
    await visit.page.clock.pauseAt(Date.now() + 3_600_000);
    await visit.page.evaluate(() => (window.sockets = window.sockets.slice(-1)));
    await visit.page.clock.runFor(10_000);
    assert.deepEqual(await pauses(visit.page), [], "a server that answers is kept");
    return visit;
  }

  test("a connection that closes is opened again within 0.4 s, and then every 1.5 s", async () => {
    const visit = await connected();
    const { page } = visit;
    await page.evaluate(() => {
      window.behaviour = "close";
      window.closedAt = Date.now();
      window.sockets[0].onclose();
    });
    await page.clock.runFor(60_000);
    const first = await page.evaluate(() => window.sockets[1].openedAt - window.closedAt);
    assert(first >= 200 && first <= 401, `${first} ms`);
    const [, ...later] = await pauses(page);
    assert(later.length >= 60 / 1.51 - 1, `${later}`);
    assert(later.every((pause) => pause <= 1_502), `${later}`);
    await visit.close();
  });

  test("a server that is silent is given up within 6 s", async () => {
    const visit = await connected();
    const { page } = visit;
    await page.evaluate(() => {
      window.behaviour = "be silent";
      window.silentAt = Date.now();
    });
    await page.clock.runFor(60_000);
    const first = await page.evaluate(() => window.sockets[1].openedAt - window.silentAt);
    assert(first >= 3_000 && first <= 6_001, `${first} ms`);
    const [, ...later] = await pauses(page);
    assert(later.length >= 8 && later.every((pause) => pause >= 3_000 && pause <= 6_001), `${later}`);
    await visit.close();
  });

  test("a connection that does not open is given up within 9 s", async () => {
    const visit = await connected();
    const { page } = visit;
    await page.evaluate(() => {
      window.behaviour = "stay away";
      window.sockets[0].onclose();
    });
    await page.clock.runFor(60_000);
    const [, ...later] = await pauses(page);
    assert(later.length >= 5 && later.every((pause) => pause >= 6_000 && pause <= 9_001), `${later}`);
    await visit.close();
  });
});
