//! The engine's strength, in games and positions that are always the same.

use std::collections::{BTreeMap, BTreeSet};

use basalt_engine::{Best, Engine, Info, Level, Limits, Options, Score};
use basalt_rules::dvonn::{Phase, Position};
use basalt_rules::{AnyPosition, Color, Game, Outcome, SplitMix64};

fn best(position: &AnyPosition, seed: u64) -> Option<Best> {
    let options = Options { seed, memory: 2, ..Options::default() };
    let limits = Limits { nodes: Some(2_000), ..Limits::none() };
    Engine::new(options).search(position, &limits, &mut |_| {})
}

/// Plays a whole game against random moves.
fn outcome(game: Game, engine: Color, seed: u64) -> Outcome {
    let mut rng = SplitMix64::new(seed);
    let mut position = AnyPosition::start(game);
    loop {
        let mv = if position.to_move() == engine {
            best(&position, seed).map(|best| best.mv)
        } else {
            rng.pick(&position.legal_moves())
        };
        match mv {
            Some(mv) => position.play(mv).expect("the engine's moves are legal"),
            None => return position.outcome().expect("without a move the game is over"),
        }
    }
}

#[test]
fn random_moves_rarely_win() {
    for (game, games, least) in
        [(Game::Dvonn, 20, 18), (Game::Punct, 4, 4), (Game::PunctBasic, 4, 4)]
    {
        let players = (0..games).map(|seed| (Color::ALL[seed as usize % 2], seed));
        let wins = players
            .filter(|&(engine, seed)| outcome(game, engine, seed) == Outcome::Win(engine))
            .count();
        assert!(wins >= least, "{game}: {wins} of {games}");
    }
}

fn dvonn(text: &str) -> (Position, Best) {
    let position: Position = text.parse().expect("a position");
    let best = best(&position.clone().into(), 0).expect("a move");
    (position, best)
}

#[test]
fn a_winning_cut_off_is_seen() {
    let (position, best) = dvonn("9/10/rrwbbb5/rw8/9 w s");
    let mv = best.mv.to_string().parse().expect("a DVONN move");
    assert_eq!(position.cut_off_by(mv).len(), 3, "{mv}");
}

/// The margin of the player to move if both play their best, by trying everything.
fn best_margin(position: &Position) -> i32 {
    let moves = position.legal_moves();
    if moves.is_empty() {
        let (score, player) = (position.score(), position.to_move());
        return score[player].cast_signed() - score[player.other()].cast_signed();
    }
    let margin_after = |&mv| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        -best_margin(&after)
    };
    moves.iter().map(margin_after).max().expect("there are moves")
}

/// The last positions of random games, as far back as everything can be tried.
fn endings() -> Vec<Position> {
    let mut endings = Vec::new();
    for seed in 0..12 {
        let mut rng = SplitMix64::new(seed);
        let mut position = Position::start();
        while !position.is_over() {
            let few = position.board().occupied().len() <= 10;
            if position.phase() == Phase::Stacking && few {
                endings.push(position.clone());
            }
            position.play_unchecked(rng.pick(&position.legal_moves()).expect("a move"));
        }
    }
    endings
}

#[test]
fn endings_are_played_to_their_true_margin() {
    let endings = endings();
    assert!(endings.len() > 30, "{} endings", endings.len());
    for position in endings {
        let limits = Limits::none();
        let mut engine = Engine::new(Options { memory: 2, ..Options::default() });
        let best = engine.search(&position.clone().into(), &limits, &mut |_| {}).expect("a move");
        let margin = best_margin(&position);
        assert_eq!(best.score, Score::ProvenMargin(margin), "{position}");
        let mut after = position.clone();
        after.play(best.mv.to_string().parse().expect("a move")).expect("a legal move");
        assert_eq!(-best_margin(&after), margin, "{} in {position}", best.mv);
    }
}

#[test]
fn however_early_a_search_ends_its_lines_are_different_moves_the_best_first() {
    let text = "wbwbwbwww/bwwwwbbbbb/bwbwwbwrwbw/rbbbwbbbww/bbwwwwbrb w s";
    let position = AnyPosition::parse(Game::Dvonn, text).expect("a position");
    for nodes in (2_000..40_000).step_by(1_900) {
        let options = Options { memory: 2, lines: 4, ..Options::default() };
        let limits = Limits { nodes: Some(nodes), ..Limits::none() };
        let mut lines: BTreeMap<usize, Info> = BTreeMap::new();
        let mut report = |info: &Info| {
            lines.insert(info.rank, info.clone());
        };
        let best = Engine::new(options).search(&position, &limits, &mut report).expect("a move");
        let moves: BTreeSet<String> = lines.values().map(|line| line.line[0].to_string()).collect();
        assert_eq!(moves.len(), 4, "{nodes} nodes: {moves:?}");
        assert_eq!(lines[&1].line[0], best.mv, "{nodes} nodes");
        let chances: Vec<u16> = lines.values().map(|line| line.score.chance()).collect();
        assert!(chances.is_sorted_by(|better, worse| better >= worse), "{nodes}: {chances:?}");
    }
}

/// The answer of a level in a position.
fn answer(level: u8, seed: u64, position: &AnyPosition) -> Option<Best> {
    let level = Level::new(level).expect("a level");
    let options = Options { level, seed, memory: 2, ..Options::default() };
    Engine::new(options).search(position, &Limits::none(), &mut |_| {})
}

/// Searches the positions of a random game, each anew and with an engine that has searched those before.
fn assert_level_forgets(game: Game, level: u8, plies: usize) {
    let mut rng = SplitMix64::new(5);
    let mut position = AnyPosition::start(game);
    let options =
        Options { level: Level::new(level).expect("a level"), seed: 3, ..Options::default() };
    let mut kept = Engine::new(options);
    for _ in 0..plies {
        let best = kept.search(&position, &Limits::none(), &mut |_| {});
        assert_eq!(best, answer(level, 3, &position), "{position}");
        let Some(mv) = rng.pick(&position.legal_moves()) else { break };
        position.play(mv).expect("a legal move");
    }
}

#[test]
fn a_level_answers_the_same_whatever_it_has_seen_before() {
    assert_level_forgets(Game::Dvonn, 9, 80);
}

#[test]
fn a_level_of_punct_answers_the_same_whatever_it_has_seen_before() {
    assert_level_forgets(Game::Punct, 12, 12);
}

#[test]
fn the_lowest_levels_do_not_see_cut_offs() {
    let position = AnyPosition::parse(Game::Dvonn, "9/10/rrwbbb5/rw8/9 w s").expect("a position");
    let seen = |level| answer(level, 0, &position).map(|best| best.score);
    // The cut-off wins at once: a level that sees it knows the margin.
    assert!(seen(20).is_some_and(Score::is_proven));
    assert!(seen(9).is_some_and(Score::is_proven));
    assert!(seen(5).is_some_and(|score| !score.is_proven()));
}

#[test]
fn two_threads_find_what_one_finds() {
    for position in endings() {
        let score = |threads| {
            let options = Options { threads, memory: 2, ..Options::default() };
            let best =
                Engine::new(options).search(&position.clone().into(), &Limits::none(), &mut |_| {});
            best.map(|best| best.score)
        };
        assert_eq!(score(2), score(1), "{position}");
    }
}

#[test]
fn placements_differ_by_the_seed_alone() {
    let start = AnyPosition::start(Game::Dvonn);
    let game = |seed| {
        let mut position = start.clone();
        for _ in 0..12 {
            let best = best(&position, seed).expect("a move");
            position.play(best.mv).expect("a legal move");
        }
        position.to_string()
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}

/// Forced wins of PÜNCT, proven by the tuning tool by trying every defence: the turns they take, the game and
/// the position.
const PUZZLES: &str = include_str!("data/punct_puzzles.txt");

/// Only one puzzle in this many is tested, so that the test is quick.
const PUZZLE_STEP: usize = 4;

#[test]
fn forced_wins_are_found_and_no_shorter_ones_claimed() {
    let (mut solved, mut count) = (0, 0);
    for line in PUZZLES.lines().step_by(PUZZLE_STEP) {
        let [turns, game, text] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let game: Game = game.parse().expect("a game");
        let position = AnyPosition::parse(game, text).expect("a position");
        let limits = Limits { nodes: Some(60_000), ..Limits::none() };
        let mut engine = Engine::new(Options { memory: 16, ..Options::default() });
        let best = engine.search(&position, &limits, &mut |_| {}).expect("a turn");
        count += 1;
        if let Score::ProvenWin { turns: found } = best.score {
            solved += 1;
            assert!(found >= turns.parse().expect("a number"), "{line}");
        }
    }
    assert!(10 * solved >= 9 * count, "{solved} of {count}");
}

/// Checks that a proven line ends as its score says, in at most the number of turns that it claims.
fn check_end(position: &AnyPosition, info: &Info) -> bool {
    let player = position.to_move();
    let (winner, turns) = match info.score {
        Score::ProvenWin { turns } => (player, turns),
        Score::ProvenLoss { turns } => (player.other(), turns),
        _ => return false,
    };
    let (mut after, mut winners) = (position.clone(), 0);
    for &mv in &info.line {
        winners += u32::from(after.to_move() == winner);
        after.play(mv).expect("a legal turn");
    }
    assert_eq!(after.outcome(), Some(Outcome::Win(winner)), "{info:?} in {position}");
    assert!(winners <= turns, "{info:?} in {position}");
    true
}

#[test]
fn lines_of_punct_with_a_proven_result_end_with_it() {
    let mut checked = 0;
    for line in PUZZLES.lines().step_by(2 * PUZZLE_STEP) {
        let [_, game, text] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let mut position = AnyPosition::parse(game.parse().expect("a game"), text).expect(text);
        // The winner's turn, and then the loser's.
        for _ in 0..2 {
            let limits = Limits { nodes: Some(10_000), ..Limits::none() };
            let options = Options { memory: 4, lines: 3, ..Options::default() };
            let mut report = |info: &Info| checked += usize::from(check_end(&position, info));
            let best = Engine::new(options).search(&position, &limits, &mut report);
            let Some(best) = best else { break };
            position.play(best.mv).expect("a legal turn");
        }
    }
    assert!(checked > 50, "{checked} proven lines");
}

#[test]
fn first_turns_of_punct_differ_by_the_seed_alone() {
    let start = AnyPosition::start(Game::Punct);
    let first = |seed| best(&start, seed).map(|best| best.mv);
    assert_eq!(first(1), first(1));
    assert!((2..8).any(|seed| first(seed) != first(1)));
}

#[test]
fn two_threads_find_a_forced_win_of_punct_and_several_lines_begin_differently() {
    let line = PUZZLES.lines().next().expect("a puzzle");
    let [turns, game, text] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
    let position = AnyPosition::parse(game.parse().expect("a game"), text).expect("a position");
    let turns: u32 = turns.parse().expect("a number");
    let options = Options { threads: 2, lines: 3, memory: 4, ..Options::default() };
    let mut lines: BTreeMap<usize, Info> = BTreeMap::new();
    let mut report = |info: &Info| {
        lines.insert(info.rank, info.clone());
    };
    let limits = Limits { nodes: Some(60_000), ..Limits::none() };
    let best = Engine::new(options).search(&position, &limits, &mut report).expect("a turn");
    assert_eq!(best.score, Score::ProvenWin { turns });
    assert_eq!(lines[&1].line[0], best.mv);
    let moves: BTreeSet<String> = lines.values().map(|line| line.line[0].to_string()).collect();
    assert_eq!(moves.len(), 3);
}
