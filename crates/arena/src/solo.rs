//! A player outside a match: it gets the state of a game and is asked for its next move.

use std::time::Duration;

use basalt_play::{By, Ply};
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color, MoveError};

use crate::limits::Limits;
use crate::player::{self, Player, PlayerError, PlayerTurn, Seat};
use crate::spec::{EngineOption, Spec};

/// The time of a move: limits, and the clocks if there are any.
#[derive(Clone, Copy, Debug)]
pub struct Think {
    /// The limits; with a time for the game, the clocks count.
    pub limits: Limits,
    /// The time left of each player.
    pub left: ByColor<Option<Duration>>,
    /// The maximum time for an answer.
    pub timeout: Duration,
}

/// A player of one game. An engine that has failed is started again for the next question.
pub struct SoloPlayer {
    spec: Spec,
    more: Vec<EngineOption>,
    start: AnyPosition,
    color: Color,
    seed: u64,
    player: Option<Box<dyn Player>>,
}

/// Why there is no move.
#[derive(Debug)]
pub enum SoloError {
    /// The moves before are not those of a game.
    Illegal(MoveError),
    /// The player has failed.
    Player(PlayerError),
}

impl SoloPlayer {
    /// A player of a game that begins with `start`. It is started with the first question.
    pub fn new(
        spec: Spec,
        more: Vec<EngineOption>,
        start: AnyPosition,
        color: Color,
        seed: u64,
    ) -> Self {
        Self { spec, more, start, color, seed, player: None }
    }

    /// The move that it makes after these moves, legal or not.
    pub fn choose(&mut self, moves: &[AnyMove], think: &Think) -> Result<String, SoloError> {
        let mut position = self.start.clone();
        let mut plies = Vec::with_capacity(moves.len());
        for &mv in moves {
            plies.push(Ply { player: position.to_move(), mv, by: By::Computer, left: None });
            position.play(mv).map_err(SoloError::Illegal)?;
        }
        let mut player = match self.player.take() {
            Some(player) => player,
            None => self.started().map_err(SoloError::Player)?,
        };
        let turn = PlayerTurn {
            start: &self.start,
            plies: &plies,
            position: &position,
            limits: &think.limits,
            left: think.left,
            increment: ByColor::from_fn(|_| think.limits.increment),
            timeout: think.timeout,
        };
        let answer = player.choose(&turn).map_err(SoloError::Player)?;
        self.player = Some(player);
        Ok(answer.text)
    }

    fn started(&self) -> Result<Box<dyn Player>, PlayerError> {
        let mut player = player::start(&self.spec, &self.more, self.start.game());
        player.begin(&Seat { start: &self.start, color: self.color, seed: self.seed })?;
        Ok(player)
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    #[test]
    fn a_player_answers_wherever_a_game_stands() {
        let think = Think {
            limits: Limits::OF_ENGINES,
            left: ByColor::default(),
            timeout: Duration::from_mins(1),
        };
        for (text, game) in [("basalt:Level=1", Game::Punct), ("random", Game::Dvonn)] {
            let spec = Spec::parse(text).expect(text);
            let start = AnyPosition::start(game);
            let mut solo = SoloPlayer::new(spec, Vec::new(), start.clone(), Color::White, 7);
            let (mut position, mut moves) = (start, Vec::new());
            for _ in 0..4 {
                let answer = solo.choose(&moves, &think).expect("a move");
                let mv = position.read_move(&answer).expect("a move");
                position.play(mv).expect("it is legal");
                moves.push(mv);
            }
            moves.push(moves[0]);
            assert!(matches!(solo.choose(&moves, &think), Err(SoloError::Illegal(_))));
        }
    }

    #[test]
    fn a_program_that_is_not_there_is_told() {
        let spec = Spec::parse("ugi:/nowhere/at/all").expect("a spec");
        let start = AnyPosition::start(Game::Dvonn);
        let mut solo = SoloPlayer::new(spec, Vec::new(), start, Color::White, 7);
        let think = Think {
            limits: Limits::OF_ENGINES,
            left: ByColor::default(),
            timeout: Duration::from_mins(1),
        };
        let failed = solo.choose(&[], &think);
        assert!(matches!(failed, Err(SoloError::Player(PlayerError::NotStarted(_)))));
    }
}
