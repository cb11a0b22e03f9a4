// The page as a visitor meets it.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LOCALES, SCREENS, becomes, expectAccessible, keeping, launch, openPage, screenshot, waitUntilKept } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { startServer } from "../server.mjs";

describe("the page", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  for (const [name, screen] of Object.entries(SCREENS)) {
    test(`opens on a ${name} without any trouble`, async () => {
      const visit = await openPage(browser, server.address, { ...screen, serviceWorker: true });
      await visit.page.locator("svg").first().waitFor();
      await expectAccessible(visit.page);
      await screenshot(visit.page, `start-${name}`);
      await waitUntilKept(visit.page);
      await visit.close();
    });
  }

  for (const locale of LOCALES) {
    test(`opens for a browser that speaks ${locale}`, async () => {
      const visit = await openPage(browser, server.address, { locale });
      await visit.page.locator("svg").first().waitFor();
      await visit.close();
    });
  }

  test("leads from the first screen to every way to play and to learn", async () => {
    const visit = await openPage(browser, server.address, { ...SCREENS.desktop, reducedMotion: "reduce" });
    const { page } = visit;
    await page.locator("svg").first().waitFor();
    const find = page.getByRole("link", { name: "Find an opponent" });
    await becomes(() => find.getAttribute("href"), "/online/pair/dvonn/600+0");
    // Ratings are for members.
    await find.getByText("10 + 0 · Casual").waitFor();
    const lines = await page.locator(".friends .button span").evaluateAll((all) => all.map((one) => one.getClientRects().length));
    assert.deepEqual(lines, [1, 1], "each way to play a friend has one line");
    await page.getByRole("button", { name: "5 + 3" }).click();
    await find.getByText("5 + 3").waitFor();
    await page.getByRole("button", { name: "PÜNCT", exact: true }).click();
    await becomes(() => find.getAttribute("href"), "/online/pair/punct/300+3");
    const drawings = page.locator(".featured .picture > .ground");
    await becomes(() => drawings.count(), 1, "the example of one game takes the place of the other");
    await page.getByRole("button", { name: "Days" }).click();
    await becomes(() => find.getAttribute("href"), "/online/pair/punct/3d");
    const tiles = [["Puzzle of the day", "Train", "/puzzles"], ["Keep learning", "All lessons", "/learn"], ["Analyse", "My games", "/games"]];
    for (const [tile, link, path] of tiles) {
      const found = page.getByRole("region", { name: tile, exact: true }).getByRole("link", { name: link });
      await becomes(() => found.getAttribute("href"), path);
    }
    await visit.close();
  });

  for (const locale of LOCALES) {
    test(`reads out each group of links by the name that it shows, ${locale}`, async () => {
      const visit = await openPage(browser, server.address, { ...SCREENS.desktop, locale, reducedMotion: "reduce" });
      await visit.page.locator(".home-tiles a[href]").first().waitFor();
      const groups = await visit.page.locator("main [aria-label]:has(a[href])").evaluateAll((all) => all.map((one) => {
        const shown = one.querySelector("h1, h2, h3, p").innerText;
        return { spoken: one.ariaLabel, shown };
      }));
      assert.ok(groups.length > 3, "there are groups of links");
      for (const { spoken, shown } of groups) assert.equal(spoken, shown);
      await visit.close();
    });
  }

  test("offers newcomers a game with a coach before anything else, and others last", async () => {
    for (const [kept, isFirst] of [[{}, true], [{ "basalt.ladder": "dvonn = 2\n" }, false]]) {
      const visit = await openPage(browser, server.address, { ...SCREENS.desktop, ...keeping(server.address, kept) });
      const { page } = visit;
      await page.locator("[data-act=coach]").waitFor();
      const order = await page.locator(".play-now .choice-row__text b").allTextContents();
      assert.equal(order.indexOf("New to DVONN?"), isFirst ? 0 : order.length - 1, order.join());
      await page.locator("[data-act=coach]").click();
      await page.waitForURL(/\/play$/);
      await page.locator(".coach-says").waitFor();
      await visit.close();
    }
  });

  test("may load and run nothing but its own files", async () => {
    const visit = await openPage(browser, server.address);
    await visit.page.locator("svg").first().waitFor();
    const policy = (await visit.page.reload()).headers()["content-security-policy"];
    await visit.page.locator("svg").first().waitFor();
    assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'( 'sha256-[^']+')*;/);
    await visit.page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.smuggled = true";
      document.head.append(script);
      document.body.setAttribute("style", "display: none");
    });
    assert.equal(await visit.page.evaluate("globalThis.smuggled"), undefined);
    assert.equal(await visit.page.locator("body").isVisible(), true);
    await visit.close({ expected: /Content Security Policy/ });
  });
});

test("the page is there after the first visit, though the server is gone", { timeout: 900_000 }, async () => {
  const server = await startServer();
  const browser = await launch();
  try {
    const visit = await openPage(browser, server.address, { ...SCREENS.desktop, serviceWorker: true });
    await waitUntilKept(visit.page);
    await server.stop();
    await assert.rejects(fetch(server.address), "the server is gone");
    await visit.page.reload();
    await visit.page.locator("svg").first().waitFor();
    const engine = await visit.page.locator("meta[name=basalt-engine]").getAttribute("content");
    const answer = await visit.page.evaluate(async (engine) => {
      const worker = new Worker(engine, { type: "module" });
      const answered = new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => data === "readyok" && resolve(data);
        worker.onerror = reject;
      });
      worker.postMessage("isready");
      return answered;
    }, engine);
    assert.equal(answer, "readyok");
    // The outline is there before the program, which never arrives.
    await visit.context.addInitScript(() => {
      const { fetch } = globalThis;
      globalThis.fetch = (file, ...options) => (/\.wasm$/.test(file) ? new Promise(() => {}) : fetch(file, ...options));
    });
    await visit.page.goto(`${server.address}puzzles/dvonn/3`, { waitUntil: "domcontentloaded" });
    await visit.page.locator("#first-paint .board svg:visible").waitFor();
    await becomes(() => visit.page.locator("#first-paint .site-nav a").allTextContents(), ["Play", "Puzzles", "Learn", "Analyse"]);
    await visit.page.evaluate(() => document.fonts.ready);
    await visit.close();
  } finally {
    await browser.close();
  }
});
