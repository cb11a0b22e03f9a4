//! What the table does when a person asks for something.

use std::io::{self, BufRead, Write};
use std::path::Path;

use basalt_engine::Level;
use basalt_locales::{Message, messages};
use basalt_rules::{AnyPosition, ByColor, MoveError, TextError};

use super::{Next, Table, Warned};
use crate::output;
use crate::play::Seat;
use crate::play::command::Command;
use crate::play::history::History;
use crate::play::listing;
use crate::situation;
use basalt_rules::sentence::quote;

/// Moves are listed in lines of at most this many characters.
const WIDTH: usize = 72;

/// The name of the computer in records.
const COMPUTER: &str = concat!("Basalt ", env!("CARGO_PKG_VERSION"));

impl<R: BufRead, W: Write> Table<'_, R, W> {
    /// Does what a line asks for.
    pub(super) fn answer(&mut self, command: &Command) -> io::Result<Next> {
        let warned = self.warned.take();
        match command {
            Command::Nothing => Ok(Next::Ask),
            Command::Hint => self.hint(),
            Command::Undo => self.undo(),
            Command::Moves(space) => self.list_moves(space.as_deref()),
            Command::Place => self.place(),
            Command::Save(None) => self.stay(&messages::play_save_where()),
            Command::Save(Some(file)) => self.save(file, warned.as_ref()),
            Command::Board => Ok(Next::Go),
            Command::Help => self.help(),
            Command::Quit => self.quit(warned.as_ref()),
            Command::Move(text) => self.try_move(text),
        }
    }

    fn hint(&mut self) -> io::Result<Next> {
        match self.opponent.advise(self.history.position()) {
            Some(mv) => self.stay(&messages::play_hint(&mv.to_string())),
            None => self.stay(&messages::play_over()),
        }
    }

    fn undo(&mut self) -> io::Result<Next> {
        match self.history.undo() {
            Some(count) => {
                self.unsaved = true;
                self.say(&messages::play_undone(count))?;
                Ok(Next::Go)
            }
            None => self.stay(&messages::play_nothing_to_undo()),
        }
    }

    /// Lists the legal moves, all or those from a space; too many are only counted.
    fn list_moves(&mut self, space: Option<&str>) -> io::Result<Next> {
        let moves = self.history.position().legal_moves();
        if moves.is_empty() {
            return self.stay(&messages::play_over());
        }
        let Some(space) = space else {
            let listing = listing::of(&moves);
            return self.list(&listing);
        };
        let moves = listing::from_space(&moves, space);
        if moves.is_empty() {
            return self.stay(&messages::play_moves_none(&quote(space)));
        }
        let title = messages::play_moves_from(moves.len() as u64, space);
        self.list(&[(title, moves)])
    }

    /// Says each title with the words below it.
    fn list(&mut self, listing: &[(Message, Vec<String>)]) -> io::Result<Next> {
        for (title, words) in listing {
            self.say(title)?;
            for line in wrap(words) {
                writeln!(self.output, "  {line}")?;
            }
        }
        Ok(Next::Ask)
    }

    fn place(&mut self) -> io::Result<Next> {
        match self.history.position() {
            AnyPosition::Punct(_) => self.stay(&messages::play_no_filling()),
            position if situation::is_placing(position) => {
                self.fill(true)?;
                Ok(Next::Go)
            }
            AnyPosition::Dvonn(_) => self.stay(&messages::play_not_placing()),
        }
    }

    /// Places the remaining pieces at random; what was `asked` for can be taken back in one go.
    pub(super) fn fill(&mut self, asked: bool) -> io::Result<()> {
        let mut count = 0;
        while situation::is_placing(self.history.position())
            && let Some(mv) = self.rng.pick(&self.history.position().legal_moves())
        {
            self.make(mv, asked && count == 0)?;
            count += 1;
        }
        match count {
            0 => Ok(()),
            _ => self.say(&messages::play_filled(count)),
        }
    }

    fn save(&mut self, file: &Path, warned: Option<&Warned>) -> io::Result<Next> {
        let name = file.display().to_string();
        if self.is_strange(file) && warned != Some(&Warned::Replacing(file.to_owned())) {
            self.warned = Some(Warned::Replacing(file.to_owned()));
            return self.stay(&messages::file_exists(&name));
        }
        match output::save(file, &self.history.record(self.names()).to_string()) {
            Ok(()) => {
                self.unsaved = false;
                self.saved_as = Some(file.to_owned());
                self.stay(&messages::file_saved(&name))
            }
            Err(error) => {
                let sentence = self.shell.voice.not_written(&name, &error);
                self.stay(&messages::failure(&sentence))
            }
        }
    }

    /// Whether a file is there that this table has not written.
    fn is_strange(&self, file: &Path) -> bool {
        file.is_file() && self.saved_as.as_deref() != Some(file)
    }

    /// The names of the players in records; people are not asked for theirs.
    fn names(&self) -> ByColor<Option<&'static str>> {
        ByColor::from_fn(|color| match self.seats[color] {
            Seat::Computer => Some(COMPUTER),
            Seat::Person => None,
        })
    }

    fn help(&mut self) -> io::Result<Next> {
        self.say(&match self.history.position() {
            AnyPosition::Dvonn(_) => messages::play_help(),
            AnyPosition::Punct(_) => messages::play_help_punct(),
        })?;
        self.explain_the_game()?;
        Ok(Next::Ask)
    }

    fn quit(&mut self, warned: Option<&Warned>) -> io::Result<Next> {
        if self.would_be_lost() && warned != Some(&Warned::Leaving) {
            self.warned = Some(Warned::Leaving);
            return self.stay(&messages::play_quit_unsaved());
        }
        self.take_leave()?;
        Ok(Next::Leave)
    }

    fn would_be_lost(&self) -> bool {
        let begun = self.history.moves().next().is_some();
        self.unsaved && begun && self.history.position().outcome().is_none()
    }

    /// Leaves nobody without a way back to the game.
    pub(super) fn take_leave(&mut self) -> io::Result<()> {
        if self.would_be_lost() {
            self.say(&messages::play_unfinished())?;
            let command = command_to_resume(&self.history, self.seats, self.opponent.level());
            self.say(&messages::play_resume(&command))?;
        }
        Ok(())
    }

    fn try_move(&mut self, text: &str) -> io::Result<Next> {
        let position = self.history.position();
        match position.read_move(text) {
            Ok(mv) => {
                self.make(mv, true)?;
                Ok(Next::Go)
            }
            Err(MoveError::Text(error)) if !matches!(error, TextError::Piece { .. }) => {
                self.stay(&messages::play_unknown(&quote(text)))
            }
            Err(refusal) => {
                let why = self.shell.voice.explain(&refusal);
                self.stay(&messages::play_refused(&quote(text), &why))
            }
        }
    }
}

/// What to type in a shell to go on with a game.
fn command_to_resume(history: &History, seats: ByColor<Seat>, level: Level) -> String {
    let color = match (seats.white, seats.black) {
        (Seat::Person, Seat::Person) => "both",
        (Seat::Person, Seat::Computer) => "white",
        (Seat::Computer, _) => "black",
    };
    let start = history.start();
    let mut command = format!("basalt play --game {} --color {color}", start.game());
    if level != Level::FULL {
        command = format!("{command} --level {}", level.number());
    }
    if *start != AnyPosition::start(start.game()) {
        command = format!("{command} --position '{start}'");
    }
    history.moves().fold(command + " --moves", |command, mv| format!("{command} {mv}"))
}

/// Words in lines, none longer than it should be.
fn wrap(words: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.clone()),
        }
    }
    lines
}
