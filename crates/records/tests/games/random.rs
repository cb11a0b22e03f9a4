//! Random games of every kind that are legal and have a result and a date.

use basalt_records::{Record, Termination};
use basalt_rules::{AnyMove, AnyPosition, Color, Game, Outcome, SplitMix64};
use proptest::prelude::*;

/// A finished game, played out or resigned.
pub(crate) fn finished() -> impl Strategy<Value = Record> {
    let game = prop::sample::select(Game::ALL.to_vec());
    (game, any::<u64>(), 0..90_usize, 0..60_usize).prop_map(|(game, seed, plies, before)| {
        let mut rng = SplitMix64::new(seed);
        let mut start = AnyPosition::start(game);
        let before = if seed % 3 == 0 { before } else { 0 };
        for _ in 0..before {
            play(&mut start, &mut rng);
        }
        let mut record = Record::new(start.clone());
        record.line = (0..plies).map_while(|_| play(&mut start, &mut rng)).collect();
        record.tags.set("Date", "2026.11.15").expect("a tag");
        record.result = Some(Outcome::Win(Color::ALL[(seed % 2) as usize]));
        record.set_termination(Termination::Resignation);
        record.settle();
        record
    })
}

fn play(position: &mut AnyPosition, rng: &mut SplitMix64) -> Option<AnyMove> {
    let mv = rng.pick(&position.legal_moves())?;
    position.play(mv).expect("a legal move");
    Some(mv)
}
