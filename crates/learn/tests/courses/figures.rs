//! Every position can be parsed, and every mark is true.

use basalt_learn::{Course, Figure, FigureMark, Lesson, Step, StepKind, courses, rulebooks};
use basalt_rules::{AnyCell, AnyMove, AnyPosition, Game, with_position};

use crate::doing::exercises_of;
use crate::{CheckedLessons, steps};

fn figures_of(kind: &'static StepKind) -> Vec<&'static Figure> {
    match kind {
        StepKind::Show { figures } => figures.iter().collect(),
        StepKind::Compare { figures, .. } => figures.iter().collect(),
        StepKind::Exercises { board, .. } => vec![board],
        StepKind::PlayOut { .. } | StepKind::Game(_) => Vec::new(),
        StepKind::Exam { questions } => questions.iter().map(|question| &question.board).collect(),
    }
}

fn figures() -> Vec<(Game, &'static Figure)> {
    let taught = courses().into_iter().flat_map(|course| {
        course
            .steps()
            .flat_map(|step| figures_of(&step.kind))
            .map(|figure| (figure.game_in(course.game), figure))
    });
    let rules = rulebooks().into_iter().flat_map(|rulebook| {
        let figures = rulebook.sections.iter().flat_map(|section| section.figures);
        figures.map(|figure| (figure.game_in(rulebook.game), figure))
    });
    taught.chain(rules).collect()
}

/// Parses a position text and checks that it is in its canonical form.
fn read(game: Game, text: &str) -> AnyPosition {
    let position = AnyPosition::parse(game, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text);
    position
}

#[test]
fn every_position_is_legal() {
    for course in courses() {
        for step in course.steps() {
            for (game, text) in step.kind.positions(course.game) {
                read(game, text);
            }
        }
    }
    for (game, figure) in figures() {
        read(game, figure.position);
    }
}

#[test]
fn every_mark_means_something() {
    for (game, figure) in figures() {
        let position = read(game, figure.position);
        for mark in figure.marks {
            assert!(is_meant(&position, *mark), "{mark:?} in {position}");
        }
    }
}

fn is_meant(position: &AnyPosition, mark: FigureMark) -> bool {
    match mark {
        FigureMark::Target(space) => is_space(position.game(), space),
        FigureMark::Ring(space) => {
            with_position!(position, position => position.is_occupied(space))
        }
        FigureMark::Danger(from, to) => is_threatened(position, [from, to]),
        // Only the exercises of a step have an answer.
        FigureMark::Answer => false,
        FigureMark::Reach(space) => position.legal_moves().iter().any(|&mv| starts_at(mv, space)),
        FigureMark::Last(mv) => AnyMove::parse(position.game(), mv).is_ok(),
        FigureMark::Preview(mv) => position.read_move(mv).is_ok(),
        FigureMark::Chain(space) => {
            position.game() != Game::Dvonn && is_space(position.game(), space)
        }
        FigureMark::Threats => position.game() != Game::Dvonn,
    }
}

/// The texts of a step that point to the board, each with a lesson in which it is said.
fn pointing_texts(course: &'static Course, step: &'static Step) -> Vec<(Lesson, &'static str)> {
    let mut said = Vec::new();
    for (lesson, exercise) in exercises_of(course, step) {
        let objections = exercise.mistakes.iter().map(|mistake| mistake.say);
        let names = objections.chain([exercise.prompt, "wrong"]);
        said.extend(names.map(|name| (lesson.clone(), name)));
    }
    let mut done = Lesson::begin(course, step);
    while matches!(step.kind, StepKind::Exercises { .. }) && !done.is_done() {
        done.show_me();
    }
    said.push((done, "done"));
    said
}

#[test]
fn every_text_points_to_what_is_there() {
    for (course, step) in steps() {
        let said = pointing_texts(course, step);
        for (name, marks) in step.pointers {
            let mut lessons = said.iter().filter(|(_, text)| text == name).peekable();
            assert!(lessons.peek().is_some(), "{}: nothing says {name}", step.id);
            for (lesson, _) in lessons {
                let is_open = !lesson.is_done();
                let is_sound = |mark: &FigureMark| {
                    (*mark == FigureMark::Answer && is_open) || is_meant(lesson.position(), *mark)
                };
                assert!(marks.iter().all(is_sound), "{}: {name} points to {marks:?}", step.id);
            }
        }
    }
}

#[test]
fn a_wrong_move_changes_what_is_pointed_to_until_the_right_one() {
    let course = &basalt_learn::dvonn::COURSE;
    let mut lesson = Lesson::begin(course, course.step("link").expect("a step"));
    let rings = |lesson: &Lesson| lesson.marks().rings.iter().map(AnyCell::to_string).collect();
    let mv = |text| AnyMove::parse(Game::Dvonn, text).expect("a move");
    let [before, wrong, right]: [Vec<String>; 3] = [None, Some("a3b3"), Some("d3c3")].map(|text| {
        text.map(|text| lesson.try_move(mv(text)));
        rings(&lesson)
    });
    assert_eq!(before, ["e3", "f3", "g3"]);
    assert_eq!(wrong, ["d3"]);
    assert_eq!(right, Vec::<String>::new());
}

#[test]
fn the_arrow_shows_the_answer_of_the_current_exercise() {
    let course = &basalt_learn::dvonn::COURSE;
    let mut lesson = Lesson::begin(course, course.step("carry").expect("a step"));
    let arrow = |lesson: &Lesson| lesson.marks().example.map(|mv| mv.to_string());
    assert_eq!(arrow(&lesson).as_deref(), Some("e3f3"));
    lesson.show_me();
    assert_eq!(arrow(&lesson), None);
    // The wrong way: towards the black stacks.
    lesson.try_move(AnyMove::parse(Game::Dvonn, "f3h3").expect("a move"));
    assert_eq!(arrow(&lesson).as_deref(), Some("f3d3"));
}

/// Whether the opponent could move from one space to the other if it were their turn.
fn is_threatened(position: &AnyPosition, [from, to]: [&str; 2]) -> bool {
    let text = position.to_string();
    let swapped =
        if text.contains(" w ") { text.replace(" w ", " b ") } else { text.replace(" b ", " w ") };
    let opponent = AnyPosition::parse(position.game(), &swapped).expect("a position");
    opponent.legal_moves().iter().any(|&mv| starts_at(mv, from) && ends_at(mv, to))
}

fn is_space(game: Game, space: &str) -> bool {
    AnyCell::parse(game.title(), space).is_ok()
}

fn starts_at(mv: AnyMove, space: &str) -> bool {
    matches!(mv.path(), Some((Some(from), _)) if from.to_string() == space)
}

fn ends_at(mv: AnyMove, space: &str) -> bool {
    matches!(mv.path(), Some((Some(_), to)) if to.to_string() == space)
}
