// `basalt serve` as the tests use it: started on a free port, and really stopped.
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const PROGRAM = process.env.BASALT ?? new URL("../target/dist/basalt", import.meta.url).pathname;

/** The time that a server may take to start, or to end once it is told to. */
const TIMEOUT_MS = 60_000;

/** The folder of the logs of all servers that tests start. */
const LOGS = fileURLToPath(new URL("../target/tmp/logs", import.meta.url));

/** A folder for what people play, as long as the tests last. */
export async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), "basalt-e2e-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Starts the program; `port` 0 is any that is free. Without a folder of its own it keeps nothing. */
export async function startServer(port = 0, program = PROGRAM, data = undefined) {
  const own = data ? undefined : await dataFolder();
  const node = await startNode(["--port", String(port), "--data", data ?? own.folder], { program });
  return {
    ...node,
    folder: data ?? own.folder,
    async stop() {
      await node.stop();
      await own?.remove();
    },
  };
}

/** Starts the program with these arguments of `serve` and variables of the environment. */
export async function startNode(args, { program = PROGRAM, env = {} } = {}) {
  const child = spawn(program, ["serve", ...args], { env: { ...process.env, LC_ALL: "C", ...env }, stdio: ["ignore", "pipe", "pipe"] });
  keepLog(child);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const address = await inTime(firstAddress(child), child, "say where it is");
  return {
    address,
    port: Number(new URL(address).port),
    signal: (name) => child.kill(name),
    /** Ends when the process has ended. */
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await inTime(ended, child, `end after ${signal}`);
    },
  };
}

/** Waits for something that a server does. One that does not do it is killed, and the error says what is missing. */
async function inTime(done, child, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`${child.spawnfile} serve (${child.pid}) did not ${what} within ${TIMEOUT_MS / 1000} s`));
    }, TIMEOUT_MS);
  });
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/** Keeps the log of a server: `cargo xtask test` searches all of them for secrets. */
function keepLog(child) {
  mkdirSync(LOGS, { recursive: true });
  child.stderr.pipe(createWriteStream(join(LOGS, `browser-${child.pid}.log`)));
}

async function firstAddress(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    const address = line.match(/http:\S+/)?.[0];
    if (address) return address;
  }
  throw new Error(`${child.spawnfile} serve ended without saying where it is`);
}
