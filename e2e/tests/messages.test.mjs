// Direct messages between members: inbox, conversation, who may write, reports.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LOCALES_ON_SCREENS, SCREENS, becomes, expectAccessible, openPage, screenshot } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { signUp } from "../online.mjs";
import { expectFits } from "../views.mjs";

const DESK = { ...SCREENS.desktop, reducedMotion: "reduce" };
const PHONE = { ...SCREENS.phone, reducedMotion: "reduce" };

/** What the browser reports when the server refuses a request. */
const REFUSED = /40[0134]/;

describe("direct messages", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const go = (page, path) => page.goto(`${server.address}${path}`);

  async function member(name) {
    const opened = await openPage(browser, `${server.address}online/account`, DESK);
    await signUp(opened.page, name);
    return opened;
  }

  const lines = (page) => page.locator(".thread__lines li");

  async function write(page, text) {
    await page.locator("[name=message]").fill(text);
    await page.locator("[data-act=send-message]").click();
  }

  test("two members write to each other, one of them on a phone", async () => {
    const ada = await member("Ada");
    const signedUp = await member("Bea");
    const { cookies } = await signedUp.page.context().storageState();
    await signedUp.close();
    const bea = await openPage(browser, `${server.address}settings`, PHONE);
    await bea.page.context().addCookies(cookies);
    await go(ada.page, "online/player/Bea");
    await ada.page.locator(".profile-actions").getByRole("link", { name: "Message", exact: true }).click();
    await ada.page.waitForURL(/\/online\/messages\/Bea$/);
    await ada.page.getByText("You haven’t written to each other yet.").waitFor();
    await expectAccessible(ada.page);
    await write(ada.page, "Good game! Once more tomorrow?");
    await lines(ada.page).getByText("Good game! Once more tomorrow?").waitFor();
    await becomes(() => ada.page.locator("[name=message]").inputValue(), "");
    await write(ada.page, "look at www.example.org");
    await ada.page.getByText("Not delivered: messages with links are held back.").waitFor();
    assert.equal(await lines(ada.page).count(), 1);

    await go(bea.page, "online/account");
    await bea.page.getByRole("link", { name: "1 new message" }).click();
    await bea.page.waitForURL(/\/online\/messages$/);
    const conversation = bea.page.locator("[data-conversation=Ada]");
    await conversation.getByText("Good game! Once more tomorrow?").waitFor();
    await conversation.locator(".badge").waitFor();
    await expectAccessible(bea.page);
    await screenshot(bea.page, "messages-inbox-phone");
    await conversation.getByRole("link").click();
    await lines(bea.page).getByText("Good game!").waitFor();
    await write(bea.page, "Gladly.");
    await becomes(() => lines(bea.page).count(), 2);
    await expectAccessible(bea.page);
    await screenshot(bea.page, "messages-thread-phone");
    await go(bea.page, "online/account");
    await bea.page.getByRole("link", { name: "Messages", exact: true }).waitFor();

    // The answer comes by itself, and the first message is marked as read.
    await lines(ada.page).getByText("Gladly.").waitFor({ timeout: 30_000 });
    await lines(ada.page).first().getByText("read").waitFor();
    await ada.close({ expected: REFUSED });
    await bea.close();
  });

  test("a member decides who may write, blocks and reports", async () => {
    const cat = await member("Cat");
    const dan = await member("Dan");
    await go(dan.page, "online/messages/Cat");
    await write(dan.page, "rude words");
    await lines(dan.page).getByText("rude words").waitFor();
    await go(cat.page, "online/messages/Dan");
    const flag = lines(cat.page).getByRole("button", { name: "Report this message" });
    await flag.focus();
    await cat.page.keyboard.press("Enter");
    const form = cat.page.locator("dialog[open] [data-form=report]");
    await form.waitFor();
    await expectAccessible(cat.page);
    await form.locator("[data-act=report-reason]").selectOption("abuse");
    await form.locator("[data-act=send-report]").click();
    await cat.page.getByText("Thank you. A moderator will look at it.").first().waitFor();

    await go(cat.page, "online/messages");
    await cat.page.locator("[data-field=messages-from]").getByLabel("Nobody").check();
    await becomes(async () => {
      await go(dan.page, "online/messages/Cat");
      await lines(dan.page).first().waitFor();
      return dan.page.locator("[data-note=closed]").count();
    }, 1);
    assert.equal(await dan.page.locator("[name=message]").count(), 0);
    await cat.page.locator("[name=recipient]").fill("Nobody-here");
    await cat.page.locator("[data-act=write-to]").click();
    await cat.page.locator("main [role=alert]").getByText(/./).first().waitFor();
    await cat.close({ expected: REFUSED });
    await dan.close();
  });

  test("strangers are led to an account, and all fits every screen in every language", async () => {
    const stranger = await openPage(browser, `${server.address}online/messages`, DESK);
    await stranger.page.getByText("Sign in to read and write messages.").waitFor();
    await expectAccessible(stranger.page);
    await stranger.close({ expected: REFUSED });
    const eve = await member("Eve");
    const fay = await member("Fay");
    await go(fay.page, "online/messages/Eve");
    await write(fay.page, "A rather long message, so that one sees how its lines break where there is little room for them.");
    await becomes(() => lines(fay.page).count(), 1);
    await fay.close();
    await go(eve.page, "online/messages/Fay");
    await write(eve.page, "Short.");
    await becomes(() => lines(eve.page).count(), 2);
    const { cookies } = await eve.page.context().storageState();
    await eve.close();
    for (const [number, { locale, size, screen }] of LOCALES_ON_SCREENS.entries()) {
      const colorScheme = number % 4 < 2 ? "light" : "dark";
      const visit = await openPage(browser, `${server.address}settings`, { ...screen, reducedMotion: "reduce", locale, colorScheme });
      await visit.page.context().addCookies(cookies);
      for (const [path, ready] of [["online/messages", "[data-conversation=Fay]"], ["online/messages/Fay", ".thread__lines li"]]) {
        await go(visit.page, path);
        await visit.page.locator(ready).first().waitFor();
        await expectFits(visit.page, `${path} ${locale} ${size}`);
        await screenshot(visit.page, `${path.replaceAll("/", "-")}-${locale}-${size}`);
      }
      await visit.close();
    }
  });
});
