//! Agreement of a player's moves with the engine, and the agreement that is normal for a rating.
//!
//! Until there are enough games of people, the norms come from the levels: each played against itself, and its moves were compared
//! as those of people are. docs/strength.md has the games and the figures.

use basalt_rules::{AnyMove, AnyPosition, Title, with_position, with_title};

use crate::game_engine::GameEngine;
use crate::level_rating::{level_ratings, rating_of_elo};
use crate::{Engine, Info, Level, Limits, Options};

/// Number of lines of a search: the best move, and the next one.
const LINES: usize = 2;

/// Moves of a player that were compared with the engine's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// Number of moves that the engine would have made, too.
    pub agreed: u32,
    /// Number of moves that were compared.
    pub compared: u32,
}

impl Agreement {
    /// The share of moves that agree, and its standard error. One agreement and one disagreement are added, so that the
    /// share is defined without moves and cautious with few.
    pub fn share(self) -> (f64, f64) {
        let moves = f64::from(self.compared) + 2.0;
        let share = (f64::from(self.agreed) + 1.0) / moves;
        (share, (share * (1.0 - share) / moves).sqrt())
    }
}

/// A move compared with the engine's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Whether the engine would have made it or rates it as equal to its own choice.
    pub agrees: bool,
    /// How much better the best move is than the next one: the difference of the chances to win, in hundredths of a percent. The
    /// smaller it is, the harder the choice.
    pub gap: u16,
}

/// The share of moves that agree with the engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExpectedAgreement {
    /// The share, from 0 to 1.
    pub share: f64,
    /// Its standard error.
    pub error: f64,
}

/// The options of a search that a move is compared with. It searches a fixed number of nodes on one thread, so the
/// answer is the same on every machine.
pub fn comparing_options(memory: usize) -> Options {
    Options { seed: 0, level: Level::FULL, threads: 1, memory, lines: LINES, networks: true }
}

/// Compares a move with the engine's. Returns `None` if there is no choice, or none that distinguishes players: in
/// DVONN's placing phase too many spaces are equally good. The engine has [`comparing_options`].
pub fn compare(engine: &mut Engine, position: &AnyPosition, played: AnyMove) -> Option<Comparison> {
    if position.is_placing() || position.outcome().is_some() || position.legal_moves().len() < 2 {
        return None;
    }
    engine.forget();
    let nodes = with_position!(position, position => nodes_of(position));
    let limits = Limits { nodes: Some(nodes), ..Limits::none() };
    let mut next: Option<(AnyMove, u16)> = None;
    let mut note = |info: &Info| {
        if info.rank == LINES {
            next = info.line.first().map(|&mv| (mv, info.score.chance()));
        }
    };
    let best = engine.search(position, &limits, &mut note)?;
    let chance = best.score.chance();
    let gap = next.map_or(u16::MAX, |(_, second)| chance.saturating_sub(second));
    let is_equal = gap == 0 && next.is_some_and(|(mv, _)| mv == played);
    Some(Comparison { agrees: best.mv == played || is_equal, gap: gap.min(10_000) })
}

const fn nodes_of<Position: GameEngine>(_: &Position) -> u64 {
    Position::COMPARED_NODES
}

/// The agreement of the levels that were measured, from level 1 on.
pub fn level_agreement(title: Title) -> Vec<Agreement> {
    let measured = with_title!(title, Position => <Position as GameEngine>::LEVEL_AGREEMENT);
    measured.iter().map(|&(agreed, compared)| Agreement { agreed, compared }).collect()
}

/// The agreement that is normal for a player with a rating: between that of the levels below and above it, whose Elo
/// [`suitable_level`](crate::suitable_level) also goes by. Beyond the levels that were measured it is that of the nearest.
pub fn expected_agreement(title: Title, rating: i32) -> ExpectedAgreement {
    let levels = level_ratings(title).iter().zip(level_agreement(title));
    let levels = levels.map(|(&elo, agreement)| {
        let (share, error) = agreement.share();
        (rating_of_elo(title, elo), ExpectedAgreement { share, error })
    });
    let mut below: Option<(i32, ExpectedAgreement)> = None;
    for (at, expected) in levels {
        if rating <= at {
            return below.map_or(expected, |below| between(below, (at, expected), rating));
        }
        below = Some((at, expected));
    }
    // Every game has measured levels, which a test checks.
    below.map_or(ExpectedAgreement { share: 0.0, error: 1.0 }, |(_, expected)| expected)
}

/// The agreement at a rating between two.
fn between(
    (low, below): (i32, ExpectedAgreement),
    (high, above): (i32, ExpectedAgreement),
    rating: i32,
) -> ExpectedAgreement {
    let part = f64::from(rating - low) / f64::from((high - low).max(1));
    let share = below.share + part * (above.share - below.share);
    let error = ((1.0 - part) * below.error).hypot(part * above.error);
    ExpectedAgreement { share, error }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    const STRENGTH: &str = include_str!("../../../docs/strength.md");

    fn engine() -> Engine {
        Engine::new(comparing_options(1))
    }

    /// The figures of the table below a heading.
    fn published(heading: &str) -> Vec<Agreement> {
        let (_, rest) = STRENGTH.split_once(heading).expect("a heading");
        let rows = rest.lines().skip_while(|line| !line.starts_with("| level 1 |"));
        let rows = rows.take_while(|line| line.starts_with("| level"));
        let number = |row: &str, cell| -> u32 {
            let cell = row.split('|').nth(cell).expect("a cell").trim().replace(',', "");
            cell.parse().expect("a number")
        };
        rows.map(|row| Agreement { agreed: number(row, 3), compared: number(row, 2) }).collect()
    }

    #[test]
    fn the_norms_are_those_that_are_published() {
        for (title, heading) in
            Title::ALL.into_iter().zip(["### Agreement in DVONN\n", "### Agreement in PÜNCT\n"])
        {
            let measured = level_agreement(title);
            assert_eq!(measured, published(heading), "{}", title.name());
            assert!(measured.len() >= 8 && measured.len() <= level_ratings(title).len());
            assert!(measured.iter().all(|one| one.compared > 300), "{}", title.name());
        }
    }

    #[test]
    fn a_better_player_agrees_more() {
        for title in Title::ALL {
            let share = |rating| expected_agreement(title, rating).share;
            let (weak, first, strong) = (share(i32::MIN / 2), share(1_500), share(i32::MAX / 2));
            assert!(weak < first && first < strong, "{}: {weak} {first} {strong}", title.name());
            assert!((0.0..1.0).contains(&weak) && (0.0..1.0).contains(&strong));
            let expected = expected_agreement(title, 1_500);
            let (share, error) = level_agreement(title)[3].share();
            assert_eq!(expected, ExpectedAgreement { share, error }, "1500 is level 4");
        }
    }

    #[test]
    fn between_two_levels_it_is_between_their_agreements() {
        let at = |share, error| ExpectedAgreement { share, error };
        let middle = between((1_000, at(0.2, 0.03)), (1_400, at(0.4, 0.04)), 1_200);
        assert!((middle.share - 0.3).abs() < 1e-9);
        assert!((middle.error - 0.025).abs() < 1e-9, "{middle:?}");
        assert!((between((1, at(0.2, 0.1)), (1, at(0.4, 0.1)), 1).share - 0.2).abs() < 1e-9);
    }

    #[test]
    fn few_moves_are_uncertain() {
        let (share, error) = Agreement::default().share();
        assert!((share - 0.5).abs() < 1e-9 && error > 0.3);
        let (share, error) = Agreement { agreed: 400, compared: 1_000 }.share();
        assert!((share - 0.4).abs() < 0.001 && error < 0.016);
    }

    #[test]
    fn nothing_is_compared_without_a_choice_that_tells() {
        let start = AnyPosition::start(Game::Dvonn);
        let placement = start.legal_moves()[0];
        assert_eq!(compare(&mut engine(), &start, placement), None);
    }

    /// The engine agrees with itself, and with no other move that it holds for worse.
    #[test]
    fn a_move_is_compared_with_the_best() {
        let mut engine = engine();
        for position in crate::game_engine::bench_positions().into_iter().step_by(7).take(6) {
            if position.is_placing() || position.legal_moves().len() < 2 {
                continue;
            }
            let agreeing: Vec<bool> = position
                .legal_moves()
                .into_iter()
                .take(12)
                .filter_map(|mv| compare(&mut engine, &position, mv))
                .map(|comparison| comparison.agrees)
                .collect();
            assert!(agreeing.iter().filter(|&&agrees| agrees).count() <= LINES);
            engine.forget();
            let nodes = with_position!(&position, position => nodes_of(position));
            let limits = Limits { nodes: Some(nodes), ..Limits::none() };
            let best = engine.search(&position, &limits, &mut |_| {}).expect("a move");
            let own = compare(&mut engine, &position, best.mv).expect("a choice");
            assert!(own.agrees && own.gap <= 10_000);
        }
    }
}
