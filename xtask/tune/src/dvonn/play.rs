//! Games of the engine against itself.

use basalt_engine::{Engine, Limits, Score, Verdict};
use basalt_rules::dvonn::{Cell, Move, Phase, Position};
use basalt_rules::{AnyPosition, Color};

use crate::lines::Output;
use crate::random::seed_engine;

/// Number of red pieces, which are placed first.
const REDS: usize = 3;
/// A point in hundredths.
const POINT: i32 = 100;
/// Value of a position that is certainly won, in hundredths of a point.
const WON: i32 = 3_000;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Number of games to play.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Nodes for each move of stacking.
    #[arg(long, default_value_t = 3_000)]
    nodes: u64,
    /// Of a hundred games, how many are placed by chance alone; the others by the engine.
    #[arg(long, default_value_t = 50)]
    placed_by_chance: u64,
    /// Of a hundred moves, how many are made by chance.
    #[arg(long, default_value_t = 4)]
    moved_by_chance: u64,
    /// Of a hundred games, how many have their red pieces placed by chance; the seeds of games depend on it.
    #[arg(long, default_value_t = 0)]
    reds_by_chance: u64,
    /// Of a hundred games, how many have one player who places pieces as near to red as possible; the seeds of games
    /// depend on it.
    #[arg(long, default_value_t = 0)]
    near_red: u64,
    /// Write the value of each move's search beside it: data for `dvonn-net`.
    #[arg(long)]
    values: bool,
    /// Play without networks.
    #[arg(long)]
    without_networks: bool,
    /// Play without networks in stacking.
    #[arg(long)]
    without_stacking_network: bool,
    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    options.output.resume(options.games, |engine, number| play(options, number, engine))
}

/// Lets an engine play with or without networks.
pub(crate) fn use_networks(engine: &mut Engine, networks: bool) {
    engine.set_options(basalt_engine::Options { networks, ..engine.options() });
}

/// The moves of one game.
fn play(options: &Options, number: u64, engine: &mut Engine) -> String {
    // Its tables of other games depend on the number of threads, and on where a run was stopped.
    engine.forget();
    let mut rng = seed_engine(engine, options.output.seed, number);
    let by_chance = rng.next_u64() % 100 < options.placed_by_chance;
    let reds_by_chance =
        options.reds_by_chance > 0 && rng.next_u64() % 100 < options.reds_by_chance;
    let is_near_red = options.near_red > 0 && rng.next_u64() % 100 < options.near_red;
    let near_red = is_near_red.then(|| Color::ALL[rng.below(Color::ALL.len())]);
    let mut position = Position::start();
    let mut moves: Vec<String> = Vec::new();
    loop {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return moves.join(" ");
        }
        let chance = match position.phase() {
            Phase::Placing if reds_by_chance && moves.len() < REDS => true,
            Phase::Placing => by_chance || rng.next_u64() % 100 < options.moved_by_chance,
            Phase::Stacking => rng.next_u64() % 100 < options.moved_by_chance,
        };
        let (mv, value) = if chance || legal.len() == 1 {
            (legal[rng.below(legal.len())], None)
        } else if position.phase() == Phase::Placing
            && moves.len() >= REDS
            && near_red == Some(position.to_move())
        {
            let nearest =
                legal.iter().copied().min_by_key(|&mv| (remoteness(&position, mv), rng.next_u64()));
            (nearest.unwrap_or(legal[0]), None)
        } else {
            let is_placing = position.phase() == Phase::Placing;
            let nodes = if is_placing { 1 } else { options.nodes };
            let is_left_out = !is_placing && options.without_stacking_network;
            use_networks(engine, !options.without_networks && !is_left_out);
            let best = search(&position, nodes, engine);
            best.map_or((legal[0], None), |(mv, score)| (mv, Some(hundredths(score))))
        };
        moves.push(match value {
            Some(value) if options.values => format!("{mv}={value}"),
            _ => mv.to_string(),
        });
        position.play_unchecked(mv);
    }
}

/// The sum of a placement's distances from the red pieces, in steps.
fn remoteness(position: &Position, mv: Move) -> i8 {
    let Move::Place(space) = mv else { return 0 };
    let distance = |red: Cell| {
        let (columns, rows) = (red.column() - space.column(), red.row() - space.row());
        columns.abs().max(rows.abs()).max((columns - rows).abs())
    };
    position.board().with_red().into_iter().map(distance).sum()
}

pub(crate) fn choose(position: &Position, nodes: u64, engine: &mut Engine) -> Option<Move> {
    search(position, nodes, engine).map(|(mv, _)| mv)
}

/// The best move of a search of `nodes` nodes, and its score.
fn search(position: &Position, nodes: u64, engine: &mut Engine) -> Option<(Move, Score)> {
    let limits = Limits { nodes: Some(nodes), ..Limits::none() };
    let best = engine.search(&AnyPosition::Dvonn(position.clone()), &limits, &mut |_| {})?;
    Some((best.mv.try_into().ok()?, best.score))
}

/// The margin that a score stands for, in hundredths of a point.
pub(crate) fn hundredths(score: Score) -> i32 {
    match score {
        Score::Margin { hundredths } => hundredths,
        Score::ProvenMargin(points) => points * POINT,
        Score::ProvenResult(Verdict::Win) => WON,
        Score::ProvenResult(Verdict::Loss) => -WON,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::dvonn::games::tests::game;
    use crate::scratch::Scratch;

    fn options(seed: u64) -> Options {
        Options {
            games: 1,
            nodes: 20,
            output: Output { threads: 1, seed, out: PathBuf::new() },
            placed_by_chance: 50,
            moved_by_chance: 4,
            reds_by_chance: 0,
            near_red: 0,
            values: false,
            without_networks: false,
            without_stacking_network: false,
        }
    }

    #[test]
    fn games_are_finished_and_a_seed_gives_its_games() {
        let mut engine = Engine::new(basalt_engine::Options { memory: 1, ..Default::default() });
        let mut play = |seed, number| play(&options(seed), number, &mut engine);
        let first = play(1, 0);
        for (seed, number) in [(1, 1), (2, 0)] {
            let other = play(seed, number);
            assert_ne!(other, first);
            assert!(game(&other).moves.len() > 49);
        }
        assert_eq!(play(1, 0), first);
    }

    #[test]
    fn a_stopped_run_goes_on_as_if_it_had_not_been_stopped() {
        let out = Scratch::new("games-resumed", "");
        let options = |threads| {
            let output = Output { threads, seed: 7, out: out.0.clone() };
            Options { games: 5, values: true, output, ..options(7) }
        };
        run(&options(2)).expect("games");
        let whole = std::fs::read_to_string(&out.0).expect("written");
        std::fs::write(&out.0, &whole[..whole.len() / 2]).expect("writable");
        run(&options(1)).expect("the same games");
        assert_eq!(std::fs::read_to_string(&out.0).expect("written"), whole);
    }

    #[test]
    fn networks_can_be_left_out() {
        let mut engine = Engine::new(basalt_engine::Options { memory: 1, ..Default::default() });
        let mut play = |without_networks| {
            let options = Options { without_networks, placed_by_chance: 0, ..options(1) };
            play(&options, 0, &mut engine)
        };
        let with_networks = play(false);
        assert_ne!(play(true), with_networks);
        assert_eq!(play(false), with_networks);
    }

    #[test]
    fn the_stacking_network_can_be_left_out() {
        let mut engine = Engine::new(basalt_engine::Options { memory: 1, ..Default::default() });
        let mut play = |without_stacking_network, without_networks| {
            let (placed_by_chance, moved_by_chance) = (0, 0);
            let options = Options { placed_by_chance, moved_by_chance, ..options(1) };
            let options = Options { without_networks, without_stacking_network, ..options };
            game(&play(&options, 0, &mut engine)).moves
        };
        let [all, placing, none] = [play(false, false), play(true, false), play(false, true)];
        assert_eq!(placing[..Cell::COUNT], all[..Cell::COUNT]);
        assert_ne!(placing[Cell::COUNT..], all[Cell::COUNT..]);
        assert_ne!(placing[..Cell::COUNT], none[..Cell::COUNT]);
    }

    #[test]
    fn values_stand_beside_the_moves_of_the_same_game() {
        let mut engine = Engine::new(basalt_engine::Options { memory: 1, ..Default::default() });
        let mut play = |values| {
            let options = Options { values, reds_by_chance: 100, ..options(5) };
            game(&play(&options, 0, &mut engine))
        };
        let (plain, valued) = (play(false), play(true));
        assert_eq!(plain.moves, valued.moves);
        assert!(plain.values.iter().all(Option::is_none));
        assert!(
            valued.values[..REDS].iter().all(Option::is_none),
            "red pieces are placed by chance"
        );
        assert!(valued.values[Cell::COUNT..].iter().flatten().count() > 5);
    }

    #[test]
    fn a_player_near_red_takes_the_nearest_spaces() {
        let mut engine = Engine::new(basalt_engine::Options { memory: 1, ..Default::default() });
        let (near_red, placed_by_chance, moved_by_chance) = (100, 0, 0);
        let options = Options { placed_by_chance, moved_by_chance, near_red, ..options(6) };
        let game = game(&play(&options, 0, &mut engine));
        let mut far = [0, 0];
        for (position, mv) in game.positions().map(|(position, _)| position).zip(&game.moves) {
            let legal = position.legal_moves();
            if position.phase() == Phase::Placing && position.board().with_red().len() == REDS {
                let nearest = legal.iter().map(|&mv| remoteness(&position, mv)).min();
                let is_far = Some(remoteness(&position, *mv)) != nearest;
                far[position.to_move() as usize] += usize::from(is_far);
            }
        }
        far.sort_unstable();
        assert!(far[0] == 0 && far[1] > 5, "{far:?}");
    }
}
