//! The JSON of docs/json.md.

use basalt_testkit::documentation::Block;
use serde_json::Value;

use super::script::Script;
use crate::program::basalt_reading;

/// A game in each format is valid, and written again as it was.
pub(super) fn games(blocks: &[Block]) {
    for (block, format) in blocks.iter().zip(["json", "abstractplay"]) {
        let text = block.text.as_bytes();
        let said = basalt_reading(&["validate", "-"], text).fine();
        assert_eq!(said, "the standard input: 1 game is valid.\n");
        let again = basalt_reading(&["convert", "--to", format], text).fine();
        let read = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
        assert_eq!(read(&again), read(&block.text));
    }
    assert_eq!(blocks.len(), 2, "a format that is not tested");
}

/// Every line that is printed is an object.
pub(super) fn results(blocks: &[Block]) {
    let script = Script::new("examples-json");
    for block in blocks {
        let out = script.run(block);
        let objects = out.lines().map(|line| serde_json::from_str::<Value>(line).expect(line));
        assert!(objects.filter(|object| object["line"].is_array()).count() > 0, "{out}");
    }
}
