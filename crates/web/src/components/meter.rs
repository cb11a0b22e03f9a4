//! A bar that shows progress.

use leptos::prelude::*;

/// A bar that shows how much is done. The numbers stand beside it.
#[component]
pub(crate) fn Meter(
    /// The part that is done.
    done: u64,
    /// All there is.
    all: u64,
) -> impl IntoView {
    let width = format!("{}%", 100 * done / all.max(1));
    view! { <span class="meter meter--gold" aria-hidden="true"><i style:width=width></i></span> }
}
