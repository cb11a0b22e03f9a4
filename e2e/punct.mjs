// PÜNCT in the page as the tests play it: with a mouse, with fingers, with keys.
import { SCREENS, becomes, keeping, middleOf, nextFrame, openPage } from "./browser.mjs";

/** Positions that the tests start from. */
export const POSITIONS = {
  three: "w:e6/d5e5,e9/d8e8 b:h8/h9i9 w 0",
  bridge: "w:c9/c7c8,i8/h7i7,i10/i11j11,i8/i9i10^1 b: w 0",
  /** White wins between i8 and k9. */
  gap: "w:b4/a4c5,d5/e6f6,g7/h7i8,l9/k9m10,n10/o11p11,q12/p12q13 b:c1/b1d1 w 0",
  /** White's next placement is the last. */
  seventeen:
    "w:i9/i8i10,k7/j6j7,h4/i5i4,l13/l12k12,l6/l5k5,e4/f4e3,i13/j13h13,k13/k14k15,o11/o10o9,n17/n16n15,e13/f14g15,b7/a7a8,q10/p10p11,n6/n7m7,j17/i16i15,j4/i3j5,g5/g6h5 b:g8/f7g7 w 0",
  /** Five levels, and Black to move. */
  towers:
    "w:i3/h3i2,j4/j5j6,k16/l16m17,m9/m10m11,m14/l13n14,o8/m8n8,j5/i3j4^1,l16/j15k15^1,m14/l13n15^1,m14/l13n15^2,n15/n14o14^3 b:b7/a6b6,e8/e9f10,g4/g3h5,i13/i12j13,i14/h13j15,m16/n15n16,o13/p13q14,p15/o14q16,p16/o15o16,e8/f9f10^1,o15/o14p16^1,q16/q14q15^1,q14/o14p14^2 b 1",
  /** Towers, and 17 pieces of each side on the board; White to move. */
  crowded:
    "w:e3/f3f4,f6/e6f7,h8/g7g8,i3/h3i2,i6/h6i7,j4/j5j6,k8/j7j8,k16/l16m17,m9/m10m11,m14/l13n14,o7/n6n7,o8/m8n8,j5/i3j4^1,l16/j15k15^1,m14/l13n15^1,m14/l13n15^2,n15/n14o14^3 b:b7/a6b6,b8/a8b9,e8/e9f10,e13/f13f14,g4/g3h5,g11/g12h12,i13/i12j13,i14/h13j15,m16/n15n16,o13/p13q14,p15/o14q16,p16/o15o16,q11/o9p10,e8/f9f10^1,o15/o14p16^1,q16/q14q15^1,q14/o14p14^2 w 0",
};

/** The record of a game that is under way, as the browser keeps it. */
function record({ game = "punct", position, variant = "basic", white = "person", black = "person" }) {
  const tags = { Game: game, Variant: game === "punct" && variant, WhiteSeat: white, BlackSeat: black, Position: position };
  const lines = Object.entries(tags).flatMap(([name, value]) => (value ? `[${name} "${value}"]` : []));
  return `${lines.join("\n")}\n\n*\n`;
}

/** Opens the page with a game that it kept, and waits for its board. */
export async function openGame(browser, server, game = {}, options = SCREENS.desktop) {
  const kept = keeping(server.address, { "basalt.table": record(game) });
  const visit = await openPage(browser, `${server.address}play`, { ...options, ...kept });
  await visit.page.locator("#space-i5[aria-label]").waitFor({ state: "attached" });
  return { ...visit, board: new Board(visit.page) };
}

/** The board, and what a person does with it. */
export class Board {
  constructor(page) {
    this.page = page;
    this.note = page.locator("#note");
    this.spoken = page.locator("#spoken");
    this.ghost = page.locator(".surface .ghost");
    this.status = page.locator("#status");
    this.result = page.locator("#result");
  }

  part(role) {
    return this.page.locator(`.surface .${role}`);
  }

  act(name) {
    return this.page.locator(`[data-act="${name}"]`);
  }

  /** The middle of a space on the screen. */
  at(space) {
    return middleOf(this.page.locator(`#space-${space}`));
  }

  /** The distance between two neighbouring spaces. */
  async step() {
    const [one, other] = [await this.at("i9"), await this.at("i10")];
    return Math.hypot(one.x - other.x, one.y - other.y);
  }

  async click(...spaces) {
    for (const space of spaces) {
      const { x, y } = await this.at(space);
      await this.page.mouse.click(x, y);
    }
  }

  async choose(kind) {
    await this.page.locator(`[data-kind="${kind}"]:enabled`).click();
  }

  /** The middle of the neighbour of a space: 0 is below it, the others follow clockwise. */
  async beside(space, direction) {
    const [{ x, y }, step] = [await this.at(space), await this.step()];
    const angle = ((90 + 60 * direction) * Math.PI) / 180;
    return { x: x + step * Math.cos(angle), y: y + step * Math.sin(angle) };
  }

  /** Presses somewhere and lets go elsewhere. */
  async drag(from, to) {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y, { steps: 3 });
    await this.page.mouse.up();
  }

  /** Presses on a space with a chosen piece and pulls its first arm that way. */
  async pull(space, direction) {
    await this.drag(await this.at(space), await this.beside(space, direction));
  }

  /** Pulls a knob of the ghost, whose PÜNCT is on this space, so that its first arm points that way. */
  async turnTo(space, direction) {
    // The knobs follow the ghost a frame later.
    await nextFrame(this.page);
    await this.drag(await middleOf(this.act("knob")), await this.beside(space, direction));
  }

  async keys(...names) {
    for (const name of names) await this.page.keyboard.press(name);
  }

  /** Waits for the sentence under the board. */
  async expectNote(text) {
    await this.note.filter({ hasText: text }).waitFor();
  }

  async expectSpoken(text) {
    await this.spoken.filter({ hasText: text }).waitFor({ state: "attached" });
  }

  /** Does something, and tells what is said then: never what was said before. */
  async spokenAfter(act) {
    const before = await this.spoken.innerText();
    await act();
    await becomes(() => this.spoken.innerText().then((said) => said !== before), true);
    return this.spoken.innerText();
  }

  /** Waits until it is the turn of whoever the status names, or the game is over. */
  async expectTurn(who) {
    await this.status.filter({ hasText: who }).or(this.result).first().waitFor();
  }

  /** Makes a move with an action, and waits until the list of moves shows it. */
  async commit(act) {
    const before = await this.page.locator(".move[data-ply]").count();
    await act();
    await this.page.waitForFunction((before) => document.querySelectorAll(".move[data-ply]").length > before, before);
  }

  /** Places any piece with the mouse, on the first of these spaces where there is room and nothing unwanted happens. */
  async placeOn(spaces, unwanted) {
    for (const space of spaces) {
      await this.page.locator("[data-kind]:enabled").first().click();
      await this.pull(space, 4);
      await this.ghost.waitFor();
      await nextFrame(this.page);
      if (await this.act("confirm").isDisabled()) {
        await this.keys("r");
        await nextFrame(this.page);
      }
      const isWanted = !unwanted?.test(await this.note.innerText());
      if (isWanted && (await this.act("confirm").isEnabled())) return this.commit(() => this.act("confirm").click());
      await this.act("cancel").click();
      await this.ghost.waitFor({ state: "detached" });
    }
    throw new Error("no piece can be placed");
  }

  /**
   * Waits until it is the turn of one of these colours and the spaces have their names; tells whose turn it is, if
   * anybody's. The text beside the board follows it a frame later, so the turn is read from the board itself.
   */
  async settled(colors) {
    const settled = await this.page.waitForFunction((colors) => {
      if (document.getElementById("result")) return "over";
      const whose = document.querySelector(".is-turn[data-player], .player.turn")?.dataset.player;
      const last = [...document.querySelectorAll(".move[data-ply]")].at(-1)?.textContent;
      const punct = last?.match(/([a-q]\d+)\//)?.[1];
      const isNamed = !punct || /PÜNCT/.test(document.getElementById(`space-${punct}`)?.ariaLabel);
      const said = document.getElementById("board")?.ariaLabel.match(/(White|Black) to move/)?.[1][0].toLowerCase();
      return colors.includes(whose) && whose === said && isNamed && whose;
    }, colors);
    const whose = await settled.jsonValue();
    return whose === "over" ? undefined : whose;
  }

  /** The spaces whose spoken names match a pattern. */
  spacesNamed(pattern) {
    return this.page.locator("[data-name]").evaluateAll(
      (all, pattern) => all.filter((space) => new RegExp(pattern).test(space.ariaLabel)).map((space) => space.dataset.name),
      pattern.source,
    );
  }

  /** The empty spaces outside the centre. */
  empty() {
    return this.spacesNamed(/: empty$/);
  }
}

/** A hand with a mouse. */
export const mouse = (board) => ({
  tap: (space) => board.click(space),
  confirm: () => board.act("confirm").click(),
  cancel: () => board.act("cancel").click(),
});

/** A hand with a finger. */
export const finger = (board) => ({
  async tap(space) {
    const { x, y } = await board.at(space);
    await board.page.touchscreen.tap(x, y);
  },
  confirm: () => board.act("confirm").tap(),
  cancel: () => board.act("cancel").tap(),
});

/**
 * The focus, and the key that moves it towards a space; no key if it is there. Where the last key has not moved it, at the
 * rim, it goes to the middle first.
 */
function keyTowards({ space, before }) {
  const focus = document.getElementById("board").getAttribute("aria-activedescendant");
  if (!focus) return { focus, key: "ArrowUp" };
  const centre = (id) => {
    const { left, top, width, height } = document.getElementById(id).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
  };
  const [from, to] = [centre(focus), centre(`space-${space}`)];
  const vertical = (isDown) => ({ focus, key: isDown ? "ArrowDown" : "ArrowUp" });
  if (focus === before) return vertical(from.y < centre("board").y);
  if (Math.abs(from.x - to.x) > to.size / 4) return { focus, key: from.x < to.x ? "ArrowRight" : "ArrowLeft" };
  if (Math.abs(from.y - to.y) > to.size / 4) return vertical(from.y < to.y);
  return { focus };
}

/** A hand on the keys; the board has the focus. */
export const keys = (board) => ({
  async tap(space) {
    for (let before; ; ) {
      const { focus, key } = await board.page.evaluate(keyTowards, { space, before });
      if (!key) break;
      await board.keys(key);
      before = focus;
    }
    await board.keys("Space");
  },
  confirm: () => board.keys("Enter"),
  cancel: () => board.keys("Escape"),
});

/** The placements that both players try, the PÜNCT's space first: White goes from the west to the east, Black keeps away. */
const PLANS = {
  w: ["b4/a4c5", "d5/e6f6", "g7/h7i8", "q12/p12q13", "n10/o11p11", "j9/j10k10", "l9/k9m9"],
  b: ["e12/e13f13", "g13/g14h14", "i15/i16j16", "d9/c8e10", "g11/f10h12", "c2/c3d3"],
};

/** The steps of (column, row) from the PÜNCT to the two other dots, for each kind of piece. */
const KINDS = {
  T: [[0, 1], [1, 1]],
  C: [[0, 1], [0, -1]],
  E: [[0, 1], [0, 2]],
  M: [[0, 1], [1, 0]],
  L: [[0, 1], [1, 2]],
  R: [[0, 1], [-1, 1]],
};

/** The first piece of a kind that there is room for on these spaces. */
function anyPiece(empty, kind) {
  const named = (space, [columns, rows]) => String.fromCharCode(space.charCodeAt(0) + columns) + (Number(space.slice(1)) + rows);
  const pieces = empty.map((punct) => [punct, ...KINDS[kind].map((step) => named(punct, step))]);
  return pieces.find((spaces) => spaces.every((space) => empty.includes(space)));
}

/** Names the three spaces of a piece, the PÜNCT's first, and places it. */
async function placeNamed(board, hand, spaces) {
  for (const space of spaces) await hand.tap(space);
  await board.ghost.waitFor();
  await board.commit(() => hand.confirm());
}

/** Places a piece as a player would like to, or any that there is room for. */
export async function placeAny(board, hand, color) {
  const empty = await board.spacesNamed(/: empty/);
  const wanted = PLANS[color].map((piece) => piece.match(/[a-q]\d+/g));
  const left = await board.page.locator("[data-kind]:enabled").evaluateAll((all) => all.map(({ dataset }) => dataset.kind));
  const kind = Object.keys(KINDS).find((kind) => left.includes(kind));
  const spaces = wanted.find((spaces) => spaces.every((space) => empty.includes(space))) ?? anyPiece(empty, kind);
  await placeNamed(board, hand, spaces);
}

const ENDLESS = "a game of PÜNCT ends with the 18th piece";

/** Plays a game to its end by placing pieces: for one player, or for both at one board. */
export async function playOut(board, hand, colors) {
  for (let turns = 0; turns < 36; turns++) {
    const color = await board.settled(colors);
    if (!color) return;
    await placeAny(board, hand, color);
  }
  if (await board.settled(colors)) throw new Error(ENDLESS);
}

/** Plays a game to its end on two boards, each with a hand of its own; after so many turns something happens in between. */
export async function playOutBetween(boards, hands, { after, pause }) {
  for (let turns = 0; turns < 72; turns++) {
    if (turns === after) await pause();
    const color = await boards.w.settled("wb");
    if (!color || !(await boards[color].settled(color))) return;
    await placeAny(boards[color], hands[color], color);
    const plies = turns + 1;
    for (const { page } of Object.values(boards)) {
      await page.waitForFunction((plies) => document.getElementById("result") || document.querySelectorAll(".move[data-ply]").length >= plies, plies);
    }
  }
  throw new Error(ENDLESS);
}

/** Fingers on the screen, moved as the browser's own input is: faster than a person, one event after another. */
export class Fingers {
  static async on(page) {
    return new Fingers(await page.context().newCDPSession(page));
  }

  constructor(session) {
    this.session = session;
  }

  #send(type, ...points) {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    return this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  down(...points) {
    return this.#send("touchStart", ...points);
  }

  move(...points) {
    return this.#send("touchMove", ...points);
  }

  up() {
    return this.#send("touchEnd");
  }

  /** Taps as often as is said, without waiting for the page in between. */
  async tap(point, times = 1) {
    const sent = Array.from({ length: times }, () => [this.down(point), this.up()]);
    await Promise.all(sent.flat());
  }
}
