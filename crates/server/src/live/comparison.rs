//! Comparison of moves of finished rated games with the engine, for moderators who ask for it. It runs in the background, one
//! position at a time: each waits for an engine behind everybody who plays against the computer, but for the turns that go to
//! whoever has waited longest.

use basalt_engine::{Comparison, Engine, compare, comparing_options};
use basalt_referee::{Event, GameId, Millis, Numbered, Pace};
use basalt_rules::{AnyMove, AnyPosition, Color};
use basalt_store::{ComparedMove, Header, PlayerId};

use super::computer::ENGINE_MEMORY_MIB;
use super::engine_queue::Person;
use super::node::Node;
use crate::api_error::{ApiError, ApiResult, one_of_many};

/// The place of a comparison in the queue for the engines: after all levels.
const COMPARISON_PRIORITY: u8 = u8::MAX;

/// A move of the player, with the position before it.
struct Choice {
    position: AnyPosition,
    mv: AnyMove,
    spent: Millis,
}

impl Node {
    /// Compares all games that wait, if no other node does.
    pub(crate) async fn compare_games(&self) -> ApiResult {
        while self.is_first()
            && let Some((game, player)) = self.store().next_comparison().await?
        {
            let moves = self.compare_game(game, player).await?;
            self.store().save_comparison(game, player, &moves).await?;
        }
        Ok(())
    }

    /// The moves of a player in a game, compared with the engine's. A game that cannot be read has none.
    async fn compare_game(&self, game: GameId, player: PlayerId) -> ApiResult<Vec<ComparedMove>> {
        let found = self.state.archive().load(game).await.map_err(ApiError::from);
        let Some((header, events)) = one_of_many(found)?.flatten() else { return Ok(Vec::new()) };
        let is_live = matches!(header.terms.pace, Pace::Live { .. });
        let mut moves = Vec::new();
        for Choice { position, mv, spent } in choices(&header, &events, player) {
            let turn = self.computers.queue().wait(Person::Moderators, COMPARISON_PRIORITY).await;
            let compared = self.compare(position, mv).await?;
            drop(turn);
            if let Some(Comparison { agrees, gap }) = compared {
                moves.push(ComparedMove { agrees, gap, spent: is_live.then_some(spent) });
            }
        }
        Ok(moves)
    }

    async fn compare(&self, position: AnyPosition, mv: AnyMove) -> ApiResult<Option<Comparison>> {
        let options = comparing_options(ENGINE_MEMORY_MIB);
        let compare = move |engine: &mut Engine| compare(engine, &position, mv);
        self.computers.search(options, compare).await
    }
}

/// The moves that a player chose in a game and did not take back.
fn choices(header: &Header, events: &[Numbered], player: PlayerId) -> Vec<Choice> {
    let Some(color) = header.color_of(player) else { return Vec::new() };
    let Ok(mut position) = AnyPosition::parse(header.terms.game, &header.start) else {
        return Vec::new();
    };
    let mut moves: Vec<(Color, AnyMove, Millis, bool)> = Vec::new();
    for numbered in events {
        match numbered.event {
            Event::Move { by, mv, spent, forced } => moves.push((by, mv, spent, forced)),
            Event::TakenBack { plies } => moves.truncate(plies as usize),
            _ => {}
        }
    }
    let mut choices = Vec::new();
    for (by, mv, spent, forced) in moves {
        if by == color && !forced {
            choices.push(Choice { position: position.clone(), mv, spent });
        }
        // The referee has played these moves, so they are legal.
        if position.play(mv).is_err() {
            break;
        }
    }
    choices
}
