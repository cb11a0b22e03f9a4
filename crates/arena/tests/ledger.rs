//! Ledgers of the first release can be resumed.

use std::fs;
use std::path::{Path, PathBuf};

use basalt_arena::{
    FaultKind, ForeignFile, Ledger, LedgerError, MatchTally, OpenedLedger, Results,
};
use basalt_rules::Game;

/// A copy of a ledger of the first release, gone after the test.
struct Copy(PathBuf);

impl Copy {
    fn new(name: &str, test: &str) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/first_release");
        let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}-{name}"));
        fs::copy(folder.join(name), &copy).expect("a ledger");
        Self(copy)
    }

    fn text(&self) -> String {
        fs::read_to_string(&self.0).expect("text")
    }

    /// The description of the match, as the first line of its kind has it.
    fn event(&self) -> String {
        let text = self.text();
        let line = text.lines().find_map(|line| line.strip_prefix("[Event \"")).expect("an event");
        line.trim_end_matches("\"]").to_owned()
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn open(copy: &Copy, game: Game) -> OpenedLedger {
    Ledger::open(&copy.0, game, &copy.event()).expect("a ledger of this match")
}

/// The results as the tag pairs of the file say.
fn results(text: &str) -> Results {
    let first = text.lines().find_map(|line| line.strip_prefix("[White ")).expect("a name");
    let mut results = Results::default();
    for game in text.split("\n[Game ") {
        let first_is_white = game.contains(&format!("[White {first}"));
        match (game.contains("[Result \"1-0\"]"), game.contains("[Result \"0-1\"]")) {
            (white, black) if white != black && first_is_white == white => results.wins += 1,
            (white, black) if white != black => results.losses += 1,
            _ => results.draws += 1,
        }
    }
    results
}

#[test]
fn ledgers_of_the_first_release_are_read_and_left_as_they_are() {
    for (name, game, games) in [
        ("dvonn.basalt", Game::Dvonn, 4),
        ("punct.basalt", Game::Punct, 2),
        ("random.basalt", Game::Dvonn, 2),
        ("faults.basalt", Game::Dvonn, 2),
    ] {
        let copy = Copy::new(name, "read");
        let before = copy.text();
        let OpenedLedger { entries, was_cut_short, .. } = open(&copy, game);
        let mut numbers: Vec<u64> = entries.iter().map(|entry| entry.number).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=games).collect::<Vec<_>>(), "{name}");
        let mut tally = MatchTally::new(None);
        for entry in &entries {
            tally.add(entry);
        }
        assert_eq!(tally.total(), results(&before), "{name}");
        assert!(!was_cut_short && copy.text() == before, "{name}");
    }
}

#[test]
fn faults_of_the_first_release_are_counted() {
    let copy = Copy::new("faults.basalt", "faults");
    let faults: Vec<_> = open(&copy, Game::Dvonn).entries.iter().map(|entry| entry.fault).collect();
    assert_eq!(faults, [Some(FaultKind::Illegal); 2]);
}

#[test]
fn another_match_is_not_mixed_in() {
    let copy = Copy::new("punct.basalt", "other");
    let refused = Ledger::open(&copy.0, Game::Punct, "another match");
    let Err(LedgerError::ForeignFile(ForeignFile::Match { found })) = refused else {
        panic!("opened")
    };
    assert_eq!(found, copy.event());
}
