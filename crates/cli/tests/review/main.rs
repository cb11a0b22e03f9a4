//! No sentence of a review is false: games of the engine at low levels are reviewed by UGI, as the page
//! does it, and what is claimed of their moves is held against the slow twins of the rules and solved
//! anew.
//!
//! `REVIEW_GAMES=100 cargo test --release -p basalt-cli --test review -- --nocapture` reviews this many games
//! with the effort that people get, and tells how often each claim was met. `REVIEW_SHARE=20` takes a twentieth
//! of that effort.

mod asking;
mod dvonn;
mod games;
mod guesses;
mod proofs;
mod punct;
mod puzzles;
mod shares;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use self::shares::Shares;
use basalt_locales::{Catalogue, Language};
use basalt_review::{
    Claim, Facts, GameClaim, MoveMark, Review, Reviewed, Verdict, nodes, with_claim,
};
use basalt_rules::{AnyMove, Color, Game, Rules, with_title};

/// What the checks of a review know of a game, implemented by its positions.
trait CheckedGame: Rules {
    /// The loss at which a move counts half for the accuracy.
    const HALF_LOSS: f64;

    /// Whether the game ends so for a player.
    fn ends(&self, player: Color, verdict: Verdict) -> bool;
}

/// A claim that only one game has.
trait CheckedClaim {
    /// Panics if the claim is false.
    fn check(&self, facts: &Facts);
}

/// A number that is said from outside.
fn said(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// The number of games to review, if it is given.
fn wanted() -> Option<u64> {
    said("REVIEW_GAMES")
}

/// The effort of a person's review takes minutes for a few games.
fn effort(game: Game) -> u64 {
    let usual = if wanted().is_some() { 1 } else { 20 };
    nodes(game) / said("REVIEW_SHARE").unwrap_or(usual).max(1)
}

/// The number of times that each claim was met.
type Counts = BTreeMap<String, u64>;

#[test]
fn no_sentence_is_false() {
    let (seeds, counts) = (AtomicU64::new(0), Mutex::new(Counts::new()));
    let (shares, failed) = (Mutex::new(Shares::default()), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = seeds.fetch_add(1, Relaxed);
                    let Some(game) = game(seed) else { return };
                    let review = asking::review(&game, effort(game.start.game()));
                    shares.lock().expect("nobody has panicked").add(&game, &review);
                    // The other games are reviewed even if one fails.
                    let Ok(met) = catch_unwind(AssertUnwindSafe(|| check_game(&game, &review)))
                    else {
                        failed.lock().expect("nobody has panicked").push(seed);
                        continue;
                    };
                    eprintln!("game {seed}: {} claims are true", met.len());
                    let mut counts = counts.lock().expect("nobody has panicked");
                    for name in met {
                        *counts.entry(name).or_default() += 1;
                    }
                }
            });
        }
    });
    shares.into_inner().expect("nobody has panicked").print();
    let counts = counts.into_inner().expect("nobody has panicked");
    assert!(counts.len() > 5, "{counts:?}");
    eprintln!("{} claims: {counts:#?}", counts.values().sum::<u64>());
    let failed = failed.into_inner().expect("nobody has panicked");
    assert!(failed.is_empty(), "games {failed:?} have failed");
}

/// The game of a number: those of the engine first, then, if many are wanted, the recorded ones.
fn game(number: u64) -> Option<games::Played> {
    let engine_games = wanted().unwrap_or(4);
    match number.checked_sub(engine_games) {
        None => Some(games::play(number)),
        Some(rest) => games::sample(rest as usize).filter(|_| wanted().is_some()),
    }
}

/// Checks the review of a game and the puzzles that it makes; the names of what holds.
fn check_game(game: &games::Played, review: &Review) -> Vec<String> {
    let mut met = check_review(review);
    met.extend(check_puzzles(game, review));
    met
}

/// Checks all that could be said of the moves of a review, unless only shares are wanted; what that was.
fn check_review(review: &Review) -> Vec<String> {
    check_sums(review);
    shares::assert_no_sentence_twice(review);
    let mut met = Vec::new();
    let is_checked = said("REVIEW_SHARES").is_none();
    for reviewed in &review.moves {
        check_move(reviewed);
        for claim in all_that_holds(&reviewed.facts) {
            if is_checked {
                check(&claim, &reviewed.facts);
            }
            met.push(name(&claim));
        }
    }
    met
}

/// Checks the puzzles that the mistakes make, unless only shares are wanted; their aims.
fn check_puzzles(game: &games::Played, review: &Review) -> Vec<String> {
    if said("REVIEW_SHARES").is_some() {
        return Vec::new();
    }
    let found = asking::puzzles(game, review, effort(game.start.game()));
    let check = |puzzle| {
        puzzles::check(puzzle);
        format!("Puzzle {:?}", puzzle.aim)
    };
    found.iter().map(check).collect()
}

/// Claims that the rules alone confirm, of moves that no engine has chosen: more kinds than a few reviews
/// bring about.
#[test]
fn no_claim_of_the_rules_is_false() {
    let mut counts = Counts::new();
    for seed in [0, 1, 2, 3, 5] {
        for facts in guesses::of_game(&games::play(seed), seed, 2) {
            for claim in all_that_holds(&facts) {
                check(&claim, &facts);
                *counts.entry(name(&claim)).or_default() += 1;
            }
        }
    }
    for (game, least) in [("Dvonn", 12), ("Punct", 8)] {
        let met = counts.keys().filter(|name| name.starts_with(game)).count();
        assert!(met >= least, "{counts:?}");
    }
}

/// The name of a claim, with the effect or count that it tells of.
fn name(claim: &Claim) -> String {
    let text =
        format!("{claim:?}").replace("Game(", "").replace("Effect(", "").replace([')', ','], "");
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let kind = if first == "NextBest" {
        let of = text.split_once("claim: ").map_or("", |(_, claim)| claim);
        format!("NextBest {}", of.split_whitespace().next().unwrap_or_default())
    } else {
        first.to_owned()
    };
    let told = text.split_once("effect: ").or_else(|| text.split_once("measure: "));
    let told = told.and_then(|(_, told)| told.split_whitespace().next());
    told.map_or_else(|| kind.clone(), |told| format!("{kind} {told}"))
}

/// All claims that would be made about a move if it had a mark: more than are made.
fn all_that_holds(facts: &Facts) -> Vec<Claim> {
    let mark = if facts.is_best() { MoveMark::Good } else { MoveMark::Mistake };
    let claims = Claim::candidates(mark, facts);
    claims.into_iter().filter(|claim| claim.holds(facts)).collect()
}

fn check(claim: &Claim, facts: &Facts) {
    match claim {
        Claim::Proof(claim) => proofs::check(claim, facts),
        Claim::Game(claim) => check_of_game(claim, facts),
        Claim::NextBest { mv, claim } => check_of_game(claim, &instead(*mv, facts)),
        Claim::Opinion(_) => assert!(claim.holds(facts)),
    }
}

fn check_of_game(claim: &GameClaim, facts: &Facts) {
    with_claim!(claim, claim => claim.check(facts));
}

/// Facts about the next best move, as if it had been played.
fn instead(mv: AnyMove, facts: &Facts) -> Facts {
    let next = facts.next_best.as_ref().expect("a next best move");
    assert!(next.mv == mv && facts.is_best());
    let mut after = facts.before.clone();
    after.play(mv).expect("a legal move");
    Facts { played: mv, after, value_after: next.value, next_best: None, ..facts.clone() }
}

/// A marked move has a sentence in every language, and what the engine would play is no mistake.
fn check_move(reviewed: &Reviewed) {
    let facts = &reviewed.facts;
    let is_fault = reviewed.mark.is_some_and(|mark| mark != MoveMark::Good);
    assert!(!(is_fault && (facts.is_best() || reviewed.is_forced)), "{facts:?}");
    assert_eq!(reviewed.mark.is_some(), reviewed.claim.is_some(), "{facts:?}");
    if let Some(claim) = reviewed.claim {
        assert!(claim.holds(facts), "{claim:?}");
        for &language in Language::ALL {
            let catalogue = Catalogue::new(language);
            let said = basalt_view::claims::say(&claim, reviewed.player(), &catalogue);
            assert!(said.contains(' ') && !said.contains(['{', '}']), "{said}");
        }
    }
}

/// Accuracy and turning points, added up once more.
fn check_sums(review: &Review) {
    let lost = |place: usize| review.moves[place].loss.map_or(0, |loss| loss.chance);
    let least = review.turning_points.iter().map(|&place| lost(place)).min();
    let others = (0..review.moves.len()).filter(|place| !review.turning_points.contains(place));
    let most = others.map(lost).max().unwrap_or(0);
    assert!(least.is_none_or(|least| least >= most), "{:?}", review.turning_points);
    assert!(review.turning_points.len() == 3 || most < 100);
    assert!(review.turning_points.is_sorted());
    for color in Color::ALL {
        let free = |one: &&Reviewed| one.player() == color && !one.is_forced;
        let losses = review.moves.iter().filter(free).filter_map(|one| one.loss);
        let title = review.moves[0].facts.before.game().title();
        let half = with_title!(title, Position => <Position as CheckedGame>::HALF_LOSS);
        let worths: Vec<f64> =
            losses.map(|loss| half / (half + f64::from(loss.chance) / 1000.0)).collect();
        let mean = worths.iter().sum::<f64>() / worths.len() as f64;
        let found = review.accuracy[color].map_or(f64::NAN, f64::from) / 1000.0;
        assert!((mean - found).abs() < 0.002, "{mean} {found}");
    }
}

#[test]
fn the_same_game_has_the_same_review() {
    for seed in [0, 1] {
        let game = games::play(seed);
        let said = |review: Review| format!("{review:?}");
        let nodes = effort(game.start.game()) / 10;
        let first = said(asking::review(&game, nodes));
        assert_eq!(first, said(asking::review(&game, nodes)));
    }
}
