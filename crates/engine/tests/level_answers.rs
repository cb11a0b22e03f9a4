//! Levels 1 to 9 give the answers of the first release.

use basalt_engine::{Engine, Level, Limits, Options, bench};
use basalt_rules::AnyPosition;

/// Answers of levels 1 to 9 in the positions of the bench, made with the engine of the first release (commit c84b251). A line has the
/// game, the position and the nine answers.
const ANSWERS: &str = include_str!("data/first_release_answers.txt");

fn answer(level: u8, position: &AnyPosition) -> String {
    let level = Level::new(level).expect("a level");
    let mut engine = Engine::new(Options { level, memory: 8, ..Options::default() });
    let best = engine.search(position, &Limits::none(), &mut |_| {}).expect("the game goes on");
    best.mv.to_string()
}

#[test]
fn the_lower_levels_answer_as_in_the_first_release() {
    let positions = bench::positions();
    assert_eq!(ANSWERS.lines().count(), positions.len());
    for (line, position) in ANSWERS.lines().zip(positions) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [game, text, answers] = fields[..] else { panic!("{line}") };
        assert_eq!((game, text), (position.game().to_string().as_str(), &*position.to_string()));
        let answers: Vec<&str> = answers.split(' ').collect();
        let found: Vec<String> = (1..=9).map(|level| answer(level, &position)).collect();
        assert_eq!(found, answers, "{position}");
    }
}
