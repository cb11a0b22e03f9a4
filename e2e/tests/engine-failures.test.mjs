// A computer player whose worker dies in one way or another.
import { describe, test } from "node:test";
import { SCREENS, becomes, keeping, openPage } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";

/** A full board; the computer has the first move and thinks as long as it may. */
const KEPT = { "basalt.table": dvonn.record(dvonn.FULL, { WhiteSeat: "computer 20" }) };

/** Keeps the workers that the page starts, so that a test gets hold of them. */
function keepWorkers() {
  window.workers = [];
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      window.workers.push(this);
    }
  };
}

/** Workers that die of every message. */
function failWorkers() {
  window.workers = [];
  window.Worker = class extends EventTarget {
    constructor() {
      super();
      window.workers.push(this);
    }
    postMessage(line) {
      if (line.startsWith("go")) setTimeout(() => this.onerror(new ErrorEvent("error")));
    }
    terminate() {}
  };
}

describe("a computer player that dies", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = (script, options) =>
    openPage(browser, `${server.address}play`, { ...SCREENS.desktop, reducedMotion: "reduce", ...keeping(server.address, KEPT), script, ...options });
  const restarted = (page) => page.locator(".toast").getByText("was restarted").waitFor();
  const played = (page) => page.waitForFunction(() => document.querySelectorAll(".move[data-ply]").length === 1);

  test("of an error is started anew, and the game goes on", async () => {
    const visit = await open(keepWorkers);
    const { page } = visit;
    await page.locator("[data-player=w]").getByText("thinking").waitFor();
    await page.evaluate(() => window.workers[0].dispatchEvent(new ErrorEvent("error", { message: "unreachable" })));
    await restarted(page);
    await played(page);
    await becomes(() => page.evaluate(() => window.workers.length), 2);
    await visit.close();
  });

  test("without a word is started anew after a while, and the game goes on", async () => {
    const visit = await open(keepWorkers, { clock: true });
    const { page } = visit;
    await page.waitForFunction(() => window.workers.length === 1);
    await page.evaluate(() => window.workers[0].terminate());
    await page.clock.runFor(33_000);
    await restarted(page);
    await becomes(() => page.evaluate(() => window.workers.length), 2);
    await page.clock.resume();
    await played(page);
    await visit.close();
  });

  test("again and again is given up, and the person is told what to do", async () => {
    const visit = await open(failWorkers);
    const { page } = visit;
    await page.locator(".status-line").getByText("The computer player keeps crashing").waitFor();
    await becomes(() => page.evaluate(() => window.workers.length), 3);
    await visit.close();
  });

  test("because a browser starts no worker is given up as well", async () => {
    const visit = await open(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException("no", "SecurityError");
        }
      };
    });
    await visit.page.locator(".status-line").getByText("The computer player keeps crashing").waitFor();
    await visit.close();
  });
});
