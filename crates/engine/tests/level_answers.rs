//! The answers of levels 1 to 9: those that overlook nothing give the answers of the first release, and the others those that
//! are recorded.

use basalt_engine::{Engine, Level, Limits, Options, bench};
use basalt_rules::{AnyPosition, Title};
use basalt_testkit::snapshot;

/// Answers of levels 1 to 9 in the positions of the bench, made with the engine of the first release (commit c84b251). A line has the
/// game, the position and the nine answers.
const FIRST_RELEASE: &str = include_str!("data/first_release_answers.txt");

const LEVELS: std::ops::RangeInclusive<u8> = 1..=9;

/// Whether a level overlooks moves in a position. In the first release it overlooked any as easily, since then the
/// inconspicuous ones: all other answers stay as they were for ever, since a person knows this opponent.
fn overlooks(position: &AnyPosition, level: u8) -> bool {
    match position.game().title() {
        Title::Dvonn => level <= if position.is_placing() { 6 } else { 4 },
        Title::Punct => matches!(level, 1..=3 | 5..=7),
    }
}

fn answer(level: u8, position: &AnyPosition) -> String {
    let level = Level::new(level).expect("a level");
    let mut engine = Engine::new(Options { level, memory: 8, ..Options::default() });
    let best = engine.search(position, &Limits::none(), &mut |_| {}).expect("the game goes on");
    best.mv.to_string()
}

#[test]
fn levels_that_overlook_nothing_answer_as_in_the_first_release() {
    let positions = bench::positions();
    assert_eq!(FIRST_RELEASE.lines().count(), positions.len());
    for (line, position) in FIRST_RELEASE.lines().zip(positions) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [game, text, answers] = fields[..] else { panic!("{line}") };
        assert_eq!((game, text), (position.game().to_string().as_str(), &*position.to_string()));
        for (level, expected) in LEVELS.zip(answers.split(' ')) {
            if !overlooks(&position, level) {
                assert_eq!(answer(level, &position), expected, "level {level}, {position}");
            }
        }
    }
}

/// `BASALT_RENEW=1` records them anew: measure the strength of a level that answers differently (docs/strength.md).
#[test]
fn the_other_levels_answer_as_recorded() {
    let lines = bench::positions().into_iter().map(|position| {
        let levels = LEVELS.filter(|&level| overlooks(&position, level));
        let answers = levels.map(|level| format!("{level}:{}", answer(level, &position)));
        let answers: Vec<String> = answers.collect();
        format!("{}\t{position}\t{}\n", position.game(), answers.join(" "))
    });
    let recorded = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/level_answers.txt");
    snapshot::assert_file(recorded, &lines.collect::<String>());
}
