//! Entries of the log.

use basalt_locales::messages;
use basalt_wire::ModerationEntry;
use leptos::prelude::*;

use super::moment;
use crate::i18n::i18n;
use crate::route::{Link, ModerationRoute, Route};

/// An entry as moderators see it.
#[component]
pub(super) fn EntryView(
    entry: ModerationEntry,
    /// Whether the player's name is shown, which leads to the record.
    #[prop(optional)]
    linked: bool,
) -> impl IntoView {
    let i18n = i18n();
    let ModerationEntry { number, at, moderator, action, subject, reason, until, .. } = entry;
    let ModerationEntry { words, points, .. } = entry;
    let subject = subject.filter(|_| linked).map(|name| {
        let to = Route::Moderation(ModerationRoute::Player(name.clone()));
        view! { <Link to><b>{name.clone()}</b></Link> }
    });
    let until = until
        .map(|until| move || i18n.say(&messages::moderation_muted_until(&moment(until, i18n))));
    let points = points.map(|points| i18n.text_of(messages::moderation_points(points.into())));
    let by = moderator.map(|name| i18n.text_of(messages::moderation_by(&name)));
    view! {
        <li class="entry" data-entry=number.to_string() data-action=action.id()>
            <div class="row row--wrap">
                <span class="tag">{i18n.text_of(messages::moderation_action(action.id()))}</span>
                {subject}
                <span class="small">{i18n.text_of(messages::moderation_reason(reason.id()))}</span>
                <span class="spring"></span>
                <small class="quiet">{by} " · " {move || moment(at, i18n)}</small>
            </div>
            {points.map(|points| view! { <p class="small" data-points="">{points}</p> })}
            {until.map(|until| view! { <p class="small">{until}</p> })}
            {words.map(|words| view! { <p class="words small">{words}</p> })}
        </li>
    }
}
