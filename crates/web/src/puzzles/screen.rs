//! The screen of a puzzle.

use std::sync::Arc;

use basalt_learn::puzzles::{Puzzle, Puzzles};
use basalt_locales::{Message, messages};
use basalt_rules::{AnyPosition, Title};
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::controller::PuzzleController;
use super::library::{of_today, route, stored_score, with_puzzles};
use super::texts::{aim, task};
use crate::browser::handler;
use crate::components::Show;
use crate::frame::use_whole_window;
use crate::game_ui::GameBoard;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::message_page::MessagePage;
use crate::play::is_key_taken;
use crate::practice_board::Feedback;
use crate::route::{Link, Route, Router};
use crate::shortcuts::{ShortcutList, use_shortcuts};

/// The title and the id of the puzzle with this number, if there is such a title.
pub(crate) fn puzzle_of(title: &str, number: &str) -> Option<(Title, String)> {
    Some((Title::from_id(title)?, format!("{title}-{number}")))
}

/// A puzzle, if there is one.
#[component]
pub(crate) fn PuzzleScreen(
    /// The title and the id of the puzzle.
    sought: Option<(Title, String)>,
) -> impl IntoView {
    let Some((title, id)) = sought else { return view! { <Missing/> }.into_any() };
    let show = move |puzzles: Arc<Puzzles>| match puzzles.get(&id).cloned() {
        Some(puzzle) => view! { <Shell puzzles puzzle/> }.into_any(),
        None => view! { <Missing/> }.into_any(),
    };
    with_puzzles(title, show).into_any()
}

#[component]
fn Missing() -> impl IntoView {
    let (title, link) = (messages::page_lost_title, messages::page_puzzles);
    view! { <MessagePage title to=Route::Puzzles link/> }
}

/// The keys of a puzzle.
static SHORTCUTS: ShortcutList =
    ShortcutList::screen(&[&[("← k", messages::page_keys_undo), ("f", messages::page_keys_flip)]]);

/// The board, what is asked, and what can be done.
#[component]
fn Shell(puzzles: Arc<Puzzles>, puzzle: Puzzle) -> impl IntoView {
    let i18n = i18n();
    let is_of_today = of_today(&puzzles) == Some(&puzzle);
    let controller = PuzzleController::new(&puzzle, is_of_today);
    use_shortcuts(&SHORTCUTS);
    let keys =
        window_event_listener(leptos::ev::keydown, move |event| take_key(controller, &event));
    on_cleanup(move || keys.remove());
    let (aim, task) = (aim(&puzzle), task(&puzzle));
    let analysis = analysis(puzzle.position());
    use_whole_window();
    view! {
        <div class="page-body lesson search puzzle" data-solved=move || controller.is_solved().to_string() data-made=move || controller.board.count().to_string()>
            <div class="place"><GameBoard on=controller.board_props()/></div>
            <section class="card coach">
                <p class="coach__who">
                    <Link to=Route::Puzzles class="icon-button">
                        {Icon::Leave.draw()}
                        <span class="sr">{i18n.text(messages::page_puzzles)}</span>
                    </Link>
                    <Which puzzle=puzzle.clone() is_of_today/>
                </p>
                <h1>{i18n.text_of(aim)}</h1>
                <p class="task">{i18n.text_of(task)}</p>
                <Feedback board=controller.board/>
                <Buttons controller puzzles puzzle/>
                <a class="button button--quiet coach__more" href=analysis data-act="analyse">
                    {Icon::Chart.labelled(messages::page_puzzles_analyse)}
                </a>
            </section>
        </div>
    }
}

/// The number and the grade of the puzzle.
#[component]
fn Which(puzzle: Puzzle, is_of_today: bool) -> impl IntoView {
    let i18n = i18n();
    let which = move || {
        let name = messages::page_puzzles_name(puzzle.game().title().name(), puzzle.number());
        let grade = messages::page_puzzles_of_grade(puzzle.grade().into());
        let today = is_of_today.then(messages::page_puzzles_day);
        let parts = [Some(name), Some(grade), today].into_iter().flatten();
        parts.map(|part| i18n.say(&part)).collect::<Vec<_>>().join(" · ")
    };
    view! { <span>{which}</span> }
}

#[component]
fn Buttons(controller: PuzzleController, puzzles: Arc<Puzzles>, puzzle: Puzzle) -> impl IntoView {
    let (i18n, router) = (i18n(), expect_context::<Router>());
    let say = move |message: fn() -> Message| i18n.text(message);
    let leave = move |_| {
        let next = puzzles.next_unsolved(&stored_score(), None, Some(puzzle.id()));
        router.go(next.map_or(Route::Puzzles, route));
    };
    view! {
        <div class="coach__buttons">
            <Show when=move || controller.has_strayed()>
                <button class="button button--main" data-act="back" on:click=handler(move |_| controller.take_back())>{say(messages::page_puzzles_back)}</button>
            </Show>
            <Show when=move || !controller.is_solved() && !controller.has_strayed()>
                <button class="button" data-act="hint" disabled=move || !controller.is_open() on:click=handler(move |_| controller.help())>{say(messages::page_puzzles_hint)}</button>
                <button class="button" data-act="show-me" disabled=move || !controller.is_open() on:click=handler(move |_| controller.show())>{say(messages::page_learn_show)}</button>
            </Show>
            <Show when=move || { controller.board.count() > 0 }>
                <button class="button" data-act="again" on:click=handler(move |_| controller.again())>{say(messages::page_learn_again)}</button>
            </Show>
            <button class="button" class=("button--main", move || controller.is_solved()) data-act="next" on:click=handler(leave)>{say(messages::page_puzzles_following)}</button>
        </div>
    }
}

/// Handles a key, unless it belongs to a field or to the board.
fn take_key(controller: PuzzleController, event: &KeyboardEvent) {
    if is_key_taken(event) {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" | "k" if untrack(|| controller.has_strayed()) => controller.take_back(),
        "f" => controller.flip(),
        _ => return,
    }
    event.prevent_default();
}

/// The address of the analysis of a position, as docs/notation.md describes links.
fn analysis(position: &AnyPosition) -> String {
    let text = position.to_string().replace(' ', "_").replace('^', "~5e");
    format!("/analyse#1&Game={}&Position={text}", position.game().id())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_has_no_sign_that_other_programs_would_change() {
        for text in [
            include_str!("../../../learn/data/puzzles-dvonn.txt"),
            include_str!("../../../learn/data/puzzles-punct.txt"),
        ] {
            for puzzle in Puzzles::read(text).iter() {
                let link = analysis(puzzle.position());
                let (_, position) = link.split_once("&Position=").expect("a position");
                let is_plain =
                    |sign: char| sign.is_ascii_alphanumeric() || "/:,()_~".contains(sign);
                assert!(position.chars().all(is_plain), "{link}");
            }
        }
    }
}
