// The frame around the screens, and what is painted before the program has loaded.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SCREENS, becomes, expectAccessible, keeping, openFromMenu, openPage, waitUntilKept } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { signUp } from "../online.mjs";
import { eachView } from "../views.mjs";

/** The greatest sum of layout shifts of a screen that loads. */
const MAX_SHIFT = 0.02;

/** Adds up the layout shifts of a page. */
function addUpShifts() {
  globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifts += value;
  }).observe({ type: "layout-shift", buffered: true });
}

describe("the shell", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  /** Opens an address; the program never arrives. */
  const openWithoutProgram = (path, options) => openPage(browser, server.address + path, { ...SCREENS.desktop, ...options, withoutProgram: true });

  const outlines = [
    { locale: "en-GB", colorScheme: "dark", links: ["Play", "Puzzles", "Learn", "Analyse"], ground: "rgb(21, 23, 27)" },
    { locale: "ru-RU", colorScheme: "light", links: ["Играть", "Задачи", "Уроки", "Анализ"], ground: "rgb(239, 233, 221)" },
  ];
  for (const { locale, colorScheme, links, ground } of outlines) {
    test(`header and board are painted without the program, ${locale}, ${colorScheme}`, async () => {
      const visit = await openWithoutProgram("play", { locale, colorScheme, ...keeping(server.address, { "basalt.table": dvonn.UNDER_WAY }) });
      const { page } = visit;
      await page.locator("#first-paint .board svg").first().waitFor();
      assert.deepEqual(await page.locator("#first-paint .site-nav a").allTextContents(), links);
      assert.equal(await page.locator("html").getAttribute("lang"), locale.slice(0, 2));
      assert.equal(await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor), ground);
      const { width } = await page.locator("#first-paint .board svg").first().boundingBox();
      assert.ok(width > 900, `the board is ${width} wide`);
      await visit.close();
    });
  }

  test("the outline has the theme and the language that were chosen", async () => {
    const chosen = keeping(server.address, { "basalt.settings": "language = pl\ntheme = light\n" });
    const visit = await openWithoutProgram("", { colorScheme: "dark", ...chosen });
    await visit.page.locator("#first-paint .site-nav").getByText("Zadania").waitFor();
    assert.equal(await visit.page.locator("html").getAttribute("data-theme"), "light");
    assert.equal(await visit.page.locator("html").getAttribute("lang"), "pl");
    await visit.close();
  });

  for (const [size, screen] of Object.entries(SCREENS)) test(`the program takes the outline's place and moves nothing on a ${size}`, async () => {
    const visit = await openPage(browser, `${server.address}play`, {
      ...screen,
      ...keeping(server.address, { "basalt.table": dvonn.UNDER_WAY }),
      script: addUpShifts,
    });
    await visit.page.locator("#board .surface svg").first().waitFor();
    await becomes(() => visit.page.locator("#first-paint").count(), 0);
    await visit.page.evaluate(() => document.fonts.ready);
    assert.ok((await visit.page.evaluate("globalThis.shifts")) < MAX_SHIFT);
    // The measurement notices a shift.
    await visit.page.evaluate(() => { document.querySelector(".stage").style.marginTop = "200px"; });
    await becomes(() => visit.page.evaluate("globalThis.shifts").then((shifts) => shifts > MAX_SHIFT), true);
    await visit.close();
  });

  for (const [size, screen] of Object.entries(SCREENS)) test(`no screen moves while it loads on a ${size}`, async () => {
    await eachView(browser, server.address, { ...screen, script: addUpShifts }, async (page, name) => {
      if (name === "lost") return;
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      const shifts = await page.evaluate("globalThis.shifts");
      assert.ok(shifts < MAX_SHIFT, `${name}: ${shifts}`);
    });
  });

  // The program replaces the elements of the outline, which the browser does not count as a shift.
  const PLACES = {
    desktop: [".site-header", ".brand", ".site-nav a:nth-child(1)", ".site-nav a:nth-child(4)", ".stage", ".board svg"],
    phone: [".player-bar--them", ".stage", ".board svg", ".player-bar--you", ".moves", ".actions"],
  };
  const games = { dvonn: dvonn.UNDER_WAY, punct: `[Game "punct"]\n[WhiteSeat "person"]\n[BlackSeat "computer 5"]\n\n*\n` };
  for (const [game, text] of Object.entries(games)) {
    const addresses = [["play", "basalt.table"], ["games/7", "basalt.game.0000000000000007"]];
    const visits = Object.entries(PLACES).flatMap(([size, places]) => addresses.map((address) => [size, places, ...address]));
    for (const [size, places, path, key] of visits) {
      test(`the outline of ${game} at ${path} on a ${size} has its parts where the program has them`, async () => {
        const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce", ...SCREENS[size], ...keeping(server.address, { [key]: text }) });
        let release;
        const released = new Promise((done) => (release = done));
        await context.route(/\.wasm$/, async (route) => {
          await released;
          await route.continue();
        });
        const page = await context.newPage();
        await page.goto(server.address + path, { waitUntil: "domcontentloaded" });
        await page.locator("#first-paint .board svg:visible").waitFor();
        await page.evaluate(() => document.fonts.ready);
        const boxes = (root) => page.evaluate(([root, places]) => places.map((place) => {
          const found = [...document.querySelectorAll(`${root} ${place}`)].find((one) => one.checkVisibility());
          const { left, top, width, height } = found.getBoundingClientRect();
          return [left, top, width, height];
        }), [root, places]);
        const outline = await boxes("#first-paint");
        release();
        await page.locator("#first-paint").waitFor({ state: "detached" });
        await page.locator("#board .surface svg").first().waitFor();
        // A board may be rounded to another pixel.
        const moved = async () => {
          const program = await boxes("body");
          const isMoved = (_, place) => program[place].some((value, side) => Math.abs(value - outline[place][side]) > 2);
          return places.filter(isMoved).map((name) => `${name}: ${outline[places.indexOf(name)]} became ${program[places.indexOf(name)]}`);
        };
        await becomes(moved, []);
        await context.close();
      });
    }
  }

  test("an address that leads nowhere shows the page with the status 404", async () => {
    const context = await browser.newContext({ locale: "en-GB" });
    const page = await context.newPage();
    const answer = await page.goto(`${server.address}no/such/page`);
    assert.equal(answer.status(), 404);
    await page.locator("main").getByText(/There is no page at .*no\/such\/page/).waitFor();
    await page.locator("header.site-header").waitFor();
    await context.close();
  });

  test("an English reader loads the Latin letters only, and has them offline", async () => {
    const visit = await openPage(browser, server.address, { ...SCREENS.desktop, serviceWorker: true });
    const { page } = visit;
    await page.locator(".site-header").waitFor();
    await page.evaluate(() => document.fonts.ready);
    // The index and the style sheet name the same files.
    const loaded = () => page.evaluate(() => [...new Set([...document.fonts].filter(({ status }) => status === "loaded").map(({ unicodeRange }) => unicodeRange))]);
    await becomes(async () => (await loaded()).length, 1);
    assert.match((await loaded())[0], /^U\+20-7E/i);
    await waitUntilKept(page);
    const kept = () => page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith(".woff2")).map((path) => path.split("-").slice(0, 3).join("-"));
    });
    await becomes(kept, ["/basalt-sans-latin"]);
    const answer = await page.evaluate(async () => {
      const { name } = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".woff2"));
      const { headers } = await fetch(name);
      return [headers.get("content-type"), headers.get("cache-control")];
    });
    assert.deepEqual(answer, ["font/woff2", "public, max-age=31536000, immutable"]);
    await visit.close();
  });

  test("the menu of the header opens, closes and leads on", async () => {
    const visit = await openPage(browser, server.address);
    const { page } = visit;
    const button = page.locator(".site-tools .menu > button");
    await button.click();
    await page.locator(".menu__list").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.locator(".menu__list").waitFor({ state: "detached" });
    await becomes(() => button.evaluate((one) => one === document.activeElement), true);
    await button.click();
    await page.locator("main").click({ position: { x: 5, y: 5 } });
    await page.locator(".menu__list").waitFor({ state: "detached" });
    await openFromMenu(page, "Settings");
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await visit.close();
  });

  test("? lists the shortcuts of every screen", async () => {
    const kept = keeping(server.address, { "basalt.table": dvonn.UNDER_WAY, "basalt.study": dvonn.UNDER_WAY });
    for (const [path, own] of [["", []], ["play", ["hint", "zen mode", "pick up, put down"]], ["analyse", ["play the best move"]], ["puzzles", []], ["rules/punct", []], ["online", []]]) {
      const visit = await openPage(browser, server.address + path, { ...SCREENS.desktop, ...kept });
      const { page } = visit;
      await page.locator("h1").waitFor({ state: "attached" });
      await page.keyboard.press("?");
      const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      for (const text of [...own, "this list"]) await dialog.getByText(text, { exact: true }).waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await visit.close();
    }
  });

  test("a member has an account menu on every screen, and logs out by it", async () => {
    const visit = await openPage(browser, `${server.address}online/account`);
    const { page } = visit;
    await signUp(page, "illite");
    await page.goto(server.address);
    await page.locator(".account").click();
    await page.locator(".menu__list").getByRole("link", { name: "Profile" }).waitFor();
    await page.locator("[data-act=log-out]").click();
    await page.locator(".site-tools").getByText("Create account").waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem("basalt.account")), null);
    await visit.close();
  });

  test("a phone has a bar of tabs, and the rest in its menu", async () => {
    const visit = await openPage(browser, server.address, SCREENS.phone);
    const { page } = visit;
    await page.locator(".tab-bar").getByRole("link", { name: "Puzzles" }).waitFor();
    await becomes(() => page.locator(".tab-bar [aria-current]").allTextContents(), ["Play"]);
    await page.locator(".tab-bar").getByRole("button", { name: "More" }).click();
    await page.locator(".menu__list").getByRole("link", { name: "My games" }).click();
    await page.getByRole("heading", { level: 1, name: "My games" }).waitFor();
    await visit.close();
  });
});
