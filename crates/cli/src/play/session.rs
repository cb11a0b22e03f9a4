//! A session at the terminal: lines in, sentences out, whatever input and output are.

mod answers;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};
use std::ops::Range;
use std::path::PathBuf;
use std::time::Duration;

use basalt_engine::Level;
use basalt_locales::{Message, messages};
use basalt_play::{By, LocalGame, PlayError, Seat, Turn};
use basalt_rules::Color;
use basalt_view::{announce, errors};

use super::command::Command;
use super::interrupt::InterruptMessage;
use super::opponent::Opponent;
use crate::board;
use crate::exit::Failure;
use crate::input::InputSource;
use crate::per_game::terminal;
use crate::shell::Shell;
use basalt_arena::read_line;

/// The maximum length of a line in bytes. No line that means something is longer, the name of a file included.
const MAX_LINE_BYTES: usize = 1 << 13;

/// The time of everything that happens: games in the terminal have no clocks that run.
const NOW: Duration = Duration::ZERO;

/// A game that is being played.
pub(super) struct PlaySession<'a, R, W> {
    game: LocalGame,
    opponent: Opponent,
    /// The seed of the next random placement.
    seed: u64,
    pub(super) interrupt_message: InterruptMessage,
    saving: Saving,
    shell: &'a Shell,
    input: R,
    output: W,
}

/// Whether the game is saved, and what the person was warned of.
#[derive(Default)]
struct Saving {
    /// Whether a choice of a person would be lost if the program ended.
    unsaved: bool,
    /// The file that was written last; it may be replaced without a question.
    saved_as: Option<PathBuf>,
    /// The command that does without a warning when it is repeated at once.
    warned: Option<Warned>,
}

/// The warning that was the last answer.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Warned {
    /// Leaving loses the game.
    Leaving,
    /// Resigning ends the game.
    Resigning,
    /// Saving replaces this file.
    Replacing(PathBuf),
}

/// The step after an answered line.
enum Next {
    /// Ask again, in the same position.
    Ask,
    /// Go on from another position.
    Go,
    /// Leave.
    Leave,
}

impl<'a, R: BufRead, W: Write> PlaySession<'a, R, W> {
    /// A game against a computer of this level; it and random placements depend on the seed.
    pub(super) fn new(
        (shell, input, output): (&'a Shell, R, W),
        game: LocalGame,
        level: Level,
        seed: u64,
    ) -> Self {
        let opponent = Opponent::new(level, seed);
        let (interrupt_message, saving) = (InterruptMessage::default(), Saving::default());
        Self { game, opponent, seed, interrupt_message, saving, shell, input, output }
    }

    /// Plays until the person leaves. The first `filled` plies were placed at random.
    pub(super) fn play(&mut self, filled: usize) -> Result<(), Failure> {
        self.welcome()?;
        if filled > 0 {
            self.say(&messages::play_filled(filled as u64))?;
        }
        self.say(&messages::play_begin())?;
        self.announce_forced_start()?;
        loop {
            self.let_computer_move()?;
            self.draw()?;
            if self.ask_until_it_goes_on()? {
                return Ok(());
            }
        }
    }

    fn welcome(&mut self) -> io::Result<()> {
        let players = self.game.players();
        let person = Color::ALL.into_iter().find(|&color| players[color] == Seat::Person);
        let game = self.game.game().id();
        let greeting = match person {
            Some(color) if players[color.other()] != Seat::Person => {
                messages::play_welcome(game, announce::player(color))
            }
            _ => messages::play_welcome_two(game),
        };
        self.say(&greeting)?;
        self.explain_the_game()
    }

    fn explain_the_game(&mut self) -> io::Result<()> {
        let game = self.game.game();
        self.blank()?;
        self.say(&terminal(game).rules(game))?;
        self.blank()?;
        self.say(&terminal(game).legend())?;
        self.blank()
    }

    /// Tells of forced moves at the start, which have been played already.
    fn announce_forced_start(&mut self) -> io::Result<()> {
        let plies = self.game.plies();
        let chosen = plies.iter().rposition(|ply| ply.by != By::Itself);
        self.announce(chosen.map_or(0, |last| last + 1)..plies.len())
    }

    /// Lets the computer move until a person has a choice or the game is over.
    fn let_computer_move(&mut self) -> Result<(), Failure> {
        while let Turn::Computer(..) | Turn::Aid(_) = self.game.turn() {
            self.update_interrupt_message();
            let asked = self.game.latest().clone();
            let last_move = self.game.plies().last().map(|ply| ply.mv);
            let Some(mv) = self.opponent.choose(&asked, last_move) else { break };
            self.say(&messages::play_computer(&mv.to_string()))?;
            match self.game.answer(&asked, mv, NOW) {
                Ok(plies) => self.announce(plies)?,
                Err(error) => {
                    return Err(Failure::Input(self.shell.say(&errors::play_error(&error))));
                }
            }
        }
        Ok(())
    }

    /// Tells of forced moves and of stacks that are cut off.
    fn announce(&mut self, plies: Range<usize>) -> io::Result<()> {
        for index in plies {
            let ply = self.game.plies()[index];
            let before = self.game.position_after(index);
            let cut_off = announce::cut_off(before, ply.mv);
            if ply.by == By::Itself {
                let forced = announce::mv(before, ply.mv, self.shell.localizer.catalogue());
                writeln!(self.output, "{forced}")?;
            }
            if let Some(message) = cut_off {
                self.say(&message)?;
            }
        }
        Ok(())
    }

    fn draw(&mut self) -> io::Result<()> {
        self.blank()?;
        let last = self.game.plies().last().map(|ply| ply.mv);
        for line in board::draw(self.game.latest(), last) {
            writeln!(self.output, "{}", self.shell.paint.line(&line))?;
        }
        self.blank()?;
        if let Some(ending) = self.game.ending() {
            self.say(&messages::play_over())?;
            let result = announce::result(ending, self.shell.localizer.catalogue());
            writeln!(self.output, "{result}")?;
        }
        Ok(())
    }

    /// Answers lines until one changes the position; says whether it was the last line.
    fn ask_until_it_goes_on(&mut self) -> Result<bool, Failure> {
        loop {
            self.prompt()?;
            let read = read_line(&mut self.input, MAX_LINE_BYTES);
            let not_read = |error| InputSource::Standard.not_read(&error, &self.shell.localizer);
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
        self.update_interrupt_message();
        let question = match self.game.ending() {
            Some(_) => None,
            None => announce::prompt(self.game.latest(), self.shell.localizer.catalogue()),
        };
        self.say(&question.unwrap_or_else(messages::play_over_prompt))?;
        write!(self.output, "> ")?;
        self.output.flush()
    }

    /// Says why the game has refused something, and asks again.
    fn object(&mut self, error: &PlayError) -> io::Result<Next> {
        self.stay(&errors::play_error(error))
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
