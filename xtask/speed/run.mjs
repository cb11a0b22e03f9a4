// Runs the WASM module under Node as the native program runs itself:
//   node run.mjs MODULE bulk|made FILE DEPTH
// prints the count of each position and then `leaves seconds` of one pass over the file;
//   node run.mjs MODULE punct-perft FILE DEPTH
// prints the count of each PÜNCT position.
import { readFileSync } from "node:fs";

const LEAST_SECONDS = 0.5;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [module, leaves, file, depthText] = process.argv.slice(2);
const depth = Number(depthText);
if (!["bulk", "made", "punct-perft"].includes(leaves) || !Number.isInteger(depth) || depth < 0) {
  fail("usage: node run.mjs MODULE bulk|made|punct-perft FILE DEPTH");
}

const { instance } = await WebAssembly.instantiate(readFileSync(module));
const { feed, read, [leaves]: perft } = instance.exports;
for (const byte of readFileSync(file)) feed(byte);
if (leaves === "punct-perft") {
  const { count_punct, punct_count } = instance.exports;
  const punctLength = count_punct(depth);
  for (let index = 0; index < punctLength; index += 1) console.log(String(punct_count(index)));
  process.exit(0);
}
const length = read();
if (length < 0) fail(`${file} holds a line that is not a position`);

// A u64 arrives as a signed BigInt; no count here comes near the sign.
const pass = () => Array.from({ length }, (_, index) => perft(index, depth));

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
for (const count of counts) console.log(String(count));
console.log(`${counts.reduce((sum, count) => sum + count, 0n)} ${seconds / passes}`);
