//! Games to review: of the engine, with mistakes in them, and recorded ones.

use basalt_engine::{Engine, Level, Limits, Options};
use basalt_records::Format;
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color, Game, mix};
use basalt_testkit::fixtures;

/// A game that was played to its end.
pub(crate) struct Played {
    pub(crate) start: AnyPosition,
    pub(crate) moves: Vec<AnyMove>,
    /// The levels of the players; nothing of recorded games.
    pub(crate) levels: Option<ByColor<u8>>,
}

/// The levels of the players. Lower ones play as nobody would, higher ones make few mistakes and take their time.
const LEVELS: std::ops::RangeInclusive<u8> = 4..=10;

/// A game of one of the kinds between two of the lower levels.
pub(crate) fn play(seed: u64) -> Played {
    let kind = [Game::Dvonn, Game::Punct, Game::Dvonn, Game::PunctBasic][seed as usize % 4];
    let dice = |color: Color| mix(seed ^ mix(u64::from(color.letter())));
    let count = u64::from(LEVELS.end() - LEVELS.start() + 1);
    let levels = ByColor::from_fn(|color| LEVELS.start() + (dice(color) % count) as u8);
    let engine = |color: Color| {
        let level = Level::new(levels[color]).expect("a level");
        Engine::new(Options { seed: dice(color) >> 8, level, memory: 2, ..Options::default() })
    };
    let (mut white, mut black) = (engine(Color::White), engine(Color::Black));
    let start = AnyPosition::start(kind);
    let (mut position, mut moves) = (start.clone(), Vec::new());
    while position.outcome().is_none() {
        let player = if position.to_move() == Color::White { &mut white } else { &mut black };
        let best = player.search(&position, &Limits::none(), &mut |_| {}).expect("not over");
        position.play(best.mv).expect("the engine's moves are legal");
        moves.push(best.mv);
    }
    Played { start, moves, levels: Some(levels) }
}

/// A recorded game of people or of other programs, if there is one of this number.
pub(crate) fn sample(number: usize) -> Option<Played> {
    let samples =
        [&[fixtures::LITTLE_GOLEM][..], &fixtures::BOARDSPACE_DVONN, &fixtures::BOARDSPACE_PUNCT];
    let text = *samples.concat().get(number)?;
    let format = Format::detect(text.as_bytes()).expect("a known format");
    let record = format.read(text).expect("a record");
    let moves = record.line.nodes.iter().map(|node| node.mv).collect();
    Some(Played { start: record.start, moves, levels: None })
}
