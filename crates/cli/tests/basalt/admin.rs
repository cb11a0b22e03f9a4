//! `basalt admin` beside a server that runs.

use std::net::SocketAddr;

use basalt_testkit::TempFolder;
use serde_json::{Value, json};

use crate::program::{Run, basalt, basalt_reading, command};
use crate::server::{Server, folder_for_server, get, post, postgres_for_server, status};

/// A store that a server uses, as arguments.
struct Store([String; 2]);

impl Store {
    fn run(&self, args: &[&str], input: &[u8]) -> Run {
        let [option, place] = &self.0;
        basalt_reading(&[&["admin", option, place], args].concat(), input)
    }

    fn admin(&self, args: &[&str]) -> Run {
        self.run(args, b"")
    }
}

/// Waits until the server tells everybody what is expected.
fn wait_for_notice(address: SocketAddr, is_expected: impl Fn(&str) -> bool) {
    while !is_expected(&get(address, "/api/notice", "")) {}
}

/// The value of the session's cookie in an answer.
fn session(answer: &str) -> String {
    let line = answer.lines().find(|line| line.starts_with("set-cookie: basalt_session="));
    let cookie = line.expect("a session").trim_start_matches("set-cookie: ");
    cookie.split(';').next().expect("a value").to_owned()
}

fn an_operator_steers_a_server(store: &Store) {
    let [option, place] = &store.0;
    let mut server = Server::start(&mut command(&["serve", "--port", "0", option, place]));
    let address = server.address();
    let registered = post(address, "/api/register", "Ada", "correct horse");
    let cookie = session(&registered);
    assert!(get(address, "/api/me", &cookie).contains("Ada"));

    let why = ["--reason", "she asked", "--by", "bea@home"];
    let said = store.admin(&[&["reset-password", "ada"], &why[..]].concat()).fine();
    let password = said.lines().last().expect("a password").to_owned();
    assert_eq!(password.len(), 16, "{said}");
    assert!(get(address, "/api/me", &cookie).ends_with("null"), "she is logged out");
    assert_eq!(status(&post(address, "/api/login", "Ada", "correct horse")), "401");
    assert_eq!(status(&post(address, "/api/login", "Ada", &password)), "200");
    let given = [&["reset-password", "Ada", "--stdin"], &why[..]].concat();
    store.run(&given, b"quartz-lantern-91\n").fine();
    assert_eq!(status(&post(address, "/api/login", "Ada", "quartz-lantern-91")), "200");
    let said = store.run(&given, b"short\n").failure(1);
    assert_eq!(said, "error: use 8–200 characters\n");
    let said = store.admin(&[&["--json", "reset-password", "Ada"], &why[..]].concat()).fine();
    let reset: Value = serde_json::from_str(&said).expect("one object");
    assert_eq!((&reset["event"], &reset["name"]), (&json!("password-reset"), &json!("Ada")));
    let new = reset["password"].as_str().expect("a password");
    assert_eq!(status(&post(address, "/api/login", "Ada", new)), "200");
    store.run(&given, b"quartz-lantern-91\n").fine();
    let said = store.admin(&[&["reset-password", "Nobody"], &why[..]].concat()).failure(1);
    assert_eq!(said, "error: there is no member of that name\n");

    let text = "Back at noon.";
    store.admin(&[&["announce", text, "--minutes", "5"], &why[..]].concat()).fine();
    wait_for_notice(address, |notice| notice.ends_with(text));
    store.admin(&[&["end-announcement"], &why[..]].concat()).fine();
    store.admin(&[&["maintenance", "on"], &why[..]].concat()).fine();
    wait_for_notice(address, |notice| notice.contains("maintenance 1") && !notice.contains(text));
    let said = store.admin(&[&["maintenance", "on"], &why[..]].concat()).failure(1);
    assert_eq!(said, "error: there is nothing to change\n");
    store.admin(&[&["maintenance", "off"], &why[..]].concat()).fine();
    wait_for_notice(address, |notice| status(notice) == "204");

    let moderator = |change| store.admin(&[&["moderator", "ada", change], &why[..]].concat());
    let cookie = session(&post(address, "/api/login", "Ada", "quartz-lantern-91"));
    assert_eq!(status(&get(address, "/api/moderation", &cookie)), "403");
    assert_eq!(moderator("add").fine(), "ada is a moderator now.\n");
    assert_eq!(status(&get(address, "/api/moderation", &cookie)), "200", "at once");
    assert_eq!(moderator("add").failure(1), "error: there is nothing to change\n");
    let said = store.admin(&[&["moderator", "ada", "remove", "--json"], &why[..]].concat()).fine();
    assert_eq!(said, "{\"event\":\"moderator-removed\",\"name\":\"ada\"}\n");
    assert_eq!(status(&get(address, "/api/moderation", &cookie)), "403", "at once");

    let said = store.admin(&["log"]).fine();
    let actions: Vec<&str> = said.lines().filter_map(|line| line.split('\t').nth(3)).collect();
    let expected = [
        "password-reset",
        "password-reset",
        "password-reset",
        "password-reset",
        "announced",
        "announcement-ended",
        "maintenance-begun",
        "maintenance-ended",
        "moderator-added",
        "moderator-removed",
    ];
    assert_eq!(actions, expected, "{said}");
    assert!(said.lines().all(|line| line.contains("\tbea@home\t")), "{said}");
    assert!(said.lines().all(|line| line.ends_with("\tshe asked")), "{said}");
    assert!(said.contains(&format!("\tannounced\t\t{text}\t")), "{said}");
    let objects = store.admin(&["log", "--json"]).fine();
    let objects: Vec<Value> =
        objects.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert_eq!(objects.iter().map(|object| &object["action"]).collect::<Vec<_>>(), expected);
    assert!(objects.iter().all(|object| object["operator"] == "bea@home"), "{objects:?}");
    assert!(objects.iter().all(|object| object["reason"] == "she asked"), "{objects:?}");
    assert_eq!(objects[4]["detail"], text);
    assert!(objects[0]["number"].is_u64() && objects[0]["at"].is_u64(), "{objects:?}");
    for secret in [password.as_str(), "quartz-lantern-91"] {
        assert!(!said.contains(secret), "{said}");
    }
}

#[test]
fn an_operator_steers_a_server_on_a_folder() {
    let Some((_folder, place)) = folder_for_server("admin") else { return };
    an_operator_steers_a_server(&Store(["--data".to_owned(), place]));
}

#[test]
fn an_operator_steers_a_server_on_postgres() {
    let Some((_cluster, database)) = postgres_for_server() else { return };
    an_operator_steers_a_server(&Store(["--database".to_owned(), database]));
}

#[test]
fn a_store_that_is_not_there_is_told() {
    let nothing = TempFolder::new("nothing");
    let nothing = nothing.path().display().to_string();
    let said = basalt(&["admin", "--data", &nothing, "log"]).failure(3);
    assert!(said.starts_with("error: there are no online games yet"), "{said}");
    let said = basalt(&["admin", "close", "aaaaaaaaaa"]).failure(2);
    assert!(said.contains("--reason"), "an action needs a reason: {said}");
    let said = basalt(&["admin", "close", "nonsense", "--reason", "x"]).failure(2);
    assert!(said.contains("nonsense"), "{said}");
}
