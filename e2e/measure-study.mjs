// Measures how long the page takes to review a game of ninety plies, to draw it, and to work on a large tree:
//   node e2e/measure-study.mjs [tree]
// With `tree` only the last. BASALT names the program, as for the tests. Each review searches as far as docs/review.md says.
import { fileURLToPath } from "node:url";
import { keeping, launch, openPage, SCREENS } from "./browser.mjs";
import { startServer } from "./server.mjs";
import { LONG_GAMES, review, wideTree } from "./study.mjs";

/** The time limit of a review, in seconds. */
const REVIEW_BARS = { dvonn: 15, punct: 30 };

/** The time limit of any action in the tree: two frames, in seconds. */
const FRAMES = 0.034;

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
  await page.getByRole("tab", { name: "Share", exact: true }).click();
  return seconds(() => Promise.all([page.waitForEvent("download", { timeout: 600_000 }), page.locator("[data-save=gif]").click()]));
}

/**
 * The longest of each thing that is done in a tree, from the event to the frame that shows it, in seconds. The names of the
 * spaces that are tapped are of some that nobody has played.
 */
function timeTree(page) {
  return page.evaluate(async (free) => {
    const shown = () => new Promise((done) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage("");
    }));
    const longest = {};
    const timed = async (name, act) => {
      const since = performance.now();
      act();
      await shown();
      longest[name] = Math.max(longest[name] ?? 0, (performance.now() - since) / 1000);
    };
    const find = (selector) => document.querySelector(selector);
    const key = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const tap = (space) => find(`#space-${space}`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const say = (text) => {
      find("[data-act=comment]").value = text;
      find("[data-act=comment]").dispatchEvent(new Event("change", { bubbles: true }));
    };
    // The first move of a visit is slower: the browser makes a voice for it.
    tap(free[0]);
    await new Promise((done) => setTimeout(done, 2_000));
    key("Home");
    await shown();
    for (let ply = 0; ply < 5; ply++) {
      await timed("a step", () => key("j"));
      for (const space of free) {
        await timed("a new variation", () => tap(space));
        await timed("a step", () => key("k"));
      }
    }
    for (let number = 0; number < 5; number++) {
      await timed("a jump", () => document.querySelectorAll(".moves-row:not(.depth-0) button")[90 * number].click());
      await timed("a comment", () => say(`A thought, the ${number}th`));
      await timed("a promoted variation", () => find("[data-act=promote]").click());
    }
    await timed("a deleted variation", () => find("[data-act=delete]").click());
    return longest;
  }, ["h5", "i5", "j5", "k5"]);
}

/** Prints a table of how long the tree takes. */
async function measureTree(browser, server) {
  const longest = await studying(browser, server, wideTree(), timeTree);
  console.log("| in a tree of 500 variations, the longest | seconds | bar |\n| --- | ---: | ---: |");
  for (const [what, time] of Object.entries(longest)) console.log(`| ${what} | ${time.toFixed(3)} | ${FRAMES} |`);
}

/** Prints a table of all of it. */
export async function measureStudy(browser, server) {
  const row = (what, time, bar) => console.log(`| ${what} | ${time.toFixed(2)} | ${bar} |`);
  console.log("| in the page, ninety plies | seconds | bar |\n| --- | ---: | ---: |");
  for (const [title, record] of Object.entries(LONG_GAMES)) {
    row(`${title}: a review`, await studying(browser, server, record, timeReview), REVIEW_BARS[title]);
    row(`${title}: a GIF of 480 pixels`, await studying(browser, server, record, timeDrawing), "");
  }
  console.log();
  await measureTree(browser, server);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [browser, server] = await Promise.all([launch(), startServer()]);
  try {
    await (process.argv[2] === "tree" ? measureTree : measureStudy)(browser, server);
  } finally {
    await Promise.all([browser.close(), server.stop()]);
  }
}
