//! Searches that a reviewer asks for, and its conclusions.

use basalt_review::{
    ChapterKind, Claim, Loss, MoveMark, OpinionClaim, ProofClaim, Review, Reviewer, Value,
};
use basalt_rules::{AnyPosition, Game};

use crate::script::{answer, facts, moves, position, review};

/// White wins by 3 with f2g2 at once. After f2e2 Black must take that stack and wins by 4; after
/// f2f3 Black must take e2 and wins by 1.
const LAST_MOVE: &str = "9/10/5r5/4rw(rb)3/9 w s";

fn dvonn(moves: &str, answers: &[&str]) -> Review {
    review(position(Game::Dvonn, LAST_MOVE), moves, answers)
}

/// One placement on the empty board.
fn placed(answers: &[&str]) -> Review {
    review(AnyPosition::start(Game::Dvonn), "a1", answers)
}

#[test]
fn a_proven_blunder_costs_what_it_costs() {
    let answers = ["score margin 3 proven pv f2g2", "score margin 4 proven pv g2e2"];
    let review = dvonn("f2e2 g2e2", &answers);
    let [blunder, forced] = &review.moves[..] else { panic!("two moves") };
    assert_eq!(blunder.loss, Some(Loss { chance: 1_000, points: Some(7) }));
    assert_eq!(blunder.mark, Some(MoveMark::Blunder));
    let mv = moves(Game::Dvonn, "f2g2")[0];
    let claim = Claim::Proof(ProofClaim::Margin { played: -4, mv, better: 3 });
    assert_eq!((blunder.claim, blunder.best()), (Some(claim), Some(mv)));
    assert!(forced.is_forced && forced.mark.is_none());
    assert_eq!(forced.loss, Some(Loss { chance: 0, points: None }));
    // 0.1 / (0.1 + 1), and nothing for one who had no choice.
    assert_eq!((review.accuracy.white, review.accuracy.black), (Some(90), None));
    assert_eq!(review.turning_points, [0]);
}

#[test]
fn the_end_of_a_game_is_not_asked_for() {
    let review = dvonn("f2g2", &["score win proven pv f2g2"]);
    assert_eq!(review.moves[0].facts.value_after, Some(Value::ProvenMargin(3)));
    assert_eq!((review.moves[0].mark, review.accuracy.white), (None, Some(1_000)));
}

#[test]
fn a_doubtful_move_is_held_against_a_look_of_the_same_length() {
    let seen_before = "score margin 1 chance 60% pv e3";
    let seen_after = "score margin 1 chance 60% pv b1";
    let fair = placed(&[seen_before, seen_after, "score margin 0.5 chance 55% pv b1"]);
    assert_eq!(fair.moves[0].loss, Some(Loss { chance: 50, points: None }));
    assert_eq!(fair.moves[0].mark, Some(MoveMark::Inaccuracy));
    let claim = OpinionClaim::MorePoints { mv: moves(Game::Dvonn, "e3")[0], tenths: 5 };
    assert_eq!(fair.moves[0].claim, Some(Claim::Opinion(claim)));
    // The engine's own choice comes out no better.
    let unfair = placed(&[seen_before, seen_after, "score margin 1.2 chance 62% pv b1"]);
    assert_eq!((unfair.moves[0].mark, unfair.moves[0].claim), (None, None));
    // A search of the engine's own choice never makes the loss greater.
    let kind = placed(&[seen_before, seen_after, "score margin -4 chance 20% pv b1"]);
    assert_eq!(kind.moves[0].loss.map(|loss| loss.chance), Some(200));
}

#[test]
fn the_engines_own_choice_is_never_a_mistake() {
    let answers = ["score margin 9 chance 90% pv a1", "score margin 9 chance 90% pv b1"];
    let review = placed(&answers);
    assert_eq!(review.moves[0].facts.value_after.map(Value::chance), Some(100));
    assert_eq!((review.moves[0].mark, review.accuracy.white), (None, Some(1_000)));
}

#[test]
fn a_move_is_good_if_it_is_hard_to_see_and_the_only_one() {
    let late = "nodes 100 score chance 50% pv e3; nodes 900 score chance 60% pv a1";
    let after = "score chance 40% pv b1";
    let next = |chance: u16| {
        let lines = format!("score chance 60% pv a1; multipv 2 score chance {chance}% pv e3");
        placed(&[late, after, &lines]).moves.remove(0)
    };
    let good = next(50);
    let mv = moves(Game::Dvonn, "e3")[0];
    let claim = OpinionClaim::OthersWorse { mv, played: 600, worse: 500 };
    assert_eq!((good.mark, good.claim), (Some(MoveMark::Good), Some(Claim::Opinion(claim))));
    assert_eq!(next(51).mark, None);
    // The move was seen early, so there is no question.
    let early = "nodes 100 score chance 50% pv a1; nodes 900 score chance 60% pv a1";
    assert_eq!(placed(&[early, after]).moves[0].mark, None);
    // Another move that was preferred for long, but not early, does not count as seen at once.
    let later = "nodes 101 score chance 50% pv e3; nodes 900 score chance 60% pv a1";
    assert_eq!(placed(&[later, after]).moves[0].mark, None);
}

#[test]
fn points_alone_may_be_an_inaccuracy() {
    let answers = ["score margin 9 proven pv f2e2", "score margin -4 proven pv g2e2"];
    let review = dvonn("f2f3 g2e2", &answers);
    assert_eq!(review.moves[0].loss, Some(Loss { chance: 0, points: Some(5) }));
    assert_eq!(review.moves[0].mark, Some(MoveMark::Inaccuracy));
    let answers = ["score margin 8 proven pv f2e2", "score margin -4 proven pv g2e2"];
    assert_eq!(dvonn("f2f3 g2e2", &answers).moves[0].mark, None);
}

#[test]
fn only_a_better_end_is_better() {
    let before = position(Game::Dvonn, LAST_MOVE);
    let claims = |played, best| {
        let mut facts = facts(&before, "f2f3", "f2e2", None);
        facts.value_after = Some(Value::ProvenMargin(played));
        facts.best.iter_mut().for_each(|one| one.value = Some(Value::ProvenMargin(best)));
        Claim::choose(MoveMark::Mistake, &facts, &[])
    };
    let mv = moves(Game::Dvonn, "f2e2")[0];
    let proof = Claim::Proof(ProofClaim::Margin { played: -1, mv, better: 0 });
    assert_eq!(claims(-1, 0), Some(proof));
    for (played, best) in [(3, 1), (1, -1), (2, 2)] {
        assert!(!matches!(claims(played, best), Some(Claim::Proof(_))), "{played} {best}");
    }
}

#[test]
fn one_end_may_be_proven_and_the_other_not() {
    let mv = moves(Game::Dvonn, "e3")[0];
    let hope = "score margin 1 chance 60% pv e3";
    let lost = placed(&[hope, "score win proven pv b1", "score margin -1 chance 40% pv b1"]);
    let claim = Claim::Proof(ProofClaim::Lost { mv, chance: 600 });
    assert_eq!((lost.moves[0].mark, lost.moves[0].claim), (Some(MoveMark::Blunder), Some(claim)));
    let instead = "score loss proven pv b1";
    let won = placed(&["score win proven pv e3", "score margin 1 chance 60% pv b1", instead]);
    let claim = Claim::Proof(ProofClaim::Won { mv, chance: 400 });
    assert_eq!((won.moves[0].mark, won.moves[0].claim), (Some(MoveMark::Blunder), Some(claim)));
}

#[test]
fn a_lost_turn_of_punct_is_no_proof_of_a_win() {
    let answers = ["score chance 50% pv l4/l5m5", "score loss in 2 proven pv l4/l5m5"];
    let review = review(AnyPosition::start(Game::Punct), "k14/k15l15", &answers);
    let value = review.moves[0].facts.value_after;
    assert_eq!(value, Some(Value::Estimated { points: None, chance: 1_000 }));
}

#[test]
fn an_engine_that_says_nothing_leaves_nothing_to_say() {
    let review = placed(&["", ""]);
    assert_eq!((review.moves[0].loss, review.moves[0].mark), (None, None));
    assert_eq!(review.accuracy.white, None);
    // Nor does one whose move is not legal.
    let review = dvonn("f2f3 g2e2", &["score margin 9 proven pv a1a2", ""]);
    assert_eq!((review.moves[0].loss, review.moves[0].best()), (None, None));
}

#[test]
fn questions_tell_what_to_search_and_how() {
    let mut reviewer =
        Reviewer::new(AnyPosition::start(Game::Dvonn), &moves(Game::Dvonn, "a1 b1"), 1_000)
            .expect("legal");
    let mut asked = Vec::new();
    for lines in [
        "nodes 10 score margin 1 chance 60% pv e3",
        "nodes 10 score margin 1 chance 60% pv c1; nodes 600 score margin 1 chance 60% pv b1",
        "score margin 0.5 chance 55% pv b1",
        "score margin 0 chance 50% pv b1",
        "score margin 0 chance 50% pv b1",
    ] {
        let question = reviewer.question().expect("more to ask");
        let line: Vec<_> = question.moves.iter().map(ToString::to_string).collect();
        let progress = reviewer.progress();
        asked.push((line.join(" "), question.lines, progress.done));
        assert_eq!((question.nodes, progress.total), (1_000, 3));
        answer(&mut reviewer, lines);
    }
    assert!(reviewer.question().is_none());
    let expected = [("", 1, 0), ("a1", 1, 1), ("e3", 1, 1), ("a1 b1", 1, 2), ("a1", 2, 2)];
    assert_eq!(asked, expected.map(|(line, lines, done)| (line.to_owned(), lines, done)));
    assert_eq!(reviewer.progress().done, 3);
    // A line too many changes nothing.
    answer(&mut reviewer, "score margin 0 chance 50% pv b1");
    assert_eq!(reviewer.reviewed().len(), 2);
}

#[test]
fn a_game_with_an_illegal_move_is_refused() {
    assert!(
        Reviewer::new(AnyPosition::start(Game::Dvonn), &moves(Game::Dvonn, "a1 a1"), 1).is_err()
    );
}

#[test]
fn the_greatest_losses_are_the_turning_points() {
    let better = |chance: u16| format!("score margin 0 chance {chance}% pv k5");
    let start = AnyPosition::start(Game::Dvonn);
    let (mut reviewer, mut answers) =
        (Reviewer::new(start, &moves(Game::Dvonn, "a1 b1 c1 d1 e1 f1"), 1_000).expect("legal"), 0);
    // The chance of the player to move. After the first move it is 100 - 75 for the same player, and so on.
    let before = [50, 75, 70, 50, 70, 50, 70];
    while let Some(question) = reviewer.question() {
        let at_best = question.moves.last().is_some_and(|mv| mv.to_string() == "k5");
        let ply = question.moves.len();
        // After the engine's own choice the opponent has the rest of the chance.
        let chance = if at_best { 100 - before[ply - 1] } else { before[ply] };
        answer(&mut reviewer, &better(chance));
        answers += 1;
    }
    let review = reviewer.review().expect("done");
    let lost: Vec<_> =
        review.moves.iter().map(|one| one.loss.map_or(0, |loss| loss.chance)).collect();
    assert_eq!(lost, [250, 450, 200, 200, 200, 200]);
    // Of equal losses the first counts.
    assert_eq!((review.turning_points, answers), (vec![0, 1, 2], 13));
}

/// The chapters of a review, with White's chance after each.
fn chapters(review: &Review) -> Vec<(ChapterKind, std::ops::Range<usize>, Option<u16>)> {
    review.chapters.iter().map(|one| (one.kind, one.moves.clone(), one.chance)).collect()
}

#[test]
fn the_ending_begins_where_the_result_is_proven_for_good() {
    let proven = "score margin 3 proven pv f2g2";
    let reply = "score margin 4 proven pv g2e2";
    let ended = dvonn("f2e2 g2e2", &[proven, reply]);
    assert_eq!(chapters(&ended), [(ChapterKind::Ending, 0..2, Some(0))]);
    assert_eq!(ended.chapters[0].accuracy.white, Some(90));
    let open = dvonn("f2e2 g2e2", &["score margin 3 chance 80% pv f2g2", reply]);
    let expected = [(ChapterKind::Middle, 0..1, Some(0)), (ChapterKind::Ending, 1..2, Some(0))];
    assert_eq!(chapters(&open), expected);
    // Proven before, but no more at the end.
    let lost_sight = dvonn("f2e2 g2e2", &[proven, "score margin 4 chance 90% pv g2e2"]);
    assert_eq!(chapters(&lost_sight), [(ChapterKind::Middle, 0..2, Some(0))]);
}

#[test]
fn placing_is_the_opening_whatever_is_proven() {
    let placed = placed(&["score margin 1 chance 60% pv a1", "score margin 0 chance 45% pv b1"]);
    assert_eq!(chapters(&placed), [(ChapterKind::Opening, 0..1, Some(550))]);
    let certain = self::placed(&["score win proven pv a1", "score loss proven pv b1"]);
    assert_eq!(chapters(&certain), [(ChapterKind::Opening, 0..1, Some(1_000))]);
}

/// A sentence is not repeated while another claim is true.
#[test]
fn nothing_is_said_twice() {
    let before = position(Game::Dvonn, "9/w9/(rrrw)bbww(bw)5/10/9 w s");
    let facts = facts(&before, "f3d3", "d3c3", Some("c3b3"));
    let holding = Claim::candidates(MoveMark::Mistake, &facts).into_iter();
    let mut holding: Vec<Claim> = holding.filter(|claim| claim.holds(&facts)).collect();
    let mut said = Vec::new();
    assert!(holding.len() > 3, "{holding:?}");
    while said.len() < holding.len() {
        let claim = Claim::choose(MoveMark::Mistake, &facts, &said).expect("something is true");
        assert!(!said.contains(&claim), "{claim:?} is said again after {said:?}");
        said.push(claim);
    }
    let order = |claim: &Claim| format!("{claim:?}");
    holding.sort_by_key(order);
    said.sort_by_key(order);
    assert_eq!(said, holding);
}

/// Two opinions that differ by less than a sentence tells are the same, and the second time the chance is told instead.
#[test]
fn an_opinion_is_as_exact_as_its_sentence() {
    let seen = ["score margin 1 chance 60% pv e3", "score margin 1 chance 60% pv b1"];
    let reviewed = |margin: &str| {
        let better = format!("score margin {margin} chance 55% pv b1");
        placed(&[seen[0], seen[1], &better]).moves.remove(0)
    };
    let first = reviewed("0.5").claim.expect("a mark");
    let second = reviewed("0.46");
    assert_eq!(second.claim, Some(first));
    assert_ne!(reviewed("0.4").claim, Some(first));
    let instead = Claim::choose(MoveMark::Inaccuracy, &second.facts, &[first]);
    let chance = |claim| matches!(claim, Claim::Opinion(OpinionClaim::BetterChance { .. }));
    assert!(instead.is_some_and(chance), "{instead:?}");
}
