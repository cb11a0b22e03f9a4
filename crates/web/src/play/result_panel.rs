//! The result panel under the board.

use basalt_locales::messages;
use basalt_rules::AnyPosition;
use basalt_view::{announce, closing_scene};
use leptos::prelude::*;

use super::GameController;
use crate::board::Picture;
use crate::browser::{self, after_delay};
use crate::i18n::i18n;
use crate::route::{Link, Route};

/// The name of the element.
const ID: &str = "result";

/// The delay before the result scrolls into view, in milliseconds.
const LOOK: i32 = 900;

/// The result with its reason, and what can be done next.
#[component]
pub(crate) fn ResultPanel() -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>().deferred());
    let ending = Memo::new(move |_| controller.ending());
    Effect::new(move |was_over: Option<bool>| {
        let is_over = ending.get().is_some();
        if was_over == Some(false) && is_over {
            after_delay(LOOK, || browser::show(ID));
        }
        is_over
    });
    move || {
        let ending = ending.get()?;
        let (title, reason) = (announce::heading(ending), announce::reason(ending));
        Some(view! {
            <section class="panel result-panel" id=ID aria-label=move || i18n.say(&messages::page_result_label())>
                {controller.with(|game| result_image(game.latest())).flatten()}
                <div class="result-text">
                    <h2>{move || i18n.say(&title)}</h2>
                    <p>{move || i18n.say(&reason)}</p>
                    <div class="row row--wrap">
                        <button class="button button--main" data-act="rematch" on:click=move |_| controller.rematch()>
                            {move || i18n.say(&messages::page_play_rematch())}
                        </button>
                        {controller.kept().map(|id| view! {
                            <Link to=Route::Analyse(Some(id)) class="button">{move || i18n.say(&messages::page_analyse_this())}</Link>
                        })}
                        <Link to=Route::Games class="button">{move || i18n.say(&messages::page_games())}</Link>
                    </div>
                </div>
            </section>
        })
    }
}

/// The picture of a result, for games that have one.
pub(crate) fn result_image(position: &AnyPosition) -> Option<impl IntoView + use<>> {
    let scene = closing_scene(position)?;
    Some(view! { <Picture class="towers" scene=Signal::stored(scene)/> })
}
