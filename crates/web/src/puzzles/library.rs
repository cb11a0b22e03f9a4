//! The fetched puzzles: an index of each title, and the files that hold them.

use std::cell::RefCell;
use std::sync::Arc;

use basalt_learn::puzzles::{Index, IndexEntry, Puzzle, Puzzles};
use basalt_locales::messages;
use basalt_rules::Title;
use leptos::prelude::*;

use crate::browser;
use crate::components::Skeleton;
use crate::i18n::i18n;
use crate::own_puzzles;
use crate::route::Route;

/// The indexes of all titles.
pub(super) type Indexes = [Arc<Index>; Title::ALL.len()];

thread_local! {
    /// The fetched indexes, by title.
    static INDEXES: RefCell<Vec<(Title, Arc<Index>)>> = const { RefCell::new(Vec::new()) };
    /// The fetched files, by name.
    static FILES: RefCell<Vec<(String, Arc<Puzzles>)>> = const { RefCell::new(Vec::new()) };
}

/// The index of a title, if it can be had.
async fn index(title: Title) -> Option<Arc<Index>> {
    let known = INDEXES.with_borrow(|all| {
        all.iter().find(|(known, _)| *known == title).map(|(_, index)| Arc::clone(index))
    });
    if known.is_some() {
        return known;
    }
    let address = browser::meta_content(&format!("basalt-puzzles-{title}"))?;
    let read = Arc::new(Index::read(title, &browser::fetch(&address).await?));
    INDEXES.with_borrow_mut(|all| all.push((title, Arc::clone(&read))));
    Some(read)
}

/// The puzzle of an entry, if it can be had.
pub(super) async fn puzzle(index: &Index, entry: &IndexEntry) -> Option<Puzzle> {
    if entry.is_own() {
        return own_puzzles::read().get(&entry.id()).cloned();
    }
    let name = index.file(entry)?;
    let known = FILES.with_borrow(|all| {
        all.iter().find(|(known, _)| known == name).map(|(_, file)| Arc::clone(file))
    });
    if let Some(file) = known {
        return file.get(&entry.id()).cloned();
    }
    let file = Arc::new(Puzzles::read(&browser::fetch(&format!("/{name}")).await?));
    FILES.with_borrow_mut(|all| all.push((name.to_owned(), Arc::clone(&file))));
    file.get(&entry.id()).cloned()
}

/// Shows a view as soon as something is fetched.
fn with_fetched<T: Clone + Send + Sync + 'static, V: IntoView + 'static>(
    fetched: impl Future<Output = Option<T>> + 'static,
    show: impl Fn(T) -> V + Send + 'static,
) -> impl IntoView {
    let i18n = i18n();
    let found: RwSignal<Option<Option<T>>> = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        let fetched = fetched.await;
        // The person may have left meanwhile.
        let _ = found.try_set(Some(fetched));
    });
    let missing = move || {
        view! { <p class="card card--pad bad">{i18n.text(messages::page_puzzles_missing)}</p> }
    };
    move || match found.get() {
        Some(Some(fetched)) => show(fetched).into_any(),
        Some(None) => missing().into_any(),
        None => view! { <Skeleton lines=3/> }.into_any(),
    }
}

/// Shows a view as soon as the indexes of all titles are fetched.
pub(super) fn with_indexes<V: IntoView + 'static>(
    show: impl Fn(Indexes) -> V + Send + 'static,
) -> impl IntoView {
    let fetched = async {
        let mut all = Vec::new();
        for title in Title::ALL {
            all.extend(index(title).await);
        }
        all.try_into().ok()
    };
    with_fetched(fetched, show)
}

/// Shows a view as soon as a puzzle of a title is fetched. The view gets nothing if there is no such puzzle.
pub(super) fn with_puzzle<V: IntoView + 'static>(
    title: Title,
    find: impl Fn(&Index) -> Option<&IndexEntry> + 'static,
    show: impl Fn(Option<(IndexEntry, Puzzle)>) -> V + Send + 'static,
) -> impl IntoView {
    let fetched = async move {
        let index = index(title).await?;
        let Some(entry) = find(&index).cloned() else { return Some(None) };
        let puzzle = puzzle(&index, &entry).await?;
        Some(Some((entry, puzzle)))
    };
    with_fetched(fetched, show)
}

/// Shows a view as soon as the puzzle of an entry is fetched.
pub(super) fn with_puzzle_of<V: IntoView + 'static>(
    entry: IndexEntry,
    show: impl Fn(Puzzle) -> V + Send + 'static,
) -> impl IntoView {
    let fetched = async move { puzzle(&*index(entry.title()).await?, &entry).await };
    with_fetched(fetched, show)
}

/// The puzzle of today.
pub(super) fn of_today(index: &Index) -> Option<&IndexEntry> {
    index.of_the_day(browser::day())
}

/// The index that lists an entry.
pub(super) fn index_of<'i>(indexes: &'i Indexes, entry: &IndexEntry) -> Option<&'i Index> {
    let at = Title::ALL.iter().position(|title| *title == entry.title())?;
    indexes.get(at).map(AsRef::as_ref)
}

/// The segment of an address that stands for the puzzles from the person's own games, instead of a title.
const OWN: &str = "own";

/// The screen of a puzzle.
pub(super) fn route(entry: &IndexEntry) -> Route {
    let folder = if entry.is_own() { OWN } else { entry.title().id() };
    Route::Puzzle(folder.to_owned(), entry.number().to_string())
}

/// A puzzle from the person's own games with its entry, if an address leads to one.
pub(super) fn own_puzzle(folder: &str, number: &str) -> Option<(IndexEntry, Puzzle)> {
    let id = (folder == OWN).then(|| format!("{OWN}-{number}"))?;
    let own = own_puzzles::read();
    Some((own.index().get(&id)?.clone(), own.get(&id)?.clone()))
}
