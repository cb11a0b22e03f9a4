//! A part of the screen that is there as long as a condition holds.

use leptos::children::ViewFn;
use leptos::prelude::*;

/// Shows its children as long as the condition holds.
///
/// Leptos has a component of this name, whose code is repeated for every condition. The code of this one exists once.
#[component]
pub(crate) fn Show(
    /// The condition.
    #[prop(into)]
    when: Signal<bool>,
    /// The children.
    children: ChildrenFn,
    /// The view that is shown otherwise.
    #[prop(optional, into)]
    fallback: ViewFn,
) -> impl IntoView {
    let is_shown = Memo::new(move |_| when.get());
    view! { {move || if is_shown.get() { children() } else { fallback.run() }} }
}
