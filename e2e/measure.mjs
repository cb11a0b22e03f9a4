// Measures the work of the main thread from a tap to the frame that shows it, with the processor slowed down:
//   node e2e/measure.mjs [SLOWDOWN] [ROUNDS]
// SLOWDOWN is 4 and ROUNDS 5 unless told otherwise. BASALT names the program, as for the tests; with several names, separated
// by commas, they take turns. ONLY=DVONN measures the cases with this in their names, and nothing else. PARTS=12 tells what the
// work for the twelve heaviest events consists of. What takes longer in the analysis is measured after it, at full speed.
import { setTimeout as pause } from "node:timers/promises";
import { launch } from "./browser.mjs";
import { measureStudy } from "./measure-study.mjs";
import { POSITIONS, openGame } from "./punct.mjs";
import { startServer } from "./server.mjs";
import { traceWorks } from "./trace.mjs";

const [slowdown, rounds] = [Number(process.argv[2] ?? 4), Number(process.argv[3] ?? 5)];
const programs = process.env.BASALT?.split(",") ?? [undefined];

/** The shortest time between two events of a person, in milliseconds: enough for any frame. */
const HASTE = 25 * slowdown;

/** A pointer that knows where the spaces are, so that nothing but what it does happens in the page. */
async function pointerOf({ page }) {
  const session = await page.context().newCDPSession(page);
  const places = await page.locator("[data-name]").evaluateAll((all) => {
    const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
    return Object.fromEntries(all.map((space) => [space.dataset.name, middle(space.getBoundingClientRect())]));
  });
  const send = async (type, { x, y }, buttons) => {
    const button = type === "mouseMoved" ? "none" : "left";
    await session.send("Input.dispatchMouseEvent", { type, x, y, button, buttons, clickCount: 1 });
    await pause(HASTE);
  };
  /** Presses on a space and lets go on the last of some, by way of the others. */
  const drag = async (...names) => {
    const [first, ...others] = names.map((name) => places[name]);
    await send("mouseMoved", first, 0);
    await send("mousePressed", first, 1);
    for (const place of others) await send("mouseMoved", place, 1);
    await send("mouseReleased", others.at(-1) ?? first, 0);
  };
  return { spaces: Object.keys(places), drag };
}

/** A full board of DVONN. */
function fullBoard() {
  const pieces = ["r", "r", "r", ..."wb".repeat(23)];
  const at = (number) => pieces[(number * 20) % 49];
  const starts = [0, 9, 19, 30, 40, 49];
  const rows = starts.slice(1).map((end, row) => Array.from({ length: end - starts[row] }, (_, number) => at(starts[row] + number)).join(""));
  return `${rows.join("/")} w s`;
}

/** Taps every space of DVONN: stacks are chosen, moved and refused. */
async function playDvonn(_, { spaces, drag }) {
  for (const space of spaces) await drag(space);
}

/** Lays the 35th piece of PÜNCT here and there, turns it and pulls it. */
async function layPunct(empty, { drag }) {
  for (const space of empty.filter((_, number) => number % 4 === 0)) {
    await drag(space);
    await drag(space);
    await drag(space, empty.at(-1));
  }
}

/** Lifts pieces of PÜNCT and puts each down again in some other places. */
async function liftPunct(empty, { drag }) {
  for (const from of ["e3", "f6", "k8", "i6", "o7", "h8"]) {
    await drag(from);
    for (const to of empty.filter((space) => space[0] === from[0]).slice(0, 6)) await drag(to);
    await drag(from);
  }
}

/** The measurements: name, game, preparation, action, and the limit in milliseconds. */
const CASES = [
  ["DVONN, a full board", { game: "dvonn", position: fullBoard() }, null, playDvonn, 20],
  ["PÜNCT, the 35th piece", { position: POSITIONS.crowded }, "[data-kind]:enabled", layPunct, 24],
  ["PÜNCT, pieces lifted", { position: POSITIONS.crowded }, null, liftPunct, 24],
].filter(([name]) => name.includes(process.env.ONLY ?? ""));

/** Plays once, and tells the work for each event. */
async function round(browser, server, [, kept, first, play]) {
  const visit = await openGame(browser, server, kept);
  const { board, page } = visit;
  if (first) await page.locator(first).first().click();
  const [empty, pointer] = [kept.game ? [] : await board.empty(), await pointerOf(visit)];
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const works = await traceWorks(browser, page, () => play(empty, pointer));
  await visit.close();
  return works;
}

/** The value that this share of all does not pass. */
function part(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** The median of the rounds, and all from the best to the worst. */
function spread(values) {
  return `${part(values, 0.5).toFixed(1)} (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`;
}

function tell(what, all, bar) {
  const parts = (kind, share) => spread(all.map((works) => part(works.map((work) => work[kind]), share)));
  console.log(`| ${what} | ${all[0].length} | ${parts("work", 0.5)} | ${parts("work", 0.95)} | ${parts("wall", 0.95)} | ${bar} |`);
  const heaviest = all.flat().sort((one, other) => other.work - one.work);
  tellParts(heaviest.slice(0, Number(process.env.PARTS ?? 0)));
}

/** The average parts of the work; nested work counts for both. */
function tellParts(works) {
  const sums = {};
  for (const { parts } of works) for (const [name, time] of Object.entries(parts)) sums[name] = (sums[name] ?? 0) + time / works.length;
  const named = Object.entries(sums).filter(([, time]) => time > 0.05).sort(([, one], [, other]) => other - one);
  for (const [name, time] of named) console.log(`    ${time.toFixed(2)} ms ${name}`);
}

const browser = await launch();
const servers = await Promise.all(programs.map((program) => startServer(0, program)));
try {
  console.log(`| at ${slowdown}x slowdown, ${rounds} rounds | events | work p50 ms | work p95 ms | passed p95 ms | bar ms |`);
  console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
  for (const measured of CASES) {
    const all = servers.map(() => []);
    for (let number = 0; number < rounds; number++) {
      for (const [which, server] of servers.entries()) all[which].push(await round(browser, server, measured));
    }
    for (const [which, works] of all.entries()) tell([measured[0], ...programs.slice(1).map(() => programs[which])].join(", "), works, measured.at(-1));
  }
  if (!process.env.ONLY) {
    console.log();
    await measureStudy(browser, servers[0]);
  }
} finally {
  await Promise.all([browser.close(), ...servers.map((server) => server.stop())]);
}
