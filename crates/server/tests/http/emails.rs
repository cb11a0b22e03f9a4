//! E-mail: verified addresses, forgotten passwords, and the way to get no more.

use basalt_server::{MailConfig, Options};
use basalt_store::LinkPurpose;
use basalt_wire::{
    AccountSecurity, EmailAddress, EmailLink, EmailSubscription, ErrorCode, Me, NewName,
    PasswordChange, PasswordReset,
};
use serde_json::json;
use tokio::net::TcpListener;

use crate::accounts::credentials;
use crate::harness::{Answer, Browser, NOW, TestServer};
use crate::inbox::Inbox;
use crate::smtp_sink::{self, Received};

const PASSWORD: &str = "long enough";
const NEW_PASSWORD: &str = "quartz-lantern-91";
const ORIGIN: &str = "https://basalt.example";
const HOUR: u64 = 60 * 60 * 1_000;

/// A server that sends e-mail, and the server that takes it.
async fn server() -> (TestServer, Inbox<Received>) {
    let sink = smtp_sink::start().await;
    let mail =
        MailConfig::new(&format!("smtp://{}", sink.address), "Basalt <noreply@basalt.example>");
    let mail = Some(mail.expect("valid"));
    let public = Some(ORIGIN.to_owned());
    (TestServer::with(Options { mail, public, ..Options::default() }).await, sink)
}

fn browser(server: &TestServer) -> Browser<'_> {
    server.browser().at_origin(ORIGIN)
}

async fn member<'a>(server: &'a TestServer, name: &str) -> Browser<'a> {
    let mut browser = browser(server);
    let _: Me = browser.post("/api/register", &credentials(name, PASSWORD)).await.fine();
    browser
}

async fn set_email(browser: &mut Browser<'_>, address: &str) -> Answer {
    browser.post("/api/account/email", &EmailAddress { address: address.to_owned() }).await
}

async fn follow(browser: &mut Browser<'_>, path: &str, token: &str) -> Answer {
    browser.post(path, &EmailLink { token: token.to_owned() }).await
}

async fn forgot(browser: &mut Browser<'_>, name: &str) -> Answer {
    browser.post("/api/email/forgot", &NewName { name: name.to_owned() }).await
}

async fn reset(browser: &mut Browser<'_>, token: &str, password: &str) -> Answer {
    let reset = PasswordReset { token: token.to_owned(), password: password.to_owned() };
    browser.post("/api/email/reset", &reset).await
}

/// Ada with a verified address.
async fn verified<'a>(server: &'a TestServer, sink: &mut Inbox<Received>) -> Browser<'a> {
    let mut ada = member(server, "Ada").await;
    assert_eq!(set_email(&mut ada, "ada@example.org").await.text(), "null");
    let token = sink.next().await.token("verify");
    assert_eq!(follow(&mut browser(server), "/api/email/verify", &token).await.text(), "null");
    ada
}

const BAD_LINK: (u16, ErrorCode) = (400, ErrorCode::BadLink);

#[tokio::test]
async fn without_an_smtp_server_there_is_no_email() {
    let server = TestServer::new().await;
    let mut ada = server.browser();
    let _: Me = ada.post("/api/register", &credentials("Ada", PASSWORD)).await.fine();
    assert!(!ada.get("/api/email").await.fine::<bool>());
    assert!(!ada.get("/api/account").await.fine::<AccountSecurity>().sends_email);
    assert_eq!(set_email(&mut ada, "ada@example.org").await.refused(), (404, ErrorCode::NoEmail));
    assert_eq!(forgot(&mut ada, "Ada").await.refused(), (404, ErrorCode::NoEmail));
}

#[tokio::test]
async fn an_address_is_verified_by_its_link() {
    let (server, mut sink) = server().await;
    let mut ada = member(&server, "Ada").await;
    assert!(ada.get("/api/email").await.fine::<bool>());
    for address in ["", "ada", "ada@", "a@b\r\nBcc: c@d"] {
        let refused = set_email(&mut ada, address).await.refused();
        assert_eq!(refused, (400, ErrorCode::BadEmail), "{address}");
    }
    assert_eq!(set_email(&mut ada, "ada@example.org").await.text(), "null");
    let mail = sink.next().await;
    assert_eq!(mail.to, "ada@example.org");
    assert!(mail.text.contains("From: Basalt <noreply@basalt.example>"), "{}", mail.text);
    assert!(mail.text.contains("Hello Ada,"), "{}", mail.text);
    let email = async |ada: &Browser<'_>| {
        ada.get("/api/account").await.fine::<AccountSecurity>().email.expect("an address")
    };
    assert!(!email(&ada).await.verified);
    let token = mail.token("verify");
    assert_eq!(reset(&mut browser(&server), &token, NEW_PASSWORD).await.refused(), BAD_LINK);
    server.clock.advance(24 * HOUR - 1);
    assert_eq!(follow(&mut browser(&server), "/api/email/verify", "x").await.refused(), BAD_LINK);
    assert_eq!(follow(&mut browser(&server), "/api/email/verify", &token).await.text(), "null");
    assert!(email(&ada).await.verified);
    let again = follow(&mut browser(&server), "/api/email/verify", &token).await.refused();
    assert_eq!(again, BAD_LINK, "once");
}

#[tokio::test]
async fn a_forgotten_password_is_reset_by_a_link() {
    let (server, mut sink) = server().await;
    let ada = verified(&server, &mut sink).await;
    let _ = member(&server, "Bea").await;
    let mut other = browser(&server);
    for name in ["Bea", "Nobody"] {
        assert_eq!(forgot(&mut other, name).await.text(), "null", "{name}");
    }
    assert!(sink.is_empty(), "they have no address, and the answer does not say so");
    assert_eq!(forgot(&mut other, "ada").await.text(), "null");
    let old = sink.next().await.token("reset");
    assert_eq!(forgot(&mut other, "Ada").await.text(), "null");
    let token = sink.next().await.token("reset");
    assert_eq!(reset(&mut other, &old, NEW_PASSWORD).await.refused(), BAD_LINK, "replaced");
    let weak = reset(&mut other, &token, "password").await.refused();
    assert_eq!(weak, (400, ErrorCode::WeakPassword));
    assert_eq!(reset(&mut other, &token, NEW_PASSWORD).await.text(), "\"Ada\"");
    assert_eq!(ada.get("/api/me").await.text(), "null", "all sessions have ended");
    let _: Me = other.post("/api/login", &credentials("Ada", NEW_PASSWORD)).await.fine();
    assert_eq!(reset(&mut other, &token, NEW_PASSWORD).await.refused(), BAD_LINK, "once");
    let told = sink.next().await;
    assert!(told.text.contains("Subject: Your password was changed"), "{}", told.text);

    assert_eq!(forgot(&mut other, "Ada").await.text(), "null");
    let late = sink.next().await.token("reset");
    server.clock.advance(HOUR);
    assert_eq!(reset(&mut other, &late, NEW_PASSWORD).await.refused(), BAD_LINK, "too late");
}

#[tokio::test]
async fn mail_to_an_account_is_limited() {
    let (server, mut sink) = server().await;
    let _ada = verified(&server, &mut sink).await;
    // One of five was the link that verified the address.
    for number in 0..10 {
        let mut stranger = server.browser_at([192, 0, 2, number]).at_origin(ORIGIN);
        assert_eq!(forgot(&mut stranger, "Ada").await.text(), "null");
    }
    for _ in 0..4 {
        sink.next().await.token("reset");
    }
    let mut stranger = server.browser_at([192, 0, 2, 99]).at_origin(ORIGIN);
    for _ in 0..10 {
        assert_eq!(forgot(&mut stranger, "Nobody").await.text(), "null");
    }
    assert_eq!(forgot(&mut stranger, "Nobody").await.refused().0, 429);
    assert!(sink.is_empty());
}

/// The limits are those of the address that asks, and of the mailbox, whatever the number of accounts.
#[tokio::test]
async fn mail_to_an_unverified_address_is_limited() {
    let (server, mut sink) = server().await;
    let names = ["Ada", "Bea", "Cat", "Dan", "Eve", "Flo"];
    let refused = |seconds| (429, ErrorCode::TooOften { seconds });
    for (number, name) in (1..).zip(names) {
        let mut browser = server.browser_at([192, 0, 2, number]).at_origin(ORIGIN);
        let _: Me = browser.post("/api/register", &credentials(name, PASSWORD)).await.fine();
        let answer = set_email(&mut browser, "Zoe@example.org").await;
        if name == "Flo" {
            assert_eq!(answer.refused(), refused(3_600));
            assert_eq!(set_email(&mut browser, "zoe@Example.org").await.refused(), refused(3_600));
        } else {
            assert_eq!(answer.text(), "null", "{name}");
            sink.next().await;
        }
    }
    let mut sent = Vec::new();
    for name in ["Gus", "Hal", "Ida"] {
        let mut browser = member(&server, name).await;
        for number in 0..4 {
            let address = format!("{name}-{number}@example.org");
            sent.push(set_email(&mut browser, &address).await.status.as_u16());
        }
    }
    assert_eq!(sent, [[200; 10].as_slice(), &[429; 2]].concat(), "ten from an address");
}

/// A member with a verified address and a session.
async fn stored_member(server: &TestServer, name: &str) {
    let store = &server.store;
    store.register(name, "a hash", None, NOW).await.expect("stored");
    let id = server.account(name).await.id;
    store.set_email(id, &format!("{name}@example.org")).await.expect("stored");
    let token = store.new_email_link(id, LinkPurpose::Verify, NOW + HOUR).await.expect("stored");
    assert!(store.verify_email(token.as_str(), NOW).await.expect("answers").is_some());
}

/// The SMTP server does not answer, so messages wait until no more fit.
#[tokio::test]
async fn a_full_queue_does_not_tell_who_has_an_account() {
    let silent = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = silent.local_addr().expect("bound");
    let mail = MailConfig::new(&format!("smtp://{address}"), "noreply@basalt.example");
    let (mail, public) = (Some(mail.expect("valid")), Some(ORIGIN.to_owned()));
    let server = TestServer::with(Options { mail, public, ..Options::default() }).await;
    let busy = (503, ErrorCode::Overloaded { seconds: 60 });
    let mut browsers = (0..).map(|number: u8| server.browser_at([10, 0, 0, number]));
    let mut ask = async |name: &str| {
        let mut browser = browsers.next().expect("another address").at_origin(ORIGIN);
        forgot(&mut browser, name).await
    };
    for number in 0..110 {
        let name = format!("Member{number}");
        stored_member(&server, &name).await;
        let (of_member, of_nobody) = (ask(&name).await, ask("Nobody").await);
        if of_member.status.as_u16() == 503 {
            assert_eq!([of_member.refused(), of_nobody.refused()], [busy.clone(), busy]);
            return;
        }
    }
    panic!("the queue is never full");
}

#[tokio::test]
async fn a_member_is_warned_until_they_unsubscribe() {
    let (server, mut sink) = server().await;
    let mut ada = verified(&server, &mut sink).await;
    let change = |current: &str, new: &str| PasswordChange {
        current: current.to_owned(),
        new: new.to_owned(),
    };
    let first = change(PASSWORD, NEW_PASSWORD);
    assert_eq!(ada.post("/api/account/password", &first).await.text(), "null");
    let mail = sink.next().await;
    assert!(mail.text.contains("List-Unsubscribe: <https://basalt.example/"), "{}", mail.text);
    let token = mail.token("unsubscribe");
    let wrong = follow(&mut browser(&server), "/api/email/unsubscribe", "x").await.refused();
    assert_eq!(wrong, BAD_LINK);
    assert_eq!(
        follow(&mut browser(&server), "/api/email/unsubscribe", &token).await.text(),
        "null"
    );
    let second = change(NEW_PASSWORD, PASSWORD);
    assert_eq!(ada.post("/api/account/password", &second).await.text(), "null");
    // The next message is the answer to a request, so no warning came before it.
    assert_eq!(forgot(&mut browser(&server), "Ada").await.text(), "null");
    sink.next().await.token("reset");
    let wanted = EmailSubscription { subscribed: true };
    assert_eq!(ada.post("/api/account/email/subscribe", &wanted).await.text(), "null");
    assert_eq!(ada.post("/api/account/password", &first).await.text(), "null");
    sink.next().await.token("unsubscribe");
    assert_eq!(ada.post("/api/account/email/remove", &json!({})).await.text(), "null");
    assert_eq!(ada.get("/api/account").await.fine::<AccountSecurity>().email, None);
}
