// Runs files of tests, several at a time, in the order in which they are named. Node's own command sorts them by name, so
// that a long one may come last and run alone.
//
//   node e2e/run.mjs [--at-once=N] [--pattern=WORDS] FILE…
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
tests.on("test:fail", () => {
  process.exitCode = 1;
});
tests.compose(process.stdout.isTTY ? new spec() : tap).pipe(process.stdout);
