//! What can be done with the piece in the hand, and how the board is looked at.

use basalt_locales::messages;
use basalt_table::punct::{Consequence, Direction, Event};
use leptos::prelude::*;

use super::State;
use crate::icons::Icon;
use crate::words::words;

/// The buttons below the board.
#[component]
pub(super) fn Controls(state: State) -> impl IntoView {
    view! {
        <Ghost state/>
        <Looks state/>
    }
}

/// Turning, nudging and confirming the ghost, and what it would do.
#[component]
fn Ghost(state: State) -> impl IntoView {
    let words = words();
    let laid = Memo::new(move |_| state.hand.with(|hand| hand.ghost()));
    let verdict = Memo::new(move |_| laid.get().map(|laid| laid.verdict(&state.position())));
    let held = Memo::new(move |_| state.hand.with(|hand| hand.ghost().is_some()));
    let sentences = move || {
        let position = state.position();
        match verdict.get() {
            Some(Ok(mv)) => {
                Consequence::of(&position, mv).into_iter().map(Consequence::message).collect()
            }
            Some(Err(reason)) => vec![reason.message()],
            None => Vec::new(),
        }
    };
    let refused = move || matches!(verdict.get(), Some(Err(_)));
    let turn = move |back| move |_| state.hear(Event::Turn { back });
    view! {
        <Show when=move || held.get()>
            <div class="panel ghost-panel">
                <div class="consequences" class:refused=refused role="status">
                    {move || sentences().into_iter().map(|sentence| view! { <p>{words.say(&sentence)}</p> }).collect_view()}
                </div>
                <div class="row pads">
                    <button class="icon big" data-act="turn-back" on:click=turn(true) aria-label=move || words.say(&messages::page_board_turn_back())>
                        {Icon::TurnLeft.draw()}
                    </button>
                    <button class="icon big" data-act="turn" on:click=turn(false) aria-label=move || words.say(&messages::page_board_turn())>
                        {Icon::TurnRight.draw()}
                    </button>
                    <Pad state/>
                    <button class="icon big main" data-act="confirm" disabled=refused
                        on:click=move |_| state.hear(Event::Confirm) aria-label=move || words.say(&messages::page_board_yes())>
                        {Icon::Check.draw()}
                    </button>
                    <button class="icon big" data-act="cancel"
                        on:click=move |_| state.hear(Event::Cancel) aria-label=move || words.say(&messages::page_board_no())>
                        {Icon::Cross.draw()}
                    </button>
                </div>
            </div>
        </Show>
    }
}

/// The six ways to the neighbouring spaces.
#[component]
fn Pad(state: State) -> impl IntoView {
    let words = words();
    let button = move |direction: Direction| {
        let way = move || direction.way(state.frame.get().layout);
        let turn = move || format!("rotate({:.0}deg)", way().x.atan2(-way().y).to_degrees());
        view! {
            <button class="icon big" data-nudge=direction.number()
                on:click=move |_| state.hear(Event::Nudge(direction))
                aria-label=move || words.say(&messages::page_board_nudge(direction.number() as u64))>
                <svg viewBox="0 0 24 24" aria-hidden="true" style:transform=turn><path d="M12 20V5M5 11l7-7 7 7"/></svg>
            </button>
        }
    };
    view! { <div class="pad">{Direction::ALL.map(button).collect_view()}</div> }
}

/// Floors, looking under pieces, and threats.
#[component]
fn Looks(state: State) -> impl IntoView {
    let words = words();
    let top = Memo::new(move |_| {
        state.position().board().pieces().map(|piece| piece.level).max().unwrap_or(0)
    });
    let shown = move || state.highest.get().map_or(top.get(), |level| level.min(top.get())) + 1;
    let fade = move |event| {
        let floor: Option<u8> = event_target_value(&event).parse().ok();
        state.highest.set(
            floor
                .and_then(|floor| floor.checked_sub(1))
                .filter(|&level| level < top.get_untracked()),
        );
    };
    view! {
        <div class="row looks">
            <button data-act="look-under" aria-pressed=move || state.looks_under.get().to_string()
                on:click=move |_| state.looks_under.update(|looks| *looks = !*looks)>
                {move || words.say(&messages::page_board_look_under())}
            </button>
            <button data-act="threats" aria-pressed=move || state.threats.get().to_string()
                on:click=move |_| state.threats.update(|threats| *threats = !*threats)>
                {move || words.say(&messages::page_board_threats())}
            </button>
            <Show when=move || { top.get() > 0 }>
                <label class="row floors">
                    {move || words.say(&messages::page_board_floors(shown().into()))}
                    <input type="range" min="1" max=move || top.get() + 1 prop:value=shown on:input=fade/>
                </label>
            </Show>
            <Show when=move || { state.zoom.get().scale() > 1.0 }>
                <button data-act="unzoom" on:click=move |_| state.zoom.set(Default::default())>
                    {move || words.say(&messages::page_board_unzoom())}
                </button>
            </Show>
        </div>
    }
}
