//! Playing the moves of a record on a board.

use basalt_rules::{AnyMove, AnyPosition, MoveError, sentences};

use super::line::{Line, MoveNode};
use super::result::{result_text, score_text};
use super::{Record, Termination};

sentences! {
    /// Why a record is not that of a game that was played by the rules. `why` is a sentence of
    /// its own.
    pub enum ReplayError {
        Illegal { ply: usize, mv: AnyMove, why: MoveError } = "record-illegal": "ply {ply}, move {mv}: {why}";
        IllegalVariation { ply: usize, mv: AnyMove, why: MoveError } = "record-illegal-variation": "variation at ply {ply}, move {mv}: {why}";
        Result { recorded: &'static str, board: &'static str } = "record-wrong-result": "the record says {recorded}, but the result on the board is {board}";
        Score { recorded: String, board: String } = "record-wrong-score": "the record says {recorded} points, but the score on the board is {board}";
    }
}

impl Record {
    /// Plays all moves, variations included, and gives the position after the last move of the
    /// game. If the game is over there, result and score must be those on the board.
    pub fn replay(&self) -> Result<AnyPosition, ReplayError> {
        let mut end = self.start.clone();
        play_line(&self.line, &mut end, 0)?;
        self.check_end(&end)?;
        Ok(end)
    }

    fn check_end(&self, end: &AnyPosition) -> Result<(), ReplayError> {
        let Some(outcome) = end.outcome() else { return Ok(()) };
        if self.result != Some(outcome) {
            let (recorded, board) = (result_text(self.result), result_text(Some(outcome)));
            return Err(ReplayError::Result { recorded, board });
        }
        match (self.score, end.score()) {
            (Some(recorded), Some(board)) if recorded != board => {
                let (recorded, board) = (score_text(recorded), score_text(board));
                Err(ReplayError::Score { recorded, board })
            }
            _ => Ok(()),
        }
    }

    /// Takes result and score from the board if the game was played out on it.
    pub fn settle(&mut self) {
        let mut end = self.start.clone();
        let legal = self.line.moves().all(|mv| end.play(mv).is_ok());
        if let Some(outcome) = end.outcome().filter(|_| legal) {
            self.result = Some(outcome);
            self.score = end.score();
            self.set_termination(Termination::Normal);
        }
    }

    /// Plays the moves of the game one by one, without the variations.
    ///
    /// ```
    /// use basalt_records::Format;
    ///
    /// let record = Format::CodeCup.read("E3\nC3\nE3\nI3\n")?;
    /// let mut steps = record.steps();
    /// let first = steps.next().ok_or("no move")??;
    /// assert_eq!((first.ply, first.before), (1, record.start.clone()));
    /// assert_eq!(steps.position().to_string(), "9/10/4r6/10/9 b p");
    /// assert!(steps.next().is_some_and(|step| step.is_ok()));
    /// assert!(steps.next().is_some_and(|step| step.is_err()));
    /// assert!(steps.next().is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn steps(&self) -> ReplayedMoves<'_> {
        ReplayedMoves { rest: self.line.nodes.iter(), ply: 0, position: self.start.clone() }
    }
}

/// Plays a line from the position after `ply` plies. Calls itself for variations, as deep as they
/// are nested.
fn play_line(line: &Line, position: &mut AnyPosition, ply: usize) -> Result<(), ReplayError> {
    for (node, ply) in line.nodes.iter().zip(ply + 1..) {
        for variation in &node.notes().variations {
            play_line(variation, &mut position.clone(), ply - 1).map_err(in_variation)?;
        }
        play(node, position, ply)?;
    }
    Ok(())
}

fn play(node: &MoveNode, position: &mut AnyPosition, ply: usize) -> Result<(), ReplayError> {
    let mv = node.mv;
    position.play(mv).map_err(|why| ReplayError::Illegal { ply, mv, why })
}

fn in_variation(error: ReplayError) -> ReplayError {
    match error {
        ReplayError::Illegal { ply, mv, why } => ReplayError::IllegalVariation { ply, mv, why },
        other => other,
    }
}

/// One legal move of a game.
#[derive(Clone, Debug)]
pub struct ReplayedMove<'a> {
    /// The number of the ply, from 1.
    pub ply: usize,
    /// The position before the move.
    pub before: AnyPosition,
    /// The move and what is said about it.
    pub node: &'a MoveNode,
}

/// The moves of a game up to the first illegal one.
#[derive(Clone, Debug)]
pub struct ReplayedMoves<'a> {
    rest: std::slice::Iter<'a, MoveNode>,
    ply: usize,
    position: AnyPosition,
}

impl ReplayedMoves<'_> {
    /// The position after the last legal move that was given.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }
}

impl<'a> Iterator for ReplayedMoves<'a> {
    type Item = Result<ReplayedMove<'a>, ReplayError>;

    fn next(&mut self) -> Option<Self::Item> {
        let node = self.rest.next()?;
        let before = self.position.clone();
        self.ply += 1;
        let played = play(node, &mut self.position, self.ply);
        if played.is_err() {
            self.rest = [].iter();
        }
        Some(played.map(|()| ReplayedMove { ply: self.ply, before, node }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basalt_rules::sentence::Sentence;
    use basalt_rules::{ByColor, Outcome};

    fn record(moves: &str) -> Record {
        format!("[Game \"dvonn\"]\n\n{moves} *").parse().expect(moves)
    }

    /// White moves once and wins by 2 to 0.
    fn last_move() -> Record {
        let mut record = record("");
        record.start =
            "9/1r8/wrr8/10/9 w s".parse::<basalt_rules::dvonn::Position>().expect("legal").into();
        record.line =
            [AnyMove::parse(record.game(), "a3b3").expect("a move")].into_iter().collect();
        record.settle();
        record
    }

    #[test]
    fn an_illegal_move_is_named_with_its_ply_and_rule() {
        let error = record("1. e3 c3 2. e3").replay().expect_err("e3 is taken");
        assert_eq!(
            error.to_string(),
            "ply 3, move e3: e3 is taken: place the piece on an empty space"
        );
        let ReplayError::Illegal { why, .. } = error else { panic!("{error}") };
        assert_eq!((why.rule(), why.key()), (Some(2), "dvonn-space-taken"));
    }

    #[test]
    fn variations_are_played_from_before_their_move() {
        assert!(record("1. e3 (1. c3 e3 (1... i3 2. e3)) c3").replay().is_ok());
        let error = record("1. e3 c3 (1... i3 (1... a1) 2. i3) 2. i3").replay();
        let error = error.expect_err("i3 is taken in the variation");
        assert!(matches!(error, ReplayError::IllegalVariation { ply: 3, .. }), "{error}");
        assert!(error.to_string().starts_with("variation at ply 3, move i3: "));
    }

    #[test]
    fn a_game_that_was_played_out_gets_its_result() {
        let record = last_move();
        assert_eq!(record.result, Some(Outcome::Win(basalt_rules::Color::White)));
        assert_eq!(record.score, Some(ByColor { white: 2, black: 0 }));
        assert_eq!(record.termination(), Some(Termination::Normal));
        assert!(record.replay().is_ok_and(|end| end.outcome() == record.result));
    }

    #[test]
    fn a_game_that_was_not_keeps_what_it_has() {
        let mut unfinished = record("1. e3");
        unfinished.settle();
        assert_eq!(unfinished, record("1. e3"));
        let mut illegal = last_move();
        illegal.result = None;
        illegal.line.nodes.push(MoveNode::new(illegal.line.nodes[0].mv));
        illegal.settle();
        assert_eq!(illegal.result, None);
    }

    #[test]
    fn result_and_score_must_be_those_on_the_board() {
        let mut wrong = last_move();
        wrong.score = Some(ByColor { white: 3, black: 0 });
        let error = ReplayError::Score { recorded: "3-0".into(), board: "2-0".into() };
        assert_eq!(wrong.replay(), Err(error));
        wrong.score = None;
        assert!(wrong.replay().is_ok());
        for (result, recorded) in [(None, "*"), (Some(Outcome::Draw), "1/2-1/2")] {
            wrong.result = result;
            assert_eq!(wrong.replay(), Err(ReplayError::Result { recorded, board: "1-0" }));
        }
    }

    #[test]
    fn an_unfinished_game_may_have_any_result() {
        let mut adjudicated = record("1. e3");
        adjudicated.result = Some(Outcome::Draw);
        adjudicated.score = Some(ByColor { white: 1, black: 1 });
        assert!(adjudicated.replay().is_ok());
    }
}
