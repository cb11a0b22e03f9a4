//! Finds the mistakes of a game that make good puzzles.

use basalt_rules::sorting::sorted_by_key;
use basalt_rules::{AnyMove, AnyPosition, Color};

use crate::loss::{Loss, MoveMark};
use crate::question::Question;
use crate::retry::Retry;
use crate::review::{Review, Reviewed};
use crate::search_result::SearchResult;
use crate::value::{Value, Verdict};

/// A win in more turns is too long for a puzzle.
const MAX_TURNS: u32 = 4;

/// The minimum number of points by which the best move wins more than the next best one.
const MIN_POINTS: i32 = 3;

/// The minimum chance to win after the best move, in thousandths, where nothing is proven.
const MIN_CHANCE: u16 = 200;

/// The claim about the better move at a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAim {
    /// It is the only move that wins; that is proven.
    OnlyWin,
    /// No move wins, and it is the only one that draws; that is proven.
    OnlyDraw,
    /// It is the only move that wins by this number of points; that is proven.
    OnlyMargin(u32),
    /// It wins in this number of turns; that is proven. Other turns may win as fast.
    WinIn(u32),
    /// Every other move costs at least a tenth of the chance to win, as far as a search can tell.
    ClearlyBest,
}

/// A mistake that makes a good puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPuzzle {
    /// The position before the mistake.
    pub position: AnyPosition,
    /// The claim about the better move.
    pub aim: PuzzleAim,
    /// The better move; for a win in several turns the whole line.
    pub line: Vec<AnyMove>,
}

/// Goes through the mistakes of a reviewed game, one search after the other.
///
/// It asks for the two best moves at each mistake. Only if the review's choice is the best move there too, and much
/// better than the next one, does the mistake make a puzzle.
#[derive(Clone, Debug)]
pub struct PuzzleFinder {
    start: AnyPosition,
    moves: Vec<AnyMove>,
    nodes: u64,
    /// The mistakes that are left, the first one last.
    left: Vec<Retry>,
    best: Option<SearchResult>,
    next_best: Option<SearchResult>,
    found: Vec<FoundPuzzle>,
}

impl PuzzleFinder {
    /// Searches for puzzles among those moves of a game, numbered from 0, for which `is_wanted` returns true. The game
    /// began with `start`, and each search gets `nodes` nodes.
    pub fn new(
        review: &Review,
        start: AnyPosition,
        nodes: u64,
        is_wanted: impl Fn(usize, &Reviewed) -> bool,
    ) -> Self {
        let mistakes = Color::ALL.into_iter().flat_map(|color| Retry::all(review, color));
        let left = mistakes.filter(|retry| {
            costs_enough(&retry.reviewed) && is_wanted(retry.place, &retry.reviewed)
        });
        let left = sorted_by_key(left, |retry| std::cmp::Reverse(retry.place));
        Self {
            start,
            moves: review.moves.iter().map(Reviewed::mv).collect(),
            nodes,
            left,
            best: None,
            next_best: None,
            found: Vec::new(),
        }
    }

    /// The next search to make; `None` when all mistakes are done.
    pub fn question(&self) -> Option<Question> {
        let retry = self.left.last()?;
        Some(Question {
            start: self.start.clone(),
            moves: self.moves[..retry.place].to_vec(),
            position: retry.position().clone(),
            nodes: self.nodes,
            lines: 2,
        })
    }

    /// Takes in a line that the engine says about the question.
    pub fn add_result(&mut self, result: SearchResult) {
        match result.rank {
            1 => self.best = Some(result),
            2 => self.next_best = Some(result),
            _ => {}
        }
    }

    /// The engine has said all about the question: on to the next one.
    pub fn finish_search(&mut self) {
        let (best, next_best) = (self.best.take(), self.next_best.take());
        let Some(retry) = self.left.pop() else { return };
        let best = best.filter(|best| best.first() == retry.reviewed.best());
        self.found.extend(best.and_then(|best| {
            let (aim, line) = aim(&best, next_best.as_ref())?;
            Some(FoundPuzzle { position: retry.position().clone(), aim, line })
        }));
    }

    /// The puzzles that were found, in the order of play.
    pub fn found(&self) -> &[FoundPuzzle] {
        &self.found
    }
}

/// Whether a move lost a tenth of the chance to win, or provably many points.
fn costs_enough(reviewed: &Reviewed) -> bool {
    let loss = reviewed.loss.unwrap_or_default();
    let Loss { chance, points } = loss;
    chance >= MoveMark::ONLY || points.is_some() && loss.is_notable()
}

/// The claim that two searched moves allow about the first of them, and its line.
fn aim(best: &SearchResult, next: Option<&SearchResult>) -> Option<(PuzzleAim, Vec<AnyMove>)> {
    if let Value::WinIn(turns @ 1..=MAX_TURNS) = best.value
        && best.line.len() == 2 * turns as usize - 1
    {
        return Some((PuzzleAim::WinIn(turns), best.line.clone()));
    }
    let (first, next) = (best.first()?, next?.value);
    let aim = match (best.value.margin(), next.margin()) {
        (Some(best), Some(next)) => aim_of_margins(best, next),
        _ => aim_of_chances(best.value, next),
    };
    Some((aim?, vec![first]))
}

fn aim_of_margins(best: i32, next: i32) -> Option<PuzzleAim> {
    match (Verdict::of_margin(best), Verdict::of_margin(next)) {
        (Verdict::Win, Verdict::Draw | Verdict::Loss) => Some(PuzzleAim::OnlyWin),
        (Verdict::Draw, Verdict::Loss) => Some(PuzzleAim::OnlyDraw),
        (Verdict::Win, Verdict::Win) if best - next >= MIN_POINTS => {
            Some(PuzzleAim::OnlyMargin(best.unsigned_abs()))
        }
        _ => None,
    }
}

fn aim_of_chances(best: Value, next: Value) -> Option<PuzzleAim> {
    let gap = best.chance().saturating_sub(next.chance());
    (gap >= MoveMark::ONLY && best.chance() >= MIN_CHANCE).then_some(PuzzleAim::ClearlyBest)
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;
    use crate::reviewer::Reviewer;

    /// White takes f3 or not.
    const START: &str = "9/10/3wwbrrrb1/10/9 w s";

    fn heard(rank: usize, score: &str, line: &str) -> SearchResult {
        let text = format!("info depth 1 multipv {rank} score {score} nodes 9 nps 9 pv {line}");
        SearchResult::parse(Game::Dvonn, &text).expect("a line of a search")
    }

    /// A review of White's move d3e3, which loses a won ending.
    fn review() -> (AnyPosition, Review) {
        let start = AnyPosition::parse(Game::Dvonn, START).expect("legal");
        let game = [start.read_move("d3e3").expect("a move")];
        let mut reviewer = Reviewer::new(start.clone(), &game, 100).expect("legal");
        for (score, line) in [("margin 4 proven", "e3f3"), ("margin 2 proven", "f3e3")] {
            assert!(reviewer.question().is_some());
            reviewer.add_result(heard(1, score, line));
            reviewer.finish_search();
        }
        (start, reviewer.review().expect("all is known"))
    }

    /// The claim about the move e3f3 after a search with these results.
    fn found(best: (&str, &str), next: &str) -> Option<PuzzleAim> {
        let (start, review) = review();
        let mut finder = PuzzleFinder::new(&review, start, 100, |_, _| true);
        let question = finder.question().expect("a mistake");
        assert_eq!((question.lines, question.position.to_string().as_str()), (2, START));
        finder.add_result(heard(1, best.0, best.1));
        finder.add_result(heard(2, next, "e3d3"));
        finder.finish_search();
        assert!(finder.question().is_none());
        finder.found().first().map(|found| {
            assert_eq!(found.position.to_string(), START);
            found.aim
        })
    }

    #[test]
    fn proven_margins_make_the_strongest_claim_that_holds() {
        for (best, next, aim) in [
            (4, 0, Some(PuzzleAim::OnlyWin)),
            (4, -2, Some(PuzzleAim::OnlyWin)),
            (0, -1, Some(PuzzleAim::OnlyDraw)),
            (9, 6, Some(PuzzleAim::OnlyMargin(9))),
            (9, 7, None),
            (0, 0, None),
            (-1, -9, None),
        ] {
            let [best, next] = [best, next].map(|margin| format!("margin {margin} proven"));
            assert_eq!(found((&best, "e3f3 j3i3"), &next), aim, "{best}, {next}");
        }
    }

    #[test]
    fn without_a_proof_the_gap_has_to_be_clear_and_the_game_open() {
        let of = |best: u16, next: u16| {
            found((&format!("chance {best}%"), "e3f3"), &format!("chance {next}%"))
        };
        assert_eq!(of(70, 60), Some(PuzzleAim::ClearlyBest));
        assert_eq!(of(70, 61), None);
        assert_eq!(of(20, 1), Some(PuzzleAim::ClearlyBest));
        assert_eq!(of(19, 1), None);
        let mixed = found(("margin 4 proven", "e3f3"), "margin 1 chance 60%");
        assert_eq!(
            mixed,
            Some(PuzzleAim::ClearlyBest),
            "that the next move does not win is not proven"
        );
    }

    #[test]
    fn a_win_in_turns_needs_its_whole_line() {
        let won =
            |turns: u32, line: &str| found((&format!("win in {turns} proven"), line), "chance 95%");
        assert_eq!(won(1, "e3f3"), Some(PuzzleAim::WinIn(1)));
        assert_eq!(won(2, "e3f3 j3i3 f3h3"), Some(PuzzleAim::WinIn(2)));
        assert_eq!(won(2, "e3f3"), None);
    }

    #[test]
    fn the_searches_have_to_agree_on_the_best_move() {
        assert_eq!(found(("margin 4 proven", "d3e3"), "margin 0 proven"), None);
    }

    #[test]
    fn only_wanted_moves_are_looked_at() {
        let (start, review) = review();
        let finder = PuzzleFinder::new(&review, start, 100, |place, _| place == 1);
        assert!(finder.question().is_none() && finder.found().is_empty());
    }
}
