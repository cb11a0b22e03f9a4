//! A board on which the person looks for a move: shared by lessons, puzzles and retried mistakes.

use basalt_play::Seat;
use basalt_rules::{AnyMove, AnyPosition, Color, Game};
use basalt_view::Overlay;
use leptos::prelude::*;

use crate::board::{BoardProps, Marks, PlayedMove, RecentMoves, RefusalNotice};
use crate::i18n::{I18n, i18n};
use crate::notices::Notices;
use crate::preferences::Preferences;
use crate::sound;
use crate::status_message::{LocalizedText, StatusMessage};

/// The moves on such a board, and the feedback.
#[derive(Clone, Copy)]
pub(crate) struct PracticeBoard {
    made: RwSignal<Vec<PlayedMove>>,
    told: RwSignal<Option<StatusMessage>>,
    pub(crate) notices: Notices,
    preferences: Preferences,
    pub(crate) i18n: I18n,
}

impl PracticeBoard {
    /// A board without moves.
    pub(crate) fn new() -> Self {
        Self {
            made: RwSignal::new(Vec::new()),
            told: RwSignal::new(None),
            notices: expect_context(),
            preferences: expect_context(),
            i18n: i18n(),
        }
    }

    /// The number of moves.
    pub(crate) fn count(self) -> usize {
        self.made.with(Vec::len)
    }

    /// The last move.
    pub(crate) fn last(self) -> Option<AnyMove> {
        self.made.with(|made| made.last().map(|(_, mv)| *mv))
    }

    /// Plays the sound of a move.
    pub(crate) fn chime(self) {
        sound::moved(self.preferences);
    }

    /// A move was made in a position.
    pub(crate) fn show(self, before: AnyPosition, mv: AnyMove) {
        self.chime();
        self.made.update(|made| made.push((before, mv)));
    }

    /// More moves followed it.
    pub(crate) fn follow(self, moves: &[AnyMove]) {
        self.made.update(|made| {
            for &mv in moves {
                if let Some(before) = made.last().and_then(|last| before_reply(last, mv)) {
                    made.push((before, mv));
                }
            }
        });
    }

    /// All moves but the first of them are taken back.
    pub(crate) fn rewind(self, count: usize) {
        self.told.set(None);
        self.made.update(|made| made.truncate(count));
    }

    /// Shows a message and announces it.
    pub(crate) fn tell(self, said: StatusMessage) {
        self.notices.speak(said.text(&untrack(|| self.i18n.catalogue())));
        self.told.set(Some(said));
    }

    /// Shows an objection, with its sound.
    pub(crate) fn object(self, sentences: Vec<LocalizedText>) {
        sound::refused(self.preferences);
        self.tell(StatusMessage::new(sentences, true));
    }

    /// Shows a refusal, with its sound.
    pub(crate) fn refuse(self, refused: RefusalNotice) {
        sound::refused(self.preferences);
        self.tell(StatusMessage::of_refusal(refused));
    }

    /// Turns the board by half.
    pub(crate) fn flip(self, game: Game) {
        self.preferences.flip(game);
    }

    /// The properties of the board, on which this position is shown and this player may move.
    pub(crate) fn board_props(
        self,
        shown: Signal<AnyPosition>,
        mover: Signal<Option<Color>>,
        play: impl Fn(AnyMove) + Send + Sync + 'static,
    ) -> BoardProps {
        let recent = move || self.made.with(|made| RecentMoves::new(made.len(), shown.get(), made));
        BoardProps {
            shown,
            ahead: Signal::stored(None),
            recent: Signal::derive(recent),
            mover,
            person: mover,
            players: Signal::stored(Seat::TWO_PEOPLE),
            overlay: Signal::stored(Overlay::default()),
            pointers: Signal::stored(Overlay::default()),
            helps: Signal::stored(true),
            marks: Signal::stored(Marks::NONE),
            play: Callback::new(play),
            refuse: Callback::new(move |refused| self.refuse(refused)),
            mention: Callback::new(move |text: LocalizedText| {
                self.notices.speak(text.text(&untrack(|| self.i18n.catalogue())));
            }),
        }
    }
}

/// The position in which a move answers another; a pass between them goes without saying.
fn before_reply((before, mv): &PlayedMove, reply: AnyMove) -> Option<AnyPosition> {
    let mut position = before.clone();
    position.play(*mv).ok()?;
    while position.clone().play(reply).is_err() {
        let forced = position.legal_moves();
        let [pass] = forced[..] else { return None };
        position.play(pass).ok()?;
    }
    Some(position)
}

/// The player to move, if the game is not over.
pub(crate) fn mover(position: &AnyPosition) -> Option<Color> {
    position.outcome().is_none().then(|| position.to_move())
}

/// The last feedback.
#[component]
pub(crate) fn Feedback(board: PracticeBoard) -> impl IntoView {
    let (i18n, told) = (i18n(), board.told);
    let is = move |refused: bool| {
        told.with(|told| told.as_ref().is_some_and(|said| said.refused == refused))
    };
    view! {
        <p class="answer" class:right=move || is(false) class:refused=move || is(true)>
            // A new element for each answer, so that each objection shakes.
            {move || told.get().map(|said| view! {
                <span class="answer__text">{said.text(&i18n.catalogue())}{said.way_to_rules(i18n)}</span>
            })}
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_may_come_after_a_pass() {
        let position = |text| AnyPosition::parse(Game::Dvonn, text).expect("legal");
        let mv = |text| AnyMove::parse(Game::Dvonn, text).expect("a move");
        let start = position("9/10/3wwbrrrb1/10/9 w s");
        let after = before_reply(&(start.clone(), mv("e3f3")), mv("j3i3")).expect("a position");
        assert_eq!(after.to_move(), Color::Black);
        // Black cannot move, so White goes on.
        let alone = position("9/10/3wwbrrr2/10/9 w s");
        let again = before_reply(&(alone, mv("e3f3")), mv("f3h3")).expect("a position");
        assert_eq!(again.to_move(), Color::White);
        assert_eq!(before_reply(&(start, mv("e3f3")), mv("a1a2")), None);
    }
}
