// Whole games of PÜNCT, by mouse, by touch and by keyboard alone.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SCREENS, becomes, screenshot } from "../browser.mjs";
import { resign } from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { Fingers, POSITIONS, openGame } from "../punct.mjs";

/** Spaces from the west to the east. */
const LINE = [..."abcdefghijklmnopq"].map((column, number) => `${column}${4 + Math.ceil(number / 2)}`);

describe("a game of PÜNCT", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  test("is played whole by mouse against the computer, to a result in words", async () => {
    const visit = await openGame(browser, server, { black: "computer 1" });
    const { board } = visit;
    while (await board.settled("w")) {
      const empty = await board.empty();
      await board.placeOn([...LINE.filter((space) => empty.includes(space)), ...empty]);
    }
    await becomes(() => board.result.locator("p").first().innerText(), /connected|18th|pieces|draw|centre/i);
    await becomes(() => board.result.locator("h2").innerText(), /won|lost|draw/i);
    await screenshot(visit.page, "punct-result");
    await visit.close();
  });

  test("is brought to its end by touch on a phone", async () => {
    const game = { position: POSITIONS.seventeen, variant: "standard", black: "computer 1" };
    const visit = await openGame(browser, server, game, SCREENS.phone);
    const { board, page } = visit;
    const fingers = await Fingers.on(page);
    await page.locator('[data-kind="T"]:enabled').tap();
    const near = await board.at("f11");
    await fingers.tap(near);
    await board.ghost.waitFor();
    await page.locator("#board.has-ghost").waitFor();
    // The finger is elsewhere; the ghost goes by as much as it does.
    const [start, step] = [await board.at("i14"), await board.step()];
    const laid = await board.ghost.getAttribute("data-space");
    await fingers.down(start);
    await fingers.move({ x: start.x, y: start.y - step / 2 });
    await fingers.move({ x: start.x, y: start.y - step });
    await page.locator(".magnifier.shown").waitFor();
    await screenshot(page, "punct-phone-carrying");
    const above = laid.replace(/\d+/, (row) => Number(row) + 1);
    await page.locator(`.surface .ghost[data-space="${above}"]`).waitFor();
    await fingers.up();
    await page.locator(".magnifier.shown").waitFor({ state: "detached" });
    const before = await board.ghost.getAttribute("data-space");
    await page.locator('[data-nudge="down"]').tap();
    await page.locator(`.surface .ghost:not([data-space="${before}"])`).waitFor();
    await board.expectNote(/last piece and ends the game with \d+ to \d+ in the centre/);
    await screenshot(page, "punct-phone-ghost");
    await becomes(() => board.result.count(), 0, "nothing was committed by letting go");
    await board.act("confirm").tap();
    await board.result.waitFor();
    await visit.close();
  });

  test("is played by keyboard alone at one board", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.gap });
    const { board, page } = visit;
    while ((await page.evaluate(() => document.activeElement.id)) !== "board") await board.keys("Tab");
    // White: a triangle, led to where it may lie. The focus starts in the middle.
    await board.keys("1", "ArrowUp");
    await board.expectSpoken("i9");
    await board.keys("Enter");
    await board.expectSpoken("triangle, PÜNCT on i9");
    await board.keys("w", "w", "w");
    await board.expectSpoken("PÜNCT on i12");
    await board.keys("Enter");
    await board.expectTurn("Black’s turn");
    // Black names three spaces one by one, then thinks better of it.
    await board.keys("w", " ", "Escape", "2", "Enter", "R", "Shift+R", "Enter");
    await board.expectTurn("White’s turn");
    // White closes the gap.
    await board.keys("Escape", "2");
    await board.expectSpoken("choose a space");
    const heard = (key) => board.spokenAfter(() => board.keys(key));
    let said = await heard("Enter");
    for (let steps = 0; !said.includes("PÜNCT on j9"); steps += 1) {
      assert.ok(steps < 12, said);
      said = await heard(said.includes("PÜNCT on i9") ? "PageDown" : "s");
    }
    for (let turns = 0; !/connects/i.test(await board.note.innerText()); turns += 1) {
      assert.ok(turns < 6, said);
      said = await heard("r");
    }
    await board.keys("Enter");
    await board.result.filter({ hasText: "White connects west and east" }).waitFor();
    await visit.close();
  });

  test("has a rematch with the other colour, whose side is below", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.three, black: "computer 1" });
    const { board, page } = visit;
    const isBelow = async (space, other) => (await board.at(space)).y > (await board.at(other)).y;
    await page.locator(".player-bar--you[data-player=w]").waitFor();
    await becomes(() => isBelow("i4", "i14"), true);
    await resign(page);
    await board.act("rematch").click();
    await page.locator(".player-bar--you[data-player=b]").waitFor();
    await becomes(() => isBelow("i14", "i4"), true);
    await becomes(() => page.locator(".reserve--yours [data-reserve]").getAttribute("data-reserve"), "black");
    await visit.close();
  });

  test("takes three taps for a piece, the PÜNCT first", async () => {
    const visit = await openGame(browser, server);
    const { board } = visit;
    await board.click("e4");
    await board.expectNote("PÜNCT on e4");
    await board.click("e5", "f5");
    await board.expectSpoken("triangle, PÜNCT on e4, dots on e5 and f5");
    await board.act("confirm").click();
    await board.expectTurn("Black’s turn");
    await becomes(() => board.page.locator("#space-e4").getAttribute("aria-label"), "e4: White’s PÜNCT of a triangle on level 1");
    await visit.close();
  });
});
