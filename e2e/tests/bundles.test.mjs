// The bundles of the page: which one each address loads, and the ways from one to another.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SCREENS, becomes, goWithin, keeping, launch, nextFrame, openPage, waitUntilKept } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { startServer } from "../server.mjs";

const OPTIONS = { ...SCREENS.desktop, reducedMotion: "reduce" };
const KEPT = { "basalt.game.0000000000000001": dvonn.FINISHED };

const BUNDLES = {
  home: ["", "new", "games", "settings"],
  play: ["play", "games/1"],
  study: ["analyse", "analyse/1"],
  editor: ["setup"],
  learn: ["learn", "learn/dvonn/move", "puzzles", "puzzles/dvonn/1", "rules/punct"],
  lobby: ["online", "online/to/Anna", "online/archive", "online/leaderboard"],
  online: ["online/game/abcdefghij"],
  account: ["online/account"],
  moderation: ["appeal"],
};

/** The bundles that the shown page has loaded. */
const loaded = (page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => /basalt_(\w+)_bg-/.exec(name)?.[1]);
    return names.filter((name) => name && !["engine", "io"].includes(name));
  });

/** The bundles whose style sheets the shown page has. */
const styled = (page) =>
  page.evaluate(() => [...document.styleSheets].map(({ href }) => /basalt_(\w+)-/.exec(href)?.[1]).filter(Boolean));

/** Waits until the program has taken the place of the outline. */
const isReady = (page) => page.locator("#first-paint").waitFor({ state: "detached" });

describe("the bundles", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = (path, options) => openPage(browser, server.address + path, { ...OPTIONS, ...keeping(server.address, KEPT), ...options });

  test("each address loads the bundle that shows it, and no other", async () => {
    const visit = await open("");
    for (const [bundle, paths] of Object.entries(BUNDLES)) {
      for (const path of paths) {
        await visit.page.goto(server.address + path);
        await isReady(visit.page);
        await becomes(() => loaded(visit.page), [bundle], path);
        assert.deepEqual(await styled(visit.page), [bundle], path);
        await becomes(() => visit.page.locator("main").getByText("There is no page at").count(), 0, path);
      }
    }
    await visit.close();
  });

  test("an address that leads nowhere is shown by the first bundle", async () => {
    const visit = await open("nowhere");
    await visit.page.getByText("There is no page at").waitFor();
    await becomes(() => loaded(visit.page), ["home"]);
    await visit.close({ expected: /404/ });
  });

  test("a game that begins on the first screen begins once, and the browser's buttons lead from bundle to bundle", async () => {
    const visit = await open("");
    const { page } = visit;
    await page.locator("[data-two=dvonn]").click();
    await page.locator("button[type=submit]").click();
    await dvonn.settled(page);
    await becomes(() => loaded(page), ["play"]);
    await dvonn.playAny(page, dvonn.mouse(page), "White", () => page.locator("[data-act=confirm]").click());
    await becomes(() => dvonn.plies(page), 1);
    await page.reload();
    await dvonn.settled(page, "b");
    await becomes(() => dvonn.plies(page), 1, "the game has not begun again");
    await page.goBack();
    await page.locator("[data-field=clock]").waitFor();
    await becomes(() => loaded(page), ["home"]);
    await page.goForward();
    await dvonn.settled(page, "b");
    await becomes(() => loaded(page), ["play"]);
    await becomes(() => dvonn.plies(page), 1);
    await visit.close();
  });

  test("a step to an address of another bundle loads that bundle", async () => {
    const visit = await open("settings");
    await goWithin(visit.page, "/analyse");
    await visit.page.locator(".site-nav [aria-current]").getByText("Analyse").waitFor();
    await becomes(() => loaded(visit.page).catch(() => []), ["study"]);
    await visit.close();
  });

  test("a page whose style sheet cannot be loaded says that it cannot start", async () => {
    const visit = await open("");
    const { page } = visit;
    await page.route(/basalt_study-\w+\.css/, (route) => route.abort());
    await page.goto(`${server.address}analyse`);
    await page.locator("#trouble").waitFor();
    await visit.close({ expected: /ERR_FAILED|cannot be loaded/ });
  });

  test("a page that is left while it loads reports nothing", async () => {
    const visit = await open("");
    const { page } = visit;
    const held = new Promise((resolve) => page.route(/basalt_study_bg/, resolve));
    await page.goto(`${server.address}analyse`, { waitUntil: "commit" });
    const route = await held;
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    await Promise.all([page.waitForEvent("requestfailed"), route.abort()]);
    await nextFrame(page);
    await becomes(() => page.locator("#trouble").isVisible(), false);
    await visit.close({ expected: /ERR_FAILED/ });
  });

  test("a page that the browser brings back as it was left is loaded again", async () => {
    const visit = await open("games");
    const { page } = visit;
    await page.locator(".entry").waitFor();
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await page.getByText("Finished games appear here").waitFor();
    await visit.close();
  });
});

test("every bundle is there after the first visit, though the server is gone", { timeout: 900_000 }, async () => {
  const server = await startServer();
  const browser = await launch();
  try {
    const visit = await openPage(browser, server.address, { ...OPTIONS, ...keeping(server.address, KEPT), serviceWorker: true });
    const { page } = visit;
    await waitUntilKept(page);
    await server.stop();
    await assert.rejects(fetch(server.address), "the server is gone");
    await page.locator("[data-first=dvonn]").click();
    await dvonn.settled(page);
    await becomes(() => loaded(page), ["play"]);
    for (const [bundle, [path]] of Object.entries(BUNDLES)) {
      await page.goto(server.address + path);
      await isReady(page);
      await becomes(() => loaded(page), [bundle], path);
    }
    // The screens of online games keep trying to reach the server.
    await visit.close({ expected: /WebSocket|ERR_CONNECTION|ERR_FAILED|Failed to fetch/ });
  } finally {
    await browser.close();
  }
});
