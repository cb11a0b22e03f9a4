//! The controls below the board: for the piece that is being placed, and for viewing.

use basalt_input::punct::{BoardInput, Direction, Event, HeldPiece};
use basalt_locales::{Message, messages};
use basalt_rules::Color;
use basalt_rules::sorting::sort_by_key;
use basalt_view::{Layout, Point, punct};
use leptos::prelude::*;

use super::{BoardState, announcements};
use crate::board::Picture;
use crate::browser::{handler, tenths};
use crate::components::Show;
use crate::icons::Icon;

/// The stage of placing a piece, which decides on the buttons.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HandStage {
    Empty,
    Chosen,
    Laid,
}

/// The bar below the board: a sentence and the buttons of the current stage. On a narrow screen it stays
/// at the lower edge while a piece is being placed.
#[component]
pub(super) fn Controls(state: BoardState) -> impl IntoView {
    let hand_stage = Memo::new(move |_| {
        state.settled_input.with(|input| match input.held_piece() {
            HeldPiece::Empty => HandStage::Empty,
            HeldPiece::Naming(_) | HeldPiece::Chosen(_) => HandStage::Chosen,
            HeldPiece::Laid(_) => HandStage::Laid,
        })
    });
    let buttons = move || match hand_stage.get() {
        HandStage::Empty => view! { <ViewTools state/> }.into_any(),
        HandStage::Chosen => view! { <PutBack state/> }.into_any(),
        HandStage::Laid => view! { <Ghost state/> }.into_any(),
    };
    view! {
        <div class="hand-area" class:holding=move || hand_stage.get() != HandStage::Empty>
            <div class="hand-bar">
                <Note state/>
                {buttons}
            </div>
        </div>
    }
}

/// The piece in the hand, what is said of it, and the buttons that turn it, place it and put it back.
#[component]
pub(super) fn Hand(state: BoardState) -> impl IntoView {
    let i18n = state.i18n;
    let portrait = Memo::new(move |_| {
        let laid = state.settled_input.with(BoardInput::ghost).map(|laid| laid.shape);
        let kind = state.settled_input.with(BoardInput::kind);
        laid.or_else(|| kind.map(punct::shown_in_reserve))
    });
    let color = move || state.props().plays().unwrap_or(Color::White);
    let picture = move || {
        portrait.get().map(|shape| {
            let scene = Signal::derive(move || punct::portrait(color(), shape));
            view! { <Picture class="piece__picture" scene/> }
        })
    };
    let is_laid = Memo::new(move |_| state.settled_input.with(|input| input.ghost().is_some()));
    let turn = move |back: bool| {
        let (icon, act, key, name) = if back {
            (Icon::TurnLeft, "turn-back", "Q", messages::page_board_turn_back as fn() -> Message)
        } else {
            (Icon::TurnRight, "turn", "E", messages::page_board_turn as fn() -> Message)
        };
        view! {
            <button class="button" data-act=act data-key=key disabled=move || !is_laid.get() on:click=handler(move |_| state.handle(Event::Turn { back }))
                aria-label=move || i18n.say(&name())>
                {icon.draw()}
                <span class="desk-only">{i18n.text(messages::page_hand_turn)}</span>
            </button>
        }
    };
    let may_place = Memo::new(move |_| {
        let laid = state.settled_input.with(BoardInput::ghost);
        laid.is_some_and(|laid| state.position.with(|position| laid.verdict(position)).is_ok())
    });
    view! {
        <section class="card hand" class:hand--laid=move || is_laid.get() aria-label=i18n.text(messages::page_hand)>
            <div class="hand__what">{picture}<Note state/></div>
            <Show when=move || is_laid.get()><Pad state/></Show>
            <div class="hand__buttons">
                {turn(true)}
                {turn(false)}
                <button class="button button--main" data-act="confirm" data-key="↵" disabled=move || !may_place.get()
                    on:click=handler(move |_| state.handle(Event::Confirm))>
                    {Icon::Check.labelled(messages::page_hand_place)}
                </button>
                <button class="button button--quiet" data-act="cancel" data-key="Esc" on:click=handler(move |_| state.handle(Event::Cancel))
                    aria-label=i18n.text(messages::page_board_no)>
                    <span class="phone-only">{Icon::Cross.draw()}</span>
                    <span class="desk-only">{i18n.text(messages::page_board_no)}</span>
                </button>
            </div>
        </section>
    }
}

/// The sentence about the next step or the last refusal.
#[component]
pub(super) fn Note(state: BoardState) -> impl IntoView {
    let i18n = state.i18n;
    let note = Memo::new(move |_| announcements::note(state));
    let text = move || {
        let note = note.get().map(|note| (note.title, note.text));
        let threats = || announcements::threat_note(state).map(|threats| i18n.say(&threats));
        let (title, text) = note.or_else(|| Some((String::new(), threats()?)))?;
        Some(view! { <b>{title}</b> {text} })
    };
    let refused = move || note.with(|note| note.as_ref().is_some_and(|note| note.refused));
    view! { <p class="note" class:refused=refused id="note">{text}</p> }
}

#[component]
fn PutBack(state: BoardState) -> impl IntoView {
    let i18n = state.i18n;
    view! {
        <button class="button button--icon big" data-act="cancel"
            on:click=handler(move |_| state.handle(Event::Cancel)) aria-label=i18n.text(messages::page_board_no)>
            {Icon::Cross.draw()}
        </button>
    }
}

/// Turning, nudging and confirming the ghost.
#[component]
fn Ghost(state: BoardState) -> impl IntoView {
    let i18n = state.i18n;
    let illegal = move || {
        let laid = state.settled_input.with(BoardInput::ghost);
        laid.is_some_and(|laid| state.position.with(|position| laid.verdict(position)).is_err())
    };
    let turn = move |back| move |_| state.handle(Event::Turn { back });
    view! {
        <div class="pads">
            <button class="button button--icon big" data-act="turn-back" on:click=handler(turn(true)) aria-label=i18n.text(messages::page_board_turn_back)>
                {Icon::TurnLeft.draw()}
            </button>
            <button class="button button--icon big" data-act="turn" on:click=handler(turn(false)) aria-label=i18n.text(messages::page_board_turn)>
                {Icon::TurnRight.draw()}
            </button>
            <Pad state/>
            <PutBack state/>
            <button class="button button--icon big button--main" data-act="confirm" disabled=illegal
                on:click=handler(move |_| state.handle(Event::Confirm)) aria-label=i18n.text(messages::page_board_yes)>
                {Icon::Check.draw()}
            </button>
        </div>
    }
}

/// The six ways to the neighbouring spaces, as they lie on the screen.
#[component]
fn Pad(state: BoardState) -> impl IntoView {
    let i18n = state.i18n;
    let button = move |(direction, way): (Direction, Point)| {
        let turn = format!("rotate({}deg)", tenths(way.x.atan2(-way.y).to_degrees()));
        view! {
            <button class="button button--icon big" data-nudge=heading(way)
                on:click=handler(move |_| state.handle(Event::Nudge(direction)))
                aria-label=i18n.text_of(messages::page_board_nudge(heading(way)))>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" style:transform=turn><path d="M12 20V5M5 11l7-7 7 7"/></svg>
            </button>
        }
    };
    let buttons = move || ways(state.frame.get().layout).map(button).collect_view();
    view! { <div class="pad">{buttons}</div> }
}

/// The six directions: those that lead up before those that lead down, from left to right.
fn ways(layout: Layout) -> [(Direction, Point); 6] {
    let mut ways = Direction::ALL.map(|direction| (direction, direction.way(layout)));
    sort_by_key(&mut ways, |(_, way)| (way.y > 0.0, way.x.round() as i64));
    ways
}

/// The catalogue's name of a way on the screen.
fn heading(way: Point) -> &'static str {
    match (way.y < 0.0, way.x.abs() < 1.0, way.x > 0.0) {
        (true, true, _) => "up",
        (true, false, true) => "up-right",
        (true, false, false) => "up-left",
        (false, true, _) => "down",
        (false, false, true) => "down-right",
        (false, false, false) => "down-left",
    }
}

/// Buttons and a slider for viewing: the levels shown, what lies under pieces, and threats.
#[component]
pub(super) fn ViewTools(state: BoardState) -> impl IntoView {
    let i18n = state.i18n;
    let top = Memo::new(move |_| {
        let levels = |position: &basalt_rules::punct::Position| {
            position.board().pieces().map(|piece| piece.level).max().unwrap_or(0)
        };
        state.position.with(levels)
    });
    let shown = move || state.highest.get().map_or(top.get(), |level| level.min(top.get())) + 1;
    let fade = move |event| {
        let count: Option<u8> = event_target_value(&event).parse().ok();
        let level = count.and_then(|count| count.checked_sub(1));
        state.highest.set(level.filter(|&level| level < top.get_untracked()));
    };
    // A low window shows the icons alone.
    let (under, threats) =
        (i18n.text(messages::page_board_look_under), i18n.text(messages::page_board_threats));
    view! {
        <div class="looks">
            <button class="button" data-act="look-under" title=under aria-pressed=move || state.looks_under.get().to_string()
                on:click=handler(move |_| state.looks_under.update(|looks| *looks = !*looks))>
                {Icon::Layers.draw()}<span>{under}</span>
            </button>
            <Show when=move || state.props().helps.get()>
                <button class="button" data-act="threats" title=threats aria-pressed=move || state.shows_threats.get().to_string()
                    on:click=handler(move |_| state.toggle_threats())>
                    {Icon::Target.draw()}<span>{threats}</span>
                </button>
            </Show>
            <Show when=move || { top.get() > 0 }>
                // In a menu a press on the slider must not close it.
                <label class="floors" on:click=handler(|event| event.stop_propagation())>
                    {move || i18n.say(&messages::page_board_floors(shown().into()))}
                    <input type="range" min="1" max=move || top.get() + 1 prop:value=shown on:input=fade/>
                </label>
            </Show>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pad_shows_the_ways_as_they_lie_on_the_screen_however_the_board_lies() {
        for layout in Layout::ALL {
            let names = ways(layout).map(|(_, way)| heading(way));
            if layout.orientation == basalt_view::Orientation::Landscape {
                let expected = ["up-left", "up", "up-right", "down-left", "down", "down-right"];
                assert_eq!(names, expected, "{layout:?}");
            }
        }
        let [plain, turned] = [false, true].map(|flipped| Layout { flipped, ..Layout::default() });
        assert_ne!(ways(plain)[0].0, ways(turned)[0].0);
    }
}
