//! What stands beside the board: players, counts, moves, and what can be done.

use basalt_locales::{Message, messages};
use basalt_rules::{AnyPosition, Color};
use basalt_table::{Table, Turn};
use basalt_view::{dvonn, punct};
use leptos::prelude::*;

use super::Desk;
use super::clock::Player;
use super::moves::Moves;
use crate::engine::{Engine, Lack, State};
use crate::preferences::Preferences;
use crate::route::{Route, Way};
use crate::words::words;

/// The column beside the board.
#[component]
pub(crate) fn Aside() -> impl IntoView {
    let (words, desk) = (words(), expect_context::<Desk>());
    let preferences = expect_context::<Preferences>();
    let order = move || {
        let below =
            if preferences.flipped(desk.shown().game()) { Color::Black } else { Color::White };
        [below.other(), below]
    };
    let said = move || {
        desk.said().map(|said| {
            let class = if said.refused { "said refused" } else { "said quiet" };
            view! { <p class=class>{said.text}</p> }
        })
    };
    view! {
        <aside class="side" aria-label=move || words.say(&messages::page_play_aside())>
            <section class="panel">
                {move || order().map(|color| view! { <Player color/> }).collect_view()}
                <p class="status" id="status">{move || words.say(&status(desk))}</p>
                {said}
                <EngineTrouble/>
            </section>
            <Counts/>
            <Show when=move || !desk.zen()>
                <Moves/>
            </Show>
            <Actions/>
        </aside>
    }
}

/// Whose turn it is, and to do what.
fn status(desk: Desk) -> Message {
    if let Some(ending) = desk.ending() {
        return basalt_table::announce::heading(ending);
    }
    if desk.with(Table::is_at_end) == Some(false) {
        return messages::page_play_looking_back();
    }
    let color = match desk.turn().player() {
        Some(Color::Black) => "black",
        Some(Color::White) | None => "white",
    };
    let you =
        matches!(desk.turn(), Turn::Person(_)) && desk.with(is_against_computer) == Some(true);
    match desk.shown() {
        AnyPosition::Dvonn(position) => match position.next_piece() {
            Some(basalt_rules::dvonn::Piece::Red) => {
                messages::page_play_place_red(color, truth(you))
            }
            Some(_) => messages::page_play_place(color, truth(you)),
            None => messages::page_play_move(color, truth(you)),
        },
        AnyPosition::Punct(_) => messages::page_play_turn(color, truth(you)),
    }
}

fn truth(you: bool) -> &'static str {
    if you { "you" } else { "other" }
}

fn is_against_computer(table: &Table) -> bool {
    Color::ALL.into_iter().any(|color| table.players()[color] != basalt_table::Seat::Person)
}

/// Why the engine cannot play here.
#[component]
fn EngineTrouble() -> impl IntoView {
    let (words, engine) = (words(), expect_context::<Engine>());
    move || {
        let sentence = match engine.state() {
            State::Missing(Lack::Workers) => messages::page_engine_no_workers(),
            State::Missing(Lack::Simd) => messages::page_engine_no_simd(),
            State::Idle | State::Thinking => return None,
        };
        Some(view! { <p class="said refused">{move || words.say(&sentence)}</p> })
    }
}

/// What is counted of each side.
#[component]
fn Counts() -> impl IntoView {
    let (words, desk) = (words(), expect_context::<Desk>());
    let rows = move || match desk.shown() {
        AnyPosition::Dvonn(position) => {
            let counts = dvonn::Counts::of(&position);
            vec![
                (messages::page_count_controls(), counts.controlled),
                (messages::page_count_can_move(), counts.movable),
                (messages::page_count_removed(), counts.removed),
            ]
        }
        AnyPosition::Punct(position) => {
            let counts = punct::Counts::of(&position);
            vec![
                (
                    messages::page_count_placements(),
                    basalt_rules::ByColor::from_fn(|color| counts.placements_left(color)),
                ),
                (messages::page_count_centre(), counts.centre),
            ]
        }
    };
    view! {
        <section class="panel">
            <table class="counts">
                <thead>
                    <tr>
                        <th scope="col"><span class="unseen">{move || words.say(&messages::page_count_what())}</span></th>
                        <th scope="col">{move || words.say(&messages::color_white())}</th>
                        <th scope="col">{move || words.say(&messages::color_black())}</th>
                    </tr>
                </thead>
                <tbody>
                    {move || rows().into_iter().map(|(name, count)| view! {
                        <tr>
                            <th scope="row">{words.say(&name)}</th>
                            <td>{count.white}</td>
                            <td>{count.black}</td>
                        </tr>
                    }).collect_view()}
                </tbody>
            </table>
        </section>
    }
}

/// What can be done.
#[component]
fn Actions() -> impl IntoView {
    let (words, way, desk) = (words(), expect_context::<Way>(), expect_context::<Desk>());
    let engine = expect_context::<Engine>();
    let over = move || desk.ending().is_some();
    let person = move || matches!(desk.turn(), Turn::Person(_));
    let thinking = move || engine.state() == State::Thinking;
    let confirming = RwSignal::new(false);
    let resign = move |_| {
        if confirming.get_untracked() {
            desk.resign();
        }
        confirming.update(|confirming| *confirming = !*confirming);
    };
    let say = move |message: fn() -> Message| move || words.say(&message());
    view! {
        <section class="panel actions" aria-label=say(messages::page_play_actions)>
            <button data-act="undo" on:click=move |_| desk.undo() disabled=move || desk.with(Table::may_undo) != Some(true)>
                {say(messages::page_play_undo)}
            </button>
            <button data-act="redo" on:click=move |_| desk.redo() disabled=move || desk.with(Table::may_redo) != Some(true)>
                {say(messages::page_play_redo)}
            </button>
            <Show when=move || !thinking() || person()>
                <button data-act="hint" on:click=move |_| desk.ask_hint() disabled=move || !person() || over() || thinking()>
                    {say(messages::page_play_hint)}
                </button>
            </Show>
            <Show when=move || thinking() && !person()>
                <button data-act="stop" on:click=move |_| engine.hurry()>{say(messages::page_play_stop)}</button>
            </Show>
            <button data-act="flip" on:click=move |_| desk.flip()>{say(messages::page_play_flip)}</button>
            <button data-act="zen" on:click=move |_| desk.toggle_zen() aria-pressed=move || desk.zen().to_string()>
                {say(messages::page_play_zen)}
            </button>
            <Show when=move || desk.with(Table::may_place_rest) == Some(true)>
                <button data-act="place-rest" on:click=move |_| desk.place_rest()>{say(messages::page_play_place_rest)}</button>
            </Show>
            <Show when=move || desk.with(Table::may_finish) == Some(true)>
                <button data-act="finish" class="main" on:click=move |_| desk.finish()>{say(messages::page_play_finish)}</button>
            </Show>
            <Show when=move || !over()>
                <button data-act="resign" class="danger" on:click=resign on:blur=move |_| confirming.set(false)>
                    {move || words.say(&if confirming.get() { messages::page_play_resign_sure() } else { messages::page_play_resign() })}
                </button>
            </Show>
            <button data-act="new" on:click=move |_| way.go(Route::New)>{say(messages::page_play_new)}</button>
        </section>
    }
}
