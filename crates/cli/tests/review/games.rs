//! Games of the engine with mistakes in them.

use basalt_engine::{Engine, Level, Limits, Options};
use basalt_rules::{AnyMove, AnyPosition, Color, Game, mix};

/// A game that was played to its end.
pub(crate) struct Played {
    pub(crate) start: AnyPosition,
    pub(crate) moves: Vec<AnyMove>,
}

/// Higher levels make few mistakes, and take their time.
const LEVELS: u64 = 10;

/// A game of one of the kinds between two of the lower levels.
pub(crate) fn play(seed: u64) -> Played {
    let kind = [Game::Dvonn, Game::Punct, Game::Dvonn, Game::PunctBasic][seed as usize % 4];
    let engine = |color: Color| {
        let dice = mix(seed ^ mix(u64::from(color.letter())));
        let level = Level::new(1 + (dice % LEVELS) as u8).expect("a level");
        Engine::new(Options { seed: dice >> 8, level, memory: 2, ..Options::default() })
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
    Played { start, moves }
}
