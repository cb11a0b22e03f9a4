//! The result, where the eye is: beside the last position, which stays in sight.

use basalt_locales::{Message, messages};
use basalt_play::{Ending, LocalGame};
use basalt_rules::AnyPosition;
use basalt_view::{Scene, closing_scene};
use leptos::prelude::*;

use super::GameController;
use super::game_controller::now;
use super::local_player::you;
use super::result_words::{heading, reason};
use crate::board::{BoardReports, Picture};
use crate::browser::{copy, handler};
use crate::game_ui::fingerprint;
use crate::i18n::{I18n, i18n};
use crate::icons::Icon;
use crate::notices::Notices;
use crate::route::{Link, Route, Router};

/// An ending, from when the last move has come to rest on the board that shows `shown`.
pub(crate) fn landed_ending<E>(
    ending: impl Fn() -> Option<E> + Send + Sync + 'static,
    shown: Signal<AnyPosition>,
) -> Signal<Option<E>>
where
    E: PartialEq + Clone + Send + Sync + 'static,
{
    let reports = expect_context::<BoardReports>();
    let has_landed = move || reports.has_landed(fingerprint(&shown.get()));
    let landed = Memo::new(move |before: Option<&Option<E>>| {
        let ending = ending();
        let was_shown = before.is_some_and(|before| *before == ending);
        ending.filter(|_| was_shown || has_landed())
    });
    landed.into()
}

/// A result with its reason, and what can be done next.
#[component]
pub(crate) fn ResultPanel(
    /// The result.
    heading: Message,
    /// The reason.
    reason: Message,
    /// The picture that compares the players, in games that have one.
    picture: Option<Scene>,
    /// The part below the reason.
    #[prop(optional)]
    more: Option<AnyView>,
    /// The buttons for the next step.
    children: Children,
) -> impl IntoView {
    let i18n = i18n();
    view! {
        <section class="result" id="result" aria-label=i18n.text(messages::page_result_label)>
            <div class="card verdict">
                {picture.map(towers)}
                <div class="verdict__words">
                    <h2>{i18n.text_of(heading)}</h2>
                    <p class="quiet">{i18n.text_of(reason)}</p>
                    {more}
                </div>
            </div>
            <div class="card next">{children()}</div>
        </section>
    }
}

fn towers(scene: Scene) -> impl IntoView {
    view! { <Picture class="towers" scene=Signal::stored(scene)/> }
}

/// The result of the game under way.
#[component]
pub(super) fn LocalResult(ending: Signal<Option<Ending>>) -> impl IntoView {
    let controller = expect_context::<GameController>();
    move || {
        let ending = ending.get()?;
        let (picture, you) =
            controller.with(|game| (closing_scene(game.latest()), you(game.players())))?;
        let (heading, reason) = (heading(ending, you), reason(ending, you));
        Some(view! { <ResultPanel heading reason picture><Next/></ResultPanel> })
    }
}

/// Copies the text of a game, and tells whether the browser allowed it.
pub(crate) fn copy_game(text: &str, notices: Notices, i18n: I18n) {
    copy(text, move |is_copied| {
        let told = if is_copied {
            messages::page_result_copied()
        } else {
            messages::page_result_not_copied()
        };
        notices.tell(i18n.say(&told));
    });
}

/// The buttons after a game.
#[component]
fn Next() -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>());
    let (router, notices) = (expect_context::<Router>(), expect_context::<Notices>());
    let share = move |_| {
        let text = untrack(|| controller.with(|game: &LocalGame| game.to_text(now())));
        copy_game(&text.unwrap_or_default(), notices, i18n);
    };
    view! {
        {controller.kept().map(|id| view! {
            <Link to=Route::Analyse(Some(id)) class="button button--main button--wide">
                {Icon::Chart.labelled(messages::page_analyse_review)}
            </Link>
        })}
        <button class="button button--wide" data-act="rematch" on:click=handler(move |_| controller.rematch())>
            {Icon::Swap.labelled(messages::page_play_rematch)}
        </button>
        <button class="button button--wide" data-act="new" on:click=handler(move |_| router.go(Route::New))>
            {Icon::Play.labelled(messages::page_play_new)}
        </button>
        <div class="next__more">
            <button class="button button--quiet" data-act="undo" on:click=handler(move |_| controller.undo()) disabled=move || !controller.may_undo()>
                {Icon::Undo.labelled(messages::page_play_undo)}
            </button>
            <button class="button button--quiet" data-act="share" on:click=handler(share)>
                {Icon::Share.labelled(messages::page_result_share)}
            </button>
            <Link to=Route::Games class="button button--quiet">
                {Icon::Layers.labelled(messages::page_games)}
            </Link>
        </div>
    }
}
