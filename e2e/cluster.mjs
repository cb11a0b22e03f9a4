// PostgreSQL, NATS and a balancer, as several nodes of `basalt serve` need them. All end with the tests, however those end.
import { execFile, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

const HOST = "127.0.0.1";

/** The folder of Debian's PostgreSQL, with one folder for each version. */
const POSTGRES = "/usr/lib/postgresql";

/** Where Debian puts NATS. */
const NATS = "/usr/sbin/nats-server";

/** Runs a server until the input ends, which it does when the tests are gone. Only the server writes to the log, so that the log ends with it. */
const SUPERVISOR = '"$0" "$@" & exec 2> /dev/null; cat > /dev/null; kill -INT $!; wait $!';

/** Ports that are tried: another program may take one before it is used. */
const MAX_PORTS = 5;

/** The user who runs PostgreSQL, which refuses to be run by root. */
const OWNER = "postgres";

/** Time between two checks of a node's health, and the longest wait for its answer. */
const HEALTH_INTERVAL_MS = 200;
const HEALTH_TIMEOUT_MS = 1_000;

const run = promisify(execFile);

/** A command as somebody who may run PostgreSQL. */
const asOwner = (program, args) => (process.getuid() === 0 ? ["runuser", ["-u", OWNER, "--", program, ...args]] : [program, args]);

/** Starts a server, and waits until it says on its standard error that it is ready. */
async function startSupervised([program, args], ready) {
  const child = spawn(program, args, { cwd: tmpdir(), stdio: ["pipe", "ignore", "pipe"] });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stderr });
  await new Promise((resolve, reject) => {
    lines.on("line", (line) => line.includes(ready) && resolve());
    lines.on("close", () => reject(new Error(`${program} ${args.join(" ")} ended before it was ready`)));
  }).catch((error) => {
    child.stdin.end();
    throw error;
  });
  return async () => {
    child.stdin.end();
    await ended;
  };
}

/** A port below those that the system gives to outgoing connections, so that only another test could take it. */
const anyPort = () => randomInt(12_000, 32_000);

/** Starts something on some port, or on another one if it does not start there. */
async function onFreePort(start) {
  for (let tried = 1; ; tried++) {
    const port = anyPort();
    try {
      return await start(port);
    } catch (error) {
      if (tried === MAX_PORTS) throw error;
    }
  }
}

/** Starts a PostgreSQL of its own. */
export const startDatabase = () => onFreePort(startDatabaseOn);

async function startDatabaseOn(port) {
  const versions = readdirSync(POSTGRES).sort((one, other) => other - one);
  const programs = join(POSTGRES, versions[0], "bin");
  const folder = await mkdtemp(join(tmpdir(), "basalt-e2e-postgres-"));
  if (process.getuid() === 0) await run("chown", [OWNER, folder]);
  await run(...asOwner(join(programs, "initdb"), ["-D", folder, "-U", OWNER, "-A", "trust", "--locale=C", "-E", "UTF8", "-N"]), { cwd: tmpdir() });
  const server = ["-D", folder, "-p", String(port), "-k", folder, "-h", HOST, "-c", "shared_buffers=16MB"];
  const supervised = asOwner("sh", ["-c", SUPERVISOR, join(programs, "postgres"), ...server]);
  const resume = () => startSupervised(supervised, "ready to accept connections");
  let stop = await resume().catch(async (error) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    address: `postgres://${OWNER}@${HOST}:${port}/${OWNER}`,
    stop: () => stop(),
    /** Starts it again where it was. */
    async resume() {
      stop = await resume();
    },
    async end() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a NATS server of its own. */
export const startBus = () => onFreePort(startBusOn);

async function startBusOn(port) {
  const stop = await startSupervised(["sh", ["-c", SUPERVISOR, NATS, "-a", HOST, "-p", String(port)]], "Server is ready");
  return { address: `nats://${HOST}:${port}`, stop };
}

/**
 * Starts a TCP balancer: a public address for nodes. A connection goes to the preferred node if that is healthy, otherwise to
 * another. A node that has been cut off hears nothing and is not heard; its connections stay open.
 */
export async function startBalancer(ports) {
  const nodes = ports.map((port) => ({ port, isHealthy: true, isCut: false, sockets: new Set(), lastCheck: 0, waiting: [] }));
  let preferred = 0;
  const choose = () => [nodes[preferred], ...nodes].find(({ isHealthy }) => isHealthy);

  function lead(client) {
    const node = choose();
    if (!node) return client.destroy();
    const server = connect(node.port, HOST);
    server.once("error", () => {
      node.isHealthy = false;
      lead(client);
    });
    server.once("connect", () => {
      server.removeAllListeners("error");
      link(client, server, node);
    });
  }

  function link(client, server, node) {
    for (const [from, to] of [[client, server], [server, client]]) {
      node.sockets.add(from);
      if (node.isCut) from.pause();
      from.on("error", () => {});
      from.on("close", () => {
        node.sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }

  let checkNumber = 0;
  function check(node) {
    const number = ++checkNumber;
    // A check that began before another that has ended says nothing new.
    const end = (answers) => {
      if (number < node.lastCheck) return;
      node.lastCheck = number;
      node.isHealthy = answers && !node.isCut;
      if (node.isHealthy) node.waiting.splice(0).forEach((resolve) => resolve());
    };
    if (node.isCut) return end(false);
    const request = get({ host: HOST, port: node.port, path: "/api/me", timeout: HEALTH_TIMEOUT_MS }, (answer) => {
      answer.resume();
      end(true);
    });
    request.on("timeout", () => request.destroy(new Error("timeout")));
    request.on("error", () => end(false));
  }

  const listener = createServer((client) => {
    client.on("error", () => {});
    lead(client);
  }).listen(0, HOST);
  await once(listener, "listening");
  const checks = setInterval(() => nodes.forEach(check), HEALTH_INTERVAL_MS);
  return {
    address: `http://${HOST}:${listener.address().port}/`,
    /** Sends new connections to a node, by its number, as long as it is healthy. */
    prefer: (number) => (preferred = number),
    /** Ends when a node is healthy. */
    untilHealthy: (number) => (nodes[number].isHealthy ? undefined : new Promise((resolve) => nodes[number].waiting.push(resolve))),
    /** Takes another port for a node that was started again. */
    replace: (number, port) => Object.assign(nodes[number], { port, isHealthy: true }),
    cut(number) {
      nodes[number].isCut = true;
      nodes[number].isHealthy = false;
      nodes[number].sockets.forEach((socket) => socket.pause());
    },
    mend(number) {
      nodes[number].isCut = false;
      nodes[number].sockets.forEach((socket) => socket.resume());
    },
    async stop() {
      clearInterval(checks);
      listener.close();
      nodes.forEach(({ sockets }) => sockets.forEach((socket) => socket.destroy()));
    },
  };
}
