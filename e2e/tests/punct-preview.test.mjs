// The piece in the hand: turning, what it says, fingers and zoom.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LOCALES, LYING_PHONE, SCREENS, becomes, boxesOf, middleOf, nextFrame, screenshot } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { Fingers, POSITIONS, finger, openGame } from "../punct.mjs";
import { expectFits } from "../views.mjs";

describe("the piece of PÜNCT in the hand", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  test("is laid, nudged and confirmed on a phone that lies on its side", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.three }, LYING_PHONE);
    const { board, page } = visit;
    const isSeen = (selector) => page.waitForFunction((selector) => {
      const { top, bottom, left, right, height } = document.querySelector(selector).getBoundingClientRect();
      return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    }, selector);
    await isSeen(".surface");
    await page.locator('[data-kind="T"]:enabled').tap();
    await finger(board).tap("c4");
    await board.ghost.waitFor();
    await isSeen(".surface");
    await isSeen("[data-act=confirm]");
    const [room, bar] = await boxesOf(page, [".surface", ".hand"]);
    assert.ok(bar.left >= room.right, "the buttons hide nothing of the board");
    const isDrawn = await page.locator(".pad svg").evaluateAll((all) => all.map((one) => {
      const { fill, stroke, color } = getComputedStyle(one);
      return fill === "none" && stroke === color;
    }));
    assert.deepEqual(isDrawn, Array(6).fill(true), "the arrows have the colour of the text");
    await page.locator('[data-nudge="up"]').tap();
    await board.expectSpoken("PÜNCT on c5");
    await board.act("confirm").tap();
    await board.expectTurn("Black’s turn");
    await expectFits(page, "a phone on its side");
    await screenshot(page, "punct-phone-lying");
    await visit.close();
  });

  test("is turned by the wheel, by R and by taps, and is put back by Escape", async () => {
    const visit = await openGame(browser, server);
    const { board, page } = visit;
    await board.choose("E");
    await board.expectSpoken("choose a space");
    const turns = [await board.spokenAfter(() => board.pull("i4", 3))];
    const turn = async (act) => turns.push(await board.spokenAfter(act));
    assert.match(turns[0], /PÜNCT on i4, dots on i5 and i6/);
    await turn(() => page.mouse.wheel(0, 120));
    await turn(() => board.keys("r"));
    await turn(() => board.click("i4"));
    await turn(() => board.act("turn").click());
    await turn(() => board.act("turn").click());
    assert.equal(new Set(turns).size, 6, "six turns that all differ");
    await turn(() => board.act("turn").click());
    assert.equal(turns.at(-1), turns[0]);
    await turn(() => board.act("turn-back").click());
    assert.equal(turns.at(-1), turns[5]);
    await turn(() => page.mouse.move(700, 400).then(() => page.mouse.wheel(0, -120)));
    assert.equal(turns.at(-1), turns[4]);
    await page.locator("#board").focus();
    await turn(() => board.keys("Shift+R"));
    assert.equal(turns.at(-1), turns[3]);
    await becomes(() => board.part("ring").count(), 1);
    await board.keys("Escape");
    await board.ghost.waitFor({ state: "detached" });
    await becomes(() => board.status.innerText(), "White’s turn");
    await visit.close();
  });

  test("is turned by its knobs and by Q and E, shifted by arrows, and placed by Enter", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.three });
    const { board } = visit;
    await board.choose("E");
    await board.pull("l4", 3);
    await board.expectSpoken("PÜNCT on l4, dots on l5 and l6");
    const clockwise = await board.spokenAfter(() => board.act("knob").click());
    const back = await board.spokenAfter(() => board.act("knob-back").click());
    assert.match(back, /dots on l5 and l6/);
    await board.page.locator("#board").focus();
    assert.equal(await board.spokenAfter(() => board.keys("e")), clockwise);
    assert.equal(await board.spokenAfter(() => board.keys("q")), back);
    await board.turnTo("l4", 2);
    await board.expectSpoken("PÜNCT on l4, dots on k4 and j4");
    await board.keys("ArrowUp");
    await board.expectSpoken("PÜNCT on l5");
    await board.commit(() => board.keys("Enter"));
    await visit.close();
  });

  test("says so when it fits in no other turn", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.three });
    const { board } = visit;
    const reason = "the piece doesn’t fit here in any other direction";
    // On the other triangle it lies as that does.
    await board.click("e6", "e9");
    await board.expectSpoken("PÜNCT on e9, dots on e8 and d8");
    await board.act("turn").click();
    await board.page.locator("#note.refused", { hasText: reason }).waitFor();
    await board.expectSpoken(reason);
    await becomes(() => board.act("confirm").isEnabled(), true, "it may still be placed");
    await board.click("e3");
    await board.expectSpoken("PÜNCT on e3");
    const said = await board.spokenAfter(() => board.act("turn").click());
    assert.doesNotMatch(said, new RegExp(reason));
    await visit.close();
  });

  for (const [name, screen] of Object.entries({ mouse: SCREENS.desktop, finger: SCREENS.phone })) {
    test(`is dragged from the reserve onto the board by ${name}, and back beside it`, async () => {
      const visit = await openGame(browser, server, { position: POSITIONS.three }, screen);
      const { board, page } = visit;
      const fingers = await Fingers.on(page);
      const drag = async (to) => {
        const from = await middleOf(page.locator('[data-kind="T"]:enabled'));
        if (name === "mouse") return board.drag(from, to);
        await fingers.down(from);
        await fingers.move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
        await fingers.move(to);
        await fingers.up();
      };
      const { x, y } = await board.at("l5");
      await drag({ x, y: name === "mouse" ? y : y + 48 });
      await board.expectSpoken("PÜNCT on l5");
      await board.act("cancel").click();
      await board.ghost.waitFor({ state: "detached" });
      await drag({ x: 4, y: 4 });
      await page.locator('[aria-pressed="true"][data-kind]').waitFor({ state: "detached" });
      await becomes(() => board.ghost.count(), 0);
      await visit.close();
    });
  }

  test("is a piece of the board that follows the pointer", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.three });
    const { board } = visit;
    await board.drag(await board.at("d5"), await board.at("d2"));
    await board.expectSpoken("PÜNCT on e3");
    await becomes(() => board.part("lifted").count(), 1);
    await board.commit(() => board.act("confirm").click());
    await visit.close();
  });

  test("is laid by a tap and by no swipe", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.three }, SCREENS.phone);
    const { board, page } = visit;
    const fingers = await Fingers.on(page);
    await board.choose("T");
    const [start, end] = [await board.at("i11"), await board.at("m12")];
    await fingers.down(start);
    await fingers.move({ x: (start.x + end.x) / 2, y: start.y });
    await fingers.move({ x: end.x, y: start.y });
    await fingers.up();
    await fingers.tap(await board.at("l4"));
    await board.expectSpoken("PÜNCT on l4");
    await visit.close();
  });

  for (const locale of LOCALES) {
    test(`is explained in full on a phone in ${locale}`, async () => {
      const visit = await openGame(browser, server, {}, { ...SCREENS.phone, locale });
      const said = visit.page.locator(".said").first();
      await becomes(() => said.evaluate(({ innerText, scrollHeight, clientHeight }) => innerText.length > 0 && scrollHeight <= clientHeight), true);
      await visit.close();
    });
  }

  test("counts every turn of quick taps on a phone", async () => {
    const visit = await openGame(browser, server, {}, SCREENS.phone);
    const { board, page } = visit;
    const fingers = await Fingers.on(page);
    await board.choose("E");
    await fingers.tap(await board.at("i4"));
    await board.expectSpoken("PÜNCT on i4, dots on i5 and i6");
    await fingers.tap(await board.at("i4"), 4);
    await board.expectSpoken("PÜNCT on i4, dots on h3 and g2");
    const { x, y, width, height } = await board.act("turn").boundingBox();
    assert.ok(width >= 48 && height >= 48);
    await fingers.tap({ x: x + width / 2, y: y + height / 2 }, 5);
    await board.expectSpoken("PÜNCT on i4, dots on i3 and i2");
    await visit.close();
  });

  test("says what will happen, in sight on a phone too", async () => {
    const game = { position: "w:e4/d3e3,e8/e7e9 b:f9/f8f10 w 0" };
    const visit = await openGame(browser, server, game, SCREENS.phone);
    const { board, page } = visit;
    const fingers = await Fingers.on(page);
    await fingers.tap(await board.at("e4"));
    await board.expectNote("lifted from e4");
    await becomes(() => board.part("lines").count(), 1);
    let said = await board.spokenAfter(async () => fingers.tap(await board.at("e8")));
    for (let turns = 0; !said.includes("pins Black’s f9"); turns += 1) {
      assert.ok(turns < 6, "a turn that covers f9");
      said = await board.spokenAfter(() => board.act("turn").tap());
    }
    await board.expectNote("pins Black’s f9");
    const [bar, surface, note] = await boxesOf(page, [".hand__buttons", ".surface", "#note"]);
    assert.ok(note.bottom <= 740 && note.top >= 0, "in sight");
    assert.ok(surface.bottom <= Math.min(note.top, bar.top), "nothing hides the board");
    await board.act("confirm").tap();
    await board.expectTurn("Black’s turn");
    await visit.close();
  });

  test("stays in the hand while two fingers zoom the board, and the whole board comes back", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.three }, SCREENS.phone);
    const { board, page } = visit;
    const fingers = await Fingers.on(page);
    const picture = page.locator(".surface .standing");
    const whole = await picture.getAttribute("viewBox");
    await board.choose("M");
    const { x, y } = await board.at("i9");
    await fingers.down({ x: x - 20, y }, { x: x + 20, y });
    await fingers.move({ x: x - 50, y }, { x: x + 50, y });
    await fingers.up();
    await page.locator(`.surface .standing:not([viewBox="${whole}"])`).waitFor();
    await becomes(() => board.ghost.count(), 0, "a pinch lays nothing");
    assert.ok((await board.step()) > 40, "spaces are larger");
    await fingers.tap(await board.at("i11"));
    await board.expectSpoken("PÜNCT on i11");
    await becomes(() => board.act("confirm").isEnabled(), true);
    await screenshot(page, "punct-phone-zoomed");
    await board.act("unzoom").tap();
    await page.locator(`.surface .standing[viewBox="${whole}"]`).waitFor();
    await becomes(() => board.act("confirm").isEnabled(), true);
    await visit.close();
  });

  test("comes back to the reserve with the cross", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.three });
    const { board, page } = visit;
    await board.choose("T");
    await page.locator('[data-kind="T"][aria-pressed="true"]').waitFor();
    await board.act("cancel").click();
    await page.locator('[aria-pressed="true"][data-kind]').waitFor({ state: "detached" });
    await visit.close();
  });
});
