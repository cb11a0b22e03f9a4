// How long it takes in the page to review a game of ninety plies, to draw it, and to step through a large tree. Each
// review searches as far as docs/review.md says.
import { keeping, openPage, SCREENS } from "./browser.mjs";
import { LONG_GAMES, review, wideTree } from "./study.mjs";

/** What a review may take, in seconds. */
const REVIEW_BARS = { dvonn: 15, punct: 30 };

/** How many steps are timed. */
const STEPS = 20;

/** Opens a study with the engine silent, does something with it, and tells what that gives. */
async function studying(browser, server, record, act) {
  const kept = keeping(server.address, { "basalt.study": record });
  const visit = await openPage(browser, `${server.address}analyse`, { ...SCREENS.desktop, reducedMotion: "reduce", ...kept });
  await visit.page.locator("[data-act=engine]").uncheck();
  const found = await act(visit.page);
  await visit.close();
  return found;
}

async function seconds(act) {
  const since = performance.now();
  await act();
  return (performance.now() - since) / 1000;
}

const timeReview = (page) => seconds(() => review(page, 600_000));

async function timeDrawing(page) {
  await page.getByText("Save and share").click();
  return seconds(() => Promise.all([page.waitForEvent("download", { timeout: 600_000 }), page.locator("[data-save=gif]").click()]));
}

/** The longest of some steps, from the key to the frame that shows it, in seconds. */
function timeSteps(page) {
  return page.evaluate(async (count) => {
    const times = [];
    for (let step = 0; step < count; step++) {
      const since = performance.now();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true, cancelable: true }));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      times.push(performance.now() - since);
    }
    return Math.max(...times) / 1000;
  }, STEPS);
}

/** Prints a table of all of it. */
export async function measureStudy(browser, server) {
  const row = (what, time, bar) => console.log(`| ${what} | ${time.toFixed(2)} | ${bar} |`);
  console.log("| in the page, ninety plies | seconds | bar |\n| --- | ---: | ---: |");
  for (const [title, record] of Object.entries(LONG_GAMES)) {
    row(`${title}: a review`, await studying(browser, server, record, timeReview), REVIEW_BARS[title]);
    row(`${title}: a GIF of 480 pixels`, await studying(browser, server, record, timeDrawing), "");
  }
  row(`the longest of ${STEPS} steps in a tree of 500 variations`, await studying(browser, server, wideTree(), timeSteps), "");
}
