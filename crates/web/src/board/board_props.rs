//! The properties of a board: signals of what it shows, and callbacks for what the person does.

use basalt_learn::FigureMark;
use basalt_play::Players;
use basalt_rules::{AnyCell, AnyMove, AnyPosition, Color};
use basalt_view::Overlay;
use leptos::prelude::*;

use super::recent_moves::RecentMoves;
use super::refusal_notice::RefusalNotice;
use crate::status_message::LocalizedText;

/// The marks on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Marks {
    /// The marks of a figure.
    Figure(&'static [FigureMark]),
    /// Spaces that are lit.
    Lit(Vec<AnyCell>),
}

impl Marks {
    /// No marks.
    pub(crate) const NONE: Self = Self::Figure(&[]);
}

/// A place where a board stands: the game under way, an analysis, a lesson. The board looks here for what there is
/// to see, and says here what was done on it.
#[derive(Clone, Copy)]
pub(crate) struct BoardProps {
    /// The position that is shown.
    pub(crate) shown: Signal<AnyPosition>,
    /// The board on which the person plans a move during the opponent's turn.
    pub(crate) ahead: Signal<Option<AnyPosition>>,
    /// The moves that led to it.
    pub(crate) recent: Signal<RecentMoves>,
    /// The person who may move a piece now, or plan to.
    pub(crate) mover: Signal<Option<Color>>,
    /// The person over the board, also while it is not their turn.
    pub(crate) person: Signal<Option<Color>>,
    /// The seats of both players.
    pub(crate) players: Signal<Players>,
    /// Moves and shapes that are drawn over the board while nothing is selected.
    pub(crate) overlay: Signal<Overlay>,
    /// Rings and arrows of a lesson or a tip, which stay while something is selected.
    pub(crate) pointers: Signal<Overlay>,
    /// Whether the board may show threats.
    pub(crate) helps: Signal<bool>,
    /// The marks while nothing is selected.
    pub(crate) marks: Signal<Marks>,
    /// The person makes a move.
    pub(crate) play: Callback<AnyMove>,
    /// Something is refused.
    pub(crate) refuse: Callback<RefusalNotice>,
    /// An answer to a question about the board.
    pub(crate) mention: Callback<LocalizedText>,
}

impl BoardProps {
    /// The position that input applies to: the one that is shown, or the one that is planned on.
    pub(crate) fn input_position(self) -> AnyPosition {
        self.ahead.get().unwrap_or_else(|| self.shown.get())
    }

    /// The player for whom input counts.
    pub(crate) fn plays(self) -> Option<Color> {
        // A plan is made for the player to move, which in a placement phase can still be the opponent.
        let planner = self.ahead.with(|ahead| ahead.as_ref().map(AnyPosition::to_move));
        planner.or_else(|| self.person.get())
    }

    /// The shown position as one of a single game. While another game is shown, the last one of this game stays.
    pub(crate) fn shown_of<P: GamePosition>(self, first: P) -> Memo<P>
    where
        for<'a> &'a P: TryFrom<&'a AnyPosition>,
    {
        of_game(self.shown, first)
    }

    /// The position that input applies to as one of a single game, in the same way.
    pub(crate) fn input_position_of<P: GamePosition>(self, first: P) -> Memo<P>
    where
        for<'a> &'a P: TryFrom<&'a AnyPosition>,
    {
        of_game(Signal::derive(move || self.input_position()), first)
    }

    /// The move that led to the position that is shown.
    pub(crate) fn last_move(self) -> Option<AnyMove> {
        self.recent.with(|recent| recent.last().map(|(_, mv)| *mv))
    }

    /// The position before that move.
    pub(crate) fn before(self) -> Option<AnyPosition> {
        self.recent.with(|recent| recent.last().map(|(before, _)| before.clone()))
    }
}

/// A position that signals can hold.
pub(crate) trait GamePosition: Clone + PartialEq + Send + Sync + 'static {}

impl<P: Clone + PartialEq + Send + Sync + 'static> GamePosition for P {}

fn of_game<P: GamePosition>(any: Signal<AnyPosition>, first: P) -> Memo<P>
where
    for<'a> &'a P: TryFrom<&'a AnyPosition>,
{
    Memo::new(move |last: Option<&P>| {
        any.with(|any| <&P>::try_from(any).ok().or(last).unwrap_or(&first).clone())
    })
}

#[cfg(test)]
mod tests {
    use basalt_rules::{Game, dvonn};

    use super::*;

    #[test]
    fn a_board_keeps_its_last_position_while_another_game_is_shown() {
        let owner = Owner::new();
        owner.with(|| {
            let first = dvonn::Position::start();
            let mut played = first.clone();
            played.play("e3".parse().expect("a move")).expect("legal");
            let shown = RwSignal::new(AnyPosition::start(Game::Punct));
            let position = of_game(shown.into(), first.clone());
            assert_eq!(position.get_untracked(), first);
            shown.set(played.clone().into());
            assert_eq!(position.get_untracked(), played);
            shown.set(AnyPosition::start(Game::Punct));
            assert_eq!(position.get_untracked(), played);
        });
    }
}
