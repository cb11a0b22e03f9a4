//! Programs that speak CodeCup's protocol: a move a line.

use std::time::Instant;

use basalt_rules::Color;

use super::conversation::EngineConnection;
use super::{Player, PlayerAnswer, PlayerError, PlayerTurn, Ply, Seat, fill};
use crate::command_line::CommandLine;

/// The line for a program that makes the first move.
const START: &str = "Start";

/// The line for the end of the game.
const QUIT: &str = "Quit";

/// A program that is restarted for each game.
pub(super) struct CodeCup {
    command: CommandLine,
    color: Color,
    conversation: Option<EngineConnection>,
    /// The number of plies it knows of, its own included.
    known: usize,
}

impl CodeCup {
    pub(super) fn new(command: CommandLine) -> Self {
        Self { command, color: Color::White, conversation: None, known: 0 }
    }
}

/// Sends the opponent's moves that the program does not know yet.
fn send_moves(conversation: &EngineConnection, color: Color, plies: &[Ply]) {
    for ply in plies.iter().filter(|ply| ply.player != color) {
        conversation.say(ply.mv.to_string().to_uppercase());
    }
}

impl Player for CodeCup {
    fn begin(&mut self, seat: &Seat<'_>) -> Result<(), PlayerError> {
        let (program, args) = fill(&self.command, seat);
        self.conversation = Some(EngineConnection::with_program(&program, &args)?);
        self.color = seat.color;
        self.known = 0;
        Ok(())
    }

    fn choose(&mut self, turn: &PlayerTurn<'_>) -> Result<PlayerAnswer, PlayerError> {
        let conversation = self.conversation.as_mut().expect("a game has begun");
        let asked = Instant::now();
        if turn.plies.is_empty() {
            conversation.say(START);
        }
        send_moves(conversation, self.color, &turn.plies[self.known..]);
        self.known = turn.plies.len();
        loop {
            match conversation.receive(asked + turn.timeout, "move") {
                Ok(said) if said.text.is_empty() => {}
                Ok(said) => return Ok(PlayerAnswer::new(&said.text, asked, said.at)),
                Err(error) => {
                    self.conversation = None;
                    return Err(error);
                }
            }
        }
    }

    fn end(&mut self, plies: &[Ply]) {
        if let Some(conversation) = self.conversation.take() {
            send_moves(&conversation, self.color, &plies[self.known..]);
            let _ = conversation.part(QUIT);
        }
    }
}
