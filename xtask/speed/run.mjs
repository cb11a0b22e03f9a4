// Runs the WASM module under Node as the native program runs itself:
//   node run.mjs MODULE bulk|made FILE DEPTH
// prints the count of each position and then `leaves seconds` of one pass over the file;
//   node run.mjs MODULE search
// prints the nodes of each position of the engine's bench, and then `nodes seconds` likewise;
//   node run.mjs MODULE punct-perft FILE DEPTH
// prints the count of each PÜNCT position.
import { readFileSync } from "node:fs";

const LEAST_SECONDS = 0.5;
const USAGE = "usage: node run.mjs MODULE search, or bulk|made|punct-perft FILE DEPTH";

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [module, task, file, depthText] = process.argv.slice(2);
const depth = Number(depthText);
const takesFile = ["bulk", "made", "punct-perft"].includes(task);
if (takesFile ? !Number.isInteger(depth) || depth < 0 : task !== "search") fail(USAGE);

const { instance } = await WebAssembly.instantiate(readFileSync(module));
const exported = instance.exports;
if (takesFile) for (const byte of readFileSync(file)) exported.feed(byte);

if (task === "punct-perft") {
  const punctLength = exported.count_punct(depth);
  for (let index = 0; index < punctLength; index += 1) {
    console.log(String(exported.punct_count(index)));
  }
} else if (task === "search") {
  measure(exported.search_length(), exported.search);
} else {
  const length = exported.read();
  if (length < 0) fail(`${file} holds a line that is not a position`);
  measure(length, (index) => exported[task](index, depth));
}

function measure(length, count) {
  // A u64 arrives as a signed BigInt; no count here comes near the sign.
  const pass = () => Array.from({ length }, (_, index) => count(index));

  // The first pass also lets V8 compile the module with its optimising compiler.
  const counts = pass();
  const start = performance.now();
  let passes = 0;
  let seconds = 0;
  while (seconds < LEAST_SECONDS) {
    pass();
    passes += 1;
    seconds = (performance.now() - start) / 1000;
  }
  for (const each of counts) console.log(String(each));
  console.log(`${counts.reduce((sum, each) => sum + each, 0n)} ${seconds / passes}`);
}
