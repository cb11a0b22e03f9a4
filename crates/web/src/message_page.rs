//! A page with a message in place of a screen that cannot be shown.

use basalt_locales::Message;
use leptos::prelude::*;

use crate::i18n::i18n;
use crate::route::{Link, Route};

/// A message, and a link to another screen.
#[component]
pub(crate) fn MessagePage(
    /// The heading.
    title: fn() -> Message,
    /// The text below the heading.
    #[prop(optional)]
    text: Option<Message>,
    /// The class of the text.
    #[prop(optional)]
    class: &'static str,
    /// The screen that the link leads to.
    to: Route,
    /// The text of the link.
    link: fn() -> Message,
) -> impl IntoView {
    let i18n = i18n();
    let text = text.map(|text| view! { <p class=class>{i18n.text_of(text)}</p> });
    view! {
        <div class="page-body">
            <section class="empty message">
                <h1>{i18n.text(title)}</h1>
                {text}
                <Link to class="button button--main">{i18n.text(link)}</Link>
            </section>
        </div>
    }
}
