// Looking at a board of PÜNCT: under pieces, at chains, threats, levels, the last turn and what moves.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SCREENS, becomes, expectAccessible, middleOf, screenshot } from "../browser.mjs";
import { resign } from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { Fingers, POSITIONS, openGame } from "../punct.mjs";

describe("the board of PÜNCT", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  test("lets a person look under a piece: by the button, by a long press, by L", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.bridge });
    const { board, page } = visit;
    const lifted = board.part("lifted");
    const under = /level 2: White’s PÜNCT of the straight piece on i8; level 1: White’s PÜNCT of the/;
    await board.act("look-under").click();
    await board.click("i8");
    await lifted.waitFor();
    await board.expectSpoken(under);
    await screenshot(page, "punct-looking-under");
    await board.click("c4");
    await lifted.waitFor({ state: "detached" });
    await board.keys("Escape");

    const { x, y } = await board.at("i8");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await lifted.waitFor();
    await page.mouse.up();
    await lifted.waitFor({ state: "detached" });
    await becomes(() => board.part("lines").count(), 0, "nothing was taken up");

    await board.click("i6");
    await board.keys("Escape", "w", "w", "l");
    await lifted.waitFor();
    await board.keys("l");
    await lifted.waitFor({ state: "detached" });
    await visit.close();
  });

  test("shows under the loupe what a finger looks at", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.bridge }, SCREENS.phone);
    const { board, page } = visit;
    const fingers = await Fingers.on(page);
    await fingers.down(await board.at("i8"));
    await page.locator(".magnifier.shown .lifted").waitFor();
    await fingers.up();
    await page.locator(".magnifier.shown").waitFor({ state: "detached" });
    await becomes(() => board.part("lifted").count(), 0);
    await visit.close();
  });

  test("keeps the loupe away from the finger", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.three }, SCREENS.phone);
    const { board, page } = visit;
    const fingers = await Fingers.on(page);
    await fingers.down(await middleOf(page.locator('[data-kind="T"]:enabled')));
    for (const [space, corner] of [["d8", "right"], ["m12", "left"], ["d8", "right"]]) {
      const { x, y } = await board.at(space);
      await fingers.move({ x, y: y + 48 });
      const side = () => page.evaluate((x) => {
        const [loupe, board] = [".magnifier.shown", "#board"].map((part) => document.querySelector(part)?.getBoundingClientRect());
        if (!loupe || (loupe.left <= x && x <= loupe.right)) return "over the finger";
        return loupe.left + loupe.right > board.left + board.right ? "right" : "left";
      }, x);
      await becomes(side, corner, space);
    }
    await fingers.up();
    await visit.close();
  });

  test("lights a chain and says what it touches", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.gap.replace(/w 0$/, "b 0") });
    const { board, page } = visit;
    await board.click("g7");
    await board.part("chain").waitFor();
    await becomes(() => board.part("side.lit").count(), 1);
    await board.expectNote("White’s chain of 9 dots touches west");
    await page.locator(".said", { hasText: "White’s chain of 9 dots touches west" }).waitFor();
    await visit.close();
  });

  test("shows under the pointer what can be moved and where it may go, and says so until it is put back", async () => {
    const { board, page, close } = await openGame(browser, server, { position: POSITIONS.three });
    const cursor = async (space) => {
      const { x, y } = await board.at(space);
      await page.mouse.move(x, y);
      return page.evaluate(([x, y]) => getComputedStyle(document.elementFromPoint(x, y)).cursor, [x, y]);
    };
    const label = () => page.locator("#space-e4").getAttribute("aria-label");
    await becomes(() => cursor("e6"), "grab");
    for (const other of ["h8", "e4"]) await becomes(() => cursor(other), "auto");
    await becomes(label, "e4: empty");
    await board.click("e6");
    await becomes(() => cursor("e4"), "pointer");
    await becomes(label, "e4: empty. You can place the piece here");
    await board.keys("Escape");
    await becomes(() => cursor("e4"), "auto");
    await becomes(label, "e4: empty");
    await close();
  });

  test("shows the opponent's winning turns and counts them", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.gap.replace(/w 0$/, "b 0") });
    const { board, page } = visit;
    await becomes(() => board.part("threat").count(), 0);
    await board.act("threats").click();
    await board.part("threat").first().waitFor();
    await board.expectNote(/White could win at once in \d+ ways/);
    await page.locator("#board").focus();
    await board.keys("t");
    await board.part("threat").first().waitFor({ state: "detached" });
    await board.keys("t");
    await board.part("threat").first().waitFor();
    await resign(page);
    await board.result.waitFor();
    await board.note.filter({ hasText: "could win" }).waitFor({ state: "detached" });
    await visit.close();
  });

  test("fades the upper levels", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.towers });
    const { board, page } = visit;
    await becomes(() => board.part("piece[opacity]").count(), 0);
    await page.locator(".floors input").fill("1");
    await board.part("piece[opacity]").first().waitFor();
    await becomes(() => board.part("piece[opacity]").count(), 9);
    await visit.close();
  });

  test("shows where the last piece came from, and a hint as an outline", async () => {
    const visit = await openGame(browser, server, { position: POSITIONS.three });
    const { board } = visit;
    await board.click("e6", "e4");
    await board.act("confirm").click();
    await board.expectTurn("Black’s turn");
    await board.page.locator('.surface .last[data-space="e6"]').waitFor();
    await board.page.locator('.surface .last[data-space="e4"]').waitFor();
    await board.act("hint").click();
    await board.page.locator(".surface .drawn").first().waitFor();
    await board.act("hint").click();
    await board.page.locator(".surface .arrow").first().waitFor();
    await visit.close();
  });

  /** Notes every animation that the page begins. */
  const WATCH = () => {
    window.begun = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { direction } = options;
      window.begun.push({ space: this.dataset.space, direction, frames: [...frames].map(({ translate, rotate }) => ({ translate, rotate })) });
      return animate.call(this, frames, options);
    };
  };

  for (const reducedMotion of ["no-preference", "reduce"]) {
    test(`moves pieces along their way, with ${reducedMotion} about motion`, async () => {
      const visit = await openGame(browser, server, { position: POSITIONS.three }, { reducedMotion });
      const { board, page } = visit;
      await page.evaluate(WATCH);
      await board.click("e6", "e4");
      await board.keys("r");
      await board.act("confirm").click();
      await board.expectTurn("Black’s turn");
      await board.act("undo").click();
      await board.expectTurn("White’s turn");
      await becomes(() => page.evaluate(() => window.begun.length), reducedMotion === "reduce" ? 0 : 2);
      const begun = await page.evaluate(() => window.begun);
      if (reducedMotion !== "reduce") {
        const [{ space, frames }, back] = begun;
        assert.deepEqual(back, { ...begun[0], direction: "reverse" }, "it goes back the way it came");
        assert.equal(space, "e4");
        assert.match(frames[0].translate, /^0\.0px -\d/, "it comes from above, where e6 is");
        assert.notEqual(frames[0].rotate, "0.0deg");
        assert.deepEqual(frames.at(-1), { translate: "0.0px 0.0px", rotate: "0.0deg" });
      }
      await visit.close();
    });
  }

  const LOOKS = {
    "by day": { ...SCREENS.desktop, colorScheme: "light" },
    "by night": { ...SCREENS.desktop, colorScheme: "dark" },
    "on a phone": { ...SCREENS.phone, colorScheme: "dark" },
  };
  for (const [name, look] of Object.entries(LOOKS)) {
    test(`keeps nobody out ${name}`, async () => {
      const visit = await openGame(browser, server, { position: POSITIONS.towers }, look);
      const { board, page } = visit;
      await expectAccessible(page);
      await screenshot(page, `punct-towers-${name.replaceAll(" ", "-")}`);
      await board.choose("E");
      await board.click("e4");
      await board.ghost.waitFor();
      await expectAccessible(page);
      await screenshot(page, `punct-ghost-${name.replaceAll(" ", "-")}`);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      assert.equal(scrollWidth, clientWidth, "nothing reaches beyond the screen");
      for (const button of await page.locator(".piece:enabled:visible, .hand button:visible").all()) {
        const { width, height } = await button.boundingBox();
        assert.ok(Math.min(width, height) >= (look.hasTouch ? 44 : 40), `${width} by ${height}`);
      }
      await visit.close();
    });
  }
});
