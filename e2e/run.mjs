// Runs files of tests, several at a time, in the order in which they are named. Node's own command sorts them by name, so
// that a long one may come last and run alone. A terminal shows every test; otherwise each file is one line, and failures are told.
// In the folder BASALT_LOADED each file that passes leaves what its pages have loaded; see loaded.mjs.
//
//   node e2e/run.mjs [--at-once=N] [--pattern=WORDS] FILE…
import { readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { parseArgs } from "node:util";

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { "at-once": { type: "string", default: "1" }, pattern: { type: "string" } },
});

/** The time that a file may take, the slowest with much else to do included. Node waits without end for one that does not end. */
const FILE_TIMEOUT_MS = 900_000;

const tests = run({
  files,
  timeout: FILE_TIMEOUT_MS,
  concurrency: Number(values["at-once"]),
  testNamePatterns: values.pattern && [new RegExp(values.pattern)],
});
const failed = [];
tests.on("test:fail", ({ file }) => {
  process.exitCode = 1;
  failed.push(file);
});
tests.on("end", () => {
  const folder = process.env.BASALT_LOADED;
  if (!folder) return;
  const isAll = failed.includes(undefined);
  const names = isAll ? readdirSync(folder) : failed.map((file) => basename(file));
  for (const name of names) rmSync(join(folder, name), { force: true });
});

/** Tells the time of each file, failures with their reasons, what the files themselves print, and the number of tests. */
async function* brief(events) {
  let [passed, broken] = [0, 0];
  for await (const { type, data } of events) {
    const isTest = data.details?.type !== "suite" && !files.includes(data.name);
    if (type === "test:pass" && isTest && data.skip === undefined) passed++;
    if (type === "test:fail" && data.details.error.failureType !== "subtestsFailed") {
      broken++;
      const { cause, message } = data.details.error;
      yield `not ok: ${data.name} (${basename(data.file ?? "")})\n${cause?.stack ?? cause ?? message}\n`;
    }
    if (type === "test:stdout" || type === "test:stderr") yield data.message;
    if (type === "test:complete" && files.includes(data.name)) {
      yield `    ${(data.details.duration_ms / 1000).toFixed(1).padStart(6)} s  ${basename(data.name)}\n`;
    }
  }
  yield `${passed} passed, ${broken} failed\n`;
}

tests.compose(process.stdout.isTTY ? new spec() : brief).pipe(process.stdout);
