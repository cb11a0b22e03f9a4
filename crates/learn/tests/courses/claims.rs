//! The engine proves what the steps claim about best play.

use basalt_learn::dvonn::COURSE as DVONN;
use basalt_learn::punct::COURSE;
use basalt_learn::{BestPlay, Course, Goal, Lesson, LessonAnswer, Step, StepKind};
use basalt_rules::{AnyMove, AnyPosition, Color, Game, Outcome, with_position};

use crate::doing::{answers, exercises_of};
use crate::punct::{holding, wins_in_two};
use crate::thinker::{after, chance_of_white, proven};
use crate::{CheckedLessons, steps};

/// Whether the claim holds for a move.
pub(crate) fn keeps(position: &AnyPosition, mv: AnyMove, claim: BestPlay) -> bool {
    let mover = position.to_move();
    match claim {
        BestPlay::Wins => after(position, mv) == Outcome::Win(mover),
        BestPlay::DoesNotLose => after(position, mv) != Outcome::Win(mover.other()),
    }
}

/// Whether the claim holds for this move and for no other.
fn is_only(position: &AnyPosition, answer: &str, claim: BestPlay) -> bool {
    let answer = position.read_move(answer).expect("a legal move");
    with_position!(position, position => position.is_only(answer, claim))
}

#[test]
fn the_only_right_answer_is_the_only_one() {
    for (course, step) in steps() {
        for (position, goal) in goals_of(course, step) {
            if let Goal::Only(answer, claim) = *goal {
                assert!(is_only(&position, answer, claim), "{}: {answer}", step.id);
            }
        }
    }
}

/// The winning turns of a goal, in the order of their texts.
fn sorted(turns: impl Iterator<Item = String>) -> Vec<String> {
    let mut turns: Vec<String> = turns.collect();
    turns.sort();
    turns
}

#[test]
fn the_turns_that_win_in_two_are_the_listed_ones() {
    let mut checked = 0;
    for (course, step) in steps() {
        for (position, goal) in goals_of(course, step) {
            let Goal::WinsInTwo(listed) = *goal else { continue };
            let AnyPosition::Punct(position) = position else { panic!("{}: PÜNCT only", step.id) };
            assert!(position.winning_moves().is_empty(), "{}: it wins at once", step.id);
            let found = sorted(wins_in_two(&position).map(|mv| mv.to_string()));
            assert_eq!(found, sorted(listed.iter().map(ToString::to_string)), "{}", step.id);
            checked += 1;
        }
    }
    assert!(checked > 0);
}

/// The goals of a step, each with the position in which it is to be reached.
pub(crate) fn goals_of(
    course: &'static Course,
    step: &'static Step,
) -> Vec<(AnyPosition, &'static Goal)> {
    match &step.kind {
        StepKind::Exercises { .. } => exercises_of(course, step)
            .into_iter()
            .map(|(lesson, exercise)| (lesson.position().clone(), &exercise.goal))
            .collect(),
        StepKind::Exam { questions } => {
            let positions = step.kind.positions(course.game).into_iter();
            let positions =
                positions.map(|(game, text)| AnyPosition::parse(game, text).expect("a position"));
            positions.zip(questions.iter().map(|question| &question.goal)).collect()
        }
        StepKind::Show { .. }
        | StepKind::PlayOut { .. }
        | StepKind::Compare { .. }
        | StepKind::Game(_) => Vec::new(),
    }
}

/// The texts of DVONN that say that Black wins after the move, by step.
const LOST: [(&str, &str); 8] = [
    ("cover", "own"),
    ("mobility", "wrong"),
    ("shut-in", "wrong"),
    ("away", "wrong"),
    ("hinge", "wrong"),
    ("price", "cheap"),
    ("draw", "own"),
    ("draw", "wrong"),
];

#[test]
fn black_wins_where_that_is_said() {
    for (id, text) in LOST {
        let lesson = Lesson::begin(&DVONN, DVONN.step(id).expect("a step"));
        let said = LessonAnswer::Wrong(DVONN.key(id, text));
        for (mv, _) in answers(&lesson).into_iter().filter(|(_, answer)| *answer == said) {
            let outcome = after(lesson.position(), mv);
            assert_eq!(outcome, Outcome::Win(Color::Black), "{id}: {text} after {mv}");
        }
    }
}

#[test]
fn a_claim_is_refuted_where_it_is_false() {
    let drawn = AnyPosition::parse(Game::Dvonn, "9/2r7/wrrb7/10/9 b s").expect("a position");
    let moves = drawn.legal_moves();
    assert!(moves.iter().all(|&mv| !keeps(&drawn, mv, BestPlay::Wins)));
    assert!(moves.iter().all(|&mv| keeps(&drawn, mv, BestPlay::DoesNotLose)));
    assert!(
        !is_only(&drawn, "d3c3", BestPlay::Wins) && !is_only(&drawn, "d3c3", BestPlay::DoesNotLose)
    );

    let text = "w:h1/h2h3,h4/h5h6,h7/h8h9,i10/j11k12,m14/l13n15 b: w 0";
    let many_wins = AnyPosition::parse(Game::PunctBasic, text).expect("a position");
    assert!(!is_only(&many_wins, "o16/o17p17", BestPlay::Wins));
    assert!(!is_only(&many_wins, "o16/o17p17", BestPlay::DoesNotLose));

    // The engine proves only one of its best two turns, but many others win in two turns as well.
    let text = "w:f8/e7f7,f9/f10f11,f13/f12f14,i7/i6i8,j7/j5j6,k3/j3j4 \
                b:b4/c4d5,g7/f6h8,k10/i9j9,l10/m10n11,o12/p13q14 w 1";
    let one_of_many = AnyPosition::parse(Game::Punct, text).expect("a position");
    assert!(!is_only(&one_of_many, "f5/e5e6", BestPlay::Wins));
}

#[test]
fn a_claim_is_confirmed_where_it_is_true() {
    let text = "9/10/3wwbrrr2/10/9 w s";
    let won = AnyPosition::parse(Game::Dvonn, text).expect("a position");
    assert!(is_only(&won, "e3f3", BestPlay::Wins));
}

#[test]
fn endings_are_won() {
    for (course, step) in steps() {
        if let StepKind::PlayOut { position } = step.kind {
            let position = AnyPosition::parse(course.game, position).expect("a position");
            assert_eq!(proven(&position).outcome, Outcome::Win(position.to_move()), "{}", step.id);
        }
    }
}

#[test]
fn the_better_board_is_better() {
    for (course, step) in steps() {
        if let StepKind::Compare { figures, better } = &step.kind {
            let chances = figures.each_ref().map(|figure| {
                let game = figure.game_in(course.game);
                let position = AnyPosition::parse(game, figure.position);
                chance_of_white(&position.expect("a position"))
            });
            assert!(chances[*better] > chances[1 - better], "{}: {chances:?}", step.id);
        }
    }
}

#[test]
fn the_first_game_of_punct_is_level_with_eight_pieces_each() {
    let lesson = Lesson::begin(&COURSE, COURSE.step("first-game").expect("a step"));
    let chance = chance_of_white(lesson.position());
    assert!((4_500..=5_500).contains(&chance), "{chance}");
    let AnyPosition::Punct(position) = lesson.position() else { panic!("no position of PÜNCT") };
    assert_eq!(Color::ALL.map(|color| position.board().placed(color)), [8, 8]);
    assert!(holding(position).count() > 1_000, "nobody is threatened");
}
