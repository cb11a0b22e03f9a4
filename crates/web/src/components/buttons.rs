//! Buttons with icons.

use basalt_locales::Message;
use leptos::prelude::*;

use crate::i18n::i18n;
use crate::icons::Icon;

/// A square button with an icon only.
#[component]
pub(crate) fn IconButton(
    /// The icon.
    icon: Icon,
    /// The name, for screen readers and as a tooltip.
    label: fn() -> Message,
) -> impl IntoView {
    let i18n = i18n();
    let name = i18n.text(label);
    view! {
        <button type="button" class="icon-button" aria-label=name title=name>{icon.draw()}</button>
    }
}

/// An action of a game: an icon with its name below it.
#[component]
pub(crate) fn ActionButton(
    /// The icon.
    icon: Icon,
    /// The name.
    label: impl Fn() -> Message + Copy + Send + Sync + 'static,
    /// Whether it gives something up.
    #[prop(optional)]
    danger: bool,
) -> impl IntoView {
    let i18n = i18n();
    let class = if danger { "action action--danger" } else { "action" };
    view! {
        <button type="button" class=class>{icon.draw()}<span>{i18n.text_by(label)}</span></button>
    }
}
