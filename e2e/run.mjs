// Runs files of tests, several at a time, in the order in which they are named. Node's own command sorts them by name, so
// that a long one may come last and run alone. The time of each file comes last. In the folder BASALT_LOADED each file that
// passes leaves what its pages have loaded; see loaded.mjs.
//
//   node e2e/run.mjs [--at-once=N] [--pattern=WORDS] FILE…
import { readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { run } from "node:test";
import { spec, tap } from "node:test/reporters";
import { parseArgs } from "node:util";

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { "at-once": { type: "string", default: "1" }, pattern: { type: "string" } },
});

const tests = run({
  files,
  concurrency: Number(values["at-once"]),
  testNamePatterns: values.pattern && [new RegExp(values.pattern)],
});
const times = [];
tests.on("test:complete", ({ name, details }) => {
  // A file counts as a test too.
  if (files.includes(name)) times.push({ file: basename(name), seconds: details.duration_ms / 1000 });
});
process.on("exit", () => {
  times.sort((one, other) => other.seconds - one.seconds);
  for (const { file, seconds } of times) console.log(`    ${seconds.toFixed(1).padStart(6)} s  ${file}`);
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
tests.compose(process.stdout.isTTY ? new spec() : tap).pipe(process.stdout);
