//! A list of rows in the page that moves as few of them as possible. The framework's own list moves every row behind one
//! that has changed its place, and each row that is moved has to be styled and laid out anew.

use leptos::prelude::*;
use leptos::tachys::view::{Mountable, Render};
use web_sys::Element;

use crate::board::diff::{displaced, reused};

/// A row in the page, and the owner of its signals.
struct ShownRow<R> {
    row: R,
    view: <AnyView as Render>::State,
    owner: Owner,
}

/// Keeps rows in a list as its only children. A row that is in the next list as well stays as it is.
pub(super) fn keep_rows<R: Clone + PartialEq + Send + Sync + 'static>(
    list: NodeRef<leptos::html::Div>,
    rows: Memo<Vec<R>>,
    view: impl Fn(&R) -> AnyView + 'static,
) {
    // The owner of an effect is cleaned up with each of its runs.
    let Some(owner) = Owner::current() else { return };
    Effect::new(move |shown: Option<Vec<ShownRow<R>>>| {
        let (shown, rows) = (shown.unwrap_or_default(), rows.get());
        match list.get() {
            Some(list) => update(&list, shown, rows, &owner, &view),
            None => shown,
        }
    });
}

fn update<R: PartialEq>(
    list: &Element,
    old: Vec<ShownRow<R>>,
    rows: Vec<R>,
    owner: &Owner,
    view: &impl Fn(&R) -> AnyView,
) -> Vec<ShownRow<R>> {
    let reused = reused(&old, &rows, |old, row| old.row == *row);
    let mut old: Vec<Option<ShownRow<R>>> = old.into_iter().map(Some).collect();
    let build = |row: R| {
        let owner = owner.child();
        let view = untrack(|| owner.with(|| view(&row).build()));
        ShownRow { row, view, owner }
    };
    let take = |(row, &known): (R, &Option<usize>)| {
        known.and_then(|number| old[number].take()).unwrap_or_else(|| build(row))
    };
    let mut shown: Vec<_> = rows.into_iter().zip(&reused).map(take).collect();
    for gone in old.iter_mut().flatten() {
        gone.view.unmount();
        gone.owner.cleanup();
    }
    for number in displaced(&reused) {
        let (before, after) = shown.split_at_mut(number + 1);
        let (Some(row), next) = (before.last_mut(), after.first()) else { continue };
        let is_put = next.is_some_and(|next| next.view.insert_before_this(&mut row.view));
        if !is_put {
            row.view.mount(list, None);
        }
    }
    shown
}
