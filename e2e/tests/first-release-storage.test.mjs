// A browser that kept games, settings and progress with the first release opens them with this one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { SCREENS, becomes, keeping, openPage } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";

/** The browser's storage as the first release wrote it, and a game under way of each kind. */
const { stored, running } = JSON.parse(readFileSync(new URL("../data/first-release-storage.json", import.meta.url), "utf8"));

/** The moves of each game under way, as they were played. */
const MOVES = {
  dvonn: ["a1a2", "c1c2", "b1b2"],
  punct: ["b4/c4c5", "f1/g1g2", "i12/j12j13"],
  "punct-basic": ["b4/c4c5", "f1/g1g2", "i12/j12j13"],
};
const NAMES = { dvonn: "DVONN", punct: "PÜNCT", "punct-basic": "PÜNCT" };

describe("storage of the first release", { timeout: 300_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = (path, game = {}) =>
    openPage(browser, server.address + path, {
      ...SCREENS.desktop,
      reducedMotion: "reduce",
      ...keeping(server.address, { ...stored, ...game }),
    });
  const texts = (locator) => locator.evaluateAll((all) => all.map((one) => one.textContent));

  for (const [game, text] of Object.entries(running)) {
    test(`a running game of ${game} goes on`, async () => {
      const visit = await open("", { "basalt.table": text });
      const { page } = visit;
      await page.locator(".resume").filter({ hasText: NAMES[game] }).waitFor();
      await page.locator(".resume a").click();
      await becomes(() => texts(page.locator(".move[data-ply]")), MOVES[game]);
      await page.locator(".is-turn[data-player=b]").waitFor();
      await becomes(() => page.locator(".clock").count(), game === "dvonn" ? 2 : 0);
      const name = game.startsWith("punct") ? "b4" : "a2";
      await page.locator(`#space-${name}:not([aria-label$=empty])`).waitFor({ state: "attached" });
      await visit.close();
    });
  }

  test("finished games are listed and can be replayed and analysed", async () => {
    const keys = Object.keys(stored).filter((key) => key.startsWith("basalt.game."));
    assert.equal(keys.length, 3);
    const visit = await open("games");
    const { page } = visit;
    await becomes(() => page.locator(".entry:not(.broken)").count(), keys.length);
    await becomes(() => page.locator(".entry.broken").count(), 0);
    for (const id of keys.map((key) => Number(key.replace("basalt.game.", "")))) {
      await page.locator(`a[href="/games/${id}"]`).click();
      await page.locator("#board svg").first().waitFor();
      await page.goBack();
      await page.locator(`a[href="/analyse/${id}"]`).click();
      await page.waitForURL(/analyse$/);
      await page.locator("[data-name][aria-label]").first().waitFor({ state: "attached" });
      await page.goBack();
    }
    await visit.close();
  });

  test("settings apply", async () => {
    const visit = await open("settings");
    const { page } = visit;
    await page.locator("html[data-theme=light]").waitFor();
    const checked = (name) => page.locator(`[data-field=${name}] input:checked`).getAttribute("value");
    await becomes(() => Promise.all(["theme", "confirmation", "threats"].map(checked)), ["1", "2", "2"]);
    await becomes(() => page.locator(".switch").evaluateAll((all) => all.map((one) => one.checked)), [false, true, false]);
    await visit.close();
  });

  test("steps and puzzles that were done stay done", async () => {
    const visit = await open("learn");
    const { page } = visit;
    const links = (selector) => page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    await becomes(() => links(".done a"), ["/learn/dvonn/move", "/learn/punct/turn"]);
    await page.goto(`${server.address}puzzles`);
    await page.getByText(/^2 of \d+ solved$/).waitFor();
    for (const [number, state] of [["dvonn/1", "solved"], ["dvonn/184", "solved"], ["punct/1", "tried"]]) {
      await page.goto(`${server.address}puzzles/${number}`);
      await page.locator(`.puzzle[data-state=${state}]`).waitFor();
    }
    await visit.close();
  });

  test("the study opens with its variations and comments", async () => {
    const visit = await open("analyse");
    const { page } = visit;
    await page.locator("[data-act=engine]").uncheck();
    const rows = () => page.locator(".moves-row").evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll("button")].map((one) => one.textContent.replace(/^\d+/, "")).join(" ")));
    await becomes(rows, ["e3! c3", "i3 c3", "a1", "a1", "b1", "i3"]);
    await becomes(() => texts(page.locator(".comment")), ["the middle", "beside the middle"]);
    await visit.close();
  });
});
