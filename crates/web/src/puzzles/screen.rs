//! The screen of a puzzle.

use basalt_learn::puzzles::{IndexEntry, Puzzle, PuzzleFilter, PuzzleTheme};
use basalt_locales::{Message, messages};
use basalt_rules::{AnyPosition, Title};
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::controller::PuzzleController;
use super::library::{of_today, own_puzzle, route, with_indexes, with_puzzle};
use super::list::PuzzleState;
use super::records::{Records, signed, tell};
use super::texts::{self, aim, task};
use crate::browser::handler;
use crate::components::Show;
use crate::frame::use_whole_window;
use crate::game_ui::GameBoard;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::message_page::MessagePage;
use crate::notices::Notices;
use crate::play::is_key_taken;
use crate::practice_board::Feedback;
use crate::route::{Link, Route, Router};
use crate::shortcuts::{ShortcutList, use_keys, use_shortcuts};

/// A puzzle that an address leads to.
#[derive(Clone)]
pub(crate) enum RequestedPuzzle {
    /// The title and the id.
    Shipped(Title, String),
    /// One from a game of the person.
    Own(Box<(IndexEntry, Puzzle)>),
}

/// The puzzle with this number of a title, or of the person's own ones, if there is such a title or puzzle.
pub(crate) fn puzzle_of(folder: &str, number: &str) -> Option<RequestedPuzzle> {
    let own = || own_puzzle(folder, number).map(|own| RequestedPuzzle::Own(Box::new(own)));
    let shipped = |title| RequestedPuzzle::Shipped(title, format!("{folder}-{number}"));
    Title::from_id(folder).map(shipped).or_else(own)
}

/// A puzzle, if there is one.
#[component]
pub(crate) fn PuzzleScreen(
    /// The puzzle.
    requested: Option<RequestedPuzzle>,
) -> impl IntoView {
    let (title, id) = match requested {
        Some(RequestedPuzzle::Shipped(title, id)) => (title, id),
        Some(RequestedPuzzle::Own(own)) => {
            let (entry, puzzle) = *own;
            return view! { <Single entry puzzle/> }.into_any();
        }
        None => return view! { <Missing/> }.into_any(),
    };
    let show = |found: Option<(IndexEntry, Puzzle)>| match found {
        Some((entry, puzzle)) => view! { <Single entry puzzle/> }.into_any(),
        None => view! { <Missing/> }.into_any(),
    };
    with_puzzle(title, move |index| index.get(&id), show).into_any()
}

/// A puzzle by itself. The next one is of the same title, or from a game of the person as well.
#[component]
fn Single(entry: IndexEntry, puzzle: Puzzle) -> impl IntoView {
    let router = expect_context::<Router>();
    with_indexes(move |indexes| {
        let is_of_today = indexes.iter().any(|index| of_today(index) == Some(&entry));
        let filter = if entry.is_own() {
            PuzzleFilter { title: None, theme: Some(PuzzleTheme::OwnGames) }
        } else {
            PuzzleFilter { title: Some(entry.title()), theme: None }
        };
        let last = entry.id();
        let next = Callback::new(move |()| {
            let records = Records::read();
            let next = records.next(&indexes, filter, Some(&last), 1);
            router.go(next.map_or(Route::Puzzles, route));
        });
        let report = practice_report(entry.clone(), is_of_today);
        let setting = PuzzleContext { is_of_today, report, next, run: None };
        view! { <Shell entry=entry.clone() puzzle=puzzle.clone() setting/> }
    })
}

/// Stores the results of attempts at a puzzle, and tells what they change.
pub(super) fn practice_report(
    entry: IndexEntry,
    is_of_today: bool,
) -> Callback<bool, Vec<Message>> {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let change = StoredValue::new(None);
    Callback::new(move |solved| {
        let mut records = Records::read();
        let (rated, written) = records.add(&entry, solved, is_of_today);
        tell(written, notices, i18n);
        if rated.is_some() {
            change.set_value(rated);
        }
        let rating = change
            .get_value()
            .map(|now| messages::page_puzzles_rating_now(now.points.into(), &signed(now.change)));
        let returns = (!solved).then(messages::page_puzzles_returns);
        [rating, returns].into_iter().flatten().collect()
    })
}

/// The context in which a puzzle is shown.
#[derive(Clone, Copy)]
pub(super) struct PuzzleContext {
    pub(super) is_of_today: bool,
    /// Gets the results.
    pub(super) report: Callback<bool, Vec<Message>>,
    /// Goes on to the next puzzle.
    pub(super) next: Callback<()>,
    /// The state of a run, in which there is no help.
    pub(super) run: Option<Signal<String>>,
}

/// There is no such puzzle.
#[component]
pub(super) fn Missing() -> impl IntoView {
    let (title, link) = (messages::page_lost_title, messages::page_puzzles);
    view! { <MessagePage title to=Route::Puzzles link/> }
}

/// The keys of a puzzle.
static SHORTCUTS: ShortcutList =
    ShortcutList::screen(&[&[("← k", messages::page_keys_undo), ("f", messages::page_keys_flip)]]);

/// The board, what is asked, and what can be done.
#[component]
pub(super) fn Shell(entry: IndexEntry, puzzle: Puzzle, setting: PuzzleContext) -> impl IntoView {
    let i18n = i18n();
    let PuzzleContext { is_of_today, report, next, run } = setting;
    let controller = PuzzleController::new(&puzzle, run.is_some(), report);
    use_shortcuts(&SHORTCUTS);
    use_keys(move |event| take_key(controller, event));
    let aim = aim(puzzle.player(), puzzle.aim());
    let (id, analysis) = (entry.id(), analysis(puzzle.position()));
    let state = PuzzleState::of(&entry, &Records::read().learner.score).name();
    use_whole_window();
    let status = move |run: Signal<String>| view! { <p class="run-status" role="timer">{run}</p> };
    let more = run.is_none().then(|| {
        view! {
            <Buttons controller next/>
            <a class="button button--quiet coach__more" href=analysis data-act="analyse">
                {Icon::Chart.labelled(messages::page_puzzles_analyse)}
            </a>
        }
    });
    view! {
        <div class="page-body lesson search puzzle" data-puzzle=id data-state=state data-solved=move || controller.is_solved().to_string() data-made=move || controller.board.count().to_string()>
            <div class="place"><GameBoard on=controller.board_props()/></div>
            <section class="card coach">
                <p class="coach__who">
                    <Link to=Route::Puzzles class="icon-button">
                        {Icon::Leave.draw()}
                        <span class="sr">{i18n.text(messages::page_puzzles)}</span>
                    </Link>
                    <Which entry is_of_today/>
                </p>
                {run.map(status)}
                <h1>{i18n.text_of(aim)}</h1>
                <p class="task">{move || i18n.say(&task(&puzzle))}</p>
                <Feedback board=controller.board/>
                {more}
            </section>
        </div>
    }
}

/// The number and the rating of the puzzle.
#[component]
fn Which(entry: IndexEntry, is_of_today: bool) -> impl IntoView {
    let i18n = i18n();
    let which = move || {
        let number = entry.number().to_string();
        let name = messages::page_puzzles_name(entry.title().name(), &number);
        let about = if entry.is_own() {
            texts::theme(PuzzleTheme::OwnGames)
        } else {
            messages::page_puzzles_rated(entry.rating().into())
        };
        let today = is_of_today.then(messages::page_puzzles_day);
        let parts = [Some(name), Some(about), today].into_iter().flatten();
        parts.map(|part| i18n.say(&part)).collect::<Vec<_>>().join(" · ")
    };
    view! { <span>{which}</span> }
}

#[component]
fn Buttons(controller: PuzzleController, next: Callback<()>) -> impl IntoView {
    let i18n = i18n();
    let say = move |message: fn() -> Message| i18n.text(message);
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
            <button class="button" class=("button--main", move || controller.is_solved()) data-act="next" on:click=handler(move |_| next.run(()))>{say(messages::page_puzzles_following)}</button>
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
    use basalt_learn::puzzles::Puzzles;

    use super::*;

    #[test]
    fn a_link_has_no_sign_that_other_programs_would_change() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../learn/data");
        let files = std::fs::read_dir(folder).expect("puzzles");
        for file in files.map(|file| file.expect("a file").path()) {
            let text = std::fs::read_to_string(file).expect("a text");
            for puzzle in Puzzles::read(&text).iter() {
                let link = analysis(puzzle.position());
                let (_, position) = link.split_once("&Position=").expect("a position");
                let is_plain =
                    |sign: char| sign.is_ascii_alphanumeric() || "/:,()_~".contains(sign);
                assert!(position.chars().all(is_plain), "{link}");
            }
        }
    }
}
