// A rated game that goes on: the engine says nothing of it to those who play it.
import { describe, test } from "node:test";
import { SCREENS, becomes, openPage } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { shownPosition } from "../lessons.mjs";
import { signUp } from "../online.mjs";

const OPTIONS = { ...SCREENS.desktop, reducedMotion: "reduce" };

describe("fair play", { timeout: 300_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const act = (page, name) => page.locator(`[data-act=${name}]`).first().click();

  /** A member who waits for a rated game. */
  async function member(name) {
    const visit = await openPage(browser, `${server.address}online/account`, OPTIONS);
    const { page } = visit;
    await signUp(page, name);
    await page.goto(`${server.address}online`);
    await act(page, "rated");
    await page.locator("[data-pace='300+3']").click();
    return visit;
  }

  /** Opens a record in the analysis. */
  async function analyse(page, text) {
    await page.goto(`${server.address}analyse`);
    await page.getByRole("tab", { name: "Open", exact: true }).click();
    await page.locator("[data-act=paste]").fill(text);
    await act(page, "read");
  }

  /** The engine says why it says nothing. */
  async function expectSilence(page) {
    const notice = page.locator(".toast").getByText("The engine is off during your rated game");
    await notice.waitFor();
    await becomes(() => page.locator(".lines li").count(), 0);
    await notice.click();
    await notice.waitFor({ state: "detached" });
  }

  /** Plays a move of Black's in the analysis, which becomes this ply. */
  async function tryAny(page, ply) {
    const hand = dvonn.mouse(page);
    await page.locator("#board").scrollIntoViewIfNeeded();
    await page.locator('[aria-label*="lack"][aria-label*="can move"]').first().waitFor({ state: "attached" });
    const [from] = await dvonn.spacesNamed(page, /black.*can move/);
    await dvonn.choose(page, hand, from);
    const [to] = await dvonn.targets(page);
    await hand.tap(to);
    await page.locator(".tree [aria-current] .number").getByText(String(ply), { exact: true }).waitFor();
  }

  test("nobody analyses or reviews a rated game of their own before it is over", async () => {
    const pair = [await member("Anna"), await member("Bela")];
    for (const { page } of pair) {
      await page.waitForURL(/\/online\/game\//);
      await page.locator("#space-a1[aria-label]").waitFor({ state: "attached" });
    }
    const isWhite = ({ page }) => page.locator(".player-bar[data-player=w] .who").textContent().then((who) => who.includes("Anna"));
    const [white] = (await isWhite(pair[0])) ? pair : pair.toReversed();
    const { page } = white;
    const [game, start] = [page.url(), await shownPosition(page)];
    await dvonn.settled(page, "w");
    const move = await dvonn.playAny(page, dvonn.mouse(page), "White", () => page.locator("[data-act=confirm]").click());
    await page.waitForFunction(() => document.querySelectorAll(".move[data-ply]").length === 1);
    await analyse(page, dvonn.record(start, {}, `1. ${move}`));
    // The current position, the first one, and a possible next one.
    await expectSilence(page);
    await page.locator("main").focus();
    await page.keyboard.press("Home");
    await expectSilence(page);
    await page.keyboard.press("End");
    await expectSilence(page);
    await tryAny(page, 2);
    await expectSilence(page);
    await page.getByRole("tab", { name: "Review", exact: true }).click();
    await act(page, "review");
    await page.locator(".said.refused").getByText("once it’s over").waitFor();
    await page.goto(game);
    await page.locator("#space-a1[aria-label]").waitFor({ state: "attached" });
    await dvonn.resign(page);
    await page.locator("#result").waitFor();
    await page.goto(`${server.address}analyse`);
    await page.locator(".lines li").first().waitFor();
    await page.getByRole("tab", { name: "Review", exact: true }).click();
    await act(page, "review");
    await page.locator("[data-act=close-review]").waitFor();
    await Promise.all(pair.map((visit) => visit.close()));
  });
});
