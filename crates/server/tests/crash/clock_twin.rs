//! The clocks of a live game, counted anew from its events.

use basalt_referee::{Clocks, EndReason, MAX_COMPENSATION, Millis};
use basalt_rules::{ByColor, Color};
use basalt_wire::{Event, Numbered};

/// The pace of live games, in seconds: enough that no flag falls while servers are away.
pub(crate) const BASE: u32 = 600;
pub(crate) const INCREMENT: u32 = 2;

/// The clocks after some events.
pub(crate) struct ClockTwin {
    left: ByColor<Millis>,
    has_moved: ByColor<bool>,
    /// When the clock began to run, or ran again after an outage.
    since: Millis,
    /// Time of the present turn before an outage.
    thought: Millis,
}

impl ClockTwin {
    /// Counts the clocks. Fails if a move costs another time than it took, or the game was lost on time.
    pub(crate) fn after(events: &[Numbered]) -> Self {
        let base = Millis::from(BASE) * 1_000;
        let left = ByColor { white: base, black: base };
        let mut twin = Self { left, has_moved: ByColor::default(), since: 0, thought: 0 };
        for Numbered { number, at, event } in events {
            match event {
                Event::Move { by, spent, forced, .. } => {
                    if twin.has_moved[*by] && !forced {
                        let took = at.saturating_sub(twin.since);
                        let is_right =
                            (took.saturating_sub(MAX_COMPENSATION)..=took).contains(spent);
                        assert!(is_right, "event {number} costs {spent} ms and took {took} ms");
                        let increment = Millis::from(INCREMENT) * 1_000;
                        twin.left[*by] = twin.left[*by] - twin.thought - spent + increment;
                    }
                    twin.has_moved[*by] = true;
                    (twin.since, twin.thought) = (*at, 0);
                }
                Event::ServerDown { from } => {
                    twin.thought += from.saturating_sub(twin.since);
                    twin.since = *at;
                }
                Event::Ended(ending) => assert_eq!(ending.reason, EndReason::Board, "at {at}"),
                other => panic!("nobody has asked for {other:?}"),
            }
        }
        twin
    }

    /// Compares clocks that a server has shown.
    pub(crate) fn check(&self, shown: Clocks) {
        let running = self.thought + shown.now.saturating_sub(self.since);
        let left = |color: Color| {
            let thought = if shown.running == Some(color) { running } else { 0 };
            self.left[color].saturating_sub(thought)
        };
        let expected = [left(Color::White), left(Color::Black)];
        assert_eq!([shown.white, shown.black], expected, "{shown:?}");
    }
}
