//! Moves of games that throw away a proven result.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use basalt_engine::{Engine, Limits, Verdict};
use basalt_rules::{AnyPosition, Game};

use crate::proof::{self, turned};
use crate::records::{self, positions};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Records of games of DVONN, as `basalt match` writes them.
    records: PathBuf,
    /// Maximum seconds to prove the result of a position.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Number of threads.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Plies from the end that count as near it.
    #[arg(long, default_value_t = 12)]
    near: usize,
}

/// A move after which the player who made it ends worse than before, for certain.
struct Blunder {
    game: usize,
    ply: usize,
    /// Number of plies that the game went on, the move among them.
    left: usize,
    before: Verdict,
    after: Verdict,
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let limit = Duration::try_from_secs_f64(options.seconds)
        .map_err(|_| "expected a number of seconds that is not negative".to_owned())?;
    let shown = options.records.display();
    let records = records::read(&options.records)?;
    let settings = basalt_engine::Options { threads: options.threads, ..Default::default() };
    let mut engine = Engine::new(settings);
    let mut prove = |position: &AnyPosition| prove(position, limit, &mut engine);
    let progress = indicatif::ProgressBar::new(records.len() as u64);
    let (mut judged, mut blunders) = ([0, 0], Vec::new());
    for (game, record) in records.iter().enumerate() {
        let positions = positions(record).map_err(|error| format!("{shown}: {error}"))?;
        let count = look_back(game, &positions, &mut prove, options.near, &mut blunders);
        judged[0] += count[0];
        judged[1] += count[1];
        progress.inc(1);
    }
    progress.finish_and_clear();
    for Blunder { game, ply, left, before, after } in &blunders {
        println!(
            "game {}, ply {ply}, {left} plies before the end: {before} before, {after} after",
            game + 1
        );
    }
    let near = blunders.iter().filter(|blunder| blunder.left <= options.near).count();
    println!(
        "{} games; {} moves with a proven result before and after, {} of them blunders; within {} plies of the end {} and {near}",
        records.len(),
        judged[0],
        blunders.len(),
        options.near,
        judged[1],
    );
    Ok(())
}

/// Goes through a game backwards, as far as results can be proven. Returns the number of judged moves, and of those
/// near the end.
fn look_back(
    game: usize,
    positions: &[AnyPosition],
    prove: &mut impl FnMut(&AnyPosition) -> Option<Verdict>,
    near: usize,
    blunders: &mut Vec<Blunder>,
) -> [usize; 2] {
    let mut judged = [0, 0];
    let mut after: Option<Verdict> = None;
    for (ply, position) in positions.iter().enumerate().rev() {
        let Some(verdict) = prove(position) else { break };
        if let (Some(after), Some(next)) = (after, positions.get(ply + 1)) {
            let left = positions.len() - 1 - ply;
            let stays = position.to_move() == next.to_move();
            let after = if stays { after } else { turned(after) };
            judged[0] += 1;
            judged[1] += usize::from(left <= near);
            if after < verdict {
                blunders.push(Blunder { game, ply, left, before: verdict, after });
            }
        }
        after = Some(verdict);
    }
    judged
}

/// The result of a position for the player to move, if it can be proven in time.
fn prove(position: &AnyPosition, limit: Duration, engine: &mut Engine) -> Option<Verdict> {
    engine.prepare(Game::Dvonn);
    let started = Instant::now();
    let limits = Limits { stop: &|| started.elapsed() >= limit, ..Limits::none() };
    proof::prove(position, &limits, engine)
}

#[cfg(test)]
mod tests {
    use basalt_records::Format;

    use super::*;

    const GAME: &str = "[Game \"dvonn\"]\n[Position \"wrbbwbbww/rwbbbwwbbb/wbbbbbwbwww/brbwwwwwwb/wbbbwbwww w s\"]\n\n\
                        1. a1a2 f1f2 2. e1f2 *\n";

    #[test]
    fn a_move_that_ends_worse_for_its_player_is_a_blunder() {
        let record = Format::Basalt.read(GAME).expect("a game");
        let positions = positions(&record).expect("legal moves");
        assert_eq!(positions.len(), 4);
        let look = |verdicts: [Option<Verdict>; 4]| {
            let mut blunders = Vec::new();
            let mut verdicts = verdicts.into_iter().rev();
            let mut prove = |_: &AnyPosition| verdicts.next().flatten();
            let judged = look_back(0, &positions, &mut prove, 1, &mut blunders);
            (judged, blunders.iter().map(|blunder| blunder.ply).collect::<Vec<_>>())
        };
        let (win, draw, loss) = (Some(Verdict::Win), Some(Verdict::Draw), Some(Verdict::Loss));
        assert_eq!(look([win, loss, win, loss]), ([3, 1], vec![]));
        assert_eq!(look([win, win, win, draw]), ([3, 1], vec![2, 1, 0]));
        assert_eq!(look([win, None, win, loss]), ([1, 1], vec![]));
    }
}
