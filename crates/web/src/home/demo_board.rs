//! A board on which a game is going on.

use std::time::Duration;

use basalt_records::Record;
use basalt_rules::{AnyMove, AnyPosition, Title};
use basalt_view::{Frame, scene};
use leptos::prelude::*;

use crate::board::Picture;
use crate::game_ui::demo_record;
use crate::preferences::Preferences;

/// The time for which a position is shown.
const STEP_DURATION: Duration = Duration::from_millis(1600);

/// The number of steps for which the last position is shown.
const LAST_POSITION_STEPS: usize = 3;

/// Every position of a game, with the move that led to it.
fn positions(title: Title) -> Vec<(AnyPosition, Option<AnyMove>)> {
    let record: Record =
        demo_record(title).parse().expect("the records in the page are well written");
    let mut position = record.start.clone();
    let mut all = vec![(position.clone(), None)];
    for node in &record.line.nodes {
        if position.play(node.mv).is_err() {
            break;
        }
        all.push((position.clone(), Some(node.mv)));
    }
    all
}

/// A game that plays itself, again and again. Where motion is not wanted, one of its positions.
#[component]
pub(crate) fn DemoBoard(title: Title) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let positions = positions(title);
    let middle = positions.len() / 2;
    let shown = RwSignal::new(middle);
    let last = positions.len() - 1;
    if preferences.moves() {
        let step =
            move || shown.update(|shown| *shown = (*shown + 1) % (last + LAST_POSITION_STEPS));
        if let Ok(interval) = set_interval_with_handle(step, STEP_DURATION) {
            on_cleanup(move || interval.clear());
        }
    }
    let scene = Signal::derive(move || {
        let (position, mv) = &positions[shown.get().min(last)];
        scene(position, *mv, Frame { coordinates: false, ..Frame::default() })
    });
    view! { <Picture scene/> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_on_the_first_screen_are_whole() {
        for title in Title::ALL {
            let positions = positions(title);
            assert!(positions.len() > 20);
            assert!(positions.last().expect("a position").0.outcome().is_some());
        }
    }
}
