//! Parts of the screen of a game.

use basalt_locales::messages;
use basalt_play::Seat;
use basalt_rules::{AnyPosition, ByColor, Color, Title};
use basalt_view::Overlay;
use leptos::prelude::*;

use super::Sample;
use crate::board::{BoardProps, Marks, RecentMoves};
use crate::components::{ActionButton, Avatar, Balance, PlayerBar};
use crate::game_ui::board_parts;
use crate::icons::Icon;

/// The players one above the other, with the balance between them.
#[component]
pub(super) fn Scoreboard() -> impl IntoView {
    let bar = |color, name: &str, pieces: &'static str, is_turn| {
        let avatar = Avatar::Person(name.to_owned());
        view! {
            <PlayerBar color avatar name=name.to_owned() detail="1684" note="11 stacks can move" is_turn is_near=is_turn>
                <b class="count">{pieces}<small>"pieces"</small></b>
            </PlayerBar>
        }
    };
    let count = Signal::stored(ByColor { white: 20, black: 26 });
    view! {
        <Sample title="Scoreboard and actions">
            <div class="card scoreboard">
                {bar(Color::Black, "mica", "26", false)}
                {bar(Color::White, "illite", "20", true)}
                <div class="tally"><Balance count/></div>
            </div>
            <div class="card actions">
                <ActionButton icon=Icon::Hint label=messages::page_play_hint/>
                <ActionButton icon=Icon::Undo label=messages::page_play_undo/>
                <ActionButton icon=Icon::Flag label=messages::page_play_resign danger=true/>
            </div>
        </Sample>
    }
}

/// A board that nobody plays on.
fn still(position: AnyPosition) -> BoardProps {
    let mover = Some(position.to_move());
    BoardProps {
        shown: Signal::stored(position.clone()),
        ahead: Signal::stored(None),
        recent: Signal::derive(move || RecentMoves::new(0, position.clone(), &[])),
        mover: Signal::stored(mover),
        person: Signal::stored(mover),
        players: Signal::stored(Seat::TWO_PEOPLE),
        overlay: Signal::stored(Overlay::default()),
        pointers: Signal::stored(Overlay::default()),
        helps: Signal::stored(true),
        marks: Signal::stored(Marks::NONE),
        play: Callback::new(|_| ()),
        refuse: Callback::new(|_| ()),
        mention: Callback::new(|_| ()),
    }
}

/// The reserves of the games that have them, the ways to look at their boards, and the hand once a piece is pressed.
#[component]
pub(super) fn Reserves() -> impl IntoView {
    let of = |title: Title| {
        let position = AnyPosition::start(title.easiest());
        let parts = board_parts(position.clone(), still(position));
        let reserve = parts.reserve?;
        let (is_there, panel) = (parts.pending.is_there, parts.pending.panel);
        Some(view! {
            <div class="card reserve reserve--theirs">{reserve(Color::Black)}</div>
            <div class="card reserve reserve--yours">{reserve(Color::White)}</div>
            <div class="view-tools">{parts.tools.map(|tools| tools.run())}</div>
            {move || is_there.get().then(|| panel.run())}
        })
    };
    view! { <Sample title="Reserve and hand">{Title::ALL.map(of).collect_view()}</Sample> }
}

/// A tip of the coach.
#[component]
pub(super) fn CoachTip() -> impl IntoView {
    view! {
        <Sample title="Coach">
            <section class="card coach-says">
                <span class="hex" aria-hidden="true">{Icon::Learn.draw()}</span>
                <div class="coach-says__words">
                    <p><b>"Red keeps things alive."</b>" Pieces with no link to a red one fall off the board."</p>
                </div>
                <div class="coach-says__ways">
                    <span class="tip-count"><i></i><i></i><i class="is-on"></i><i></i><i></i></span>
                    <button type="button" class="button button--quiet">"Why?"</button>
                    <button type="button" class="button">"Got it"</button>
                </div>
            </section>
        </Sample>
    }
}
