//! Placeholders: for a list without entries, and for content that is still loading.

use basalt_locales::Message;
use leptos::prelude::*;

use crate::i18n::i18n;
use crate::icons::Icon;

/// A list without entries: what would be here, and what to do about it.
#[component]
pub(crate) fn Empty(
    /// The icon.
    icon: Icon,
    /// The heading.
    title: fn() -> Message,
    /// The sentence below it.
    text: fn() -> Message,
    /// A button or a link.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let i18n = i18n();
    view! {
        <div class="empty">
            {icon.draw()}
            <h2>{i18n.text(title)}</h2>
            <p>{i18n.text(text)}</p>
            {children.map(|children| children())}
        </div>
    }
}

/// Lines in place of a text that is still loading.
#[component]
pub(crate) fn Skeleton(
    /// The number of lines.
    lines: usize,
) -> impl IntoView {
    let line = |_| view! { <span class="skeleton"></span> };
    view! { <div class="skeletons" aria-hidden="true">{(0..lines).map(line).collect_view()}</div> }
}
