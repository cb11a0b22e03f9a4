//! A game on one device: its moves, clocks and end.

mod own_moves;
mod ply;
#[cfg(test)]
mod tests;
mod text;
mod viewed;

use std::ops::Range;
use std::time::Duration;

use basalt_records::Tags;
use basalt_rules::{AnyMove, AnyPosition, Color, Game, MoveError, SplitMix64};

use crate::{Clocks, Ending, Level, Players, Seat, Start, TimeControl};
pub use own_moves::OwnMoves;
pub use ply::{By, Ply};
pub use text::ReadError;
use viewed::Viewed;

/// A running or finished game with its moves, seats and clocks.
///
/// Times are given as the time since any fixed moment, the same one for all calls. Clocks stand until the first chosen
/// move; then the clock of the player to move runs, also while an earlier position is viewed. Taking back or playing
/// again stops them until the next move.
#[derive(Clone, Debug)]
pub struct LocalGame {
    start: Start,
    players: Players,
    history: Viewed,
    clocks: Option<Clocks>,
    /// An end that is not on the board.
    decided: Option<Ending>,
    asked: Asked,
    undone: Vec<Undone>,
    /// The number of plies that cannot be taken back.
    locked: usize,
    tags: Tags,
}

/// The plies from which the person has asked for help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Asked {
    /// The remaining pieces are placed at random.
    placing: Option<usize>,
    /// The game is finished by the computer.
    finishing: Option<usize>,
}

/// Plies that were taken back in one go.
#[derive(Clone, Debug)]
struct Undone {
    plies: Vec<Ply>,
    asked: Asked,
}

/// The turn: who has to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A person chooses a move.
    Person(Color),
    /// The computer chooses one at its level.
    Computer(Color, Level),
    /// The computer chooses one for a person, as well as it can.
    Aid(Color),
    /// The game is over.
    Over,
}

impl Turn {
    /// The player to move.
    pub fn player(self) -> Option<Color> {
        match self {
            Self::Person(color) | Self::Computer(color, _) | Self::Aid(color) => Some(color),
            Self::Over => None,
        }
    }
}

/// Why an action is refused. The game stays as it is, but a clock may have run out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The game is over.
    Over,
    /// It is another player's turn.
    OtherTurn,
    /// The person is viewing an earlier position.
    LookingBack,
    /// The computer was asked about another position than the game has reached.
    Stale,
    /// There is nothing left to place at random.
    NotPlacing,
    /// Both players can still move, or the person has nothing left to choose.
    NotDecided,
    /// There is nothing to take back, or nothing that was taken back.
    Nothing,
    /// The rules refuse the move.
    Move(MoveError),
}

impl LocalGame {
    /// A new game. Forced moves at its start are played at once.
    pub fn new(start: Start, players: Players, control: Option<TimeControl>) -> Self {
        let mut game = Self {
            history: Viewed::new(start.position()),
            start,
            players,
            clocks: control.map(Clocks::new),
            decided: None,
            asked: Asked::default(),
            undone: Vec::new(),
            locked: 0,
            tags: Tags::default(),
        };
        game.play_forced(Duration::ZERO);
        game
    }

    /// The start of the game.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The game that is played.
    pub fn game(&self) -> Game {
        self.latest().game()
    }

    /// The players.
    pub fn players(&self) -> Players {
        self.players
    }

    /// The plies from the first to the last.
    pub fn plies(&self) -> &[Ply] {
        self.history.plies()
    }

    /// The position that the game has reached.
    pub fn latest(&self) -> &AnyPosition {
        self.history.latest()
    }

    /// The position after a number of plies, or the latest if there are fewer.
    pub fn position_after(&self, plies: usize) -> &AnyPosition {
        self.history.position(plies)
    }

    /// The clocks, if there are any.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    /// Further tags: names (`White`, `Black`), `Date` and the other tags of a record that was read.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The end of the game; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.decided.or_else(|| Ending::on_board(self.latest()))
    }

    /// The turn: who has to do something.
    pub fn turn(&self) -> Turn {
        let color = self.latest().to_move();
        match self.players[color] {
            _ if self.ending().is_some() => Turn::Over,
            Seat::Computer(level) => Turn::Computer(color, level),
            Seat::Person if self.asked.finishing.is_some() => Turn::Aid(color),
            Seat::Person => Turn::Person(color),
        }
    }
}

/// Viewing positions of the game.
impl LocalGame {
    /// The position that is shown.
    pub fn shown(&self) -> &AnyPosition {
        self.position_after(self.shown_plies())
    }

    /// After how many plies it stands.
    pub fn shown_plies(&self) -> usize {
        self.history.shown()
    }

    /// The ply that led to it.
    pub fn shown_ply(&self) -> Option<&Ply> {
        self.plies()[..self.shown_plies()].last()
    }

    /// Whether the latest position is shown, the only one in which a person can play.
    pub fn is_at_end(&self) -> bool {
        self.history.is_at_end()
    }

    /// Shows the position after a number of plies, or the latest if there are fewer.
    pub fn look_at(&mut self, plies: usize) {
        self.history.look_at(plies);
    }

    /// Shows the first position.
    pub fn look_at_start(&mut self) {
        self.look_at(0);
    }

    /// Shows the previous position.
    pub fn look_back(&mut self) {
        self.look_at(self.shown_plies().saturating_sub(1));
    }

    /// Shows the next position.
    pub fn look_ahead(&mut self) {
        self.look_at(self.shown_plies() + 1);
    }

    /// Shows the latest position.
    pub fn look_at_end(&mut self) {
        self.look_at(usize::MAX);
    }
}

/// Playing.
impl LocalGame {
    /// Plays a person's move and forced moves after it. Returns the range of these plies.
    pub fn play(&mut self, mv: AnyMove, now: Duration) -> Result<Range<usize>, PlayError> {
        self.expect_person(now)?;
        self.choose(mv, now)
    }

    /// Plays the computer's move in the position `asked`, and forced moves after it.
    pub fn answer(
        &mut self,
        asked: &AnyPosition,
        mv: AnyMove,
        now: Duration,
    ) -> Result<Range<usize>, PlayError> {
        self.expire(now);
        match self.turn() {
            Turn::Over => Err(PlayError::Over),
            Turn::Person(_) => Err(PlayError::OtherTurn),
            Turn::Computer(..) | Turn::Aid(_) if asked != self.latest() => Err(PlayError::Stale),
            Turn::Computer(..) | Turn::Aid(_) => self.choose(mv, now),
        }
    }

    /// Whether the remaining pieces can be placed at random for a person.
    pub fn may_place_rest(&self) -> bool {
        matches!(self.turn(), Turn::Person(_)) && self.latest().is_placing()
    }

    /// Places all pieces that are left, of both players, on spaces that the seed gives.
    pub fn place_rest(&mut self, seed: u64, now: Duration) -> Result<Range<usize>, PlayError> {
        self.expect_person(now)?;
        if !self.latest().is_placing() {
            return Err(PlayError::NotPlacing);
        }
        let first = self.plies().len();
        self.asked.placing = Some(first);
        self.undone.clear();
        let mut rng = SplitMix64::new(seed);
        while self.latest().is_placing() {
            let space = rng.pick(&self.latest().legal_moves()).expect("a space is left");
            self.push(space, now).expect("a legal move");
        }
        Ok(self.go_on(first, now))
    }

    /// Whether the computer can be asked to finish the game: one player can never move again, and a person makes the
    /// remaining choices.
    pub fn may_finish(&self) -> bool {
        matches!(self.turn(), Turn::Person(color) if self.latest().is_decided_for(color))
    }

    /// Lets the computer choose for the people from now on.
    pub fn finish(&mut self, now: Duration) -> Result<(), PlayError> {
        self.expect_person(now)?;
        if !self.may_finish() {
            return Err(PlayError::NotDecided);
        }
        self.asked.finishing = Some(self.plies().len());
        Ok(())
    }

    /// A player gives up.
    pub fn resign(&mut self, loser: Color, now: Duration) -> Result<Ending, PlayError> {
        self.decide(Ending::Resigned { loser }, now)
    }

    /// Abandons the game.
    pub fn abandon(&mut self, now: Duration) -> Result<Ending, PlayError> {
        self.decide(Ending::Abandoned, now)
    }

    /// Ends the game if the running clock has no time left, and says so the first time.
    pub fn expire(&mut self, now: Duration) -> Option<Ending> {
        let loser = self.clocks.as_ref()?.flagged(now)?;
        self.decide(Ending::Time { loser }, now).ok()
    }

    /// Lets the clock of the player to move run if the game has begun, as after a reload: time does not pass while the
    /// game is put away.
    pub fn resume(&mut self, now: Duration) {
        let begun = self.plies().iter().any(|ply| ply.by != By::Itself);
        let player = self.turn().player().filter(|_| begun);
        if let Some(clocks) = &mut self.clocks {
            match player {
                Some(color) => clocks.start(color, now),
                None => clocks.stop(now),
            }
        }
    }

    fn decide(&mut self, ending: Ending, now: Duration) -> Result<Ending, PlayError> {
        if self.ending().is_some() {
            return Err(PlayError::Over);
        }
        self.decided = Some(ending);
        self.undone.clear();
        self.resume(now);
        Ok(ending)
    }

    fn expect_person(&mut self, now: Duration) -> Result<(), PlayError> {
        self.expire(now);
        match self.turn() {
            Turn::Over => Err(PlayError::Over),
            Turn::Computer(..) | Turn::Aid(_) => Err(PlayError::OtherTurn),
            Turn::Person(_) if !self.is_at_end() => Err(PlayError::LookingBack),
            Turn::Person(_) => Ok(()),
        }
    }

    fn choose(&mut self, mv: AnyMove, now: Duration) -> Result<Range<usize>, PlayError> {
        let first = self.plies().len();
        self.push(mv, now).map_err(PlayError::Move)?;
        self.undone.clear();
        Ok(self.go_on(first, now))
    }

    /// Plays forced moves, and starts the clock of the player to move. Returns the range of plies from `first` on.
    fn go_on(&mut self, first: usize, now: Duration) -> Range<usize> {
        self.play_forced(now);
        self.resume(now);
        first..self.plies().len()
    }

    /// Plays forced moves until a player has a choice or the game is over. [`History::push_forced`] does not serve here: each ply
    /// also stops a clock, and its author depends on the game so far.
    fn play_forced(&mut self, now: Duration) {
        while let Some(mv) = self.latest().forced_move() {
            self.push(mv, now).expect("what is forced is legal");
        }
    }

    /// Adds a ply. The player's time is taken, and given the increment if the player has chosen.
    fn push(&mut self, mv: AnyMove, now: Duration) -> Result<(), MoveError> {
        let (player, by) = (self.latest().to_move(), self.author(mv));
        let mut clocks = self.clocks.clone();
        if let Some(clocks) = &mut clocks {
            clocks.stop(now);
            if matches!(by, By::Person | By::Computer | By::Aid) {
                clocks.add_increment(player);
            }
        }
        let left = clocks.as_ref().map(|clocks| whole_millis(clocks.left(player, now)));
        self.history.push(Ply { player, mv, by, left })?;
        self.clocks = clocks;
        Ok(())
    }

    /// The author of a move that is played next.
    fn author(&self, mv: AnyMove) -> By {
        let (position, ply) = (self.latest(), self.plies().len());
        let asked = |from: Option<usize>| from.is_some_and(|from| from <= ply);
        match self.players[position.to_move()] {
            _ if asked(self.asked.placing) && position.is_placing() => By::Chance,
            _ if position.forced_move() == Some(mv) => By::Itself,
            Seat::Computer(_) => By::Computer,
            Seat::Person if asked(self.asked.finishing) => By::Aid,
            Seat::Person => By::Person,
        }
    }
}

/// Records know no shorter times.
fn whole_millis(time: Duration) -> Duration {
    Duration::from_millis(time.as_millis() as u64)
}

/// Taking back.
impl LocalGame {
    /// Whether a person's choice can be taken back. Results that were not decided on the board are final.
    pub fn may_undo(&self) -> bool {
        self.decided.is_none() && self.last_choice().is_some()
    }

    /// Takes back the last choice of a person and all that followed it, and says how many plies that were. Pieces
    /// that were placed by chance are one choice, and so is a game that was finished by the computer.
    pub fn undo(&mut self, now: Duration) -> Result<usize, PlayError> {
        self.expire(now);
        if self.decided.is_some() {
            return Err(PlayError::Over);
        }
        let choice = self.last_choice().ok_or(PlayError::Nothing)?;
        let asked = self.asked;
        let plies = self.history.truncate(choice);
        let still = |from: Option<usize>| from.filter(|&from| from < choice);
        self.asked = Asked { placing: still(asked.placing), finishing: still(asked.finishing) };
        let count = plies.len();
        self.undone.push(Undone { plies, asked });
        self.stop_clocks(now);
        Ok(count)
    }

    /// Locks all plies so far, so that they cannot be taken back: for an opening that the players did not choose.
    pub fn lock_plies(&mut self) {
        self.locked = self.plies().len();
    }

    /// Whether there are plies to redo.
    pub fn may_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Plays again what was taken back last, and says which plies these are.
    pub fn redo(&mut self, now: Duration) -> Result<Range<usize>, PlayError> {
        let Undone { plies, asked } = self.undone.pop().ok_or(PlayError::Nothing)?;
        let first = self.plies().len();
        self.asked = asked;
        self.look_at_end();
        for ply in plies {
            self.history.push(ply).expect("what was played once is legal");
        }
        self.stop_clocks(now);
        Ok(first..self.plies().len())
    }

    fn stop_clocks(&mut self, now: Duration) {
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(now);
        }
    }

    /// The ply at which a person has chosen last.
    fn last_choice(&self) -> Option<usize> {
        let person = self.plies().iter().rposition(|ply| ply.by == By::Person);
        let last = [person, self.asked.placing, self.asked.finishing].into_iter().flatten().max();
        last.filter(|&choice| choice >= self.locked)
    }
}
