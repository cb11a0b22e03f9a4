// Large things to study: long games, and a tree with many variations.
import { readFileSync } from "node:fs";
import { SOAK } from "./browser.mjs";
import { UNDER_WAY } from "./dvonn.mjs";

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
