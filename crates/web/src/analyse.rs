//! The screen where games are studied.

mod chart;
mod film;
mod keys;
mod lab;
mod lines;
mod opening;
mod pictures;
mod retry;
mod review;
mod score;
mod setup;
mod sharing;
mod tree;

use basalt_locales::messages;
use basalt_rules::AnyPosition;
use basalt_study::Study;
use leptos::prelude::*;

use crate::board::dvonn::DvonnBoard;
use crate::board::punct::PunctBoard;
use crate::words::{title, words};
use chart::Chart;
use keys::Keys;
use lab::Lab;
use lines::{Bar, Lines};
use opening::Opening;
use retry::Retries;
use review::{ReviewPanel, Reviewing};
pub(crate) use score::written;
use setup::SetUp;
use sharing::Sharing;
use tree::Tree;

/// A board on which everything can be tried, and what there is to know about it.
#[component]
pub(crate) fn Analyse(
    /// The kept game that is to be studied, by its number; otherwise what was studied last.
    #[prop(optional_no_strip)]
    game: Option<String>,
) -> impl IntoView {
    let words = words();
    let lab = Lab::new(game);
    let keys = RwSignal::new(false);
    let reviewing = Reviewing::new();
    let is_retrying = Memo::new(move |_| reviewing.mistakes.with(Option::is_some));
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if !is_retrying.get_untracked() {
            keys::take(lab, keys, &event);
        }
    });
    on_cleanup(move || listener.remove());
    let is_dvonn = Memo::new(move |_| matches!(lab.position(), AnyPosition::Dvonn(_)));
    let stage = lab.stage();
    let class = move || if lab.zen() { "table analyse zen" } else { "table analyse" };
    let heading = move || {
        format!("{}: {}", words.say(&messages::page_analyse()), title(lab.position().game()))
    };
    let finished = Callback::new(move |position| lab.open(Study::new(position)));
    let left = Callback::new(move |()| lab.set_up(false));
    let editor =
        move || view! { <SetUp from=untrack(|| lab.position()) done=finished cancel=left/> };
    let come_back = Callback::new(move |()| {
        reviewing.mistakes.set(None);
        lab.think_anew();
    });
    let retries = move || {
        let mistakes = reviewing.mistakes.get()?;
        Some(view! { <Retries lab mistakes leave=come_back/> })
    };
    view! {
        <h1 class="unseen">{heading}</h1>
        <Show when=move || lab.is_setting_up()>{editor}</Show>
        {retries}
        <Show when=move || !lab.is_setting_up() && !is_retrying.get()>
        <div class=class>
            <div class="place">
                <Bar lab/>
                {move || if is_dvonn.get() {
                    view! { <DvonnBoard on=stage/> }.into_any()
                } else {
                    view! { <PunctBoard on=stage/> }.into_any()
                }}
                <Said lab/>
                <Chart lab/>
            </div>
            <aside class="side" aria-label=move || words.say(&messages::page_play_aside())>
                <Lines lab/>
                <Tree lab/>
                <ReviewPanel lab reviewing/>
                <Opening lab/>
                <Sharing lab/>
                <button data-act="keys" on:click=move |_| keys.set(true)>{move || words.say(&messages::page_keys())}</button>
            </aside>
        </div>
        </Show>
        <Keys shown=keys/>
    }
}

/// What was said last about the board.
#[component]
fn Said(lab: Lab) -> impl IntoView {
    let words = words();
    view! {
        <p class="said" class:refused=move || lab.said().is_some_and(|said| said.refused)>
            {move || lab.said().map(|said| (said.text(&words.catalogue()), said.way_to_rules(words)))}
        </p>
    }
}
