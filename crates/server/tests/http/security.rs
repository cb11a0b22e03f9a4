//! The security of an account: password, sessions, confirmation, recovery codes, two-factor authentication.

use basalt_server::Options;
use basalt_wire::{
    AccountSecurity, Confirmation, Credentials, ErrorCode, Me, OneTimeCode, PasswordChange,
    Recovery, RecoveryCodes, SessionToEnd, TwoFactorSetup,
};
use serde_json::json;
use totp_rs::{Builder, Secret};

use crate::accounts::credentials;
use crate::harness::{Answer, Browser, NOW, TestServer};

const PASSWORD: &str = "long enough";
const NEW_PASSWORD: &str = "quartz-lantern-91";
const MINUTE: u64 = 60 * 1_000;
const DAY: u64 = 24 * 60 * MINUTE;

/// The time for which sensitive changes are allowed after a password.
const CONFIRMATION: u64 = 10 * MINUTE;

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// A browser in which Ada has just registered.
async fn ada(server: &TestServer) -> Browser<'_> {
    let mut browser = server.browser();
    browser.user_agent = FIREFOX;
    let _: Me = browser.post("/api/register", &credentials("Ada", PASSWORD)).await.fine();
    browser
}

/// Another browser in which Ada logs in.
async fn second(server: &TestServer) -> Browser<'_> {
    let mut browser = server.browser_at([192, 0, 2, 7]);
    let _: Me = browser.post("/api/login", &credentials("Ada", PASSWORD)).await.fine();
    browser
}

async fn is_logged_in(browser: &Browser<'_>) -> bool {
    browser.get("/api/me").await.fine::<Option<Me>>().is_some()
}

async fn security(browser: &Browser<'_>) -> AccountSecurity {
    browser.get("/api/account").await.fine()
}

async fn change_password(browser: &mut Browser<'_>, current: &str, new: &str) -> Answer {
    let change = PasswordChange { current: current.to_owned(), new: new.to_owned() };
    browser.post("/api/account/password", &change).await
}

async fn confirm(browser: &mut Browser<'_>, password: &str, code: Option<&str>) -> Answer {
    let code = code.map(str::to_owned);
    let confirmation = Confirmation { password: password.to_owned(), code };
    browser.post("/api/account/confirm", &confirmation).await
}

async fn log_in(browser: &mut Browser<'_>, password: &str, code: Option<&str>) -> Answer {
    let code = code.map(str::to_owned);
    browser.post("/api/login", &Credentials { code, ..credentials("Ada", password) }).await
}

async fn recover(browser: &mut Browser<'_>, name: &str, code: &str) -> Answer {
    let (name, code) = (name.to_owned(), code.to_owned());
    let recovery = Recovery { name, code, password: NEW_PASSWORD.to_owned() };
    browser.post("/api/recover", &recovery).await
}

async fn new_codes(browser: &mut Browser<'_>) -> Vec<String> {
    let codes: RecoveryCodes = browser.post("/api/account/recovery-codes", &json!({})).await.fine();
    codes.codes
}

/// The code that an authenticator app shows.
fn code_at(secret: &str, millis: u64) -> String {
    let secret = Secret::try_from_base32(secret).expect("base32");
    let totp = Builder::new().with_secret(secret).build().expect("a secret of the right length");
    totp.generate(millis / 1_000).to_string()
}

/// Turns two-factor authentication on. Returns the secret and the recovery codes.
async fn turn_on(server: &TestServer, browser: &mut Browser<'_>) -> (String, Vec<String>) {
    let begun = browser.post("/api/account/two-factor/begin", &json!({})).await;
    let TwoFactorSetup { secret, .. } = begun.fine();
    let code = code_at(&secret, server.clock.now());
    let enabled = browser.post("/api/account/two-factor/enable", &OneTimeCode { code }).await;
    (secret, enabled.fine::<RecoveryCodes>().codes)
}

#[tokio::test]
async fn a_new_password_needs_the_current_one_and_ends_other_sessions() {
    let server = TestServer::new().await;
    let (mut ada, second) = (ada(&server).await, second(&server).await);
    let before = ada.cookie.clone();
    for (current, new, expected) in [
        ("something else", NEW_PASSWORD, (401, ErrorCode::WrongPassword)),
        ("", NEW_PASSWORD, (401, ErrorCode::WrongPassword)),
        (PASSWORD, "short", (400, ErrorCode::BadPassword)),
        (PASSWORD, "12345678", (400, ErrorCode::WeakPassword)),
    ] {
        let refused = change_password(&mut ada, current, new).await.refused();
        assert_eq!(refused, expected, "{current} {new}");
    }
    assert!(is_logged_in(&second).await);

    assert_eq!(change_password(&mut ada, PASSWORD, NEW_PASSWORD).await.text(), "null");
    assert!(!is_logged_in(&second).await, "other sessions have ended");
    assert!(is_logged_in(&ada).await && ada.cookie != before, "this one has a new token");
    ada.cookie = before;
    assert!(!is_logged_in(&ada).await, "the old one no longer counts");
    let mut browser = server.browser_at([192, 0, 2, 9]);
    let old = log_in(&mut browser, PASSWORD, None).await.refused();
    assert_eq!(old, (401, ErrorCode::WrongPassword));
    let _: Me = log_in(&mut browser, NEW_PASSWORD, None).await.fine();
}

#[tokio::test]
async fn the_current_password_cannot_be_tried_out() {
    let server = TestServer::new().await;
    let mut ada = ada(&server).await;
    for path in ["change", "confirm"] {
        let mut statuses = Vec::new();
        for _ in 0..60 {
            let answer = match path {
                "change" => change_password(&mut ada, "something else", NEW_PASSWORD).await,
                _ => confirm(&mut ada, "something else", None).await,
            };
            statuses.push(answer.refused().0);
        }
        assert_eq!(statuses.last(), Some(&429), "{path} {statuses:?}");
    }
}

#[tokio::test]
async fn sessions_are_listed_and_can_be_ended() {
    let server = TestServer::new().await;
    let (ada, mut second) = (ada(&server).await, second(&server).await);
    server.clock.advance(2 * DAY);
    let found = security(&second).await;
    let listed: Vec<_> = found
        .sessions
        .iter()
        .map(|session| (session.device.as_str(), session.seen - NOW, session.current))
        .collect();
    assert_eq!(listed, [("", 2 * DAY, true), ("Firefox · Linux", 0, false)]);
    assert!(!found.two_factor && found.recovery_codes == 0);

    let id = found.sessions[1].id.clone();
    let end = SessionToEnd { id };
    assert_eq!(second.post("/api/account/sessions/end", &end).await.text(), "null");
    assert!(!is_logged_in(&ada).await);
    assert_eq!(security(&second).await.sessions.len(), 1);
    let again = second.post("/api/account/sessions/end", &end).await;
    assert_eq!(again.text(), "null", "nobody minds");
}

#[tokio::test]
async fn sessions_of_others_cannot_be_ended() {
    let server = TestServer::new().await;
    let ada = ada(&server).await;
    let mut bea = server.browser();
    let _: Me = bea.post("/api/register", &credentials("Bea", PASSWORD)).await.fine();
    let id = security(&ada).await.sessions[0].id.clone();
    bea.post("/api/account/sessions/end", &SessionToEnd { id }).await;
    assert!(is_logged_in(&ada).await);
    bea.post("/api/account/logout-everywhere", &json!({})).await;
    assert!(is_logged_in(&ada).await && !is_logged_in(&bea).await);
}

#[tokio::test]
async fn logging_out_everywhere_ends_this_session_too() {
    let server = TestServer::new().await;
    let (mut ada, second) = (ada(&server).await, second(&server).await);
    let before = ada.cookie.clone();
    assert_eq!(ada.post("/api/account/logout-everywhere", &json!({})).await.text(), "null");
    assert!(!ada.cookie.contains("basalt_session"), "{}", ada.cookie);
    ada.cookie = before;
    assert!(!is_logged_in(&ada).await && !is_logged_in(&second).await);
}

#[tokio::test]
async fn a_session_gets_a_new_token_every_week() {
    for (secure, name) in [(false, "basalt_session="), (true, "__Host-basalt_session=")] {
        let server = TestServer::with(Options { secure, ..Options::default() }).await;
        let mut ada = ada(&server).await;
        server.clock.advance(7 * DAY - 1);
        assert_eq!(ada.get("/api/me").await.header("set-cookie"), "");
        server.clock.advance(1);
        let answer = ada.get("/api/me").await;
        let cookie = answer.header("set-cookie");
        assert!(cookie.starts_with(name) && cookie.contains("Max-Age=7776000"), "{cookie}");
        assert_eq!(ada.get("/api/me").await.header("set-cookie"), "", "once");
        let old = ada.cookie.clone();
        ada.keep_all(&answer);
        assert_ne!(ada.cookie, old);
        server.clock.advance(MINUTE);
        assert!(is_logged_in(&ada).await);
        ada.cookie = old;
        assert!(!is_logged_in(&ada).await, "the new token has been used");
    }
}

/// A response that starts or ends a session sets the cookie itself.
#[tokio::test]
async fn a_new_token_does_not_undo_a_log_out() {
    let server = TestServer::new().await;
    let mut ada = ada(&server).await;
    server.clock.advance(7 * DAY);
    let _: Option<Me> = ada.post("/api/logout", &json!({})).await.fine();
    assert!(!ada.cookie.contains("basalt_session"), "{}", ada.cookie);
    assert!(!is_logged_in(&ada).await);
}

#[tokio::test]
async fn sensitive_changes_ask_again_after_ten_minutes() {
    let server = TestServer::new().await;
    let mut ada = ada(&server).await;
    new_codes(&mut ada).await;
    server.clock.advance(CONFIRMATION);
    let codes = new_codes(&mut ada).await;
    server.clock.advance(1);
    let asked = (403, ErrorCode::ConfirmFirst);
    for (path, body) in [
        ("/api/account/recovery-codes", json!({})),
        ("/api/account/two-factor/begin", json!({})),
        ("/api/account/two-factor/enable", json!({"code": "123456"})),
        ("/api/account/two-factor/disable", json!({})),
    ] {
        assert_eq!(ada.post(path, &body).await.refused(), asked, "{path}");
    }
    let wrong = confirm(&mut ada, "something else", None).await.refused();
    assert_eq!(wrong, (401, ErrorCode::WrongPassword));
    let before = ada.cookie.clone();
    assert_eq!(confirm(&mut ada, PASSWORD, None).await.text(), "null");
    assert_ne!(ada.cookie, before, "a new token with more rights");
    assert_ne!(new_codes(&mut ada).await, codes);
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_by_a_recovery_code() {
    let server = TestServer::new().await;
    let mut ada = ada(&server).await;
    let codes = new_codes(&mut ada).await;
    assert_eq!(security(&ada).await.recovery_codes, 10);
    let mut browser = server.browser_at([192, 0, 2, 9]);
    let code = codes[0].as_str();
    for (name, code) in [("Ada", "nonsense"), ("Bea", code), ("<b>", code), ("Ada", "")] {
        let refused = recover(&mut browser, name, code).await.refused();
        assert_eq!(refused, (401, ErrorCode::WrongCode), "{name} {code}");
    }
    assert!(is_logged_in(&ada).await);

    let typed = codes[0].to_uppercase().replace('-', " ");
    assert_eq!(recover(&mut browser, "ada", &typed).await.text(), "null");
    assert!(!is_logged_in(&ada).await, "all sessions have ended");
    assert!(!is_logged_in(&browser).await, "the password comes next");
    let _: Me = log_in(&mut browser, NEW_PASSWORD, None).await.fine();
    assert_eq!(security(&browser).await.recovery_codes, 9);
    let again = recover(&mut browser, "Ada", &codes[0]).await.refused();
    assert_eq!(again, (401, ErrorCode::WrongCode), "a code counts once");
}

#[tokio::test]
async fn recovery_codes_cannot_be_tried_out() {
    let server = TestServer::new().await;
    drop(ada(&server).await);
    let mut browser = server.browser_at([192, 0, 2, 9]);
    let mut statuses = Vec::new();
    for _ in 0..20 {
        statuses.push(recover(&mut browser, "Ada", "nonsense").await.refused().0);
    }
    assert_eq!((statuses[0], statuses[19]), (401, 429), "{statuses:?}");
    let throttled = log_in(&mut browser, PASSWORD, None).await.refused().0;
    assert_eq!(throttled, 429, "the limits are those of log-in");
}

/// Judging a password takes longer than most requests, so it counts as an attempt.
#[tokio::test]
async fn weak_passwords_cannot_be_sent_without_end() {
    let server = TestServer::new().await;
    let mut browser = server.browser();
    let recovery = Recovery {
        name: "Ada".to_owned(),
        code: "nonsense".to_owned(),
        password: "12345678".to_owned(),
    };
    for _ in 0..10 {
        let refused = browser.post("/api/recover", &recovery).await.refused();
        assert_eq!(refused, (400, ErrorCode::WeakPassword));
    }
    assert_eq!(browser.post("/api/recover", &recovery).await.refused().0, 429);
}

#[tokio::test]
async fn the_second_factor_is_asked_for_after_the_password() {
    let server = TestServer::new().await;
    let mut ada = ada(&server).await;
    let (secret, codes) = turn_on(&server, &mut ada).await;
    assert!(security(&ada).await.two_factor);
    let mut browser = server.browser_at([192, 0, 2, 9]);
    let wrong = log_in(&mut browser, "something else", Some("123456")).await.refused();
    assert_eq!(wrong, (401, ErrorCode::WrongPassword), "who guesses learns nothing of it");
    let asked = log_in(&mut browser, PASSWORD, None).await.refused();
    assert_eq!(asked, (401, ErrorCode::SecondFactor));

    let used = code_at(&secret, server.clock.now());
    let refused = log_in(&mut browser, PASSWORD, Some(&used)).await.refused();
    assert_eq!(refused, (401, ErrorCode::WrongCode), "a code counts once");
    server.clock.advance(30_000);
    let code = code_at(&secret, server.clock.now());
    let _: Me = log_in(&mut browser, PASSWORD, Some(&code)).await.fine();

    let mut other = server.browser_at([192, 0, 2, 10]);
    let _: Me = log_in(&mut other, PASSWORD, Some(&codes[3])).await.fine();
    let again = log_in(&mut other, PASSWORD, Some(&codes[3])).await.refused();
    assert_eq!(again, (401, ErrorCode::WrongCode), "so does a recovery code");
    assert_eq!(security(&other).await.recovery_codes, 9);
}

#[tokio::test]
async fn two_factor_authentication_is_set_up_with_a_code() {
    let server = TestServer::new().await;
    let mut ada = ada(&server).await;
    let enable = async |browser: &mut Browser<'_>, code: &str| {
        let code = OneTimeCode { code: code.to_owned() };
        browser.post("/api/account/two-factor/enable", &code).await
    };
    assert_eq!(enable(&mut ada, "123456").await.refused(), (400, ErrorCode::NotNow));
    let setup: TwoFactorSetup = ada.post("/api/account/two-factor/begin", &json!({})).await.fine();
    let url = format!("otpauth://totp/Basalt:Ada?secret={}&issuer=Basalt", setup.secret);
    assert_eq!((setup.url, setup.secret.len()), (url, 32));
    assert!(setup.qr.path.starts_with("M0 0h1v1h-1z"), "{}", setup.qr.path);
    assert!(!security(&ada).await.two_factor, "not before the first code");
    let _: Me = log_in(&mut server.browser(), PASSWORD, None).await.fine();
    assert_eq!(enable(&mut ada, "nonsense").await.refused(), (401, ErrorCode::WrongCode));
    let code = code_at(&setup.secret, server.clock.now());
    let codes: RecoveryCodes = enable(&mut ada, &code).await.fine();
    assert_eq!(codes.codes.len(), 10);
    let begun = ada.post("/api/account/two-factor/begin", &json!({})).await.refused();
    assert_eq!(begun, (400, ErrorCode::NotNow), "nobody replaces the secret");

    assert_eq!(ada.post("/api/account/two-factor/disable", &json!({})).await.text(), "null");
    let _: Me = log_in(&mut server.browser(), PASSWORD, None).await.fine();
}

/// A thief who knows the password could try a million codes: the limit stops them.
#[tokio::test]
async fn second_factors_cannot_be_tried_out() {
    let server = TestServer::new().await;
    let mut ada = ada(&server).await;
    let (_, codes) = turn_on(&server, &mut ada).await;
    let mut refused = Vec::new();
    for address in 0..10 {
        let mut browser = server.browser_at([192, 0, 2, address]);
        for _ in 0..2 {
            refused.push(log_in(&mut browser, PASSWORD, Some("000000")).await.refused());
        }
    }
    assert_eq!(refused[0], (401, ErrorCode::WrongCode));
    let Some((429, ErrorCode::TooOften { seconds })) = refused.pop() else { panic!("{refused:?}") };
    let mut browser = server.browser_at([192, 0, 2, 99]);
    let throttled = log_in(&mut browser, PASSWORD, Some(&codes[0])).await.refused().0;
    assert_eq!(throttled, 429, "not even the right one");
    server.clock.advance(u64::from(seconds) * 1_000);
    let _: Me = log_in(&mut browser, PASSWORD, Some(&codes[0])).await.fine();
}

#[tokio::test]
async fn with_a_second_factor_it_is_asked_for_before_sensitive_changes() {
    let server = TestServer::new().await;
    let mut ada = ada(&server).await;
    let (secret, codes) = turn_on(&server, &mut ada).await;
    server.clock.advance(CONFIRMATION + 1);
    let disable = "/api/account/two-factor/disable";
    assert_eq!(ada.post(disable, &json!({})).await.refused(), (403, ErrorCode::ConfirmFirst));
    let asked = confirm(&mut ada, PASSWORD, None).await.refused();
    assert_eq!(asked, (401, ErrorCode::SecondFactor));
    let wrong = confirm(&mut ada, PASSWORD, Some("000000")).await.refused();
    assert_eq!(wrong, (401, ErrorCode::WrongCode));
    let code = code_at(&secret, server.clock.now());
    confirm(&mut ada, PASSWORD, Some(&code)).await.fine::<Option<()>>();
    ada.post(disable, &json!({})).await.fine::<Option<()>>();

    let mut browser = server.browser_at([192, 0, 2, 9]);
    recover(&mut browser, "Ada", &codes[0]).await.fine::<Option<()>>();
    let _: Me = log_in(&mut browser, NEW_PASSWORD, None).await.fine();
}

/// A recovery code is one factor: with two-factor authentication it resets the password, and another proof follows.
#[tokio::test]
async fn a_recovery_code_alone_does_not_pass_the_second_factor() {
    let server = TestServer::new().await;
    let mut ada = ada(&server).await;
    let (_, codes) = turn_on(&server, &mut ada).await;
    let mut browser = server.browser_at([192, 0, 2, 9]);
    recover(&mut browser, "Ada", &codes[0]).await.fine::<Option<()>>();
    let asked = log_in(&mut browser, NEW_PASSWORD, None).await.refused();
    assert_eq!(asked, (401, ErrorCode::SecondFactor));
    let used = log_in(&mut browser, NEW_PASSWORD, Some(&codes[0])).await.refused();
    assert_eq!(used, (401, ErrorCode::WrongCode));
    let _: Me = log_in(&mut browser, NEW_PASSWORD, Some(&codes[1])).await.fine();
}
