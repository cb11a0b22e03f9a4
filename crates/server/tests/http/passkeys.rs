//! Passkeys: registration, log-in and confirmation with one, and those of a member.

use basalt_server::Options;
use basalt_wire::{
    AccountSecurity, ErrorCode, Me, NewName, PasskeyAnswer, PasskeyChallenge, PasskeyRegistration,
    PasskeyToRemove, PasswordChange,
};
use serde_json::json;

use crate::accounts::credentials;
use crate::authenticator::Authenticator;
use crate::harness::{Answer, Browser, NOW, TestServer};

const MINUTE: u64 = 60 * 1_000;

/// A server at a public address with TLS, as passkeys need it.
async fn server() -> TestServer {
    let public = Some("https://basalt.example".to_owned());
    TestServer::with(Options { secure: true, public, ..Options::default() }).await
}

fn browser(server: &TestServer) -> Browser<'_> {
    server.browser().at_origin("https://basalt.example")
}

async fn begin_registration(browser: &mut Browser<'_>, name: &str) -> Answer {
    let name = NewName { name: name.to_owned() };
    browser.post("/api/passkeys/register/begin", &name).await
}

/// Registers a member with a passkey.
async fn register(browser: &mut Browser<'_>, name: &str, key: &mut Authenticator) -> Answer {
    let PasskeyChallenge { id, options } = begin_registration(browser, name).await.fine();
    let credential = key.create(&options);
    let registration = PasskeyRegistration { name: name.to_owned(), id, credential };
    browser.post("/api/passkeys/register", &registration).await
}

/// The answer of a passkey to a new challenge.
async fn answer(browser: &mut Browser<'_>, key: &mut Authenticator) -> PasskeyAnswer {
    let begun = browser.post("/api/passkeys/login/begin", &json!({})).await;
    let PasskeyChallenge { id, options } = begun.fine();
    PasskeyAnswer { id, credential: key.get(&options) }
}

async fn log_in(browser: &mut Browser<'_>, key: &mut Authenticator) -> Answer {
    let answer = answer(browser, key).await;
    browser.post("/api/passkeys/login", &answer).await
}

async fn confirm(browser: &mut Browser<'_>, key: &mut Authenticator) -> Answer {
    let answer = answer(browser, key).await;
    browser.post("/api/account/confirm-passkey", &answer).await
}

async fn add(browser: &mut Browser<'_>, key: &mut Authenticator) -> Answer {
    let begun = browser.post("/api/account/passkeys/begin", &json!({})).await;
    let PasskeyChallenge { id, options } = begun.fine();
    let credential = key.create(&options);
    browser.post("/api/account/passkeys/add", &PasskeyAnswer { id, credential }).await
}

async fn remove(browser: &mut Browser<'_>, key: &Authenticator) -> Answer {
    browser.post("/api/account/passkeys/remove", &PasskeyToRemove { id: key.id() }).await
}

async fn security(browser: &Browser<'_>) -> AccountSecurity {
    browser.get("/api/account").await.fine()
}

const REJECTED: (u16, ErrorCode) = (401, ErrorCode::BadPasskey);

#[tokio::test]
async fn a_guest_registers_with_a_passkey_and_logs_in_elsewhere() {
    let server = server().await;
    let (mut one, mut other) = (browser(&server), browser(&server));
    let guest: Me = one.post("/api/guest", &json!({})).await.fine();
    let id = server.account(&guest.name).await.id;
    let mut key = Authenticator::new(1);
    let me: Me = register(&mut one, "Ada", &mut key).await.fine();
    assert_eq!((me.name.as_str(), me.member), ("Ada", true));
    assert_eq!(server.account("Ada").await.id, id, "with the guest's games");
    let shown = security(&one).await;
    assert!(!shown.password);
    assert_eq!(shown.passkeys.len(), 1);
    assert_eq!((shown.passkeys[0].created, shown.passkeys[0].used), (NOW, None));

    server.clock.advance(MINUTE);
    let me: Me = log_in(&mut other, &mut key).await.fine();
    assert_eq!(me.name, "Ada");
    assert_eq!(security(&other).await.passkeys[0].used, Some(NOW + MINUTE));
    let wrong = other.post("/api/login", &credentials("Ada", "long enough")).await.refused();
    assert_eq!(wrong, (401, ErrorCode::WrongPassword), "there is no password");
}

#[tokio::test]
async fn the_options_ask_for_a_verified_person_and_no_name() {
    let server = server().await;
    let mut browser = browser(&server);
    let made: PasskeyChallenge = begin_registration(&mut browser, "Ada").await.fine();
    let selection = &made.options["authenticatorSelection"];
    assert_eq!(selection["residentKey"], "required");
    assert_eq!(selection["userVerification"], "required");
    assert_eq!(made.options["rp"], json!({ "id": "basalt.example", "name": "Basalt" }));
    assert_eq!(made.options["user"]["name"], "Ada");
    let begun = browser.post("/api/passkeys/login/begin", &json!({})).await;
    let used: PasskeyChallenge = begun.fine();
    assert_eq!(used.options["userVerification"], "required");
    assert_eq!(used.options["allowCredentials"], json!([]));
    assert_eq!(used.options["rpId"], "basalt.example");
}

#[tokio::test]
async fn a_name_is_checked_before_and_after_the_passkey_is_made() {
    let server = server().await;
    let mut browser = browser(&server);
    for (name, expected) in [
        ("", (400, ErrorCode::BadName)),
        ("admin", (409, ErrorCode::NameTaken)),
        ("guest-x", (409, ErrorCode::NameTaken)),
    ] {
        assert_eq!(begin_registration(&mut browser, name).await.refused(), expected, "{name}");
    }
    let begun: PasskeyChallenge = begin_registration(&mut browser, "Ada").await.fine();
    let mut key = Authenticator::new(1);
    let credential = key.create(&begun.options);
    let other = PasskeyRegistration { name: "Bea".to_owned(), id: begun.id, credential };
    let refused = browser.post("/api/passkeys/register", &other).await.refused();
    assert_eq!(refused, REJECTED, "made for another name");

    let begun: PasskeyChallenge = begin_registration(&mut browser, "Ada").await.fine();
    server.store.register("ADA", "a hash", None, NOW).await.expect("answers");
    let credential = key.create(&begun.options);
    let late = PasskeyRegistration { name: "Ada".to_owned(), id: begun.id, credential };
    let refused = browser.post("/api/passkeys/register", &late).await.refused();
    assert_eq!(refused, (409, ErrorCode::NameTaken));
    let refused = begin_registration(&mut browser, "Ada").await.refused();
    assert_eq!(refused, (409, ErrorCode::NameTaken));
}

#[tokio::test]
async fn only_the_right_answer_counts_once_and_in_time() {
    let server = server().await;
    let (mut one, mut other) = (browser(&server), browser(&server));
    let mut key = Authenticator::new(1);
    let _: Me = register(&mut one, "Ada", &mut key).await.fine();
    let rejected = async |answer: &PasskeyAnswer, other: &mut Browser<'_>, why: &str| {
        let refused = other.post("/api/passkeys/login", answer).await.refused();
        assert_eq!(refused, REJECTED, "{why}");
    };
    let mut stranger = Authenticator::new(2);
    rejected(&answer(&mut other, &mut stranger).await, &mut other, "nobody has it").await;
    let mut late = answer(&mut other, &mut key).await;
    server.clock.advance(5 * MINUTE);
    rejected(&late, &mut other, "too late").await;
    late = answer(&mut other, &mut key).await;
    let fresh = answer(&mut other, &mut key).await;
    let swapped = PasskeyAnswer { id: fresh.id.clone(), credential: late.credential.clone() };
    rejected(&swapped, &mut other, "the answer to another challenge").await;
    key.origin = "https://evil.example";
    rejected(&answer(&mut other, &mut key).await, &mut other, "for another site").await;
    key.origin = "https://basalt.example";
    key.verifies = false;
    rejected(&answer(&mut other, &mut key).await, &mut other, "the person was not verified").await;
    key.verifies = true;

    let right = answer(&mut other, &mut key).await;
    let _: Me = other.post("/api/passkeys/login", &right).await.fine();
    rejected(&right, &mut other, "the challenge is used up").await;
    let again =
        PasskeyAnswer { credential: right.credential, ..answer(&mut other, &mut key).await };
    rejected(&again, &mut other, "replayed").await;
    for credential in [json!(null), json!({}), json!({ "id": "x" }), json!("text")] {
        let nonsense = PasskeyAnswer { id: "x".to_owned(), credential };
        let refused = other.post("/api/passkeys/login", &nonsense).await.refused();
        assert_eq!(refused, (400, ErrorCode::Unreadable));
    }
}

#[tokio::test]
async fn passkeys_come_and_go_but_never_the_last_way_in() {
    let server = server().await;
    let mut ada = browser(&server);
    let (mut first, mut second) = (Authenticator::new(1), Authenticator::new(2));
    let _: Me = register(&mut ada, "Ada", &mut first).await.fine();
    assert_eq!(remove(&mut ada, &first).await.refused(), (409, ErrorCode::LastWayIn));
    assert_eq!(add(&mut ada, &mut second).await.text(), "null");
    assert_eq!(add(&mut ada, &mut second).await.refused(), REJECTED, "she has it");
    assert_eq!(security(&ada).await.passkeys.len(), 2);
    assert_eq!(remove(&mut ada, &first).await.text(), "null");
    assert_eq!(log_in(&mut browser(&server), &mut first).await.refused(), REJECTED);
    let _: Me = log_in(&mut browser(&server), &mut second).await.fine();

    let new = "quartz-lantern-91".to_owned();
    let change = PasswordChange { current: String::new(), new: new.clone() };
    assert_eq!(ada.post("/api/account/password", &change).await.text(), "null");
    assert!(security(&ada).await.password);
    assert_eq!(remove(&mut ada, &second).await.text(), "null", "the password is left");
    let _: Me = browser(&server).post("/api/login", &credentials("Ada", &new)).await.fine();
    let again = ada.post("/api/account/password", &change).await.refused();
    assert_eq!(again, (401, ErrorCode::WrongPassword), "now there is a current one");
}

#[tokio::test]
async fn sensitive_changes_ask_for_the_passkey_again() {
    let server = server().await;
    let (mut ada, mut bea) = (browser(&server), browser(&server));
    let (mut key, mut other) = (Authenticator::new(1), Authenticator::new(2));
    let _: Me = register(&mut ada, "Ada", &mut key).await.fine();
    let _: Me = register(&mut bea, "Bea", &mut other).await.fine();
    server.clock.advance(11 * MINUTE);
    let new = "quartz-lantern-91".to_owned();
    let change = PasswordChange { current: String::new(), new };
    let first = (403, ErrorCode::ConfirmFirst);
    assert_eq!(ada.post("/api/account/password", &change).await.refused(), first);
    assert_eq!(remove(&mut ada, &key).await.refused(), first);
    let begun = ada.post("/api/account/passkeys/begin", &json!({})).await;
    assert_eq!(begun.refused(), first);
    assert_eq!(confirm(&mut ada, &mut other).await.refused(), REJECTED, "that is Bea's");
    assert_eq!(ada.post("/api/account/password", &change).await.refused(), first);
    let before = ada.cookie.clone();
    assert_eq!(confirm(&mut ada, &mut key).await.text(), "null");
    assert_ne!(ada.cookie, before, "the session has a new token");
    assert_eq!(ada.post("/api/account/password", &change).await.text(), "null");
}

#[tokio::test]
async fn a_challenge_is_for_one_member_and_one_purpose() {
    let server = server().await;
    let (mut ada, mut bea) = (browser(&server), browser(&server));
    let _: Me = register(&mut ada, "Ada", &mut Authenticator::new(1)).await.fine();
    let _: Me = register(&mut bea, "Bea", &mut Authenticator::new(2)).await.fine();
    let begun = ada.post("/api/account/passkeys/begin", &json!({})).await;
    let PasskeyChallenge { id, options } = begun.fine();
    assert_eq!(options["excludeCredentials"][0]["id"], Authenticator::new(1).id());
    let credential = Authenticator::new(3).create(&options);
    let planted = PasskeyAnswer { id, credential };
    let refused = bea.post("/api/account/passkeys/add", &planted).await.refused();
    assert_eq!(refused, REJECTED, "Ada has begun it");
    let begun: PasskeyChallenge = begin_registration(&mut bea, "Cat").await.fine();
    let credential = Authenticator::new(3).create(&begun.options);
    let other = PasskeyAnswer { id: begun.id, credential };
    let refused = bea.post("/api/account/passkeys/add", &other).await.refused();
    assert_eq!(refused, REJECTED, "it was for a registration");
    assert_eq!(security(&bea).await.passkeys.len(), 1);
}

#[tokio::test]
async fn a_passkey_needs_the_name_of_a_host_and_tls() {
    for (public, expected) in [
        ("http://basalt.example", false),
        ("https://192.0.2.7", false),
        ("https://[2001:db8::1]", false),
        ("http://127.0.0.1:7070", false),
        ("http://localhost:7070", true),
        ("https://basalt.example:8443", true),
    ] {
        let options = Options { public: Some(public.to_owned()), ..Options::default() };
        let server = TestServer::with(options).await;
        let mut browser = server.browser().at_origin(public);
        let begun = browser.post("/api/passkeys/login/begin", &json!({})).await;
        if expected {
            let _: PasskeyChallenge = begun.fine();
        } else {
            assert_eq!(begun.refused(), (400, ErrorCode::NoPasskeys), "{public}");
        }
    }
}
