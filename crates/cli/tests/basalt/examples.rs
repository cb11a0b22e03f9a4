//! The examples of README.md, CONTRIBUTING.md and docs, run as printed. `examples/not_run.txt` lists those that are not, each with
//! its reason.

mod bots;
mod json;
mod notation;
mod operations;
mod script;

use std::fs;
use std::thread;

use basalt_testkit::documentation::{Block, blocks, root};

use script::Script;

/// Runs the blocks of a page that have one language.
type Runner = fn(&[Block]);

/// The pages with the languages of their blocks, and the runners of these.
const RUNNERS: &[(&str, &str, Runner)] = &[
    ("README.md", "sh", readme),
    ("docs/bots.md", "sh", bots::bots_play),
    ("docs/facts.md", "text", |blocks| checksums("docs/data", blocks)),
    ("docs/json.md", "json", json::games),
    ("docs/json.md", "sh", json::results),
    ("docs/nodes.md", "sh", operations::settings),
    ("docs/notation.md", "", notation::texts),
    ("docs/operations.md", "sh", operations::commands),
    ("docs/operations.md", "toml", operations::file_of_settings),
    ("docs/training.md", "text", |blocks| checksums("crates/engine/src", blocks)),
];

const NOT_RUN: &str = include_str!("examples/not_run.txt");

/// A line of the list of examples that are not run here.
struct Exception<'a> {
    page: &'a str,
    language: &'a str,
    start: &'a str,
    reason: &'a str,
}

impl Exception<'_> {
    fn is_about(&self, block: &Block, line: &str) -> bool {
        let starts = self.start == "*" || line.starts_with(self.start);
        (self.page, self.language) == (block.page.as_str(), block.language.as_str()) && starts
    }
}

fn exceptions() -> Vec<Exception<'static>> {
    let lines = NOT_RUN.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let [page, language, start, reason] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        Exception { page, language: language.trim_matches('-'), start, reason }
    };
    lines.map(read).collect()
}

/// The blocks without the lines that are excepted; a block without any other line is left out.
fn to_run() -> Vec<Block> {
    let exceptions = exceptions();
    let rest = |block: Block| {
        let is_run = |line: &&str| !exceptions.iter().any(|one| one.is_about(&block, line));
        let text: String =
            block.text.lines().filter(is_run).flat_map(|line| [line, "\n"]).collect();
        Some(Block { text, ..block }).filter(|block| !block.text.trim().is_empty())
    };
    blocks().into_iter().filter_map(rest).collect()
}

#[test]
fn every_example_is_run_or_has_a_reason() {
    let mut blocks = to_run();
    let mut groups = Vec::new();
    for &(page, language, run) in RUNNERS {
        let is_here = |block: &mut Block| block.page == page && block.language == language;
        let group: Vec<Block> = blocks.extract_if(.., is_here).collect();
        assert!(!group.is_empty(), "{page} has no {language:?} any more");
        groups.push((run, group));
    }
    let forgotten: Vec<String> = blocks
        .iter()
        .map(|block| format!("{}:{} {}\n{}", block.page, block.line, block.language, block.text))
        .collect();
    assert!(
        forgotten.is_empty(),
        "run these in examples.rs, or list them in examples/not_run.txt with a reason:\n{}",
        forgotten.join("\n")
    );
    thread::scope(|scope| {
        for (run, group) in &groups {
            scope.spawn(move || run(group));
        }
    });
}

#[test]
fn every_exception_is_about_an_example_and_names_a_test_that_exists() {
    let blocks = blocks();
    for exception in exceptions() {
        let Exception { page, language, start, reason } = exception;
        let is_there = blocks
            .iter()
            .any(|block| block.text.lines().any(|line| exception.is_about(block, line)));
        assert!(is_there, "{page} has no {language} that starts with {start} any more");
        if let Some(test) = reason.strip_prefix("run by ") {
            let source = fs::read_to_string(root().join(test)).expect(test);
            let name = page.rsplit('/').next().unwrap_or_default();
            assert!(source.contains(name), "{test} does not read {name}");
        }
    }
}

fn readme(blocks: &[Block]) {
    let mut script = Script::new("examples-readme");
    script.add_sample("game.sgf", "boardspace-dvonn-robots.sgf");
    let out: String = blocks.iter().map(|block| script.run(block)).collect();
    assert_eq!(out.matches("piece 1 of 49").count(), 2, "two games of DVONN begin: {out}");
    assert!(out.contains("\"format\":\"basalt-game\""), "{out}");
    let picture = fs::read(script.path("game.gif")).expect("a picture");
    assert!(picture.starts_with(b"GIF89a"));
}

/// The checksums of files in a folder of the repository.
fn checksums(folder: &str, blocks: &[Block]) {
    let script = Script::new(&format!("examples-checksums-{}", folder.replace('/', "-")));
    for block in blocks {
        fs::write(script.path("SHA256SUMS"), &block.text).expect("writable");
        let folder = root().join(folder);
        let check = "sha256sum --check $sums";
        let out = script.bash(&format!("sums=$PWD/SHA256SUMS; cd {}; {check}", folder.display()));
        assert_eq!(out.matches(": OK\n").count(), block.text.lines().count(), "{out}");
    }
}
