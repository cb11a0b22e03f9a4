//! docs/websocket.md describes every message with examples that are messages of the described kind. The golden files
//! have a line for each kind (`golden.rs` sees to that), so the page is compared with them.

use std::collections::BTreeMap;
use std::fmt::Debug;

use basalt_wire::{Act, FromServer, Numbered, NumberedRequest, read, write};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/websocket.md");

/// The examples below each third-level heading of a second-level section, by the heading.
fn examples(section: &str) -> BTreeMap<&'static str, Vec<&'static str>> {
    let start = PAGE.find(&format!("\n## {section}\n")).expect("the section is there");
    let rest = &PAGE[start + 1..];
    let text = &rest[..rest.find("\n## ").unwrap_or(rest.len())];
    text.split("\n### `")
        .skip(1)
        .map(|part| {
            let (kind, part) = part.split_once('`').expect("the name ends with a backtick");
            let blocks = part.split("\n```json\n").skip(1);
            let examples = blocks.map(|block| block.split("\n```").next().unwrap_or_default());
            (kind, examples.collect())
        })
        .collect()
}

/// The kind of a message: its text, or its only key.
fn kind(message: &Value) -> String {
    let key = message.as_object().and_then(|object| object.keys().next());
    message.as_str().or(key.map(String::as_str)).expect("a text or an object").to_owned()
}

/// Compares a section of the page with the golden file of its type. The pointer leads to the part that has the kind.
fn compare<T>(section: &str, golden: &str, pointer: &str)
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let kind_of = |line: &str| {
        let value: Value = serde_json::from_str(line).expect("JSON");
        kind(value.pointer(pointer).expect("a message"))
    };
    let described = examples(section);
    for line in golden.lines() {
        let kind = kind_of(line);
        assert!(described.contains_key(kind.as_str()), "{section}: {kind} is not described");
    }
    for (heading, examples) in described {
        assert!(!examples.is_empty(), "{section}: {heading} has no example");
        for example in examples {
            let message: T = read(example).unwrap_or_else(|| panic!("not readable: {example}"));
            assert_eq!(write(&message), example);
            assert_eq!(kind_of(example), heading, "{example}");
        }
    }
}

#[test]
fn every_message_of_a_client_is_described() {
    let golden = include_str!("golden/to_server.jsonl");
    compare::<NumberedRequest>("Messages of the client", golden, "/what");
}

#[test]
fn every_message_of_the_server_is_described() {
    let golden = include_str!("golden/from_server.jsonl");
    compare::<FromServer>("Messages of the server", golden, "");
}

#[test]
fn every_event_is_described() {
    compare::<Numbered>("Events of a game", include_str!("golden/event.jsonl"), "/event");
}

#[test]
fn every_act_is_described() {
    let part = PAGE.split("\n### `do`\n").nth(1).and_then(|part| part.split("\n### ").next());
    let part = part.expect("the page describes acts");
    for line in include_str!("golden/act.jsonl").lines() {
        let act: Act = read(line).expect("an act");
        let name = write(&act).replace('"', "`");
        assert!(part.contains(&name), "{name} is not described");
    }
}

/// The lines of the conversation that are shown in full are messages, and the others begin as messages do.
#[test]
fn the_game_from_the_beginning_is_made_of_messages() {
    let (_, conversation) = PAGE.split_once("\n```text\n").expect("a conversation");
    let lines = conversation.split("\n```").next().unwrap_or_default().lines();
    let mut count = 0;
    for line in lines {
        let (direction, message) = line.split_once(' ').expect("an arrow and a message");
        count += 1;
        match (direction, message.contains('…')) {
            ("→", false) => {
                let request: NumberedRequest = read(message).expect(line);
                assert_eq!(write(&request), message);
            }
            ("←", false) => {
                let sent: FromServer = read(message).expect(line);
                assert_eq!(write(&sent), message);
            }
            ("←", true) => {
                let kind = message.split('"').nth(1).expect("a kind");
                let described = examples("Messages of the server");
                assert!(described.contains_key(kind), "{line}");
            }
            _ => panic!("{line}"),
        }
    }
    assert!(count > 10, "{count}");
}

/// Each example belongs to a message, so `compare` has seen it.
#[test]
fn every_example_is_compared() {
    let sections = ["Messages of the client", "Messages of the server", "Events of a game"];
    let compared: usize =
        sections.iter().flat_map(|section| examples(section)).map(|(_, found)| found.len()).sum();
    assert_eq!(PAGE.matches("\n```json\n").count(), compared);
}
