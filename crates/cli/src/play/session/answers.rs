//! Answers to the lines that a person types.

use std::io::{self, BufRead, Write};
use std::path::Path;

use basalt_locales::{Message, messages};
use basalt_play::{PlayError, Seat};
use basalt_rules::sentence::quote;
use basalt_rules::{AnyPosition, MoveError, StartBoard, TextError};
use basalt_view::announce;

use super::{NOW, Next, PlaySession, Warned};
use crate::output;
use crate::per_game::terminal;
use crate::play::command::Command;
use crate::play::listing;

/// Moves are listed in lines of at most this many characters.
const WIDTH: usize = 72;

impl<R: BufRead, W: Write> PlaySession<'_, R, W> {
    /// Does what a line asks for.
    pub(super) fn answer(&mut self, command: &Command) -> io::Result<Next> {
        let warned = self.saving.warned.take();
        match command {
            Command::Nothing => Ok(Next::Ask),
            Command::Hint => self.hint(),
            Command::Undo => self.undo(),
            Command::Moves(space) => self.list_moves(space.as_deref()),
            Command::Place => self.place(),
            Command::Resign => self.resign(warned.as_ref()),
            Command::Save(None) => self.stay(&messages::play_save_where()),
            Command::Save(Some(file)) => self.save(file, warned.as_ref()),
            Command::Board => Ok(Next::Go),
            Command::Help => self.help(),
            Command::Quit => self.quit(warned.as_ref()),
            Command::Move(text) => self.try_move(text),
        }
    }

    fn hint(&mut self) -> io::Result<Next> {
        match self.opponent.advise(self.game.latest()) {
            Some(mv) => self.stay(&messages::play_hint(&mv.to_string())),
            None => self.stay(&messages::play_over()),
        }
    }

    fn undo(&mut self) -> io::Result<Next> {
        match self.game.undo(NOW) {
            Ok(count) => {
                self.saving.unsaved = true;
                self.say(&messages::play_undone(count as u64))?;
                Ok(Next::Go)
            }
            Err(PlayError::Nothing) => self.stay(&messages::play_nothing_to_undo()),
            Err(error) => self.object(&error),
        }
    }

    /// Ends the game in favour of the opponent, if it is asked for twice.
    fn resign(&mut self, warned: Option<&Warned>) -> io::Result<Next> {
        let loser = self.game.latest().to_move();
        if self.game.ending().is_none() && warned != Some(&Warned::Resigning) {
            self.saving.warned = Some(Warned::Resigning);
            return self.stay(&messages::play_resign_again(announce::player(loser)));
        }
        match self.game.resign(loser, NOW) {
            Ok(_) => {
                self.saving.unsaved = true;
                Ok(Next::Go)
            }
            Err(error) => self.object(&error),
        }
    }

    /// Lists the legal moves, all or those from a space; too many are only counted.
    fn list_moves(&mut self, space: Option<&str>) -> io::Result<Next> {
        let moves = self.game.latest().legal_moves();
        if moves.is_empty() {
            return self.stay(&messages::play_over());
        }
        let Some(space) = space else {
            let listing = listing::of(self.game.game(), &moves);
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

    /// Places the remaining pieces at random.
    fn place(&mut self) -> io::Result<Next> {
        if !self.game.game().starts_on(StartBoard::Random) {
            return self.stay(&messages::play_no_filling());
        }
        match self.game.place_rest(self.seed, NOW) {
            Ok(plies) => {
                self.seed = self.seed.wrapping_add(1);
                self.saving.unsaved = true;
                self.say(&messages::play_filled(plies.len() as u64))?;
                Ok(Next::Go)
            }
            Err(PlayError::NotPlacing) => self.stay(&messages::play_not_placing()),
            Err(error) => self.object(&error),
        }
    }

    fn save(&mut self, file: &Path, warned: Option<&Warned>) -> io::Result<Next> {
        let name = file.display().to_string();
        if self.is_strange(file) && warned != Some(&Warned::Replacing(file.to_owned())) {
            self.saving.warned = Some(Warned::Replacing(file.to_owned()));
            return self.stay(&messages::file_exists(&name));
        }
        match output::save(file, &self.game.to_text(NOW)) {
            Ok(()) => {
                self.saving.unsaved = false;
                self.saving.saved_as = Some(file.to_owned());
                self.stay(&messages::file_saved(&name))
            }
            Err(error) => {
                let sentence = self.shell.localizer.not_written(&name, &error);
                self.stay(&messages::failure(&sentence))
            }
        }
    }

    /// Whether a file is there that this session has not written.
    fn is_strange(&self, file: &Path) -> bool {
        file.is_file() && self.saving.saved_as.as_deref() != Some(file)
    }

    fn help(&mut self) -> io::Result<Next> {
        self.say(&terminal(self.game.game()).help())?;
        self.explain_the_game()?;
        Ok(Next::Ask)
    }

    fn quit(&mut self, warned: Option<&Warned>) -> io::Result<Next> {
        if self.would_be_lost() && warned != Some(&Warned::Leaving) {
            self.saving.warned = Some(Warned::Leaving);
            return self.stay(&messages::play_quit_unsaved());
        }
        self.take_leave()?;
        Ok(Next::Leave)
    }

    fn would_be_lost(&self) -> bool {
        self.saving.unsaved && !self.game.plies().is_empty() && self.game.ending().is_none()
    }

    /// Leaves nobody without a way back to the game.
    pub(super) fn take_leave(&mut self) -> io::Result<()> {
        write!(self.output, "{}", self.last_words())
    }

    /// Keeps the last words for Ctrl-C.
    pub(super) fn update_interrupt_message(&self) {
        self.interrupt_message.set(self.last_words());
    }

    fn last_words(&self) -> String {
        if !self.would_be_lost() {
            return String::new();
        }
        let unfinished = self.shell.say(&messages::play_unfinished());
        let resume = self.shell.say(&messages::play_resume(&self.command_to_resume()));
        format!("{unfinished}\n{resume}\n")
    }

    fn try_move(&mut self, text: &str) -> io::Result<Next> {
        let tried = match self.game.latest().read_move(text) {
            Ok(mv) => self.game.play(mv, NOW),
            Err(error) => Err(PlayError::Move(error)),
        };
        match tried {
            Ok(plies) => {
                self.saving.unsaved = true;
                self.announce(plies)?;
                Ok(Next::Go)
            }
            Err(PlayError::Move(error)) => self.refuse(text, &error),
            Err(error) => self.object(&error),
        }
    }

    /// Says why a text cannot be played.
    fn refuse(&mut self, text: &str, error: &MoveError) -> io::Result<Next> {
        match error {
            MoveError::Text(error) if !matches!(error, TextError::Piece { .. }) => {
                self.stay(&messages::play_unknown(&quote(text)))
            }
            error => {
                let why = self.shell.localizer.explain(error);
                self.stay(&messages::play_refused(&quote(text), &why))
            }
        }
    }

    /// The command that goes on with the game.
    fn command_to_resume(&self) -> String {
        let players = self.game.players();
        let side = match (players.white, players.black) {
            (Seat::Person, Seat::Person) => "both",
            (Seat::Person, Seat::Computer(_)) => "white",
            (Seat::Computer(_), _) => "black",
        };
        let start = self.game.position_after(0);
        let mut command = format!("basalt play --game {} --side {side}", start.game());
        if let Some(level) = self.opponent.handicap() {
            command = format!("{command} --level {level}");
        }
        if *start != AnyPosition::start(start.game()) {
            command = format!("{command} --position '{start}'");
        }
        let moves = self.game.plies().iter().map(|ply| ply.mv);
        moves.fold(command + " --moves", |command, mv| format!("{command} {mv}"))
    }
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
