// Whole games of both kinds by every hand, against the computer and at one board, beside those of the other files.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SCREENS, keeping, openPage } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import * as punct from "../punct.mjs";

const CALM = { reducedMotion: "reduce" };

/** Whom a person plays: how the game is kept, and which colours the person has. */
const COMPUTER = { seat: "computer 1", colors: "w" };
const PERSON = { seat: "person", colors: "wb" };

/** The hands, each with the screen it plays on. */
const HANDS = {
  mouse: { screen: SCREENS.desktop, dvonn: dvonn.mouse, punct: punct.mouse },
  touch: { screen: SCREENS.phone, dvonn: dvonn.finger, punct: punct.finger },
  "keyboard alone": { screen: SCREENS.desktop, dvonn: dvonn.keys, punct: punct.keys },
};

/** The board gets the focus as a person without a pointer gives it. */
async function tabToBoard(page) {
  for (let tabs = 0; !(await page.evaluate(() => document.activeElement.id === "board")); tabs++) {
    assert.ok(tabs < 30, "the board is not far");
    await page.keyboard.press("Tab");
  }
}

describe("a whole game", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  async function playDvonn(name, { seat, colors }) {
    const { screen, dvonn: hand } = HANDS[name];
    const kept = keeping(server.address, { "basalt.table": dvonn.record(dvonn.FULL, { BlackSeat: seat }) });
    const visit = await openPage(browser, `${server.address}play`, { ...screen, ...CALM, ...kept });
    const { page } = visit;
    await dvonn.settled(page, colors);
    if (name === "keyboard alone") await tabToBoard(page);
    await dvonn.playOut(page, hand(page), { colors, confirm: () => hand(page).confirm() });
    await page.locator("#result").getByText(dvonn.COUNTED).waitFor();
    await visit.close();
  }

  async function playPunct(name, { seat, colors }) {
    const { screen, punct: hand } = HANDS[name];
    const visit = await punct.openGame(browser, server, { black: seat }, { ...screen, ...CALM });
    const { board, page } = visit;
    if (name === "keyboard alone") await tabToBoard(page);
    await punct.playOut(board, hand(board), colors);
    const reason = await board.result.locator("p").first().innerText();
    assert.match(reason, colors === "wb" ? /White connects west and east/ : /connected|18th piece|draw/);
    await visit.close();
  }

  for (const name of ["touch", "keyboard alone"]) {
    test(`of DVONN by ${name} against the computer`, () => playDvonn(name, COMPUTER));
    test(`of PÜNCT by ${name} against the computer`, () => playPunct(name, COMPUTER));
  }
  test("of DVONN by mouse at one board", () => playDvonn("mouse", PERSON));
  for (const name of Object.keys(HANDS)) {
    test(`of PÜNCT by ${name} at one board, from the empty board`, () => playPunct(name, PERSON));
  }
});
