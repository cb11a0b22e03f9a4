// How much the main thread works from a tap to the frame that shows it, with the processor slowed down:
//   node e2e/measure.mjs [SLOWDOWN]
// SLOWDOWN is 4 unless told otherwise. BASALT names the program, as for the tests.
//
// The work for a pointer event is its task, with everything that follows from it before the browser does anything
// else, and the next frame, from its first callback to the end of its layout and painting. Waiting for the frame is no
// work.
import { launch } from "./browser.mjs";
import { POSITIONS, openGame } from "./punct.mjs";
import { startServer } from "./server.mjs";

const slowdown = Number(process.argv[2] ?? 4);

/** Notes the work for every pointer event in `works`. */
function probe() {
  window.works = [];
  const after = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  const listen = () => {
    const start = performance.now();
    let task;
    after(() => (task = performance.now() - start));
    requestAnimationFrame(() => {
      const frame = performance.now();
      after(() => window.works.push(task + performance.now() - frame));
    });
  };
  for (const type of ["pointerdown", "pointermove", "pointerup"]) addEventListener(type, listen, { capture: true });
}

/** A full board of DVONN. */
function fullBoard() {
  const pieces = ["r", "r", "r", ..."wb".repeat(23)];
  const at = (number) => pieces[(number * 20) % 49];
  const starts = [0, 9, 19, 30, 40, 49];
  const rows = starts.slice(1).map((end, row) => Array.from({ length: end - starts[row] }, (_, number) => at(starts[row] + number)).join(""));
  return `${rows.join("/")} w s`;
}

/** Plays the part of the game that is measured, and tells the work in milliseconds, sorted. */
async function worksOf(page, play) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(probe);
  await play();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  return (await page.evaluate(() => window.works)).sort((one, other) => one - other);
}

function tell(what, works, bar) {
  const part = (share) => works[Math.min(works.length - 1, Math.floor(share * works.length))].toFixed(1);
  console.log(`| ${what} | ${works.length} | ${part(0.5)} | ${part(0.95)} | ${bar} |`);
}

async function measureDvonn(browser, server) {
  const visit = await openGame(browser, server, { game: "dvonn", position: fullBoard() });
  const { board } = visit;
  const spaces = await visit.page.locator("[data-name]").evaluateAll((all) => all.map((space) => space.dataset.name));
  tell("DVONN", await worksOf(visit.page, () => board.click(...spaces)), 16);
  await visit.close();
}

async function measurePunct(browser, server) {
  const visit = await openGame(browser, server, { position: POSITIONS.towers });
  const { board, page } = visit;
  const left = () => page.locator(".counted b").evaluateAll((all) => [all[0], all[2]].map((count) => Number(count.textContent)));
  while ((await left()).every((placements) => placements > 1)) {
    const turn = await board.status.innerText();
    // White keeps to the west and Black to the east, and nobody is to win.
    const [empty, isWhite] = [(await board.empty()).sort(), turn.startsWith("White")];
    await board.placeOn(isWhite ? empty : empty.reverse(), /wins/);
    await page.waitForFunction((before) => document.getElementById("status").innerText !== before, turn);
  }
  const spaces = await board.empty();
  await page.locator("[data-kind]:enabled").first().click();
  const play = async () => {
    for (const space of spaces) {
      await board.click(space, space);
      await board.pull(space, 2);
    }
  };
  const pieces = 36 - (await left()).reduce((sum, placements) => sum + placements);
  tell(`PÜNCT, ${pieces} pieces and one in the hand`, await worksOf(page, play), 33);
  await visit.close();
}

const [browser, server] = await Promise.all([launch(), startServer()]);
try {
  console.log(`| at ${slowdown}x slowdown | events | p50 ms | p95 ms | bar ms |\n| --- | ---: | ---: | ---: | ---: |`);
  await measureDvonn(browser, server);
  await measurePunct(browser, server);
} finally {
  await Promise.all([browser.close(), server.stop()]);
}
