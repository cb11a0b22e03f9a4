//! An online game as the client knows it: the server's events, and a move that is not acknowledged.

use basalt_play::History;
use basalt_referee::{Clocks, Millis, OnlineGame, Ply, RatingChange, SeriesScore};
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color};
use basalt_wire::{GameState, Numbered};

use crate::board::{PlayedMove, RecentMoves};
use crate::online::texts::left;

/// A game, as far as it is known.
#[derive(Clone, Debug)]
pub(super) struct ClientGame {
    /// The players, the chat, and the presence.
    pub(super) state: GameState,
    /// The game itself.
    pub(super) game: OnlineGame,
    /// The positions from the first to the latest.
    pub(super) positions: Vec<AnyPosition>,
    /// A move that is drawn, but not acknowledged.
    pub(super) pending: Option<Pending>,
    /// The rating changes.
    pub(super) rated: Option<ByColor<RatingChange>>,
}

/// A move on its way.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pending {
    /// The last event before it.
    pub(super) after: u32,
    /// The move.
    pub(super) mv: AnyMove,
    /// The position that it leads to.
    position: AnyPosition,
}

impl ClientGame {
    /// A game from the server's state; nothing if that is invalid.
    pub(super) fn new(mut state: GameState) -> Option<Self> {
        let start = AnyPosition::parse(state.terms.game, &state.start).ok()?;
        let events = std::mem::take(&mut state.events);
        let game = OnlineGame::new(state.terms, start, state.created);
        let positions = vec![game.start().clone()];
        let mut game = Self { state, game, positions, pending: None, rated: None };
        let clocks = game.state.clocks;
        game.take(&events, clocks)?;
        Some(game)
    }

    /// The same with a pending move, if it still fits.
    pub(super) fn with_pending(mut self, pending: Option<Pending>) -> Self {
        self.pending = pending.filter(|pending| pending.after == self.game.number());
        self
    }

    /// Applies events. Returns nothing if events are missing before them.
    pub(super) fn take(&mut self, events: &[Numbered], clocks: Clocks) -> Option<()> {
        let known = self.game.number();
        for event in events.iter().filter(|event| event.number > known) {
            self.game.apply(&event.decode(self.state.terms.game).ok()?).ok()?;
        }
        self.positions = self.game.history().positions().collect();
        self.state.clocks = clocks;
        self.pending = self.pending.take().filter(|pending| pending.after == self.game.number());
        Some(())
    }

    /// Draws a move that is not sent yet, if it is legal.
    pub(super) fn begin(&mut self, mv: AnyMove) {
        let mut position = self.game.position().clone();
        if position.play(mv).is_ok() {
            self.pending = Some(Pending { after: self.game.number(), mv, position });
        }
    }

    /// Whether it is a player's turn and no move is pending.
    pub(super) fn is_turn_of(&self, color: Color) -> bool {
        self.game.ending().is_none() && self.pending.is_none() && self.game.to_move() == color
    }

    /// The position after a number of plies, or the latest one with the pending move.
    pub(super) fn shown(&self, looking: Option<usize>) -> &AnyPosition {
        match (looking, &self.pending) {
            (Some(plies), _) => self.positions.get(plies).unwrap_or(self.game.position()),
            (None, Some(pending)) => &pending.position,
            (None, None) => self.game.position(),
        }
    }

    /// The moves that led to it.
    pub(super) fn recent(&self, looking: Option<usize>) -> RecentMoves {
        let mut made: Vec<PlayedMove> = self
            .positions
            .iter()
            .cloned()
            .zip(self.game.plies().iter().map(|ply| ply.mv))
            .take(looking.unwrap_or(usize::MAX))
            .collect();
        if let (None, Some(pending)) = (looking, &self.pending) {
            made.push((self.game.position().clone(), pending.mv));
        }
        RecentMoves::new(made.len(), self.shown(looking).clone(), &made)
    }

    /// The position after further moves, with the forced ones between them, and the last moves that led to it.
    pub(super) fn after_line(&self, line: &[AnyMove]) -> (AnyPosition, RecentMoves) {
        let history = self.line(line);
        let plies = self.game.plies().len() + history.plies().len();
        let made: Vec<PlayedMove> =
            history.positions().zip(history.plies().iter().map(|ply| ply.mv)).collect();
        let position = history.latest().clone();
        (position.clone(), RecentMoves::new(plies, position, &made))
    }

    /// The players of further moves.
    pub(super) fn line_players(&self, line: &[AnyMove]) -> Vec<Color> {
        let history = self.line(line);
        history.plies().iter().filter(|ply| !ply.forced).map(|ply| ply.by).collect()
    }

    /// Further moves as far as they are legal, with the forced ones between them.
    fn line(&self, line: &[AnyMove]) -> History<Ply> {
        let mut history = History::new(self.game.position().clone());
        for &mv in line {
            let by = history.to_move();
            if history.push(Ply { by, mv, forced: false }).is_err() {
                break;
            }
            history.push_forced(|by, mv| Ply { by, mv, forced: true });
        }
        history
    }

    /// The score of the match up to now; nothing for a single game.
    pub(super) fn match_score(&self) -> Option<SeriesScore> {
        let before = SeriesScore::from(self.state.series?);
        Some(self.game.ending().map_or(before, |ending| before.after(ending)))
    }

    /// Whether further games belong to the match.
    pub(super) fn is_match_open(&self) -> bool {
        self.match_score().is_some_and(|score| !score.is_decided())
    }

    /// Whether a clock runs.
    pub(super) fn runs(&self) -> bool {
        self.state.clocks.running.is_some() && self.game.ending().is_none()
    }

    /// The milliseconds that a player has left.
    pub(super) fn left(&self, color: Color, now: Millis) -> u64 {
        let running = self.state.clocks.running.filter(|_| self.runs());
        left(Clocks { running, ..self.state.clocks }, color, now)
    }
}

#[cfg(test)]
mod tests {
    use basalt_referee::{GameId, Pace, Player, Terms};
    use basalt_rules::Game as Kind;
    use basalt_wire::{Event, Presence};

    use super::*;

    const CLOCKS: Clocks =
        Clocks { white: 300_000, black: 200_000, running: Some(Color::White), now: 10_000 };

    fn state(events: Vec<Numbered>) -> GameState {
        let guest = |name: &str| Player::Guest { name: name.to_owned() };
        GameState {
            game: GameId::from_bits(1),
            terms: Terms::casual(Kind::Dvonn, Pace::Live { base: 300, increment: 0 }),
            start: AnyPosition::start(Kind::Dvonn).to_string(),
            white: guest("a"),
            black: guest("b"),
            you: Some(Color::White),
            created: 0,
            events,
            clocks: CLOCKS,
            presence: Presence::default(),
            chat: Vec::new(),
            next: None,
            rematch: None,
            series: None,
        }
    }

    fn placed(number: u32, by: Color, mv: &str) -> Numbered {
        Numbered {
            number,
            at: 0,
            event: Event::Move { by, mv: mv.to_owned(), spent: 0, forced: false },
        }
    }

    fn mv(text: &str) -> AnyMove {
        AnyMove::parse(Kind::Dvonn, text).expect(text)
    }

    #[test]
    fn a_move_is_drawn_before_it_is_acknowledged_and_once_only() {
        let mut game = ClientGame::new(state(Vec::new())).expect("a game");
        game.begin(mv("e3"));
        assert!(!game.is_turn_of(Color::White), "it is on its way");
        assert_eq!(game.recent(None).last().map(|made| made.1), Some(mv("e3")));
        game.take(&[placed(1, Color::White, "e3")], CLOCKS).expect("the next event");
        assert_eq!((game.pending.is_none(), game.game.plies().len()), (true, 1));
        assert!(game.is_turn_of(Color::Black));
    }

    #[test]
    fn a_move_that_never_arrived_is_still_on_its_way_after_a_gap() {
        let mut game = ClientGame::new(state(Vec::new())).expect("a game");
        game.begin(mv("e3"));
        let pending = game.pending.clone();
        let again =
            ClientGame::new(state(Vec::new())).expect("a game").with_pending(pending.clone());
        assert_eq!(again.pending, pending);
        let arrived = state(vec![placed(1, Color::White, "e3")]);
        assert_eq!(ClientGame::new(arrived).expect("a game").with_pending(pending).pending, None);
    }

    #[test]
    fn a_gap_is_noticed_and_a_repetition_is_not() {
        let mut game = ClientGame::new(state(vec![placed(1, Color::White, "e3")])).expect("a game");
        assert_eq!(game.take(&[placed(3, Color::White, "e2")], CLOCKS), None);
        assert_eq!(game.take(&[placed(1, Color::White, "e3")], CLOCKS), Some(()));
        assert_eq!(game.game.number(), 1);
    }
}
