//! The moves of a game, to step through.

use basalt_locales::messages;
use leptos::prelude::*;

use super::Desk;
use crate::icons::Icon;
use crate::words::words;

/// All moves so far, and the buttons that step through them.
#[component]
pub(crate) fn Moves() -> impl IntoView {
    let (words, desk) = (words(), expect_context::<Desk>());
    let plies = Memo::new(move |_| {
        desk.with(|table| table.plies().iter().map(|ply| ply.mv.to_string()).collect::<Vec<_>>())
            .unwrap_or_default()
    });
    let shown = Memo::new(move |_| desk.with(basalt_table::Table::shown_plies).unwrap_or(0));
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        plies.track();
        if let (Some(list), number) = (list.get(), shown.get()) {
            follow(&list, number);
        }
    });
    let numbered = move || plies.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <section class="panel" aria-label=move || words.say(&messages::page_play_moves())>
            <ol class="moves" node_ref=list tabindex="0" aria-label=move || words.say(&messages::page_play_moves())>
                <For
                    each=numbered
                    key=Clone::clone
                    let((number, text))
                >
                    <li>
                        <button
                            on:click=move |_| desk.look_at(number + 1)
                            aria-current=move || (shown.get() == number + 1).then_some("step")
                        >
                            <span class="number">{(number + 1).to_string()}</span>
                            {text}
                        </button>
                    </li>
                </For>
            </ol>
            <div class="steps">
                <Step icon=Icon::First what=messages::page_play_first act=Desk::look_at_start/>
                <Step icon=Icon::Back what=messages::page_play_back act=Desk::look_back/>
                <Step icon=Icon::Ahead what=messages::page_play_ahead act=Desk::look_ahead/>
                <Step icon=Icon::Last what=messages::page_play_last act=Desk::look_at_end/>
            </div>
        </section>
    }
}

#[component]
fn Step(icon: Icon, what: fn() -> basalt_locales::Message, act: fn(Desk)) -> impl IntoView {
    let (words, desk) = (words(), expect_context::<Desk>());
    let name = move || words.say(&what());
    view! {
        <button class="icon" on:click=move |_| act(desk) aria-label=name title=name>{icon.draw()}</button>
    }
}

/// Scrolls the list so that the move with this number can be seen.
fn follow(list: &web_sys::HtmlElement, number: usize) {
    let Some(item) = list.children().item((number as u32).saturating_sub(1)) else { return };
    use wasm_bindgen::JsCast;
    let Ok(item) = item.dyn_into::<web_sys::HtmlElement>() else { return };
    let (top, height) = (item.offset_top() - list.offset_top(), item.offset_height());
    let (from, room) = (list.scroll_top(), list.client_height());
    if top < from {
        list.set_scroll_top(top);
    } else if top + height > from + room {
        list.set_scroll_top(top + height - room);
    }
}
