//! The record of a player: restrictions, reports, history, and the actions of moderators.

use basalt_locales::messages;
use basalt_wire::ModerationRecord;
use leptos::prelude::*;

use super::entries::EntryView;
use super::fair_play::FairPlayCard;
use super::measure::MeasureForm;
use super::report::ReportView;
use super::{Found, Heading, moment, shown};
use crate::i18n::i18n;
use crate::online::{api, day};
use crate::route::{Link, OnlineRoute, Route};

/// The record of a player.
#[component]
pub(super) fn RecordScreen(name: String) -> impl IntoView {
    let found: Found<ModerationRecord> = RwSignal::new(None);
    let path = format!("/api/moderation/players/{}", js_sys::encode_uri_component(&name));
    leptos::task::spawn_local(async move {
        let record = api::get(&path).await;
        // The screen may have been left meanwhile.
        let _ = found.try_set(Some(record));
    });
    view! {
        <div class="page-body moderation">
            <Heading title=name/>
            {shown(found, move |record| view! { <Record record found/> }.into_any())}
        </div>
    }
}

#[component]
fn Record(record: ModerationRecord, found: Found<ModerationRecord>) -> impl IntoView {
    let i18n = i18n();
    let name = record.name.clone();
    let path = format!("/api/moderation/players/{}/fair-play", js_sys::encode_uri_component(&name));
    let reports = record.reports.clone();
    let entries = record.entries.clone();
    let actions = if record.moderator {
        view! { <p class="card card--pad quiet">{i18n.text(messages::moderation_is_moderator)}</p> }
            .into_any()
    } else {
        view! { <MeasureForm name=name.clone() found/> }.into_any()
    };
    let report = |report| view! { <article class="queued"><ReportView report/></article> };
    let none = |is_empty: bool| {
        is_empty
            .then(|| view! { <p class="quiet card__empty">{i18n.text(messages::moderation_no_history)}</p> })
    };
    view! {
        <div class="stack">
            <Restrictions record/>
            {actions}
        </div>
        <div class="stack">
            <section class="card" data-card="history">
                <div class="card__head"><h2>{i18n.text(messages::moderation_history)}</h2></div>
                {none(entries.is_empty())}
                <ul class="entries">{entries.into_iter().map(|entry| view! { <EntryView entry/> }).collect_view()}</ul>
            </section>
            <section class="card" data-card="reports">
                <div class="card__head"><h2>{i18n.text(messages::moderation_reports_about)}</h2></div>
                {none(reports.is_empty())}
                {reports.into_iter().map(report).collect_view()}
            </section>
            <FairPlayCard path/>
        </div>
    }
}

/// The player's names, and the restrictions that hold now.
#[component]
fn Restrictions(record: ModerationRecord) -> impl IntoView {
    let i18n = i18n();
    let since = record.since;
    let names = record.former_names.join(", ");
    let muted = record
        .muted_until
        .map(|until| move || i18n.say(&messages::moderation_muted_until(&moment(until, i18n))));
    let closed = record
        .closed
        .map(|since| move || i18n.say(&messages::moderation_closed_since(&moment(since, i18n))));
    let profile = record.member.then(|| {
        let to = Route::Online(OnlineRoute::Player(record.name.clone()));
        view! { <Link to class="button button--small">{i18n.text(messages::online_profile)}</Link> }
    });
    view! {
        <section class="card card--pad stack" data-card="player">
            <div class="row row--wrap"><b>{record.name.clone()}</b><span class="spring"></span>{profile}</div>
            <p class="quiet small">{move || i18n.say(&messages::online_since(&day(since, i18n)))}</p>
            {(!names.is_empty()).then(|| view! { <p class="quiet small">{i18n.text_of(messages::moderation_former_names(&names))}</p> })}
            {muted.map(|muted| view! { <p class="gold" data-state="muted">{muted}</p> })}
            {closed.map(|closed| view! { <p class="bad" data-state="closed">{closed}</p> })}
            {record.banned.then(|| view! { <p class="bad" data-state="banned">{i18n.text(messages::moderation_banned)}</p> })}
        </section>
    }
}
