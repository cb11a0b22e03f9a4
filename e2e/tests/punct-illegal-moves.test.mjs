// Every reason why a piece of PÜNCT cannot lie as it is held, in words on the page.
import { describe, test } from "node:test";
import { becomes } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { POSITIONS, openGame } from "../punct.mjs";

const { three, bridge } = POSITIONS;

/** The illegal move, the game, the action, and the message. */
const REFUSALS = [
  ["an arm off the board", {}, (board) => laid(board, "E", "a2", 0), "the piece doesn’t fit on the board"],
  ["a move off its lines", { position: three }, (board) => board.click("e6", "f8"), "f8 isn’t on one of the three lines through e6"],
  [
    "a placement in the centre",
    { position: three, variant: "standard" },
    (board) => laid(board, "T", "g7"),
    "g7 is in the central hexagon: you can only move pieces there",
  ],
  [
    "the first placement in the centre",
    {},
    (board) => board.click("f6", "g7"),
    "g7 is in the central hexagon: the first piece of the game must stay outside",
  ],
  [
    "a placement on another piece",
    { position: three },
    (board) => laid(board, "T", "e7", 0),
    "e6 isn’t empty: place the piece on three empty spaces",
  ],
  [
    "a placement under a bridge",
    { position: bridge },
    (board) => laid(board, "T", "h9", 5),
    "i9 is under a bridge, the piece on i8: nothing goes into the gap",
  ],
  ["ends on different levels", { position: bridge }, (board) => carried(board, 5, "i9", 3), "both ends must be on the same level"],
  [
    "a middle that is too high",
    { position: bridge },
    (board) => carried(board, 6, "j9", 2),
    "i9, under the middle dot, is higher than the ends",
  ],
  [
    "a triangle on uneven ground",
    { position: three },
    (board) => moved(board, "e6", "e9", 5),
    "all three dots of a triangle must be on the same level",
  ],
  [
    "a PÜNCT on no dot of its own",
    { position: "w:e6/d5e5 b:e9/d8e8 w 0" },
    (board) => board.click("e6", "e9"),
    "the PÜNCT must land on a white dot, and e9 shows none",
  ],
  ["a pinned piece", { position: bridge }, (board) => board.click("i11"), "i10 is pinned by the piece on i8"],
  ["a piece that stays as it is", { position: three }, (board) => moved(board, "e6", "e6", 0), "the piece on e6 would end up exactly as it was"],
  [
    "a kind that is used up",
    { position: "w:d4/d3d5,f4/f3f5 b: w 0" },
    (board) => board.click("m9", "m8", "m10"),
    "the reserve has no more straight pieces with the PÜNCT in the middle",
  ],
  [
    "spaces that make no piece",
    { position: three },
    (board) => board.click("m9", "m8", "m14"),
    "no piece has its PÜNCT on m9 and its other dots on m8 and m14",
  ],
];

/** A piece from the reserve, with its first arm in a direction. */
async function laid(board, kind, space, direction) {
  await board.choose(kind);
  if (direction === undefined) await board.click(space);
  else await board.pull(space, direction);
}

/** A piece of the board laid elsewhere, with its first arm in a direction. */
async function moved(board, from, to, direction) {
  await board.click(from, to);
  await board.turnTo(to, direction);
}

/** The piece on c9 carried to the right by keys. */
async function carried(board, steps, space, direction) {
  await board.click("c9", "d9");
  await board.keys(...Array(steps).fill("d"));
  await board.expectSpoken(`PÜNCT on ${space}`);
  await board.turnTo(space, direction);
}

describe("the board of PÜNCT says why it refuses", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  for (const [what, game, attempt, reason] of REFUSALS) {
    test(what, async () => {
      const visit = await openGame(browser, server, game);
      const { board } = visit;
      await board.expectTurn("White’s turn");
      await attempt(board);
      await board.page.locator("#note.refused", { hasText: reason }).waitFor();
      await board.expectSpoken(reason);
      if (await board.ghost.count()) {
        await becomes(() => board.act("confirm").isDisabled(), true);
        await board.keys("Enter");
        await board.page.locator(".said.refused", { hasText: reason }).waitFor();
      }
      await board.keys("Escape");
      await board.page.locator("#note.refused").waitFor({ state: "detached" });
      await becomes(() => board.status.innerText(), "White’s turn");
      await visit.close();
    });
  }
});
