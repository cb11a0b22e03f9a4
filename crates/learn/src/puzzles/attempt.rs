//! An attempt at a puzzle.

use basalt_rules::{AnyMove, AnyPosition, MoveError, Outcome, with_position};

use super::aim::Aim;
use super::puzzle::Puzzle;
use crate::game_lessons::GamePuzzles;
use crate::lesson::pass_where_forced;

/// An attempt at a puzzle: plain state. A front end shows it and passes on the solver's moves.
#[derive(Clone, Debug)]
pub struct Attempt {
    puzzle: Puzzle,
    /// The position after the right moves played so far.
    position: AnyPosition,
    /// The number of moves of the line that have been played; `None` after another right move was found.
    on_line: Option<usize>,
    /// The number of moves that the solver has found.
    found: u32,
    /// A move that the engine has to judge or to answer first.
    asked: Option<Question>,
    /// The position after a wrong move.
    strayed: Option<AnyPosition>,
    clean: bool,
    solved: bool,
}

/// A move that is not played yet.
#[derive(Clone, Debug)]
struct Question {
    after: AnyPosition,
    /// Whether it is known to be right, so that only the reply is asked for.
    is_right: bool,
}

/// The answer to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleAnswer {
    /// It was right. It has been played, and so have these replies: one, or none or several after passes.
    Right {
        /// The replies.
        replies: Vec<AnyMove>,
    },
    /// It was right, and the puzzle is solved.
    Solved,
    /// It was legal but wrong. [`Attempt::position`] shows it. Let the engine refute it with [`Attempt::refute`],
    /// then call [`Attempt::take_back`].
    Wrong,
    /// The engine has to judge: ask it about [`Attempt::asked`] and call [`Attempt::judge`].
    AskEngine,
    /// The rules refuse it. [`section_of`](crate::section_of) leads to the rule.
    Illegal(MoveError),
}

/// The engine's judgement of [`Attempt::asked`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The outcome under best play by both, if it is proven.
    pub outcome: Option<Outcome>,
    /// The number of turns that the winner needs, if it is known.
    pub turns: Option<u32>,
    /// The best move in that position.
    pub best: AnyMove,
}

impl Attempt {
    /// Starts a puzzle.
    pub fn begin(puzzle: &Puzzle) -> Self {
        Self {
            puzzle: puzzle.clone(),
            position: puzzle.position().clone(),
            on_line: Some(0),
            found: 0,
            asked: None,
            strayed: None,
            clean: true,
            solved: false,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The current position, including a wrong move until it is taken back.
    pub fn position(&self) -> &AnyPosition {
        self.strayed.as_ref().unwrap_or(&self.position)
    }

    /// Whether the puzzle is solved.
    pub fn is_solved(&self) -> bool {
        self.solved
    }

    /// Whether no wrong move was tried and no move was shown.
    pub fn is_clean(&self) -> bool {
        self.clean
    }

    /// The position that the engine has to judge.
    pub fn asked(&self) -> Option<&AnyPosition> {
        self.asked.as_ref().map(|question| &question.after)
    }

    /// Handles a move of the solver. A wrong move is taken back first. Once the puzzle is solved, moves are just
    /// played.
    pub fn try_move(&mut self, mv: AnyMove) -> PuzzleAnswer {
        self.take_back();
        self.asked = None;
        let mut after = self.position.clone();
        if let Err(refused) = after.play(mv) {
            return PuzzleAnswer::Illegal(refused);
        }
        pass_where_forced(&mut after);
        if self.solved {
            self.position = after;
            return PuzzleAnswer::Solved;
        }
        if self.expected() == Some(mv) {
            return self.follow(after);
        }
        self.leave(mv, after)
    }

    /// Handles the engine's judgement of [`asked`](Self::asked); `None` without a question.
    pub fn judge(&mut self, judgement: Judgement) -> Option<PuzzleAnswer> {
        let Question { after, is_right } = self.asked.take()?;
        if !is_right && !self.keeps(judgement) {
            return Some(self.stray(after));
        }
        self.on_line = None;
        // If the solver had to pass, the judgement is only about the reply.
        self.found += u32::from(self.is_persons_turn());
        self.position = after;
        if self.is_persons_turn() {
            return Some(PuzzleAnswer::Right { replies: Vec::new() });
        }
        Some(self.reply(judgement.best))
    }

    /// Answers a wrong move with the engine's best reply and returns it. If that reply does not stop a win at the
    /// next turn, another one that does is played instead. `None` if there is no wrong move, or if the engine's move
    /// is illegal.
    pub fn refute(&mut self, best: AnyMove) -> Option<AnyMove> {
        let must_stop = self.turns_left() == Some(2);
        let strayed = self.strayed.as_mut()?;
        let reply = if must_stop { stopping(strayed, best) } else { best };
        strayed.play(reply).ok().map(|()| reply)
    }

    /// Whether a wrong move is on the board.
    pub fn has_strayed(&self) -> bool {
        self.strayed.is_some()
    }

    /// Takes back a wrong move and the moves after it.
    pub fn take_back(&mut self) {
        self.strayed = None;
    }

    /// The right move, shown on request. The attempt is then no longer clean. `None` if only the engine knows the
    /// continuation.
    pub fn show(&mut self) -> Option<AnyMove> {
        self.clean = false;
        self.expected()
    }

    /// The next move of the line.
    fn expected(&self) -> Option<AnyMove> {
        self.on_line.and_then(|at| self.puzzle.line().get(at)).copied()
    }

    /// Follows the line, and plays its replies.
    fn follow(&mut self, after: AnyPosition) -> PuzzleAnswer {
        self.position = after;
        self.found += 1;
        self.on_line = self.on_line.map(|at| at + 1);
        let mut replies = Vec::new();
        while let Some(reply) = self.expected() {
            if self.is_persons_turn() || self.position.play(reply).is_err() {
                return PuzzleAnswer::Right { replies };
            }
            pass_where_forced(&mut self.position);
            replies.push(reply);
            self.on_line = self.on_line.map(|at| at + 1);
        }
        self.solved = true;
        PuzzleAnswer::Solved
    }

    /// Handles a move that is not in the line.
    fn leave(&mut self, mv: AnyMove, after: AnyPosition) -> PuzzleAnswer {
        if self.is_exact() {
            let is_listed = self.found == 0 && self.puzzle.also().contains(&mv);
            return if is_listed { self.solve(after) } else { self.stray(after) };
        }
        if let Some(outcome) = after.outcome() {
            let is_met = self.puzzle.aim().is_met(outcome, self.puzzle.player());
            return if is_met { self.solve(after) } else { self.stray(after) };
        }
        let is_right = self.is_known(mv, &after);
        if !is_right && self.turns_left().is_none_or(|left| left <= 2) {
            return self.stray(after);
        }
        self.asked = Some(Question { after, is_right });
        PuzzleAnswer::AskEngine
    }

    /// Whether the puzzle lists every right move.
    fn is_exact(&self) -> bool {
        match self.puzzle.aim() {
            Aim::Win | Aim::Draw | Aim::WinBy(_) | Aim::Block(_) | Aim::Place | Aim::Best => true,
            Aim::WinIn(_) => false,
        }
    }

    fn solve(&mut self, after: AnyPosition) -> PuzzleAnswer {
        self.position = after;
        self.solved = true;
        PuzzleAnswer::Solved
    }

    /// Whether a turn that does not win at once is known to win in time: it is listed, or the rules prove it.
    fn is_known(&self, mv: AnyMove, after: &AnyPosition) -> bool {
        let is_listed = self.found == 0 && self.puzzle.also().contains(&mv);
        let is_certain = || {
            self.turns_left() == Some(2)
                && with_position!(after, after => after.is_lost_at_next_turn())
        };
        is_listed || is_certain()
    }

    /// The number of turns left for a win in time, including the current one; `None` without such a limit.
    pub fn turns_left(&self) -> Option<u32> {
        match self.puzzle.aim() {
            Aim::WinIn(turns) => Some(turns.saturating_sub(self.found)),
            Aim::Win | Aim::Draw | Aim::WinBy(_) | Aim::Block(_) | Aim::Place | Aim::Best => None,
        }
    }

    fn keeps(&self, judgement: Judgement) -> bool {
        let in_time = |turns| self.turns_left().is_none_or(|left| turns < left);
        judgement.outcome == Some(Outcome::Win(self.puzzle.player()))
            && judgement.turns.is_none_or(in_time)
    }

    fn stray(&mut self, after: AnyPosition) -> PuzzleAnswer {
        self.strayed = Some(after);
        self.clean = false;
        PuzzleAnswer::Wrong
    }

    /// Plays the engine's reply. An illegal one is ignored.
    fn reply(&mut self, best: AnyMove) -> PuzzleAnswer {
        if self.position.play(best).is_err() {
            return PuzzleAnswer::Right { replies: Vec::new() };
        }
        pass_where_forced(&mut self.position);
        let is_met = |outcome| self.puzzle.aim().is_met(outcome, self.puzzle.player());
        if self.position.outcome().is_some_and(is_met) {
            self.solved = true;
            return PuzzleAnswer::Solved;
        }
        if !self.is_persons_turn() {
            self.asked = Some(Question { after: self.position.clone(), is_right: true });
            return PuzzleAnswer::AskEngine;
        }
        PuzzleAnswer::Right { replies: vec![best] }
    }

    fn is_persons_turn(&self) -> bool {
        self.position.to_move() == self.puzzle.player()
    }
}

/// Returns `best` if it stops a win at the next turn, otherwise another move that does.
fn stopping(position: &AnyPosition, best: AnyMove) -> AnyMove {
    with_position!(position, position => match best.try_into() {
        Ok(best) => position.stopping_move(best).into(),
        Err(best) => best,
    })
}

#[cfg(test)]
mod tests {
    use basalt_rules::{Color, Game};

    use super::*;

    const ENDING: &str = "a\tdvonn\twin\t900\t9/10/3wwbrrrb1/10/9 w s\te3f3 j3i3 f3h3";

    /// White's chain from h1 to p17 lacks its last piece, which fits in more than one way.
    const AT_ONCE: &str = "w:h1/h2h3,h4/h5h6,h7/h8h9,i10/j11k12,m14/l13n15 b: w 0\to16/o17p17";

    /// The same, declared as a win in three turns, so that the engine has to judge.
    const LONG: &str = "w:h1/h2h3,h4/h5h6,h7/h8h9,m14/l13n15 b: w 0\t\
                        i10/j11k12 a5/a6a7 d9/d8d10 b4/b5b6 o16/o17p17";

    fn attempt(line: &str) -> Attempt {
        Attempt::begin(&Puzzle::read(line).expect(line))
    }

    fn punct(aim: &str, rest: &str) -> Attempt {
        attempt(&format!("a\tpunct-basic\t{aim}\t900\t{rest}"))
    }

    fn dvonn_move(text: &str) -> AnyMove {
        AnyMove::parse(Game::Dvonn, text).expect("a move")
    }

    fn turn(text: &str) -> AnyMove {
        AnyMove::parse(Game::PunctBasic, text).expect("a turn")
    }

    #[test]
    fn a_line_is_followed_with_the_replies_between() {
        let mut attempt = attempt(ENDING);
        let replies = vec![dvonn_move("j3i3")];
        assert_eq!(attempt.try_move(dvonn_move("e3f3")), PuzzleAnswer::Right { replies });
        assert!(!attempt.is_solved());
        assert_eq!(attempt.try_move(dvonn_move("f3h3")), PuzzleAnswer::Solved);
        assert!(attempt.is_solved() && attempt.is_clean());
    }

    #[test]
    fn a_wrong_move_stands_until_it_is_taken_back() {
        let mut attempt = attempt(ENDING);
        let start = attempt.position().clone();
        assert_eq!(attempt.try_move(dvonn_move("d3e3")), PuzzleAnswer::Wrong);
        assert_ne!(*attempt.position(), start);
        assert_eq!(attempt.refute(dvonn_move("a1a2")), None);
        let reply = dvonn_move("f3e3");
        assert_eq!(attempt.refute(reply), Some(reply));
        assert!(attempt.has_strayed());
        attempt.take_back();
        assert!(*attempt.position() == start && !attempt.has_strayed());
        assert_eq!(attempt.refute(reply), None, "there is nothing to refute");

        assert_eq!(attempt.try_move(dvonn_move("d3e3")), PuzzleAnswer::Wrong);
        let answer = attempt.try_move(dvonn_move("e3f3"));
        assert!(matches!(answer, PuzzleAnswer::Right { .. }), "the next try follows at once");
        assert!(!attempt.is_clean());
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut attempt = attempt(ENDING);
        let start = attempt.position().clone();
        for mv in [dvonn_move("e3h3"), dvonn_move("pass"), turn("a5/a6a7")] {
            assert!(matches!(attempt.try_move(mv), PuzzleAnswer::Illegal(_)));
        }
        assert!(attempt.is_clean() && *attempt.position() == start);
    }

    #[test]
    fn shown_solutions_do_not_count_as_clean() {
        let mut attempt = attempt(ENDING);
        assert_eq!(attempt.show(), Some(dvonn_move("e3f3")));
        attempt.try_move(dvonn_move("e3f3"));
        assert_eq!(attempt.show(), Some(dvonn_move("f3h3")));
        assert_eq!(attempt.try_move(dvonn_move("f3h3")), PuzzleAnswer::Solved);
        assert!(!attempt.is_clean());
        assert_eq!(attempt.show(), None);
    }

    #[test]
    fn any_turn_that_wins_in_time_is_right() {
        let mut attempt = punct("win-1", AT_ONCE);
        assert_eq!(attempt.try_move(turn("c9/c8c10")), PuzzleAnswer::Wrong);
        assert_eq!(attempt.try_move(turn("o16/p16p17")), PuzzleAnswer::Solved);
    }

    #[test]
    fn with_two_turns_left_the_rules_know_what_is_wrong() {
        let line = LONG.replacen(" a5/a6a7 d9/d8d10 b4/b5b6 ", " b4/b5b6 ", 1);
        let mut attempt = punct("win-2", &line);
        assert_eq!(attempt.try_move(turn("c9/c8c10")), PuzzleAnswer::Wrong);
        let threatening = line.replacen("h7/h8h9,", "h7/h8h9,i10/j11k12,", 1);
        let threatening = threatening.replacen("\ti10/j11k12", "\td9/d8d10", 1);
        let mut attempt = punct("win-2", &threatening);
        assert_eq!(attempt.try_move(turn("c9/c8c10")), PuzzleAnswer::AskEngine);
        let best = turn("a5/a6a7");
        let answer = attempt.judge(Judgement { outcome: None, turns: None, best });
        assert_eq!(
            answer,
            Some(PuzzleAnswer::Right { replies: vec![best] }),
            "the rules have told"
        );
    }

    #[test]
    fn a_wrong_turn_is_answered_by_one_that_stops_the_win() {
        let line = LONG.replacen(" a5/a6a7 d9/d8d10 b4/b5b6 ", " b4/b5b6 ", 1);
        for (best, is_kept) in [("j11/j12j13", true), ("a5/a6a7", false)] {
            let mut attempt = punct("win-2", &line);
            assert_eq!(attempt.try_move(turn("o16/o17p17")), PuzzleAnswer::Wrong);
            let reply = attempt.refute(turn(best)).expect("a reply");
            let AnyPosition::Punct(after) = attempt.position() else { panic!("of PÜNCT") };
            assert_eq!((after.winning_moves().len(), reply == turn(best)), (0, is_kept));
        }
    }

    #[test]
    fn the_engine_judges_what_the_line_does_not_hold() {
        let best = turn("a5/a6a7");
        let won = |turns| Judgement { outcome: Some(Outcome::Win(Color::White)), turns, best };
        let unsure = Judgement { outcome: None, turns: None, best };
        for (judgement, right) in [(won(Some(2)), true), (won(Some(3)), false), (unsure, false)] {
            let mut attempt = punct("win-3", LONG);
            assert_eq!(attempt.judge(judgement), None, "nothing was asked");
            assert_eq!(attempt.try_move(turn("c9/c8c10")), PuzzleAnswer::AskEngine);
            assert_eq!(attempt.asked().map(AnyPosition::to_move), Some(Color::Black));
            let answer = attempt.judge(judgement);
            let expected = if right {
                PuzzleAnswer::Right { replies: vec![best] }
            } else {
                PuzzleAnswer::Wrong
            };
            assert_eq!((answer, attempt.is_clean()), (Some(expected), right));
        }
    }

    #[test]
    fn another_right_first_turn_needs_the_engine_for_the_reply_alone() {
        let mut attempt = punct("win-3", &format!("{LONG}\tc9/c8c10"));
        assert_eq!(attempt.try_move(turn("c9/c8c10")), PuzzleAnswer::AskEngine);
        let best = turn("a5/a6a7");
        let answer = attempt.judge(Judgement { outcome: None, turns: None, best });
        assert_eq!(answer, Some(PuzzleAnswer::Right { replies: vec![best] }));
        assert_eq!(attempt.show(), None, "only the engine knows how this goes on");
    }
}
