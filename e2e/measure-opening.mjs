// Measures how soon a first visit shows something, on a slow network and a slow processor:
//   node e2e/measure-opening.mjs [ROUNDS]
// ROUNDS is 3 unless told otherwise. BASALT names the program, as for the tests; it should be a release build.
//
// Every request takes 400 ms longer, 400 kbit arrive a second, and the processor is slowed down four times. "Painted" is the
// browser's first contentful paint, "ready" is when the program has taken the outline's place, and "shift" is the cumulative
// layout shift until then.
import { launch, keeping } from "./browser.mjs";
import * as dvonn from "./dvonn.mjs";
import { startServer } from "./server.mjs";

const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWDOWN = 4;

const rounds = Number(process.argv[2] ?? 3);

/** The visits: address, what was kept before, and the screen. */
const VISITS = {
  "first screen": ["", {}, { width: 1440, height: 900 }],
  "game under way": ["play", { "basalt.table": dvonn.UNDER_WAY }, { width: 1440, height: 900 }],
  "game under way, phone": ["play", { "basalt.table": dvonn.UNDER_WAY }, { width: 390, height: 844 }],
  puzzles: ["puzzles", {}, { width: 1440, height: 900 }],
};

function observe() {
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
}

async function open(browser, address, kept, viewport) {
  const context = await browser.newContext({ locale: "en-GB", viewport, ...keeping(address, kept) });
  await context.addInitScript(observe);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: "commit", timeout: 120_000 });
  const ready = await page.evaluate(
    () => new Promise((done) => {
      const look = () => (document.querySelector("main#main") ? requestAnimationFrame(() => done(performance.now())) : setTimeout(look, 20));
      look();
    }),
  );
  await page.evaluate(() => document.fonts.ready);
  const measured = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    sent: performance.getEntriesByType("navigation")[0].encodedBodySize,
    shift: globalThis.shift,
  }));
  await context.close();
  return { ready, ...measured };
}

const [browser, server] = await Promise.all([launch(), startServer()]);
try {
  console.log("| visit | painted | ready | shift | index |\n| --- | ---: | ---: | ---: | ---: |");
  for (const [name, [path, kept, viewport]] of Object.entries(VISITS)) {
    const all = [];
    for (let round = 0; round < rounds; round++) all.push(await open(browser, server.address + path, kept, viewport));
    const span = (part, digits, unit) => {
      const values = all.map((one) => one[part]).sort((a, b) => a - b);
      const told = (value) => value.toFixed(digits);
      return `${told(values[0])} to ${told(values.at(-1))}${unit}`;
    };
    for (const one of all) [one.painted, one.ready] = [one.painted / 1000, one.ready / 1000];
    console.log(`| ${name} | ${span("painted", 2, " s")} | ${span("ready", 2, " s")} | ${span("shift", 3, "")} | ${all[0].sent} bytes |`);
  }
} finally {
  await Promise.all([browser.close(), server.stop()]);
}
