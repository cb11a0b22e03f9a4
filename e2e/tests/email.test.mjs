// E-mail: an address is verified and a forgotten password reset by links, against an SMTP server of the test's own.
import assert from "node:assert/strict";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { after, before, describe, test } from "node:test";
import { SCREENS, becomes, launch, openPage, screenshot } from "../browser.mjs";
import { signUp } from "../online.mjs";
import { dataFolder, startNode } from "../server.mjs";

const act = (page, name) => page.locator(`[data-act=${name}]`).click();
const card = (page, name) => page.locator(`[data-card=${name}]`);

/** An SMTP server. `next` is the next message that it is given. */
async function startSink() {
  const messages = [];
  const waiting = [];
  const server = createServer(async (socket) => {
    socket.write("220 sink\r\n");
    let data;
    for await (const line of createInterface({ input: socket })) {
      if (data !== undefined && line !== ".") data += `${line}\n`;
      else if (data !== undefined) {
        const message = data.replaceAll("=\n", "").replaceAll("=3D", "=");
        data = undefined;
        socket.write("250 ok\r\n");
        if (waiting.length > 0) waiting.shift()(message);
        else messages.push(message);
      } else if (line === "DATA") {
        data = "";
        socket.write("354 go on\r\n");
      } else socket.write(line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: server.address().port,
    next: () => (messages.length > 0 ? Promise.resolve(messages.shift()) : new Promise((resolve) => waiting.push(resolve))),
    stop: () => server.close(),
  };
}

describe("e-mail", { timeout: 900_000 }, () => {
  let browser, server, sink, data;
  before(async () => {
    [browser, sink, data] = await Promise.all([launch(), startSink(), dataFolder()]);
    const node = await startNode(["--port", "0", "--data", data.folder]);
    // The links need the address of the server, whose port is known now.
    await node.stop();
    server = await startNode(["--port", String(node.port), "--data", data.folder, "--public", `http://127.0.0.1:${node.port}`], {
      env: { BASALT_SMTP: `smtp://127.0.0.1:${sink.port}` },
    });
  });
  after(async () => {
    await Promise.all([browser?.close(), server?.stop()]);
    sink?.stop();
    await data?.remove();
  });

  const open = (path = "online/account", options = SCREENS.desktop) => openPage(browser, `${server.address}${path}`, { reducedMotion: "reduce", ...options });

  /** The path of the link in a message. */
  const linkIn = (message) => message.match(/online\/account#\w+=\w+/)[0];

  test("an address is confirmed by a link", async () => {
    const visit = await open();
    const { page } = visit;
    await signUp(page, "Onyx");
    await page.locator("[name=email]").fill("onyx");
    await act(page, "set-email");
    await card(page, "email").getByText("Enter an e-mail address").waitFor();
    await page.locator("[name=email]").fill("onyx@example.org");
    await act(page, "set-email");
    await card(page, "email").getByText("Not confirmed yet").waitFor();
    await screenshot(page, "account-email");

    const other = await open(linkIn(await sink.next()), SCREENS.phone);
    await other.page.getByText("E-mail address confirmed").first().waitFor();
    await other.page.waitForURL(`${server.address}online/account`);
    await page.reload();
    await card(page, "email").getByText("Confirmed", { exact: true }).waitFor();
    assert.equal(await page.locator("[name=turns]").isChecked(), false, "nobody is written to unasked");
    const saved = page.waitForResponse("**/api/account/email/turns");
    await page.locator("[name=turns]").check();
    await saved;
    await page.reload();
    await becomes(() => page.locator("[name=turns]").isChecked(), true);
    await visit.close({ expected: /400/ });
    await other.close();
  });

  test("a forgotten password is reset by a link, and another one ends such messages", async () => {
    const visit = await open();
    const { page } = visit;
    await signUp(page, "Opal");
    await page.locator("[name=email]").fill("opal@example.org");
    await act(page, "set-email");
    const verified = await open(linkIn(await sink.next()));
    await verified.page.getByText("E-mail address confirmed").first().waitFor();
    await act(verified.page, "forgot");
    await verified.page.locator("[name=username]").fill("Opal");
    await act(verified.page, "forgot-email");
    await verified.page.getByText("a link is on its way").waitFor();
    const reset = await open(linkIn(await sink.next()), SCREENS.phone);
    await reset.page.locator("[name=new-password]").fill("quartz-lantern-91");
    await screenshot(reset.page, "account-reset");
    await act(reset.page, "reset");
    await reset.page.getByText("Password changed.").first().waitFor();
    await reset.page.locator("[name=username]").fill("Opal");
    await reset.page.locator("[name=password]").fill("quartz-lantern-91");
    await act(reset.page, "enter");
    await card(reset.page, "identity").getByText("Opal").waitFor();
    const unsubscribed = await open(linkIn(await sink.next()));
    await unsubscribed.page.getByText("You’ll get no more such messages").first().waitFor();
    await reset.page.reload();
    await becomes(() => reset.page.locator("[name=subscribed]").isChecked(), false);
    for (const one of [visit, verified, reset, unsubscribed]) await one.close();
  });
});
