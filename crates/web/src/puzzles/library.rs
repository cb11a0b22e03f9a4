//! The fetched puzzles, and the stored results.

use std::cell::RefCell;
use std::str::FromStr;
use std::sync::Arc;

use basalt_learn::puzzles::{Puzzle, PuzzleScore, Puzzles, Streak};
use basalt_locales::messages;
use basalt_rules::Title;
use leptos::prelude::*;

use crate::archive;
use crate::browser;
use crate::components::Skeleton;
use crate::i18n::{I18n, i18n};
use crate::local_storage;
use crate::notices::Notices;
use crate::route::Route;

/// The storage key of the solved puzzles.
const SCORE: &str = "basalt.puzzles";

/// The storage key of the streak of days.
const STREAK: &str = "basalt.puzzles.days";

thread_local! {
    /// The fetched puzzles, by title.
    static FETCHED: RefCell<Vec<(Title, Arc<Puzzles>)>> = const { RefCell::new(Vec::new()) };
}

fn fetched(title: Title) -> Option<Arc<Puzzles>> {
    FETCHED.with_borrow(|all| {
        all.iter().find(|(known, _)| *known == title).map(|(_, puzzles)| Arc::clone(puzzles))
    })
}

/// The puzzles of a title, if they can be had.
async fn puzzles(title: Title) -> Option<Arc<Puzzles>> {
    if let Some(known) = fetched(title) {
        return Some(known);
    }
    let address = browser::meta_content(&format!("basalt-puzzles-{title}"))?;
    let read = Arc::new(Puzzles::read(&browser::fetch(&address).await?));
    FETCHED.with_borrow_mut(|all| all.push((title, Arc::clone(&read))));
    Some(read)
}

/// Shows a view as soon as the puzzles of a title are fetched.
pub(super) fn with_puzzles<V: IntoView + 'static>(
    title: Title,
    show: impl Fn(Arc<Puzzles>) -> V + Send + 'static,
) -> impl IntoView {
    with_all_puzzles([title], move |[puzzles]| show(puzzles))
}

/// Shows a view as soon as the puzzles of some titles are fetched.
pub(super) fn with_all_puzzles<const N: usize, V: IntoView + 'static>(
    titles: [Title; N],
    show: impl Fn([Arc<Puzzles>; N]) -> V + Send + 'static,
) -> impl IntoView {
    let i18n = i18n();
    let found: RwSignal<Option<Option<[Arc<Puzzles>; N]>>> = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        let mut all = Vec::with_capacity(N);
        for title in titles {
            all.extend(puzzles(title).await);
        }
        // The person may have left meanwhile.
        let _ = found.try_set(Some(all.try_into().ok()));
    });
    let missing = move || {
        view! { <p class="card card--pad bad">{i18n.text(messages::page_puzzles_missing)}</p> }
    };
    move || match found.get() {
        Some(Some(puzzles)) => show(puzzles).into_any(),
        Some(None) => missing().into_any(),
        None => view! { <Skeleton lines=3/> }.into_any(),
    }
}

fn kept<T: FromStr + Default>(key: &str) -> T {
    local_storage::read(key).and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// The stored score.
pub(super) fn stored_score() -> PuzzleScore {
    kept(SCORE)
}

/// On how many days in a row a puzzle of the day was solved.
pub(super) fn days_in_a_row() -> u32 {
    kept::<Streak>(STREAK).at(browser::day())
}

/// Stores the result of an attempt.
pub(super) fn note(puzzle: &Puzzle, solved: bool, is_of_today: bool, notices: Notices, i18n: I18n) {
    let mut score = stored_score();
    score.add(puzzle.id(), solved);
    let mut written = local_storage::write(SCORE, &score.to_string());
    if solved && is_of_today {
        let mut streak: Streak = kept(STREAK);
        streak.add(browser::day());
        written = written.and(local_storage::write(STREAK, &streak.to_string()));
    }
    if let Err(error) = written {
        notices.tell(untrack(|| i18n.say(&archive::error_message(error))));
    }
}

/// The puzzle of today.
pub(super) fn of_today(puzzles: &Puzzles) -> Option<&Puzzle> {
    puzzles.of_the_day(browser::day())
}

/// The screen of a puzzle.
pub(super) fn route(puzzle: &Puzzle) -> Route {
    Route::Puzzle(puzzle.game().title().id().to_owned(), puzzle.number().to_owned())
}
