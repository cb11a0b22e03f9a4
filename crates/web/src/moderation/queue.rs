//! The queue of the moderators: open reports and appeals, the oldest first.

use basalt_locales::messages;
use basalt_referee::ModeratorAction;
use basalt_wire::{Appeal, Measure, ModerationQueue, ModerationRecord, Report};
use leptos::prelude::*;

use super::entries::EntryView;
use super::report::ReportView;
use super::{Found, Heading, moment, shown};
use crate::browser::handler;
use crate::components::PlayerForm;
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::online::{api, error_message};
use crate::route::{Link, ModerationRoute, Route};

fn load(found: Found<ModerationQueue>) {
    leptos::task::spawn_local(async move {
        let queue = api::get("/api/moderation").await;
        // The screen may have been left meanwhile.
        let _ = found.try_set(Some(queue));
    });
}

/// The queue.
#[component]
pub(super) fn QueueScreen() -> impl IntoView {
    let i18n = i18n();
    let found = RwSignal::new(None);
    load(found);
    let title = i18n.say(&messages::moderation_title());
    view! {
        <div class="page-body moderation">
            <Heading title/>
            {shown(found, move |queue: ModerationQueue| view! { <Queue queue found/> }.into_any())}
        </div>
    }
}

#[component]
fn Queue(queue: ModerationQueue, found: Found<ModerationQueue>) -> impl IntoView {
    let i18n = i18n();
    let ModerationQueue { reports, appeals } = queue;
    let report = |report| view! { <QueuedReport report found/> };
    let none = |is_empty: bool, text: fn() -> basalt_locales::Message| {
        is_empty.then(|| view! { <p class="quiet card__empty">{i18n.text(text)}</p> })
    };
    view! {
        <div class="stack">
            <section class="card" data-card="reports">
                <div class="card__head"><h2>{i18n.text(messages::moderation_open_reports)}</h2><span class="tag">{reports.len()}</span></div>
                {none(reports.is_empty(), messages::moderation_no_reports)}
                {reports.into_iter().map(report).collect_view()}
            </section>
        </div>
        <div class="stack">
            <section class="card" data-card="appeals">
                <div class="card__head"><h2>{i18n.text(messages::moderation_appeals)}</h2><span class="tag">{appeals.len()}</span></div>
                {none(appeals.is_empty(), messages::moderation_no_appeals)}
                {appeals.into_iter().map(|appeal| view! { <QueuedAppeal appeal/> }).collect_view()}
            </section>
            <FindPlayer/>
        </div>
    }
}

/// An open report, which can be dismissed at once; all else is done on the record of the player.
#[component]
fn QueuedReport(report: Report, found: Found<ModerationQueue>) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let measure = StoredValue::new(Measure {
        player: report.subject.clone(),
        action: ModeratorAction::Dismiss,
        reason: report.reason,
        words: String::new(),
        hours: None,
        report: Some(report.id.clone()),
    });
    let dismiss = move |_| {
        leptos::task::spawn_local(async move {
            let measure = measure.get_value();
            match api::post_for::<ModerationRecord, _>("/api/moderation/act", &measure).await {
                Ok(_) => load(found),
                Err(why) => notices.tell(i18n.say(&error_message(&why))),
            }
        });
    };
    let to = Route::Moderation(ModerationRoute::Player(report.subject.clone()));
    let id = report.id.clone();
    view! {
        <article class="queued" data-report=id>
            <ReportView report linked=true/>
            <div class="row row--wrap">
                <Link to class="button button--small">{i18n.text(messages::moderation_open_record)}</Link>
                <button type="button" class="button button--quiet button--small" data-act="dismiss" on:click=handler(dismiss)>
                    {i18n.text_of(messages::moderation_action(ModeratorAction::Dismiss.id()))}
                </button>
            </div>
        </article>
    }
}

/// An appeal, which is answered on the record of the player.
#[component]
fn QueuedAppeal(appeal: Appeal) -> impl IntoView {
    let i18n = i18n();
    let Appeal { entry, words, at } = appeal;
    let to = entry.subject.clone().map(|name| Route::Moderation(ModerationRoute::Player(name)));
    let number = entry.number.to_string();
    view! {
        <article class="queued" data-appeal=number>
            <p class="words">{words}</p>
            <small class="quiet">{move || moment(at, i18n)}</small>
            <ul class="entries"><EntryView entry linked=true/></ul>
            {to.map(|to| view! { <Link to class="button button--small">{i18n.text(messages::moderation_open_record)}</Link> })}
        </article>
    }
}

/// The way to the record of any player.
#[component]
fn FindPlayer() -> impl IntoView {
    let i18n = i18n();
    let page = |name| Route::Moderation(ModerationRoute::Player(name));
    view! {
        <PlayerForm title=messages::moderation_find name="player" page>
            <button type="submit" class="button">{i18n.text(messages::moderation_open_record)}</button>
        </PlayerForm>
    }
}
