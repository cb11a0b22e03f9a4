//! The puzzle of the day.

use basalt_learn::puzzles::{IndexEntry, Puzzle};
use basalt_locales::messages;
use basalt_rules::Title;
use leptos::prelude::*;

use super::library::{of_today, route, with_puzzle};
use super::records::days_in_a_row;
use super::texts::aim;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::mini_board::MiniBoard;
use crate::route::Link;

/// The puzzle of the day of a title, and the streak.
#[component]
pub(crate) fn DailyPuzzle(
    /// The title.
    title: Title,
) -> impl IntoView {
    with_puzzle(title, of_today, |found| {
        found.map(|(entry, puzzle)| view! { <Daily entry puzzle/> })
    })
}

#[component]
fn Daily(entry: IndexEntry, puzzle: Puzzle) -> impl IntoView {
    let (i18n, aim) = (i18n(), aim(puzzle.player(), puzzle.aim()));
    view! {
        <Link to=route(&entry) class="daily-puzzle">
            <MiniBoard position=puzzle.position().clone()/>
            <span class="row"><span>{i18n.text_of(aim)}</span><span class="spring"></span><StreakTag/></span>
        </Link>
    }
}

/// The number of days in a row on which a puzzle of the day was solved, if there are any.
#[component]
fn StreakTag() -> impl IntoView {
    let i18n = i18n();
    let days = days_in_a_row();
    (days > 0).then(|| {
        view! {
            <span class="tag tag--gold">
                {Icon::Flame.draw()}
                <span aria-hidden="true">{days}</span>
                <span class="sr">{i18n.text_of(messages::page_puzzles_streak(days.into()))}</span>
            </span>
        }
    })
}
