// The screens of the page, each with what it is looked at on.
import assert from "node:assert/strict";
import { goWithin, keeping, openPage } from "./browser.mjs";
import * as dvonn from "./dvonn.mjs";

const first = "basalt.game.0000000000000001";
const second = "basalt.game.0000000000000002";

const VIEWS = {
  home: ["", { "basalt.table": dvonn.UNDER_WAY }],
  new: ["new", {}],
  play: ["play", { "basalt.table": dvonn.UNDER_WAY }],
  result: ["play", { "basalt.table": dvonn.FINISHED }],
  nothing: ["play", {}],
  games: ["games", { [first]: dvonn.FINISHED, [second]: "rubbish" }],
  replay: ["games/1", { [first]: dvonn.FINISHED }],
  settings: ["settings", {}],
  puzzles: ["puzzles", {}],
  puzzle: ["puzzles/punct/3", {}],
};

/** A path that leads nowhere; the page itself is asked for it only by what it has seen before. */
const LOST = "/nowhere";

/** Opens each screen in turn and looks at it. */
export async function eachView(browser, address, options, look) {
  const lost = await openPage(browser, address, { reducedMotion: "reduce", ...options });
  await lost.page.locator("main h1").waitFor();
  await goWithin(lost.page, LOST);
  await lost.page.locator("main h1 + p").getByText(LOST).waitFor();
  await look(lost.page, "lost");
  await lost.close();
  for (const [name, [path, kept]] of Object.entries(VIEWS)) {
    const visit = await openPage(browser, address + path, { reducedMotion: "reduce", ...keeping(address, kept), ...options });
    await visit.page.locator("main h1").waitFor({ state: "attached" });
    await visit.page.locator("main .surface:empty").waitFor({ state: "detached" });
    await look(visit.page, name);
    await visit.close();
  }
}

/** Nothing is wider than the screen, and no button cuts off what is written on it. */
export async function expectFits(page, name) {
  const found = await page.evaluate(() => {
    const cut = [...document.querySelectorAll("button, .button, .choice span, nav a")].filter(
      (one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1);
    const wide = document.scrollingElement.scrollWidth > innerWidth ? ["the page"] : [];
    return [...wide, ...cut.map((one) => one.textContent.trim())];
  });
  assert.deepEqual(found, [], `too wide on ${name}`);
}
