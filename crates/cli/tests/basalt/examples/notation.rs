//! The texts of docs/notation.md: each is printed again as it was read.

use std::collections::BTreeSet;

use basalt_records::link;
use basalt_testkit::documentation::Block;
use serde_json::Value;

use crate::program::{basalt, basalt_reading};

pub(super) fn texts(blocks: &[Block]) {
    let [spaces, dvonn, punct, record, links] = blocks else { panic!("a text that is not tested") };
    every_space_is_drawn(&spaces.text);
    for (game, positions) in [("dvonn", dvonn), ("punct", punct)] {
        for position in positions.text.lines() {
            let shown = show(&["--game", game, position]);
            assert_eq!(shown["position"], position);
        }
    }
    assert_eq!(basalt_reading(&["convert"], record.text.as_bytes()).fine(), record.text);
    for text in links.text.lines() {
        let record = link::read(text).expect(text);
        let written = if record.line.nodes.is_empty() {
            link::write_position(&record.start)
        } else {
            link::write(&record).expect(text).text
        };
        assert_eq!(written, text);
    }
}

fn show(args: &[&str]) -> Value {
    let out = basalt(&[&["show", "--json"], args].concat()).fine();
    serde_json::from_str(&out).expect("one object")
}

/// The first piece can be placed on any space.
fn every_space_is_drawn(drawing: &str) {
    let start = show(&[]);
    let places = start["moves"].as_array().into_iter().flatten().filter_map(Value::as_str);
    assert_eq!(drawing.split_whitespace().collect::<BTreeSet<_>>(), places.collect());
}
