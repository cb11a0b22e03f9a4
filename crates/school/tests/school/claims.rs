//! What a step claims about best play is what the engine proves.

use basalt_rules::{AnyMove, AnyPosition, Game, Outcome};
use basalt_school::{Claim, Goal, Kind, Lesson};

use crate::steps;
use crate::thinker::{after, chance_of_white, proven};

/// Whether a move keeps what is claimed.
fn keeps(position: &AnyPosition, mv: AnyMove, claim: Claim) -> bool {
    let mover = position.to_move();
    match claim {
        Claim::Wins => after(position, mv) == Outcome::Win(mover),
        Claim::DoesNotLose => after(position, mv) != Outcome::Win(mover.other()),
    }
}

fn assert_only(game: Game, position: &AnyPosition, answer: &str, claim: Claim) {
    let answer = AnyMove::parse(game, answer).expect("a move");
    for mv in position.legal_moves() {
        assert_eq!(keeps(position, mv, claim), mv == answer, "{mv} in {position}");
    }
}

#[test]
fn the_only_right_answer_is_the_only_one() {
    for (course, step) in steps() {
        let Kind::Do { acts, .. } = &step.kind else { continue };
        let mut lesson = Lesson::begin(course, step);
        for act in *acts {
            if let Goal::Only(answer, claim) = act.goal {
                assert_only(lesson.position().game(), lesson.position(), answer, claim);
            }
            lesson.show_me();
        }
    }
}

#[test]
fn a_claim_is_refuted_where_it_is_false() {
    let drawn = AnyPosition::parse(Game::Dvonn, "9/2r7/wrrb7/10/9 b s").expect("a position");
    let moves = drawn.legal_moves();
    assert!(moves.iter().all(|&mv| !keeps(&drawn, mv, Claim::Wins)));
    assert!(moves.iter().all(|&mv| keeps(&drawn, mv, Claim::DoesNotLose)));
}

#[test]
fn endings_are_won() {
    for (course, step) in steps() {
        if let Kind::PlayOut { position } = step.kind {
            let position = AnyPosition::parse(course.game, position).expect("a position");
            assert_eq!(proven(&position).outcome, Outcome::Win(position.to_move()), "{}", step.id);
        }
    }
}

#[test]
fn the_better_board_is_better() {
    for (course, step) in steps() {
        if let Kind::Compare { figures, better } = &step.kind {
            let chances = figures.each_ref().map(|figure| {
                let position = AnyPosition::parse(course.game, figure.position);
                chance_of_white(&position.expect("a position"))
            });
            assert!(chances[*better] > chances[1 - better], "{}: {chances:?}", step.id);
        }
    }
}
