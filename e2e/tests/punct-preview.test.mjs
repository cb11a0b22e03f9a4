// The piece in the hand: turning, the check mark beside it, what it says, fingers and zoom.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { LYING_PHONE, SCREENS, SOAK, becomes, launch, screenshot } from "../browser.mjs";
import { Fingers, POSITIONS, finger, openGame } from "../punct.mjs";
import { startServer } from "../server.mjs";
import { expectFits } from "../views.mjs";

/** Windows in which the picture fills its room, and such where it does not. */
const WINDOWS = {
  phone: SCREENS.phone,
  desktop: SCREENS.desktop,
  "low window": { viewport: { width: 1200, height: 520 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  wall: { viewport: { width: 2560, height: 1440 } },
};

/** Spaces of the rim in the west, the east and the north; in `cargo xtask soak` those of all corners. Rust tests try all pieces on all spaces. */
const SPREAD = SOAK ? ["a2", "a7", "d1", "i2", "q14", "p16", "n17", "i16", "f13", "i14"] : ["a2", "q14", "i16"];

/** The half of the check mark, and of the body of a piece as a part of a step. */
const MARK = 24;
const BODY = 0.4;

describe("the piece of PÜNCT in the hand", { timeout: 900_000 }, () => {
  let browser, server;
  before(async () => {
    [browser, server] = await Promise.all([launch(), startServer()]);
  });
  after(() => Promise.all([browser?.close(), server?.stop()]));

  /** The check mark is inside the picture and hides none of the three dots. */
  async function expectCheckBeside(board) {
    const said = await board.spoken.innerText();
    const spaces = said.match(/PÜNCT on (\w+), arms to (\w+) and (\w+)/).slice(1);
    const [mark, room, step] = [await board.check.boundingBox(), await board.page.locator(".surface .standing").boundingBox(), await board.step()];
    const at = { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 };
    assert.ok(at.x - MARK >= room.x - 1 && at.x + MARK <= room.x + room.width + 1, `${said}: ${at.x} beside the board`);
    assert.ok(at.y - MARK >= room.y - 1 && at.y + MARK <= room.y + room.height + 1, `${said}: ${at.y} beside the board`);
    for (const space of spaces) {
      const dot = await board.at(space);
      const apart = Math.hypot(dot.x - at.x, dot.y - at.y);
      assert.ok(apart > MARK + BODY * step, `${said}: ${apart} from ${space}`);
    }
  }

  for (const [name, screen] of Object.entries(WINDOWS)) {
    test(`has the check mark beside it on a ${name}, either way up`, async () => {
      const visit = await openGame(browser, server, {}, screen);
      const { board } = visit;
      for (const flips of [0, 1]) {
        if (flips) await board.act("flip").click();
        await board.page.evaluate(() => scrollTo(0, 0));
        for (const space of SPREAD) {
          await board.choose("L");
          await board.click(space);
          await board.expectSpoken(`PÜNCT on ${space}`);
          await expectCheckBeside(board);
          await board.act("cancel").click();
          await board.ghost.waitFor({ state: "detached" });
        }
      }
      await visit.close();
    });
  }

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
    const [room, bar] = [await page.locator(".surface").boundingBox(), await page.locator(".hand-bar").boundingBox()];
    assert.ok(bar.x >= room.x + room.width, "the buttons hide nothing of the board");
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
    await board.expectSpoken("choose the space");
    const turns = [await board.hear(() => board.pull("i4", 3))];
    const turn = async (act) => turns.push(await board.hear(act));
    assert.match(turns[0], /PÜNCT on i4, arms to i5 and i6/);
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

  test("counts every turn of quick taps on a phone", async () => {
    const visit = await openGame(browser, server, {}, SCREENS.phone);
    const { board, page } = visit;
    const fingers = await Fingers.on(page);
    await board.choose("E");
    await fingers.tap(await board.at("i4"));
    await board.expectSpoken("PÜNCT on i4, arms to i5 and i6");
    await fingers.tap(await board.at("i4"), 4);
    await board.expectSpoken("PÜNCT on i4, arms to h3 and g2");
    const { x, y, width, height } = await board.act("turn").boundingBox();
    assert.ok(width >= 48 && height >= 48);
    await fingers.tap({ x: x + width / 2, y: y + height / 2 }, 5);
    await board.expectSpoken("PÜNCT on i4, arms to i3 and i2");
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
    let said = await board.hear(async () => fingers.tap(await board.at("e8")));
    for (let turns = 0; !said.includes("pins Black’s f9"); turns += 1) {
      assert.ok(turns < 6, "a turn that covers f9");
      said = await board.hear(() => board.act("turn").tap());
    }
    await board.expectNote("pins Black’s f9");
    const [bar, surface, note] = await Promise.all([".hand-bar", ".surface", "#note"].map((part) => page.locator(part).boundingBox()));
    assert.ok(note.y + note.height <= 740 && note.y >= 0, "in sight");
    assert.ok(surface.y + surface.height <= bar.y, "the bar hides nothing of the board");
    await board.check.tap();
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
    await expectCheckBeside(board);
    await screenshot(page, "punct-phone-zoomed");
    await board.act("unzoom").tap();
    await page.locator(`.surface .standing[viewBox="${whole}"]`).waitFor();
    await expectCheckBeside(board);
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
