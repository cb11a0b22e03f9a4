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

/** The same with the page's worker, which answers `isready` when everything before is done. */
export async function converseInPage(page, lines) {
  const engine = await page.locator("meta[name=basalt-engine]").getAttribute("content");
  return page.evaluate(
    async ([engine, lines]) => {
      const worker = new Worker(engine, { type: "module" });
      const heard = [];
      const done = new Promise((resolve, reject) => {
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = ({ data }) => (data === "readyok" ? resolve() : heard.push(data));
      });
      for (const line of [...lines, "isready"]) worker.postMessage(line);
      await done;
      worker.terminate();
      return heard;
    },
    [engine, lines],
  );
}

/** The highest level at which both engines are the same: at full strength the native one uses networks, which the page does not have. */
export const COMMON_LEVEL = 19;
