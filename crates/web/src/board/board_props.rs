//! What a board shows, and whom it tells what the person wants.

use basalt_learn::Mark;
use basalt_play::Players;
use basalt_rules::{AnyMove, AnyPosition, Color};
use leptos::prelude::*;

use super::recent_moves::RecentMoves;
use super::refusal_notice::RefusalNotice;
use crate::status_message::LocalizedText;

/// What is marked on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Marks {
    /// What is marked in a figure.
    Figure(&'static [Mark]),
    /// The stack or piece of a space.
    Chosen(String),
}

impl Marks {
    /// Nothing is.
    pub(crate) const NONE: Self = Self::Figure(&[]);
}

/// A place where a board stands: the game under way, an analysis, a lesson. The board looks here for what there is
/// to see, and says here what was done on it.
#[derive(Clone, Copy)]
pub(crate) struct BoardProps {
    /// The position that is shown.
    pub(crate) shown: Signal<AnyPosition>,
    /// The board under the hand of a person who plans a move while it is somebody else's turn.
    pub(crate) ahead: Signal<Option<AnyPosition>>,
    /// How it has come about.
    pub(crate) recent: Signal<RecentMoves>,
    /// The person who may move a piece now, or plan to.
    pub(crate) hand: Signal<Option<Color>>,
    /// The person over the board, also while it is not their turn.
    pub(crate) person: Signal<Option<Color>>,
    /// Who plays.
    pub(crate) players: Signal<Players>,
    /// A move that is pointed out.
    pub(crate) hint: Signal<Option<AnyMove>>,
    /// Moves that somebody thinks of, the best first.
    pub(crate) arrows: Signal<Vec<AnyMove>>,
    /// Whether the board may find out what the opponent threatens.
    pub(crate) helps: Signal<bool>,
    /// What is marked while nothing is chosen.
    pub(crate) marks: Signal<Marks>,
    /// A move was made by the hand.
    pub(crate) play: Callback<AnyMove>,
    /// Something cannot be done.
    pub(crate) refuse: Callback<RefusalNotice>,
    /// Something that the person has asked to know about the board.
    pub(crate) mention: Callback<LocalizedText>,
}

impl BoardProps {
    /// The board under the hand: the one that is shown, or the one that is planned on.
    pub(crate) fn under_hand(self) -> AnyPosition {
        self.ahead.get().unwrap_or_else(|| self.shown.get())
    }

    /// Whose hand is over it.
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

    /// The position under the hand as one of a single game, in the same way.
    pub(crate) fn under_hand_of<P: GamePosition>(self, first: P) -> Memo<P>
    where
        for<'a> &'a P: TryFrom<&'a AnyPosition>,
    {
        of_game(Signal::derive(move || self.under_hand()), first)
    }

    /// The move that led to the position that is shown.
    pub(crate) fn last_move(self) -> Option<AnyMove> {
        self.recent.with(|recent| recent.last().map(|(_, mv)| *mv))
    }

    /// Where it was made.
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
