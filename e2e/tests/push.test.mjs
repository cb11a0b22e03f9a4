// Push notifications: the page subscribes after a click, the server sends through a push service of the test's own, and the service worker
// shows what arrives. Headless Chromium reaches no push service and shows no notifications, so the subscription and the permission are the
// test's, the debugging protocol delivers, and the worker tells what it would show.
import assert from "node:assert/strict";
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, describe, test } from "node:test";
import { SCREENS, becomes, expectAccessible, launch, openPage, screenshot, waitUntilKept } from "../browser.mjs";
import { EMPTY_BOARD, openChallenge, signUp } from "../online.mjs";
import { dataFolder, startNode } from "../server.mjs";

const CORRESPONDENCE = { ...EMPTY_BOARD, pace: { days: 3 }, rated: false };

/** A push service. `next` is the next message that it is given. */
async function startPushService() {
  const messages = [];
  const waiting = [];
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    response.writeHead(201).end();
    const message = { headers: request.headers, body: Buffer.concat(parts) };
    if (waiting.length > 0) waiting.shift()(message);
    else messages.push(message);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    next: () => (messages.length > 0 ? Promise.resolve(messages.shift()) : new Promise((resolve) => waiting.push(resolve))),
    stop: () => server.close(),
  };
}

/** The keys of a browser: the subscription as the Push API writes it, and the way to read what is sent to it (RFC 8291). */
function subscriber(endpoint) {
  const key = createECDH("prime256v1");
  key.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: key.getPublicKey("base64url"), auth: auth.toString("base64url") };
  const derive = (secret, salt, info, length) => Buffer.from(hkdfSync("sha256", secret, salt, info, length));
  return {
    subscription: { endpoint, expirationTime: null, keys },
    open({ headers, body }) {
      assert.equal(headers["content-encoding"], "aes128gcm");
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), key.getPublicKey(), sender]);
      const secret = derive(key.computeSecret(sender), auth, info, 32);
      const decipher = createDecipheriv("aes-128-gcm", derive(secret, salt, "Content-Encoding: aes128gcm\0", 16), derive(secret, salt, "Content-Encoding: nonce\0", 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return record.subarray(0, record.lastIndexOf(2)).toString();
    },
  };
}

/** Runs in the page before anything else: the browser subscribes as the test wants it to. */
function injectSubscription(subscription) {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  const made = { endpoint: subscription.endpoint, toJSON: () => subscription, unsubscribe: async () => (localStorage.removeItem("subscribed"), true) };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("subscribed") ? made : null);
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem("subscribed", JSON.stringify(options));
    return made;
  };
}

/** The service worker of a visit, which keeps what it shows and opens. */
async function watchedWorker({ context }) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    self.shown = [];
    self.opened = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => self.shown.push({ title, body, tag, ...data });
    Clients.prototype.openWindow = async (address) => self.opened.push(new URL(address).pathname);
  });
  return {
    // A field that a message lacks is missing here, too.
    shown: () => worker.evaluate(() => JSON.parse(JSON.stringify(self.shown))),
    opened: () => worker.evaluate(() => self.opened),
    /** A click on the last notification. Only an event of the browser's own waits for promises. */
    click: () =>
      worker.evaluate(() => {
        const notification = { data: self.shown.at(-1), close: () => self.shown.pop() };
        dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => {} }));
      }),
  };
}

/** Lets the browser deliver a message to the service worker, as if it came from its push service. */
async function deliver(page, data) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise((resolve) => session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => resolve(registrations[0])));
  await session.send("ServiceWorker.enable");
  const { registrationId } = await registered;
  await session.send("ServiceWorker.deliverPushMessage", { origin: new URL(page.url()).origin, registrationId, data });
  await session.detach();
}

describe("push notifications", { timeout: 900_000 }, () => {
  let browser, server, service, data;
  before(async () => {
    [browser, service, data] = await Promise.all([launch(), startPushService(), dataFolder()]);
    server = await startNode(["--port", "0", "--data", data.folder, "--trial", "--local-push"], { log: "inherit" });
  });
  after(async () => {
    await Promise.all([browser?.close(), server?.stop()]);
    service?.stop();
    await data?.remove();
  });

  const card = (page) => page.locator("[data-card=push]");
  const press = (page) => page.locator("[data-act=push]").click();
  const open = (options) => openPage(browser, `${server.address}online/account`, { ...SCREENS.desktop, reducedMotion: "reduce", ...options });

  test("a click turns notifications on, a move of the opponent brings one, and a click on it leads to the game", async () => {
    const device = subscriber(`${service.address}device`);
    const script = `(${injectSubscription})(${JSON.stringify(device.subscription)})`;
    const ada = await open({ serviceWorker: true, script });
    const bea = await open();
    await signUp(ada.page, "Agate");
    await signUp(bea.page, "Beryl");
    await waitUntilKept(ada.page);
    await card(ada.page).getByText("Off for this device").waitFor();
    await press(ada.page);
    await card(ada.page).getByText("On for this device").waitFor();
    const options = JSON.parse(await ada.page.evaluate(() => localStorage.getItem("subscribed")));
    assert.equal(options.userVisibleOnly, true);
    assert.match(options.applicationServerKey, /^[\w-]{87}$/);
    await expectAccessible(ada.page);
    await screenshot(ada.page, "account-push");
    await ada.page.reload();
    await card(ada.page).getByText("On for this device").waitFor();

    // Agate opens a challenge and goes where the page has no connection.
    await ada.page.goto(`${server.address}online`);
    const path = await openChallenge(ada.page, CORRESPONDENCE);
    await ada.page.goto(`${server.address}learn`);
    await bea.page.goto(`${server.address}${path.slice(1)}`);
    await bea.page.locator("[data-act=accept]").click();
    await bea.page.waitForURL(/\/online\/game\//);
    const game = new URL(bea.page.url()).pathname;
    const message = device.open(await service.next());
    assert.deepEqual(JSON.parse(message), { title: "Your game has started", body: "DVONN against Beryl", path: game, tag: game.split("/").at(-1) });

    const worker = await watchedWorker(ada);
    await deliver(ada.page, message);
    await becomes(worker.shown, [JSON.parse(message)]);
    await worker.click();
    await becomes(worker.opened, [game]);
    assert.deepEqual(await worker.shown(), []);

    await ada.page.goto(`${server.address}online/account`);
    await press(ada.page);
    await card(ada.page).getByText("Off for this device").waitFor();
    assert.equal(await ada.page.evaluate(() => localStorage.getItem("subscribed")), null);
    for (const visit of [ada, bea]) await visit.close();
  });

  test("a message without words is shown as well, and one that leads elsewhere is not followed", async () => {
    const visit = await openPage(browser, server.address, { ...SCREENS.desktop, serviceWorker: true });
    await waitUntilKept(visit.page);
    const worker = await watchedWorker(visit);
    await deliver(visit.page, "{}");
    await becomes(worker.shown, [{ title: "Basalt" }]);
    await worker.click();
    await becomes(worker.opened, ["/online"]);
    await deliver(visit.page, JSON.stringify({ title: "Elsewhere", path: "https://example.org/x" }));
    await becomes(worker.shown, [{ title: "Elsewhere", path: "https://example.org/x" }]);
    await worker.click();
    await deliver(visit.page, JSON.stringify({ title: "Here", path: "/learn" }));
    await becomes(worker.shown, [{ title: "Here", path: "/learn" }]);
    await worker.click();
    await becomes(worker.opened, ["/online", "/learn"]);
    await visit.close();
  });

  test("a browser that blocks notifications says so", async () => {
    const visit = await open({ script: "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })" });
    await signUp(visit.page, "Citrine");
    await card(visit.page).getByText("Your browser blocks notifications").waitFor();
    assert.equal(await visit.page.locator("[data-act=push]").count(), 0);
    await visit.close();
  });
});
