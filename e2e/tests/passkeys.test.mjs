// Passkeys, with Chromium's virtual authenticator.
import { describe, test } from "node:test";
import { SCREENS, becomes, openPage, screenshot } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";

/** The message of the browser when the server refuses a request. */
const REFUSED = /40[139]/;

const act = (page, name) => page.locator(`[data-act=${name}]`).click();
const card = (page, name) => page.locator(`[data-card=${name}]`);
const passkeys = (page) => card(page, "passkeys").locator("[data-passkey]");

/** Gives a page an authenticator that verifies its person by itself. */
async function addAuthenticator(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options });
  return {
    /** The passkeys that it holds. */
    async credentials() {
      return (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
    },
    /** Takes a passkey over from another authenticator, as synchronised ones do. */
    add: (credential) => session.send("WebAuthn.addCredential", { authenticatorId, credential }),
    remove: ({ credentialId }) => session.send("WebAuthn.removeCredential", { authenticatorId, credentialId }),
    /** Lets the person be recognised or not. */
    verify: (isUserVerified) => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

describe("passkeys", { timeout: 900_000 }, () => {
  let browser, address;
  // Browsers have no passkeys for the number of an address.
  withBrowserAndServer((started) => {
    browser = started.browser;
    address = `http://localhost:${started.server.port}/online/account`;
  });

  /** A visit with an authenticator. */
  async function open(options = {}) {
    const visit = await openPage(browser, address, { ...SCREENS.desktop, reducedMotion: "reduce", ...options });
    return { ...visit, authenticator: await addAuthenticator(visit.page) };
  }

  /** A visit of somebody who has just created an account with a passkey. */
  async function member(name, options) {
    const visit = await open(options);
    await visit.page.locator("[data-field=purpose]").getByRole("button", { name: "Create account", exact: true }).click();
    await visit.page.locator("[name=username]").fill(name);
    await visit.page.getByRole("button", { name: "Create account with a passkey" }).click();
    await passkeys(visit.page).first().waitFor();
    return visit;
  }

  async function signOut(page) {
    await act(page, "logout");
    await page.waitForURL(new URL("/", address).href);
    await page.goto(address);
    await page.locator("[name=password]").waitFor();
  }

  test("an account is created with a passkey, opened on a second device, and the first passkey revoked", async () => {
    const one = await member("Gabbro", SCREENS.phone);
    await card(one.page, "password").getByText("You have no password.").waitFor();
    await passkeys(one.page).getByText("Not used yet").waitFor();
    await screenshot(one.page, "account-passkeys");
    const [first] = await one.authenticator.credentials();

    const other = await open();
    await other.authenticator.add(first);
    await other.page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await card(other.page, "identity").getByText("Gabbro").waitFor();
    await passkeys(other.page).getByText("Used today").waitFor();
    await becomes(() => card(other.page, "devices").locator(".device").count(), 2);

    await act(other.page, "remove-passkey");
    await card(other.page, "passkeys").getByText("This is your only way to sign in.").waitFor();
    await other.authenticator.remove(first);
    await act(other.page, "add-passkey");
    await becomes(() => passkeys(other.page).count(), 2);
    await passkeys(other.page).first().getByRole("button", { name: "Remove" }).click();
    await becomes(() => passkeys(other.page).count(), 1);
    await card(other.page, "devices").locator("[data-device=other]").getByRole("button", { name: "Sign out" }).click();
    await becomes(() => card(other.page, "devices").locator(".device").count(), 1);

    await one.page.reload();
    await one.page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await one.page.getByText("This passkey didn’t work.").waitFor();
    await signOut(other.page);
    await act(other.page, "passkey");
    await card(other.page, "identity").getByText("Gabbro").waitFor();
    await one.close({ expected: REFUSED });
    await other.close({ expected: REFUSED });
  });

  test("a sensitive change asks for the passkey again, and a password replaces it", async () => {
    const visit = await member("Diorite");
    const { page } = visit;
    // Ten minutes later.
    await page.route("**/api/account/password", (route) => route.fulfill({ status: 403, contentType: "application/json", body: '"confirm-first"' }), { times: 1 });
    await page.locator("[name=new-password]").fill("quartz-lantern-91");
    await page.getByRole("button", { name: "Set a password" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
    await visit.authenticator.verify(false);
    await dialog.getByRole("button", { name: "Use a passkey" }).click();
    await dialog.getByText("This passkey didn’t work.").waitFor();
    await visit.authenticator.verify(true);
    await dialog.getByRole("button", { name: "Use a passkey" }).click();
    await page.getByRole("button", { name: "Change password" }).waitFor();
    await act(page, "remove-passkey");
    await becomes(() => passkeys(page).count(), 0);
    await signOut(page);
    await page.locator("[name=username]").fill("Diorite");
    await page.locator("[name=password]").fill("quartz-lantern-91");
    await act(page, "enter");
    await card(page, "identity").getByText("Diorite").waitFor();
    await visit.close({ expected: REFUSED });
  });

  test("a name that is taken is said before a passkey is made", async () => {
    const [one, other] = [await member("Granite"), await open()];
    const { page, authenticator } = other;
    await page.locator("[data-field=purpose]").getByRole("button", { name: "Create account", exact: true }).click();
    await page.locator("[name=username]").fill("granite");
    await act(page, "passkey");
    await page.getByText("This username is taken").waitFor();
    await becomes(async () => (await authenticator.credentials()).length, 0);
    await one.close();
    await other.close({ expected: REFUSED });
  });
});
