// The service worker between versions: real code, and small pages of which there are several.
import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { after, describe, test } from "node:test";
import { launch, openPage, waitUntilKept } from "../browser.mjs";
import { beforeFirst } from "../fixture.mjs";

const SERVICE_WORKER = readFileSync(new URL("../../crates/web/static/sw.js", import.meta.url), "utf8");

/** A name that tells the version, as the real names tell the content. */
const named = (name, version, extension) => `/${name}-${String(version).padStart(16, "0")}.${extension}`;

/** The files of a version, by path. The page says of which versions its index and its script are. */
function filesOf(version) {
  const [script, late] = [named("script", version, "js"), named("late", version, "js")];
  return {
    [named("index", version, "html")]: `<!doctype html><title></title><link rel="icon" href="data:,">
      <p>index ${version}</p><script type="module" src="${script}"></script>`,
    [script]: `document.title = "script ${version}";
      globalThis.late = () => import("${late}").then((late) => late.version);
      navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });`,
    [late]: `export const version = ${version};`,
  };
}

/** A server of one version at a time. */
class Site {
  constructor() {
    this.show(1);
    this.server = createServer((request, response) => {
      const body = this.files[request.url];
      const type = { js: "text/javascript", html: "text/html" }[request.url.split(".").at(-1)] ?? "text/html";
      response.writeHead(body === undefined ? 404 : 200, { "content-type": type, "cache-control": "no-cache" });
      response.end(body ?? "Nothing is here.");
    });
  }

  show(version, { lacking } = {}) {
    const files = filesOf(version);
    const index = named("index", version, "html");
    const page = { version, index, files: Object.keys(files), later: [], paths: ["/", "/games/*"] };
    const worker = SERVICE_WORKER.replace("__PAGE__", JSON.stringify(page));
    this.files = { ...files, "/": files[index], "/sw.js": worker };
    if (lacking) delete this.files[named(lacking, version, "js")];
  }

  async start() {
    await once(this.server.listen(0, "127.0.0.1"), "listening");
    this.address = `http://127.0.0.1:${this.server.address().port}/`;
  }

  stop() {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** Asks for a new version and waits until it serves or is given up; tells which. */
function update(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const coming = registration.installing ?? registration.waiting;
    if (!coming) return "nothing new";
    const settled = () => ["activated", "redundant"].includes(coming.state);
    while (!settled()) await new Promise((resolve) => (coming.onstatechange = resolve));
    return coming.state;
  });
}

const shown = async (page) => [await page.locator("p").textContent(), await page.title()];

describe("the worker of the page", { timeout: 900_000 }, () => {
  let browser, site, visit;
  beforeFirst(async () => {
    site = new Site();
    [browser] = await Promise.all([launch(), site.start()]);
  });
  after(() => Promise.all([browser?.close(), site?.stop()]));

  async function firstVisit() {
    site.show(1);
    visit = await openPage(browser, site.address, { serviceWorker: true });
    await waitUntilKept(visit.page);
  }

  test("lets a new version serve from the next load on, and never half of it", async () => {
    await firstVisit();
    site.show(2);
    assert.equal(await update(visit.page), "activated");
    assert.deepEqual(await shown(visit.page), ["index 1", "script 1"]);
    assert.equal(await visit.page.evaluate("late()"), 1, "an open page gets the rest of its version");
    await visit.page.reload();
    assert.deepEqual(await shown(visit.page), ["index 2", "script 2"]);
    assert.equal(await visit.page.evaluate("late()"), 2);
    await visit.close();
  });

  test("keeps the version it has when the new one does not come whole", async () => {
    await firstVisit();
    site.show(2, { lacking: "late" });
    assert.equal(await update(visit.page), "redundant");
    assert.deepEqual(await visit.page.evaluate("caches.keys()"), ["basalt-1"]);
    await visit.page.reload();
    assert.deepEqual(await shown(visit.page), ["index 1", "script 1"]);
    assert.equal(await visit.page.evaluate("late()"), 1);
    await visit.close({ expected: /404/ });
  });

  test("forgets what is older than the version before", async () => {
    await firstVisit();
    for (const version of [2, 3]) {
      site.show(version);
      assert.equal(await update(visit.page), "activated");
    }
    const kept = await visit.page.evaluate("caches.keys()");
    assert.deepEqual(kept, ["basalt-2", "basalt-3"]);
    await visit.close();
  });

  test("answers only for paths of the page", async () => {
    await firstVisit();
    for (const path of ["", "games/7", "?from=home"]) {
      await visit.page.goto(`${site.address}${path}`);
      assert.deepEqual(await shown(visit.page), ["index 1", "script 1"], path);
    }
    assert.equal((await visit.page.goto(`${site.address}games/7/8`)).status(), 404);
    await visit.close({ expected: /404/ });
  });
});
