// The person's own account: password, devices, two-factor authentication, recovery codes.
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { LOCALES_ON_SCREENS, SCREENS, becomes, expectAccessible, nextFrame, openPage, screenshot } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { EMPTY_BOARD, becomeGuest, openChallenge, signUp } from "../online.mjs";
import { expectFits } from "../views.mjs";

/** The message of the browser when the server refuses a request. */
const REFUSED = /40[13]/;

const NEW_PASSWORD = "quartz-lantern-91";

/** The code that an authenticator app shows for a secret in base32 (RFC 6238). */
function totp(secret, step = Math.floor(Date.now() / 30_000)) {
  const bits = [...secret].map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

const act = (page, name) => page.locator(`[data-act=${name}]`).click();
const card = (page, name) => page.locator(`[data-card=${name}]`);

describe("the account", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = (options = {}) => openPage(browser, `${server.address}online/account`, { ...SCREENS.desktop, reducedMotion: "reduce", ...options });

  /** A visit of somebody who has just created an account. */
  async function member(name, options) {
    const visit = await open(options);
    await signUp(visit.page, name);
    await card(visit.page, "devices").locator("[data-device=current]").waitFor();
    return visit;
  }

  /** Fills in the form for signing in, and sends it. */
  async function signIn(page, name, password) {
    await page.locator("[name=username]").fill(name);
    await page.locator("[name=password]").fill(password);
    await act(page, "enter");
  }

  /** Reads the codes of the dialog, and closes it. */
  async function takeCodes(page) {
    await page.locator(".recovery-codes li").first().waitFor();
    const codes = await page.locator(".recovery-codes li").allTextContents();
    assert.equal(codes.length, 10);
    // They are shown once, so a press beside them does not close them.
    await page.mouse.click(2, 2);
    await nextFrame(page);
    assert.ok(await page.locator(".recovery-codes").isVisible());
    await act(page, "codes-saved");
    return codes;
  }

  /** Turns two-factor authentication on. Returns the secret and the recovery codes. */
  async function turnOn(page) {
    await act(page, "set-up-two-factor");
    await page.getByRole("img", { name: "QR code" }).waitFor();
    const secret = await page.locator("[data-value=secret]").textContent();
    await page.locator("[name=totp]").fill(totp(secret));
    await act(page, "turn-on");
    const codes = await takeCodes(page);
    await card(page, "two-factor").getByText("On", { exact: true }).waitFor();
    return { secret, codes };
  }

  test("a new password signs other devices out", async () => {
    const [one, other] = [await member("Gneiss"), await open()];
    await signIn(other.page, "Gneiss", "the secret of Gneiss");
    await becomes(() => card(other.page, "devices").locator(".device").count(), 2);
    const { page } = one;
    await page.locator("[name=current-password]").fill("something else");
    await page.locator("[name=new-password]").fill(NEW_PASSWORD);
    await act(page, "change-password");
    await card(page, "password").getByText("Wrong username or password.").waitFor();
    await page.locator("[name=current-password]").fill("the secret of Gneiss");
    await act(page, "change-password");
    await page.getByText("Password changed.").first().waitFor();
    await becomes(() => page.locator("[name=new-password]").inputValue(), "");
    await becomes(() => card(page, "devices").locator(".device").count(), 1);
    await other.page.reload();
    await signIn(other.page, "Gneiss", NEW_PASSWORD);
    await card(other.page, "identity").waitFor();
    await one.close({ expected: REFUSED });
    await other.close();
  });

  test("a device is signed out from another one, and then all of them", async () => {
    const [one, other, phone] = [await member("Schist"), await open(), await open(SCREENS.phone)];
    for (const { page } of [other, phone]) {
      await signIn(page, "Schist", "the secret of Schist");
      await card(page, "devices").locator("[data-device=current]").getByText("This device").waitFor();
      // The address of the server is a number.
      await card(page, "passkeys").getByText("Passkeys need this site’s own name").waitFor();
    }
    const { page } = phone;
    await becomes(() => page.locator("[data-device=other]").count(), 2);
    await page.locator("[data-device=other]").first().getByText("Chrome").waitFor();
    await page.locator("[data-device=other]").last().getByRole("button", { name: "Sign out" }).click();
    await page.getByText("Device signed out").first().waitFor();
    await becomes(() => page.locator("[data-device=other]").count(), 1);
    await act(page, "everywhere");
    await screenshot(page, "account-everywhere");
    await act(page, "log-out-everywhere");
    await page.waitForURL(server.address);
    for (const visit of [one, other, phone]) {
      await visit.page.goto(`${server.address}online/account`);
      await visit.page.locator("[name=password]").waitFor();
      await visit.close();
    }
  });

  test("a forgotten password is reset with a recovery code", async () => {
    const visit = await member("Shale");
    const { page } = visit;
    await card(page, "recovery-codes").getByText("You have no codes.").waitFor();
    await act(page, "create-codes");
    const [code] = await takeCodes(page);
    await card(page, "recovery-codes").getByText("10 codes left").waitFor();
    await act(page, "logout");
    await page.waitForURL(server.address);
    await page.goto(`${server.address}online/account`);
    await act(page, "forgot");
    await page.locator("[name=username]").fill("Shale");
    await page.locator("[name=code]").fill("abcd-efgh");
    await page.locator("[name=new-password]").fill(NEW_PASSWORD);
    await act(page, "enter");
    await page.getByText("This code is wrong or was used before.").waitFor();
    await page.locator("[name=code]").fill(code.toUpperCase());
    await act(page, "enter");
    await card(page, "recovery-codes").getByText("9 codes left").waitFor();
    await visit.close({ expected: REFUSED });
  });

  test("a token is shown once, opens the API, and is revoked", async () => {
    const visit = await member("Skarn");
    const { page } = visit;
    await act(page, "new-token");
    await page.locator("[name=token-name]").fill("my bot");
    await page.locator("[name='bot:play']").check();
    await act(page, "create-token");
    const token = await page.locator("[data-value=token]").textContent();
    assert.match(token, /^basalt_[0-9a-f]{64}$/);
    await act(page, "token-saved");
    const row = card(page, "tokens").locator("[data-token]");
    await row.getByText("my bot").waitFor();
    const status = () => fetch(`${server.address}api/v1/account`, { headers: { authorization: `Bearer ${token}` } }).then((answer) => answer.status);
    assert.equal(await status(), 200);
    await act(page, "revoke-token");
    await becomes(() => row.count(), 0);
    assert.equal(await status(), 401);
    await page.goto(`${server.address}api/v1/`);
    await page.locator("#token").fill(token);
    const route = page.locator("details").filter({ hasText: "/api/v1/puzzle/daily" });
    await route.locator("summary").click();
    await route.locator("[name=game]").fill("dvonn");
    await route.getByRole("button", { name: "Send" }).click();
    await route.getByText("bad-token").waitFor();
    await visit.close({ expected: REFUSED });
  });

  test("with two-factor authentication a code is asked for, and a recovery code replaces the app", async () => {
    const [one, other] = [await member("Slate"), await open(SCREENS.phone)];
    const { secret, codes } = await turnOn(one.page);
    const { page } = other;
    await signIn(page, "Slate", "the secret of Slate");
    await page.locator("[name=code]").fill("000000");
    await act(page, "enter");
    await page.getByText("This code is wrong or was used before.").waitFor();
    await page.locator("[name=code]").fill(codes[0]);
    await act(page, "enter");
    await card(page, "recovery-codes").getByText("9 codes left").waitFor();
    await act(page, "logout");
    await page.waitForURL(server.address);
    await page.goto(`${server.address}online/account`);
    await signIn(page, "Slate", "the secret of Slate");
    // The app's code of the present step was used to turn it on.
    await page.locator("[name=code]").fill(totp(secret, Math.floor(Date.now() / 30_000) + 1));
    await act(page, "enter");
    await card(page, "two-factor").getByText("On", { exact: true }).waitFor();
    await act(page, "turn-off");
    await card(page, "two-factor").getByText("Off", { exact: true }).waitFor();
    await one.close();
    await other.close({ expected: REFUSED });
  });

  test("a sensitive change asks for the password again", async () => {
    const visit = await member("Tuff");
    const { page } = visit;
    // Ten minutes later.
    await page.route("**/api/account/recovery-codes", (route) => route.fulfill({ status: 403, contentType: "application/json", body: '"confirm-first"' }), { times: 1 });
    await act(page, "create-codes");
    const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
    await dialog.locator("[name=confirm-password]").fill("something else");
    await act(page, "confirm");
    await dialog.getByText("Wrong username or password.").waitFor();
    await dialog.locator("[name=confirm-password]").fill("the secret of Tuff");
    await page.keyboard.press("Enter");
    await takeCodes(page);
    await visit.close({ expected: REFUSED });
  });

  test("a new username leads from the old one, for a year", async () => {
    const visit = await member("Marble");
    const { page } = visit;
    await page.locator("[name=new-name]").fill("tuff");
    await act(page, "rename");
    await card(page, "name").getByText("This username is taken").waitFor();
    await page.locator("[name=new-name]").fill("Carrara");
    await act(page, "rename");
    await card(page, "identity").getByText("Carrara").waitFor();
    await card(page, "name").getByText("You can change it again on").waitFor();
    await page.goto(`${server.address}online/player/marble`);
    await page.getByRole("heading", { name: "Carrara" }).waitFor();
    await page.waitForURL(`${server.address}online/player/Carrara`);
    await visit.close({ expected: /409/ });
  });

  test("the person's data is downloaded", async () => {
    const visit = await member("Chalk");
    const [download] = await Promise.all([visit.page.waitForEvent("download"), act(visit.page, "download-data")]);
    assert.equal(download.suggestedFilename(), "basalt-data.json");
    const data = JSON.parse(readFileSync(await download.path(), "utf8"));
    assert.equal(data.name, "Chalk");
    assert.deepEqual(data.games, []);
    await visit.close();
  });

  test("a deleted account leaves its game to a deleted player", async () => {
    const [one, other] = [await member("Flint", { locale: "en-GB" }), await open()];
    await becomeGuest(other.page);
    const challenge = await openChallenge(one.page, { ...EMPTY_BOARD, rated: false });
    await other.page.goto(new URL(challenge, server.address).href);
    await act(other.page, "accept");
    await other.page.waitForURL(/online\/game\//);
    await other.page.getByText("Flint").first().waitFor();

    const { page } = one;
    await act(page, "delete");
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    assert.ok(await dialog.locator("[data-act=delete-for-good]").isDisabled());
    await dialog.locator("[name=delete-name]").fill("flint");
    await screenshot(page, "account-delete");
    await act(page, "delete-for-good");
    await page.waitForURL(server.address);
    await other.page.reload();
    // A small window hides the names beside the board when a game is over.
    await other.page.getByText("deleted player").first().waitFor({ state: "attached" });
    await becomes(() => other.page.getByText("Flint").count(), 0);
    await page.goto(`${server.address}online/player/Flint`);
    await page.getByText("Player not found.").waitFor();
    await page.goto(`${server.address}online/account`);
    await signIn(page, "Flint", "the secret of Flint");
    await page.getByText("Wrong username or password.").waitFor();
    await one.close({ expected: /40[14]/ });
    await other.close();
  });

  test("the settings lead to the account", async () => {
    const visit = await openPage(browser, `${server.address}settings`);
    await visit.page.getByRole("link", { name: "Manage account" }).click();
    await visit.page.locator("[name=password]").waitFor();
    await visit.close();
  });

});

// A server of its own: an address may create ten accounts.
describe("the screens of the account", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  for (const { locale, size, screen, isFirst } of LOCALES_ON_SCREENS) {
    test(`every part fits, ${locale} on a ${size}`, async () => {
      // Browsers have no passkeys for the number of an address.
      const visit = await openPage(browser, `http://localhost:${server.port}/online/account`, { ...screen, locale, reducedMotion: "reduce" });
      const { page } = visit;
      const look = async (name) => {
        await expectFits(page, `${name} ${locale}`);
        if (isFirst) await expectAccessible(page);
        await screenshot(page, `account-${name}-${locale}-${size}`);
      };
      await act(page, "forgot");
      await page.locator("[name=new-password]").waitFor();
      await look("recover");
      await act(page, "back");
      await page.locator("[data-field=purpose] button").last().click();
      await page.locator("[name=username]").fill(`Marl-${locale}-${size}`);
      await page.locator("[name=password]").fill("the secret of Marl");
      await act(page, "enter");
      await card(page, "devices").locator("[data-device=current]").waitFor();
      await look("member");
      await act(page, "set-up-two-factor");
      await page.locator("[name=totp]").waitFor();
      await look("two-factor");
      await act(page, "create-codes");
      await page.locator(".recovery-codes li").first().waitFor();
      await look("codes");
      await visit.close();
    });
  }
});
