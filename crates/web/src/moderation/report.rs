//! A report with its evidence.

use basalt_locales::messages;
use basalt_wire::Report;
use leptos::prelude::*;

use super::moment;
use crate::i18n::i18n;
use crate::route::{Link, ModerationRoute, OnlineRoute, Route};

/// A report: the player, the reason, the words, and the evidence as it was.
#[component]
pub(super) fn ReportView(
    report: Report,
    /// Whether the player's name leads to the record.
    #[prop(optional)]
    linked: bool,
) -> impl IntoView {
    let i18n = i18n();
    let Report { reporter, subject, name, kind, reason, words, game, evidence, at, closed, .. } =
        report;
    let renamed = (name != subject).then(|| {
        view! { <p class="quiet small">{i18n.text_of(messages::moderation_name_then(&name))}</p> }
    });
    let heading = if linked {
        let to = Route::Moderation(ModerationRoute::Player(subject.clone()));
        view! { <Link to class="row"><b>{subject.clone()}</b></Link> }.into_any()
    } else {
        view! { <b>{i18n.text_of(messages::moderation_reason(reason.id()))}</b> }.into_any()
    };
    let tag = if linked {
        view! { <span class="tag">{i18n.text_of(messages::moderation_reason(reason.id()))}</span> }
            .into_any()
    } else {
        closed
            .map(|_| view! { <span class="tag">{i18n.text(messages::moderation_closed_report)}</span> })
            .into_any()
    };
    let game = game.map(|game| {
        let to = Route::Online(OnlineRoute::Game(game.to_string()));
        view! { " · " <Link to class="small">{i18n.text(messages::moderation_open_game)}</Link> }
    });
    view! {
        <div class="row row--wrap">{heading}{tag}<span class="spring"></span><small class="quiet">{move || moment(at, i18n)}</small></div>
        <p class="quiet small">{i18n.text_of(messages::moderation_from(kind.id(), &reporter))} {game}</p>
        {renamed}
        {(!evidence.is_empty()).then(|| view! { <blockquote class="evidence">{evidence.clone()}</blockquote> })}
        {(!words.is_empty()).then(|| view! { <p class="words">{words.clone()}</p> })}
    }
}
