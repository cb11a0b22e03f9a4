//! The table that a game is played at: who says what to whom, whatever input and output are.

mod answers;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use basalt_engine::Level;
use basalt_locales::{Message, messages};
use basalt_rules::{AnyMove, ByColor, Color, Game, SplitMix64};

use super::Seat;
use super::command::Command;
use super::history::History;
use super::opponent::Opponent;
use crate::board;
use crate::ending::Failure;
use crate::input::Source;
use crate::lines::read_line;
use crate::shell::Shell;
use crate::situation;
use basalt_view::announce;

/// No line that means something is longer, the name of a file included.
const LONGEST_LINE: usize = 1 << 13;

/// A game that is being played.
pub(super) struct Table<'a, R, W> {
    shell: &'a Shell,
    input: R,
    output: W,
    history: History,
    seats: ByColor<Seat>,
    opponent: Opponent,
    rng: SplitMix64,
    /// Whether a choice of a person would be lost if the program ended.
    unsaved: bool,
    /// The file that was written last; it may be replaced without a question.
    saved_as: Option<PathBuf>,
    /// What a second asking would do without further questions.
    warned: Option<Warned>,
}

/// What a person was warned of by the last answer.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Warned {
    /// Leaving loses the game.
    Leaving,
    /// Saving replaces this file.
    Replacing(PathBuf),
}

/// What an answered line leads to.
enum Next {
    /// The next line, from the same position.
    Ask,
    /// Another position.
    Go,
    /// The end.
    Leave,
}

impl<'a, R: BufRead, W: Write> Table<'a, R, W> {
    pub(super) fn new(
        shell: &'a Shell,
        input: R,
        output: W,
        history: History,
        seats: ByColor<Seat>,
        level: Level,
        seed: u64,
    ) -> Self {
        Self {
            shell,
            input,
            output,
            history,
            seats,
            opponent: Opponent::new(level, seed),
            rng: SplitMix64::new(seed),
            unsaved: false,
            saved_as: None,
            warned: None,
        }
    }

    /// Plays until the person leaves; with a full board if that is wanted.
    pub(super) fn play(&mut self, full_board: bool) -> Result<(), Failure> {
        self.welcome()?;
        if full_board {
            self.fill(false)?;
        }
        self.say(&messages::play_begin())?;
        loop {
            self.advance()?;
            self.draw()?;
            if self.ask_until_it_goes_on()? {
                return Ok(());
            }
        }
    }

    fn welcome(&mut self) -> io::Result<()> {
        let person = Color::ALL.into_iter().find(|&color| self.seats[color] == Seat::Person);
        let game = self.history.position().game().id();
        let greeting = match person {
            Some(color) if self.seats[color.other()] == Seat::Computer => {
                messages::play_welcome(game, announce::player(color))
            }
            _ => messages::play_welcome_two(game),
        };
        self.say(&greeting)?;
        self.explain_the_game()
    }

    fn explain_the_game(&mut self) -> io::Result<()> {
        let game = self.history.position().game();
        let (rules, marks) = match game {
            Game::Dvonn => (messages::play_rules(), messages::play_marks()),
            Game::Punct | Game::PunctBasic => {
                (messages::play_rules_punct(game.id()), messages::play_marks_punct())
            }
        };
        self.blank()?;
        self.say(&rules)?;
        self.blank()?;
        self.say(&marks)?;
        self.blank()
    }

    /// Makes the moves that nobody is asked for: forced passes and the computer's.
    fn advance(&mut self) -> io::Result<()> {
        while self.history.position().outcome().is_none() {
            let position = self.history.position();
            let player = position.to_move();
            let moves = position.legal_moves();
            if let [only] = moves[..]
                && situation::is_pass(only)
            {
                self.say(&situation::pass(position))?;
                self.make(only, false)?;
            } else if self.seats[player] == Seat::Person {
                return Ok(());
            } else {
                let Some(mv) = self.opponent.choose(position) else { return Ok(()) };
                self.say(&messages::play_computer(&mv.to_string()))?;
                self.make(mv, false)?;
            }
        }
        Ok(())
    }

    /// Plays a legal move and says what it cuts off.
    fn make(&mut self, mv: AnyMove, chosen: bool) -> io::Result<()> {
        let cut_off = announce::cut_off(self.history.position(), mv);
        self.history.play(mv, chosen);
        self.unsaved |= chosen;
        cut_off.map_or(Ok(()), |message| self.say(&message))
    }

    fn draw(&mut self) -> io::Result<()> {
        self.blank()?;
        for line in board::draw(self.history.position(), self.history.last()) {
            writeln!(self.output, "{}", self.shell.paint.line(&line))?;
        }
        self.blank()?;
        if let Some(result) = situation::result(self.history.position(), &self.shell.voice) {
            self.say(&messages::play_over())?;
            writeln!(self.output, "{result}")?;
        }
        Ok(())
    }

    /// Answers lines until one changes the position; says whether it was the last line.
    fn ask_until_it_goes_on(&mut self) -> Result<bool, Failure> {
        loop {
            self.prompt()?;
            let read = read_line(&mut self.input, LONGEST_LINE);
            let not_read = |error| Source::Standard.not_read(&error, &self.shell.voice);
            let Some(line) = read.map_err(not_read)? else {
                self.blank()?;
                self.say(&messages::play_end_of_input())?;
                self.take_leave()?;
                return Ok(true);
            };
            match self.answer(&Command::parse(&String::from_utf8_lossy(&line.kept)))? {
                Next::Ask => {}
                Next::Go => return Ok(false),
                Next::Leave => return Ok(true),
            }
        }
    }

    fn prompt(&mut self) -> io::Result<()> {
        let question = announce::prompt(self.history.position(), self.shell.voice.catalogue());
        self.say(&question.unwrap_or_else(messages::play_over_prompt))?;
        write!(self.output, "> ")?;
        self.output.flush()
    }

    /// Says something and asks again.
    fn stay(&mut self, message: &Message) -> io::Result<Next> {
        self.say(message)?;
        Ok(Next::Ask)
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        writeln!(self.output, "{}", self.shell.say(message))
    }

    fn blank(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }
}
