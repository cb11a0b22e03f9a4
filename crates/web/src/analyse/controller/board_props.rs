//! The board of the study.

use basalt_play::Seat;
use basalt_view::Overlay;
use leptos::prelude::*;

use super::AnalysisController;
use crate::board::{BoardProps, Marks, RecentMoves};
use crate::status_message::StatusMessage;

impl AnalysisController {
    /// The properties of the board.
    pub(in crate::analyse) fn board_props(self) -> BoardProps {
        let mover = move || {
            self.study.with(|study| {
                let position = study.position();
                position.outcome().is_none().then(|| position.to_move())
            })
        };
        let recent = move || {
            self.study.with(|study| {
                let made = study.origins(study.here()).take(RecentMoves::MAX_ANIMATED_MOVES);
                let mut made: Vec<_> =
                    made.map(|(from, mv)| (study.position_at(from).clone(), mv)).collect();
                made.reverse();
                RecentMoves::new(study.ply(study.here()), study.position().clone(), &made)
            })
        };
        let overlay = move || {
            let here = self.here();
            let heard = || self.heard.get();
            let suggested =
                || heard().iter().filter_map(|heard| heard.line.first().copied()).collect();
            let pointed_at = self.preview.get().map(|mv| Overlay::suggesting(vec![mv]));
            let shown = pointed_at.or_else(|| self.reviewing.overlay_at(here));
            let mut overlay = shown.unwrap_or_else(|| Overlay::suggesting(suggested()));
            overlay.drawings = self.study.with(|study| study.shapes(here).to_vec());
            overlay.drawings.extend(self.drawn.get());
            overlay
        };
        BoardProps {
            shown: Signal::derive(move || self.position()),
            ahead: Signal::stored(None),
            recent: Signal::derive(recent),
            mover: Signal::derive(mover),
            person: Signal::derive(mover),
            players: Signal::stored(Seat::TWO_PEOPLE),
            overlay: Signal::derive(overlay),
            pointers: Signal::stored(Overlay::default()),
            helps: Signal::stored(true),
            marks: Signal::stored(Marks::NONE),
            play: Callback::new(move |mv| self.play(mv)),
            refuse: Callback::new(move |refused| self.refuse(refused)),
            mention: Callback::new(move |text| {
                self.message.set(Some(StatusMessage::new(vec![text], false)));
            }),
        }
    }
}
