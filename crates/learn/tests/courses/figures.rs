//! Every position and every mark can be parsed.

use basalt_learn::{Figure, Kind, Mark, courses, rulebooks};
use basalt_rules::{AnyMove, AnyPosition, Game, dvonn, punct};

fn figures_of(kind: &'static Kind) -> &'static [Figure] {
    match kind {
        Kind::Show { figures } => figures,
        Kind::Compare { figures, .. } => figures,
        Kind::Exercises { board, .. } => std::slice::from_ref(board),
        Kind::PlayOut { .. } | Kind::Game(_) => &[],
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

fn is_meant(position: &AnyPosition, mark: Mark) -> bool {
    match mark {
        Mark::Chosen(space) | Mark::Target(space) => is_space(position.game(), space),
        Mark::Reach(space) => position.legal_moves().iter().any(|&mv| starts_at(mv, space)),
        Mark::Last(mv) => AnyMove::parse(position.game(), mv).is_ok(),
        Mark::Preview(mv) => position.read_move(mv).is_ok(),
        Mark::Chain(space) => position.game() != Game::Dvonn && is_space(position.game(), space),
        Mark::Threats => position.game() != Game::Dvonn,
    }
}

fn is_space(game: Game, space: &str) -> bool {
    match game {
        Game::Dvonn => space.parse::<dvonn::Cell>().is_ok(),
        Game::Punct | Game::PunctBasic => space.parse::<punct::Cell>().is_ok(),
    }
}

fn starts_at(mv: AnyMove, space: &str) -> bool {
    match mv {
        AnyMove::Dvonn(dvonn::Move::Stack { from, .. }) => Ok(from) == space.parse(),
        AnyMove::Punct(punct::Move::Shift { from, .. }) => Ok(from) == space.parse(),
        _ => false,
    }
}
