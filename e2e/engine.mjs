// Conversations with the engine: as a program, and in a worker of the page.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

/** The positions of `basalt bench`, each with its game. */
export function positions() {
  const lines = (game) =>
    readFileSync(new URL(`../crates/engine/src/bench/${game}.txt`, import.meta.url), "utf8").trim().split("\n");
  return [...lines("dvonn").map((text) => ["dvonn", text]), ...lines("punct").map((line) => line.split("\t"))];
}

/** Gives a program lines, and takes what it answers. The end of the input lets it finish its search. */
export async function converse(command, args, lines) {
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
  child.stdin.end(`${lines.join("\n")}\n`);
  const [code] = await once(child, "close");
  assert.equal(code, 0);
  return output.split("\n").slice(0, -1);
}

/** The same with a new worker of the page. */
export async function converseInPage(page, lines) {
  const worker = await startInPage(page);
  const heard = await worker.converse(lines);
  await worker.stop();
  return heard;
}

/** A worker of the page for several conversations. It answers `isready` when everything before is done. */
export async function startInPage(page) {
  const engine = await page.locator("meta[name=basalt-engine]").getAttribute("content");
  const worker = await page.evaluateHandle((engine) => new Worker(engine, { type: "module" }), engine);
  const converse = (lines) =>
    worker.evaluate(
      (worker, lines) =>
        new Promise((resolve, reject) => {
          const heard = [];
          worker.onerror = (event) => reject(new Error(event.message));
          worker.onmessage = ({ data }) => (data === "readyok" ? resolve(heard) : heard.push(data));
          for (const line of [...lines, "isready"]) worker.postMessage(line);
        }),
      lines,
    );
  return { converse, stop: () => worker.evaluate((worker) => worker.terminate()) };
}

/** The highest level at which both engines are the same at once: at full strength the page does not wait for its networks. */
export const COMMON_LEVEL = 19;
