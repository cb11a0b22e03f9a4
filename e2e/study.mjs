// Large things to study: long games, and a tree with many variations.
import { readFileSync } from "node:fs";
import { SOAK } from "./browser.mjs";
import { UNDER_WAY } from "./dvonn.mjs";
import { converse } from "./engine.mjs";
import { PROGRAM } from "./server.mjs";

/** Games of ninety plies, by their titles. */
export const LONG_GAMES = Object.fromEntries(
  ["dvonn", "punct"].map((title) => [title, readFileSync(new URL(`data/${title}.txt`, import.meta.url), "utf8")]),
);

/** The games that are reviewed twice: the long ones in `cargo xtask soak`, otherwise their openings. */
export const REVIEWED_GAMES = SOAK ? LONG_GAMES : { dvonn: opening(UNDER_WAY), punct: opening(LONG_GAMES.punct) };

/** The first eight plies of a game. */
export function opening(record) {
  return record.replace(/\b5\. [^]*/, "*\n");
}

const SPACES = ["abcdefghi1", "abcdefghij2", "abcdefghijk3", "bcdefghijk4", "cdefghijk5"].flatMap((row) =>
  [...row.slice(0, -1)].map((column) => column + row.at(-1)),
);

/** The game and the variations of the tree: 25 plies with 20 other moves beside each. */
export const WIDE = { plies: 25, others: 20 };

/** A record of DVONN with five hundred variations. */
export function wideTree() {
  const others = SPACES.slice(WIDE.plies, WIDE.plies + WIDE.others);
  const ply = (space, number) => {
    const named = `${Math.floor(number / 2) + 1}.${number % 2 ? ".." : ""}`;
    return `${named} ${space} ${others.map((other) => `(${named} ${other})`).join(" ")}`;
  };
  return `[Game "dvonn"]\n\n${SPACES.slice(0, WIDE.plies).map(ply).join("\n")} *\n`;
}

/** Reviews the game that is open, and tells what was found: a line for each player and each marked move. */
export async function review(page, timeout) {
  await page.getByRole("tab", { name: "Review", exact: true }).click();
  await page.locator("[data-act=review]").click();
  await page.locator("[data-act=close-review]").waitFor({ timeout });
  return page.locator(".accuracy > div, .key-moment").evaluateAll((all) => all.map((one) => `${one.dataset.mark ?? ""} ${one.textContent}`));
}

/** A script of a page: its engine answers each search with the same lines, as far as they are legal. */
export function engineThatSays(lines) {
  return { content: `(${answerWith})(${JSON.stringify(lines)})` };
}

/** Runs in the page. */
function answerWith(lines) {
  globalThis.Worker = class extends EventTarget {
    postMessage(line) {
      if (!line.startsWith("go")) return;
      for (const data of lines) setTimeout(() => this.onmessage?.(new MessageEvent("message", { data })));
    }
    terminate() {}
  };
}

/** A script of a page: its engine reviews games, and answers any other search with the same lines. */
export function engineForReviews(lines) {
  return { content: `(${reviewOrAnswer})(${JSON.stringify(lines)})` };
}

/** Runs in the page. A review searches a fixed number of nodes, so it finds the same each time; other searches end by the clock. */
function reviewOrAnswer(lines) {
  globalThis.Worker = class extends Worker {
    postMessage(line) {
      if (!line.startsWith("go") || line.startsWith("go nodes")) return super.postMessage(line);
      for (const data of lines) setTimeout(() => this.onmessage?.(new MessageEvent("message", { data })));
    }
  };
}

/** What the engine says of the first position of `UNDER_WAY`. */
export const LINES = [
  "info depth 9 multipv 1 score margin 2.40 chance 63.00% nodes 412000 nps 310000 pv g5f5 g1h1 a1b1 d5d4 b2c2 d4b4 a2a3 h5g4",
  "info depth 9 multipv 2 score margin 1.75 chance 59.00% nodes 412000 nps 310000 pv a1b1 g1h1 g5f5 d5d4 b2c2 d4b4",
];

/** What the engine says of `ENDGAME` before White's second blunder, its eleventh ply. */
export const REVIEWED_LINES = [
  "info depth 1 multipv 1 score margin 23 proven time 292 nodes 2268 nps 7752 pv b2d2 b1c2 e2d2 a2c2 e4c2 d5d3 c3d3",
  "info depth 1 multipv 2 score margin 19 proven time 292 nodes 2268 nps 7752 pv b2d4 d2d4 d3d4 b1c2 e4e2 a2c2 c3c2",
  "info depth 1 multipv 3 score margin 17 proven time 292 nodes 2268 nps 7752 pv e2d2 b1b2 d2a2 d5d3 c3b2 pass e4c2",
];

/** Fifteen plies of DVONN shortly before the end of a game, with mistakes of both players before and after the result is proven. */
export const ENDGAME = `[Game "dvonn"]
[Position "b(wb)1w2b2/wb(bbw)r1(ww)w(wb)2/wwww(bbw)bwwb(wb)(bbw)/(rb)rwbw1(wb)bw1/1bb2bbwb w s"]

1. a3b4 c1d2 2. g3h3 i3h2 3. h4i4 c5c4 4. f5e4 f3g4 5. b3b2 c4c2 6. e4c2 b1c2 7. e2d2 d5d3 8. c3b2 *
`;

/** The review of a record in the terminal, by its parts. */
export async function terminalReview(record) {
  const lines = await converse(PROGRAM, ["review", "-", "--lang", "en"], [record]);
  const found = (pattern) => lines.flatMap((line) => line.match(pattern)?.slice(1, 2) ?? []);
  const marked = lines.flatMap((line) => {
    const [, ply, move] = line.match(/^ +(\d+) +(?:White|Black) +(\S+[?!])/) ?? [];
    return ply ? [{ ply: Number(ply), name: `${ply} ${move}` }] : [];
  });
  const chapter = (name) => {
    const [first, last] = name.match(/moves (\d+)–(\d+)/).slice(1).map(Number);
    return { name, moves: marked.filter(({ ply }) => first <= ply && ply <= last).map(({ name }) => name) };
  };
  return {
    accuracy: found(/^((?:White|Black): [\d.]+% accuracy);/),
    chapters: found(/^(.*, moves \d+–\d+\. .*)$/).map(chapter),
    sentences: found(/^ {6}(\w.*?)(?: Best: .*)?$/),
    takeaways: lines.slice(lines.indexOf("Things to take away:") + 1).map((line) => line.trim()).filter((line) => line),
  };
}
