// The set-up editor in the page.
//
// `/analyse` shows the board that was studied last; `[data-act=setup]`, among the ways to open a game, leads to the editor, which
// has the address `/setup` and a bundle of its own.
// In the editor ([data-screen=setup]):
//   [data-tool=white|black|red|take-off]          what a tap does (red in DVONN only)
//   [data-act=setup-undo|setup-redo]              editing back and forth
//   [data-act=setup-clear|setup-start|setup-random]  the whole board (random in DVONN only)
//   [data-act=setup-done|setup-cancel]            back to the board of the analysis
//   [data-field=to-move|phase|variant]            choices; select[name=level], input[name=turns]: PÜNCT’s level and count
//   [data-count=T|C|…]                            how many pieces of a kind are on the board
//   #verdict                                      what is impossible, or that nothing is
//   #note                                         why the last tap did nothing, or what to do
//   #position-text, #position-unread              the position as a text, and why it cannot be read
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LOCALES_ON_SCREENS, LYING_PHONE, SCREENS, becomes, expectAccessible, keeping, openPage, screenshot } from "../browser.mjs";
import { finger, keys, mouse } from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { expectFits } from "../views.mjs";

const RIGHT = "This position is legal.";
const BRIDGE = "w:i8/h7i7,i10/i11j11,i8/i9i10^1 b: w 0";

/** The editor, and what a person does with it. */
class SetUp {
  constructor(page, hand) {
    this.page = page;
    this.hand = hand;
    this.text = page.locator("#position-text");
    this.done = this.act("done");
  }

  act(name) {
    return this.page.locator(`[data-act=setup-${name}]`);
  }

  tool(name) {
    return this.page.locator(`[data-tool=${name}]`);
  }

  figures(tool) {
    return this.tool(tool).locator(".tool-figures").textContent();
  }

  choice(field, number) {
    return this.page.locator(`[data-field=${field}] input`).nth(number);
  }

  async put(tool, ...spaces) {
    await this.tool(tool).click();
    for (const space of spaces) await this.hand.tap(space);
  }

  async expectText(text) {
    await this.text.waitFor();
    await this.page.waitForFunction((text) => document.getElementById("position-text").value === text, text);
  }

  expectVerdict(text) {
    return this.page.locator("#verdict").getByText(text).waitFor();
  }

  expectNote(text) {
    return this.page.locator("#note").getByText(text).waitFor();
  }

  expectSpoken(text) {
    return this.page.locator("#spoken").getByText(text).waitFor({ state: "attached" });
  }

  /** Waits for the words of what is impossible, and for the mark on its space; nothing can be taken over as long as it is. */
  async expectImpossible(why, space) {
    await this.expectVerdict(`Not possible: ${why}.`);
    await becomes(() => this.done.isDisabled(), true);
    if (space) await this.page.locator(`#board .fault[data-space=${space}]`).waitFor();
  }

  /** Presses a key, and waits for what is said. */
  async press(key, said) {
    await this.page.keyboard.press(key);
    await this.expectSpoken(said);
  }
}

describe("the set-up editor", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  /** Opens the analysis of a record, goes to a position in it, and opens the editor there. */
  async function openAt(record, goThere, options = SCREENS.desktop, hand = mouse) {
    const kept = keeping(server.address, { "basalt.study": record });
    const visit = await openPage(browser, `${server.address}analyse`, { ...options, ...kept });
    const { page } = visit;
    // The engine would think along in the background.
    await page.locator("[data-act=engine]").uncheck();
    await goThere(page);
    // "Open", in whatever language.
    await page.getByRole("tab").nth(3).click();
    await page.locator("[data-act=setup]").click();
    await page.locator(`[data-screen=setup] #space-a2[aria-label]`).waitFor({ state: "attached" });
    return { ...visit, setup: new SetUp(page, hand(page)) };
  }

  const open = (game, options, hand) => openAt(`[Game "${game}"]\n\n*\n`, () => {}, options, hand);

  /** A game with a variation, and the way to the end of that. */
  const WITH_VARIATION = `[Game "dvonn"]\n\n1. e3 (1. d3 c3) c2 2. d2 *\n`;
  const toVariation = (page) => page.locator(".moves-row.depth-1 button").last().click();
  const EDITED = "9/10/2rr7/10/9 w p";

  test("builds a stack of DVONN piece by piece and says at each step what is still impossible", async () => {
    const { setup, page, close } = await open("dvonn");
    await setup.expectVerdict(RIGHT);
    await setup.choice("phase", 1).check();
    await setup.expectImpossible("all 3 red pieces must be on the board, found 0");
    await setup.put("red", "e3", "f3", "f3");
    await setup.expectText("9/10/4r(rr)5/10/9 w s");
    await setup.expectImpossible("a red piece can’t be on top of the stack on f3: single red pieces never move", "f3");
    await setup.put("white", "f3", "a1");
    await setup.expectImpossible("the stack on a1 isn’t linked to a red piece, so it would have been removed", "a1");
    await setup.put("take-off", "a1");
    await setup.expectVerdict(/the game is over/);
    await setup.put("black", "g3");
    await setup.choice("to-move", 1).check();
    await setup.expectVerdict(RIGHT);
    await setup.expectText("9/10/4r(rrw)b4/10/9 b s");
    await becomes(() => setup.figures("red"), "3/3");
    await setup.done.click();
    await page.locator("#space-f3[aria-label*='White stack of 3 with 2 reds']").waitFor({ state: "attached" });
    await close();
  });

  test("goes back and forth, clears, begins anew and fills the board by chance", async () => {
    const { setup, close } = await open("dvonn");
    for (const color of ["red", "white"]) await setup.put(color, "e3");
    await setup.expectImpossible("e3 has more than one piece, but stacking starts after placing");
    await setup.act("undo").click();
    await setup.expectImpossible("after 1 placements it is Black’s turn");
    await setup.act("redo").click();
    await setup.expectText("9/10/4(rw)6/10/9 w p");
    await setup.act("random").click();
    await setup.expectVerdict(RIGHT);
    await becomes(() => setup.figures("white"), "23/23");
    for (const [act, text] of [["clear", "9/10/11/10/9 w s"], ["start", "9/10/11/10/9 w p"]]) {
      await setup.act(act).click();
      await setup.expectText(text);
    }
    await close();
  });

  test("changes nothing when it is left by cancelling", async () => {
    const { setup, page, close } = await open("dvonn");
    await setup.act("random").click();
    await setup.act("cancel").click();
    await page.locator("#space-e3[aria-label='e3: empty']").waitFor({ state: "attached" });
    await becomes(() => page.locator("[data-screen=setup]").count(), 0);
    await close();
  });

  test("leads back to the move at which it was opened when it is left by cancelling", async () => {
    const { setup, page, close } = await openAt(WITH_VARIATION, toVariation);
    await setup.expectText(EDITED);
    await setup.act("cancel").click();
    await becomes(() => page.locator(".moves-row.depth-1 [aria-current]").textContent(), /c3/);
    await page.locator("#space-c3[aria-label='c3: red piece']").waitFor({ state: "attached" });
    await page.locator("#space-e3[aria-label='e3: empty']").waitFor({ state: "attached" });
    await close();
  });

  test("begins with the same position when it is loaded again, and without an analysis with an empty board", async () => {
    const { setup, page, close } = await openAt(WITH_VARIATION, toVariation);
    await setup.act("clear").click();
    await page.reload();
    await setup.expectText(EDITED);
    await page.goto(server.address);
    await page.goto(`${server.address}setup`);
    await setup.expectText("9/10/11/10/9 w p");
    await setup.act("cancel").click();
    await page.locator(".moves-row.depth-1").first().waitFor();
    await close();
  });

  test("puts the study among the games when another position takes its place", async () => {
    const { setup, page, close } = await openAt(WITH_VARIATION, toVariation);
    await setup.act("random").click();
    await setup.done.click();
    await page.locator("#board .stack[data-space=a1]").waitFor();
    await becomes(() => page.evaluate(() => Object.values(localStorage).filter((text) => text.includes("(1. d3")).length), 1);
    await page.reload();
    await page.locator("#board .stack[data-space=a1]").waitFor();
    await close();
  });

  test("reads a position as a text, and says why one cannot be read", async () => {
    const { setup, page, close } = await open("dvonn");
    await setup.text.fill("9/10/4r(rrw)b4/10 w s");
    await page.locator("#position-unread").getByText("Can’t read this: expected 5 rows separated by “/”, found 4.").waitFor();
    await becomes(() => setup.text.getAttribute("aria-invalid"), "true");
    await setup.expectVerdict(/^Can’t read this/);
    await becomes(() => setup.done.isDisabled(), true);
    await setup.text.fill("9/10/4r(rrw)b4/10/9 W S");
    await setup.expectVerdict(RIGHT);
    await page.locator("#board .stack[data-space=f3]").waitFor();
    await setup.text.blur();
    await setup.expectText("9/10/4r(rrw)b4/10/9 w s");
    await setup.text.fill("nonsense");
    await setup.put("white", "e3");
    await setup.expectText("9/10/4(rw)(rrw)b4/10/9 w s");
    await setup.text.fill("9/10/4r(rrw)b4/10/1w7 w s");
    await setup.expectImpossible("the stack on b1 isn’t linked to a red piece, so it would have been removed");
    await close();
  });

  test("makes a piece of PÜNCT of three taps, where it comes to rest", async () => {
    const { setup, page, close } = await open("punct");
    await setup.put("white", "d4");
    await setup.expectNote("PÜNCT on d4, dots left to tap: 2");
    await page.locator("#board .begun[data-space=d4]").waitFor();
    await setup.put("white", "d3", "d5", "d4", "d3", "d5");
    await setup.expectText("w:d4/d3d5,d4/d3d5^1 b: w 0");
    await setup.expectVerdict(RIGHT);
    await becomes(() => page.locator("[data-count=C]").first().textContent(), "2/2");
    await setup.put("black", "m9", "m8", "m10");
    await setup.choice("variant", 0).check();
    await page.locator("input[name=turns]").fill("7");
    await setup.choice("to-move", 1).check();
    await setup.expectText("w:d4/d3d5,d4/d3d5^1 b:m9/m8m10 b 7");
    await setup.done.click();
    await page.locator("#space-d4[aria-label*='level 2']").waitFor({ state: "attached" });
    await close();
  });

  /** The position, the tool, the taps, and the reason why they do nothing. */
  const REFUSED = [
    ["spaces that make no piece", "w: b: w 0", "white", ["m9", "m8", "m14"], "no piece has its PÜNCT on m9 and its other dots on m8 and m14"],
    ["an end in the air", "w:d4/d3d5 b: w 0", "white", ["d4", "d3", "c3"], "nothing supports the dot on c3 at level 2 (1 is the board)"],
    ["a PÜNCT on a foreign dot", "w:d4/d3d5 b: w 0", "black", ["d4", "d3", "d5"], "the PÜNCT on d4 at level 2 (1 is the board) isn’t on a dot of its own colour"],
    ["a kind that is used up", "w:d4/d3d5,f4/f3f5 b: w 0", "white", ["m9", "m8", "m10"], "White has 3 straight pieces with the PÜNCT in the middle on the board, but the game has only 2"],
    ["a piece under another", BRIDGE, "take-off", ["i11"], "i10 is pinned by the piece on i8"],
  ];
  test(`refuses in PÜNCT ${REFUSED.map(([what]) => what).join(", ")}`, async () => {
    const { setup, close } = await open("punct");
    for (const [, text, tool, spaces, why] of REFUSED) {
      await setup.text.fill(text);
      await setup.put(tool, ...spaces);
      await setup.expectNote(`Not possible: ${why}.`);
      await setup.expectSpoken(why);
      await setup.expectText(text);
    }
    await close();
  });

  test("puts a piece of PÜNCT on a level that is chosen, possible or not", async () => {
    const { setup, page, close } = await open("punct");
    await setup.text.fill(BRIDGE);
    await page.locator("select[name=level]").selectOption("0");
    await setup.put("white", "i9", "h8", "g8");
    await setup.expectText("w:i8/h7i7,i9/g8h8,i10/i11j11,i8/i9i10^1 b: w 0");
    await setup.expectVerdict(RIGHT);
    await page.locator("select[name=level]").selectOption("2");
    await setup.put("black", "m9", "m10", "m11");
    await setup.expectImpossible("nothing supports the dot on m9 at level 3 (1 is the board)", "m9");
    await setup.put("take-off", "m10");
    await setup.expectVerdict(RIGHT);
    await page.locator("input[name=turns]").fill("101");
    await setup.expectImpossible("the game is drawn after 100 turns without a placement, found 101");
    await close();
  });

  test("works with keys alone", async () => {
    const { setup, page, close } = await open("dvonn", SCREENS.desktop, keys);
    await setup.tool("red").focus();
    await page.keyboard.press("Enter");
    await page.locator("#board").focus();
    await setup.press("ArrowRight", "f3: empty");
    await setup.hand.tap("e2");
    await setup.expectSpoken("e2: red piece");
    await setup.press("Space", "e2: stack of 2, red on top, 2 red");
    await setup.press("Delete", "e2: red piece");
    await setup.hand.tap("g4");
    await setup.expectText("9/5r4/11/4r5/9 w p");
    await page.keyboard.press("Control+z");
    await setup.expectText("9/10/11/4r5/9 w p");
    await setup.tool("white").focus();
    await page.keyboard.press("Enter");
    await page.locator("#board").focus();
    await setup.press("Space", "g4: white piece");
    await close();
  });

  test("works with a finger on a phone", async () => {
    const { setup, page, close } = await open("dvonn", SCREENS.phone, finger);
    await setup.put("red", "e3");
    await setup.put("black", "e3", "a1");
    await setup.expectText("9/10/4(rb)6/10/b8 w p");
    await page.locator("#space-e3[aria-label='e3: stack of 2, black on top, 1 red']").waitFor({ state: "attached" });
    await close();
  });

  for (const [game, least] of [["dvonn", 480], ["punct", 300]]) {
    test(`of ${game} has board and tools side by side on a phone that lies on its side`, async () => {
      const { page, close } = await open(game, { ...LYING_PHONE, viewport: { width: 844, height: 390 } }, finger);
      const boxes = await page.evaluate(() => [...document.querySelectorAll("#board .surface, .tool, [data-act=setup-done]")].map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { name: one.dataset.tool ?? one.dataset.act ?? "board", left, top, right, bottom };
      }));
      const outside = boxes.filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > 844 || bottom > 390);
      assert.deepEqual(outside, []);
      const [board] = boxes.filter(({ name }) => name === "board");
      assert.ok(board.right - board.left >= least, `the board is ${board.right - board.left} px wide`);
      await expectFits(page, `${game}, lying`);
      await screenshot(page, `setup-${game}-lying`);
      await close();
    });
  }

  for (const game of ["dvonn", "punct"]) {
    for (const { locale, size, screen, isFirst } of LOCALES_ON_SCREENS) {
      test(`of ${game} fits a ${size} in ${locale}${isFirst ? ", without an obstacle" : ""}`, async () => {
        const colorScheme = locale === "en-GB" ? "dark" : "light";
        const { setup, page, close } = await open(game, { ...screen, locale, colorScheme, reducedMotion: "reduce" });
        await setup.text.fill(game === "dvonn" ? "9/1w8/3r(bw)2(wbr)3/3(rw)6/4w4 b s" : "w:c4/b3b4,c4/b3b4^1,m9/m10m11^2 b:c5/b5d5 w 0");
        await page.locator("#board .fault").waitFor();
        await expectFits(page, `${game} ${locale}`);
        if (isFirst) await expectAccessible(page);
        await screenshot(page, `setup-${game}-${size}-${locale.slice(0, 2)}`);
        await close();
      });
    }
  }
});
