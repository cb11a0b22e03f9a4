// The screens look as in docs/screenshots/screens. `BASALT_RENEW=1 cargo xtask browser screenshots` renews the pictures.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { describe, test } from "node:test";
import { keeping, openPage } from "../browser.mjs";
import { FIXED_TIME, fixFigures } from "../figures.mjs";
import { beforeFirst, withBrowserAndServer } from "../fixture.mjs";
import { LOCAL_STATES, onlineStates } from "../states.mjs";
import { SHARE_TOLERANCE, difference, takeThumbnail } from "../thumbnails.mjs";
import { expectTargets } from "../views.mjs";

const RENEW = process.env.BASALT_RENEW === "1";
const FOLDER = new URL("../../docs/screenshots/screens/", import.meta.url);
const DIFFERENT = new URL("../../target/e2e/different/", import.meta.url);
const SHEET = new URL("../../docs/screenshots/README.md", import.meta.url);

const TOUCH = { hasTouch: true, isMobile: true };

/** The windows, each with the factor that makes its pictures small. */
const WINDOWS = {
  desktop: { screen: { viewport: { width: 1440, height: 900 } }, scale: 0.25 },
  laptop: { screen: { viewport: { width: 1280, height: 720 } }, scale: 0.25 },
  phone: { screen: { viewport: { width: 390, height: 844 }, ...TOUCH }, scale: 0.5 },
};
const THEMES = ["dark", "light"];

/** The larger pictures of the README: the state, the window and the theme of each. */
const README_PICTURES = {
  dvonn: ["dvonn-selected", "desktop", "dark"],
  home: ["home", "desktop", "dark"],
  phone: ["dvonn", "phone", "light"],
  punct: ["punct-piece", "desktop", "dark"],
};

const fileName = (state, size, theme) => `${state}-${size}-${theme}.webp`;

/** The page that shows all pictures, a row for each state. */
function contactSheet(states) {
  const columns = Object.keys(WINDOWS).flatMap((size) => THEMES.map((theme) => [size, theme]));
  const row = (state) => `| ${state} | ${columns.map(([size, theme]) => `![](screens/${fileName(state, size, theme)})`).join(" | ")} |`;
  return [
    "# Screens",
    "",
    "The screens in the states that look different, at a quarter (phones: half) of their size. `BASALT_RENEW=1 cargo xtask browser screenshots` takes",
    "these pictures, and `cargo xtask test` compares the page with them. Nothing is left out of the comparison: clocks, moments, numbers of people and the",
    "pictures of members are the same each time (`e2e/figures.mjs`).",
    "",
    "The screens follow mocks, from which they differ where the product knows better:",
    "",
    "- Tournaments, a list of players and a bell for notifications stay out until they exist.",
    "- The analysis has a fifth tab, Open: games come in by text, file, link and position.",
    "- The result has no chart. Only a review evaluates a game, and the button that begins one is beside the result.",
    "- In a low window the result is a sheet at the lower edge only under a wide board. Beside a tall board, and in a window wider than twice its height, it stays in its column: a sheet would cover the last position.",
    "- The header has no rating beside the name: a page without a connection would have to ask the server for it on every screen.",
    "- The live game on the first screen has no clocks: it is read every five seconds, and a clock would be wrong between two times.",
    "- With a piece of PÜNCT on the board of a phone, six arrows take the place of the reserve: they shift it without dragging, and a space of 25 pixels is hard to tap.",
    "- On a phone that lies on its side the lines of the engine and the tabs of the analysis are 24 and 38 pixels high: more would take the height of the board or of the moves.",
    "- Refusals name spaces in lessons, too: they are the same sentences as in games.",
    "- The lessons of PÜNCT show the reserves in every step: a try with a piece from there is answered, too.",
    "- All moves of a game are in the document, not only those in sight: games have about a hundred at most.",
    "- The ribbon of moves does not end with “Your move”: the status line above it says whose turn it is.",
    "- The reserves of PÜNCT stand above the board of the analysis, which has more width than height there.",
    "- The chips of the lobby wrap on phones: a row that scrolls would hide the last of them.",
    "- The main line of an analysis has a column for each player, and variations flow below the move that they replace.",
    "- A profile has no accuracy, since the server reviews no games, and no calendar, best wins or comments, which nothing stores in such an order.",
    "",
    `| state | ${columns.map((column) => column.join(", ")).join(" | ")} |`,
    `| --- |${columns.map(() => " --- |").join("")}`,
    ...states.map(row),
    "",
  ].join("\n");
}

describe("screenshots", { timeout: 900_000 }, () => {
  let browser, server, comparison;
  withBrowserAndServer((started) => ({ browser, server } = started));
  beforeFirst(async () => {
    comparison = await browser.newPage();
    mkdirSync(DIFFERENT, { recursive: true });
    mkdirSync(FOLDER, { recursive: true });
  });

  /** Compares the screen with its picture, or renews the picture. */
  async function check(page, name, scale) {
    await page.evaluate(() => document.fonts.ready);
    if (RENEW) return writeFileSync(new URL(name, FOLDER), await takeThumbnail(page, scale, () => false));
    const expected = readFileSync(new URL(name, FOLDER));
    let share;
    const taken = await takeThumbnail(page, scale, async (taken) => {
      share = await difference(comparison, taken, expected);
      return share <= SHARE_TOLERANCE;
    });
    if (share <= SHARE_TOLERANCE) return;
    writeFileSync(new URL(name, DIFFERENT), taken);
    assert.fail(`${(100 * share).toFixed(1)}% of ${name} differs from docs/screenshots/screens; target/e2e/different has it as it is now`);
  }

  /** A part of the screen is compared: the picture differs if the part is not there. */
  async function expectCompared(page, part, name, scale) {
    const hide = (visibility) => page.evaluate(([part, visibility]) => document.querySelectorAll(part).forEach((one) => one.style.setProperty("visibility", visibility)), [part, visibility]);
    await hide("hidden");
    const share = await difference(comparison, await takeThumbnail(page, scale, () => false), readFileSync(new URL(name, FOLDER)));
    assert.ok(share > SHARE_TOLERANCE, `without ${part}, ${(100 * share).toFixed(1)}% of ${name} differs`);
    await hide("");
  }

  /** Opens a state, in the window of a size, and compares it in both themes. */
  async function checkState(name, { path, kept, settings = "", ready, steps, script, withoutProgram, compared }, size, options) {
    const { screen, scale } = WINDOWS[size];
    const visit = await openPage(browser, server.address + path, {
      ...screen, reducedMotion: "reduce", colorScheme: "dark", script, withoutProgram, fixedTime: FIXED_TIME,
      ...keeping(server.address, { "basalt.settings": settings, ...kept }), ...options,
    });
    const { page } = visit;
    if (!withoutProgram) await page.locator("main h1").waitFor({ state: "attached" });
    if (ready) await page.locator(ready).waitFor({ state: "attached" });
    await page.locator("main .surface:empty").waitFor({ state: "detached" });
    // The line that says that the page connects.
    await page.locator("#line").waitFor({ state: "detached" });
    await steps?.(page);
    if (screen.hasTouch) await expectTargets(page, name);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await check(page, fileName(name, size, colorScheme), scale);
      if (compared && size === "phone") await expectCompared(page, compared, fileName(name, size, colorScheme), scale);
      const large = Object.entries(README_PICTURES).find(([, place]) => place.join() === [name, size, colorScheme].join());
      if (RENEW && large) writeFileSync(new URL(`../${large[0]}.webp`, FOLDER), await takeThumbnail(page, 1, () => false));
    }
    await visit.close();
  }

  test("of a broken layout differ", async () => {
    const { screen, scale } = WINDOWS.desktop;
    const { path, kept, ready } = LOCAL_STATES.dvonn;
    const visit = await openPage(browser, server.address + path, { ...screen, reducedMotion: "reduce", colorScheme: "dark", ...keeping(server.address, kept) });
    const { page } = visit;
    await page.locator(ready).waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
    const take = () => takeThumbnail(page, scale, () => false);
    const whole = await take();
    assert.ok((await difference(comparison, await take(), whole)) <= SHARE_TOLERANCE);
    for (const [part, property, value] of [[".actions", "visibility", "hidden"], [".dock", "translate", "0 30px"]]) {
      const set = (value) => page.locator(part).evaluate((one, [property, value]) => one.style.setProperty(property, value), [property, value]);
      await set(value);
      const share = await difference(comparison, await take(), whole);
      assert.ok(share > SHARE_TOLERANCE, `${part} with ${property} ${value}: ${share}`);
      await set("");
    }
    await visit.close();
  });

  for (const [name, state] of Object.entries(LOCAL_STATES)) {
    test(`of ${name}`, async () => {
      for (const size of Object.keys(WINDOWS)) await checkState(name, state, size);
    });
  }

  test("of people online, and nothing is missing on the contact sheet", async () => {
    const members = await Promise.all([1, 2, 3].map(() => openPage(browser, `${server.address}online/account`, { reducedMotion: "reduce" })));
    const states = await onlineStates(members, server);
    const sessions = await Promise.all(members.map(({ context }) => context.storageState()));
    for (const [name, state] of Object.entries(states)) {
      const session = state.member === undefined ? {} : { storageState: sessions[state.member] };
      for (const size of Object.keys(WINDOWS)) await checkState(name, state, size, { prepare: fixFigures, ...session });
    }
    // They left pages that were still loading something, which the page reports.
    await Promise.all(members.map(({ context }) => context.close()));
    const names = [...Object.keys(LOCAL_STATES), ...Object.keys(states)];
    const sheet = contactSheet(names);
    if (RENEW) writeFileSync(SHEET, sheet);
    assert.equal(readFileSync(SHEET, "utf8"), sheet);
    const expected = names.flatMap((name) => Object.keys(WINDOWS).flatMap((size) => THEMES.map((theme) => fileName(name, size, theme))));
    if (RENEW) for (const file of readdirSync(FOLDER)) if (!expected.includes(file)) rmSync(new URL(file, FOLDER));
    assert.deepEqual(readdirSync(FOLDER).sort(), expected.sort());
    const large = Object.keys(README_PICTURES).map((name) => `${name}.webp`);
    assert.deepEqual(readdirSync(new URL("..", FOLDER)).filter((name) => name.endsWith(".webp")).sort(), large.sort());
  });
});
