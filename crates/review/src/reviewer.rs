//! Reviews a game, one search after the other.

use basalt_rules::{AnyMove, AnyPosition, Color, MoveError};

use crate::claim::Claim;
use crate::facts::{Alternative, Facts};
use crate::loss::Loss;
use crate::question::Question;
use crate::review::{Review, Reviewed};
use crate::search_result::SearchResult;
use crate::value::Value;

/// A review in progress: it finds the losses of the moves of a game.
///
/// It asks for a search of each position of the game. If a move seems to have lost something, it also asks for the
/// position after the engine's own choice, so that two searches of the same length are compared. If the engine's choice
/// was played but was hard to see, it asks for the next best move.
#[derive(Clone, Debug)]
pub struct Reviewer {
    /// The positions of the game, the first one included.
    positions: Vec<AnyPosition>,
    moves: Vec<AnyMove>,
    nodes: u64,
    /// Findings about the positions so far.
    findings: Vec<Finding>,
    reviewed: Vec<Reviewed>,
    stage: Stage,
    results: Results,
}

/// Progress of a review, in positions of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    /// Number of positions that are done.
    pub done: usize,
    /// Number of all positions.
    pub total: usize,
}

/// The subject of the next answer.
#[derive(Clone, Debug)]
enum Stage {
    /// The next position of the game.
    Position,
    /// The position after the engine's choice.
    Instead(Box<Facts>),
    /// The next best move of the last position but one.
    NextBest(Box<Facts>),
}

/// Findings about a position.
#[derive(Clone, Debug, Default)]
struct Finding {
    /// Its value to the player to move.
    value: Option<Value>,
    /// The expected line.
    line: Vec<AnyMove>,
    /// The move that the search preferred early.
    early: Option<AnyMove>,
}

/// Results of the search that is under way.
#[derive(Clone, Debug, Default)]
struct Results {
    best: Option<SearchResult>,
    next_best: Option<SearchResult>,
    early: Option<AnyMove>,
}

/// A move that is preferred after one part in this many of the nodes counts as seen at once.
const EARLY: u64 = 10;

impl Reviewer {
    /// Reviews these moves from a position, with `nodes` nodes for each search.
    ///
    /// A move that is not legal where it stands is refused.
    pub fn new(start: AnyPosition, moves: &[AnyMove], nodes: u64) -> Result<Self, MoveError> {
        let mut positions = vec![start];
        for &mv in moves {
            let mut next = positions[positions.len() - 1].clone();
            next.play(mv)?;
            positions.push(next);
        }
        let mut reviewer = Self {
            positions,
            moves: moves.to_vec(),
            nodes,
            findings: Vec::new(),
            reviewed: Vec::new(),
            stage: Stage::Position,
            results: Results::default(),
        };
        reviewer.pass_ends();
        Ok(reviewer)
    }

    /// The next search to make; `None` when the review is finished.
    pub fn question(&self) -> Option<Question> {
        let at = self.findings.len();
        let (place, more, lines) = match &self.stage {
            Stage::Position if at == self.positions.len() => return None,
            Stage::Position => (at, None, 1),
            Stage::Instead(facts) => (at - 2, facts.best.as_ref(), 1),
            Stage::NextBest(_) => (at - 2, None, 2),
        };
        let mut moves = self.moves[..place].to_vec();
        moves.extend(more.map(|more| more.mv));
        let position = more.map_or(&self.positions[place], |more| &more.after).clone();
        Some(Question {
            start: self.positions[0].clone(),
            moves,
            position,
            nodes: self.nodes,
            lines,
        })
    }

    /// Takes in a line that the engine says about the question.
    pub fn add_result(&mut self, result: SearchResult) {
        match result.rank {
            1 => {
                if result.nodes.saturating_mul(EARLY) <= self.nodes {
                    self.results.early = result.first();
                }
                self.results.best = Some(result);
            }
            2 => self.results.next_best = Some(result),
            _ => {}
        }
    }

    /// The engine has said all about the question: on to the next one.
    pub fn finish_search(&mut self) {
        let results = std::mem::take(&mut self.results);
        match std::mem::replace(&mut self.stage, Stage::Position) {
            Stage::Position if self.findings.len() < self.positions.len() => {
                self.find(Finding::from(results));
            }
            Stage::Position => {}
            Stage::Instead(facts) => self.learn_instead(*facts, results),
            Stage::NextBest(facts) => self.learn_next_best(*facts, results),
        }
        self.pass_ends();
    }

    /// The start of the game.
    pub fn start(&self) -> &AnyPosition {
        &self.positions[0]
    }

    /// Progress of the review.
    pub fn progress(&self) -> ReviewProgress {
        let is_aside = !matches!(self.stage, Stage::Position);
        let done = self.findings.len() - usize::from(is_aside);
        ReviewProgress { done, total: self.positions.len() }
    }

    /// The moves of which everything is known already.
    pub fn reviewed(&self) -> &[Reviewed] {
        &self.reviewed
    }

    /// The review, once it is finished.
    pub fn review(&self) -> Option<Review> {
        self.question().is_none().then(|| Review::new(self.reviewed.clone()))
    }

    /// Adds the finding about the next position, and reviews the move that led there.
    fn find(&mut self, finding: Finding) {
        self.findings.push(finding);
        if self.findings.len() > 1 {
            let facts = self.facts(self.findings.len() - 2);
            self.wonder(facts);
        }
    }

    /// Asks what else must be known of a move, or settles it.
    fn wonder(&mut self, facts: Facts) {
        if is_doubtful(&facts) {
            match facts.instead().and_then(|best| Value::at_the_end(&best.after, facts.player())) {
                Some(value) => self.compare(facts, Some(value)),
                None => self.stage = Stage::Instead(Box::new(facts)),
            }
        } else if self.was_hard_to_see(&facts) {
            self.stage = Stage::NextBest(Box::new(facts));
        } else {
            self.settle(facts);
        }
    }

    /// Adds the value of the engine's own choice, searched from the position after it.
    fn learn_instead(&mut self, facts: Facts, results: Results) {
        let player = facts.player();
        let value = facts.instead().and_then(|best| {
            let found = Finding::from(results);
            found.worth_to(player, &best.after)
        });
        self.compare(facts, value);
    }

    fn compare(&mut self, mut facts: Facts, value: Option<Value>) {
        let proven_before = facts.value_before.is_some_and(|value| value.verdict().is_some());
        if let (Some(best), Some(value)) = (&mut facts.best, value)
            && (!proven_before || value.margin().is_some())
        {
            best.value = Some(value);
        }
        self.settle(facts);
    }

    fn learn_next_best(&mut self, mut facts: Facts, results: Results) {
        let others = [results.best, results.next_best].into_iter().flatten();
        let other = others.into_iter().find(|result| result.first() != Some(facts.played));
        facts.next_best =
            other.and_then(|other| Alternative::new(&facts.before, &other.line, Some(other.value)));
        self.settle(facts);
    }

    /// Completes the review of a move.
    fn settle(&mut self, facts: Facts) {
        let said: Vec<Claim> = self.reviewed.iter().filter_map(|one| one.claim).collect();
        self.reviewed.push(Reviewed::new(facts, &said));
    }

    /// The end of a game needs no search.
    fn pass_ends(&mut self) {
        while matches!(self.stage, Stage::Position)
            && let Some(position) = self.positions.get(self.findings.len())
            && let Some(value) = Value::at_the_end(position, position.to_move())
        {
            self.find(Finding { value: Some(value), ..Finding::default() });
        }
    }

    fn facts(&self, place: usize) -> Facts {
        let (before, after) = (&self.positions[place], &self.positions[place + 1]);
        let (found, next) = (&self.findings[place], &self.findings[place + 1]);
        let player = before.to_move();
        let replies = after.to_move() != player;
        Facts {
            before: before.clone(),
            played: self.moves[place],
            after: after.clone(),
            value_before: found.value,
            value_after: next.worth_to(player, after),
            reply: next.line.first().copied().filter(|_| replies),
            best: Alternative::new(before, &found.line, found.value),
            next_best: None,
        }
    }

    /// Whether the engine's choice was played, but the engine itself preferred another move at first.
    fn was_hard_to_see(&self, facts: &Facts) -> bool {
        let early = self.findings[self.findings.len() - 2].early;
        facts.is_best() && early.is_some_and(|early| early != facts.played)
    }
}

/// Whether a move seems to have lost something, and not for certain.
fn is_doubtful(facts: &Facts) -> bool {
    let is_certain = |value: Option<Value>| value.is_some_and(|value| value.verdict().is_some());
    let certain = is_certain(facts.value_before) && is_certain(facts.value_after);
    Loss::of(facts).is_some_and(Loss::is_notable) && !certain
}

impl Finding {
    /// Its value to a player.
    fn worth_to(&self, player: Color, position: &AnyPosition) -> Option<Value> {
        Some(self.value?.worth_to(player, position))
    }
}

impl From<Results> for Finding {
    fn from(Results { best, early, .. }: Results) -> Self {
        match best {
            Some(best) => Self { value: Some(best.value), line: best.line, early },
            None => Self::default(),
        }
    }
}
