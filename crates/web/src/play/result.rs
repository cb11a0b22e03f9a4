//! How a game has ended, under the board.

use basalt_locales::messages;
use basalt_play::announce;
use basalt_rules::AnyPosition;
use basalt_view::dvonn;
use leptos::prelude::*;

use super::Desk;
use crate::board::Picture;
use crate::browser::{self, later};
use crate::route::{Link, Route};
use crate::words::words;

/// The name of the element.
const ID: &str = "result";

/// How long the last move can be seen before the result comes into sight, in milliseconds.
const LOOK: i32 = 900;

/// The result with its reason, and what can be done next.
#[component]
pub(crate) fn Result() -> impl IntoView {
    let (words, desk) = (words(), expect_context::<Desk>().unhurried());
    let ending = Memo::new(move |_| desk.ending());
    Effect::new(move |was_over: Option<bool>| {
        let is_over = ending.get().is_some();
        if was_over == Some(false) && is_over {
            later(LOOK, || browser::show(ID));
        }
        is_over
    });
    move || {
        let ending = ending.get()?;
        let (title, reason) = (announce::heading(ending), announce::reason(ending));
        Some(view! {
            <section class="panel result" id=ID aria-label=move || words.say(&messages::page_result_label())>
                {desk.with(|table| table.latest().clone()).map(|position| view! { <Towers position/> })}
                <div class="verdict">
                    <h2>{move || words.say(&title)}</h2>
                    <p>{move || words.say(&reason)}</p>
                    <div class="row">
                        <button class="main" data-act="rematch" on:click=move |_| desk.rematch()>
                            {move || words.say(&messages::page_play_rematch())}
                        </button>
                        {desk.kept().map(|id| view! {
                            <Link to=Route::Analyse(Some(id)) class="button">{move || words.say(&messages::page_analyse_this())}</Link>
                        })}
                        <Link to=Route::Games class="button">{move || words.say(&messages::page_games())}</Link>
                    </div>
                </div>
            </section>
        })
    }
}

/// The two towers that are built at the end of a game of DVONN.
#[component]
pub(crate) fn Towers(
    /// Where the game ended.
    position: AnyPosition,
) -> impl IntoView {
    let AnyPosition::Dvonn(position) = position else { return None };
    position.is_over().then(|| {
        let scene = dvonn::towers(&position);
        view! { <Picture class="towers" scene=Signal::derive(move || scene.clone())/> }
    })
}
