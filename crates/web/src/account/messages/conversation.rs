//! The conversation with a member.

use basalt_locales::messages;
use basalt_referee::MAX_MESSAGE_CHARS;
use basalt_wire::{Conversation, DirectMessage, ErrorCode, NewMessage, ReportAbout};
use leptos::prelude::*;

use super::Refused;
use crate::browser::{after_delay, handler};
use crate::components::{Show, Skeleton};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::online::{Reporting, api, error_message, when};
use crate::route::{Link, OnlineRoute, Route};

/// Interval at which new messages are asked for, in milliseconds.
const REFRESH_INTERVAL_MS: i32 = 10_000;

/// The messages that the screen has, and whether the server has answered.
#[derive(Clone, Copy)]
struct ConversationState {
    /// The name in the address, which may be a former one.
    name: StoredValue<String>,
    /// The present name of the other member, or the error; nothing before the server has answered.
    found: RwSignal<Option<Result<String, ErrorCode>>>,
    messages: RwSignal<Vec<DirectMessage>>,
    older: RwSignal<bool>,
    writable: RwSignal<bool>,
    reporting: Reporting,
}

impl ConversationState {
    fn path(self) -> String {
        format!("/api/messages/{}", js_sys::encode_uri_component(&self.name.get_value()))
    }

    /// Asks for the last messages, again and again as long as the screen is there.
    fn refresh(self) {
        leptos::task::spawn_local(async move {
            let answer = api::get::<Conversation>(&self.path()).await;
            if self.found.try_get_untracked().is_none() {
                return;
            }
            match answer {
                Ok(conversation) => self.take_newest(conversation).await,
                // What is there stays while the server cannot be reached.
                Err(why) if !matches!(self.found.get_untracked(), Some(Ok(_))) => {
                    self.found.set(Some(Err(why)));
                    return;
                }
                Err(_) => {}
            }
            after_delay(REFRESH_INTERVAL_MS, move || {
                if self.found.try_get_untracked().is_some() {
                    self.refresh();
                }
            });
        });
    }

    /// Shows the last messages, and tells the server that they are read.
    async fn take_newest(self, conversation: Conversation) {
        let Conversation { name, messages, older, writable } = conversation;
        let is_unread = messages.iter().any(|message| !message.own && !message.read);
        let is_first = self.found.with_untracked(Option::is_none);
        if is_first {
            self.older.set(older);
        }
        let known = self.messages.get_untracked();
        let before = known
            .into_iter()
            .take_while(|known| messages.first().is_some_and(|first| first.id != known.id));
        let merged: Vec<DirectMessage> = before.chain(messages.iter().cloned()).collect();
        if self.messages.with_untracked(|shown| *shown != merged) {
            self.messages.set(merged);
        }
        self.writable.set(writable);
        if is_first {
            self.found.set(Some(Ok(name)));
        }
        if is_unread {
            // If that fails, they stay unread until the next time.
            let _ = api::post_empty(&format!("{}/read", self.path())).await;
        }
    }

    /// Asks for the messages before the first one.
    fn load_older(self) {
        let Some(first) = self.messages.with_untracked(|shown| shown.first().cloned()) else {
            return;
        };
        leptos::task::spawn_local(async move {
            let path = format!("{}?before={}", self.path(), first.id);
            let Ok(Conversation { mut messages, older, .. }) = api::get(&path).await else {
                return;
            };
            let _ = self.messages.try_update(|shown| {
                messages.append(shown);
                *shown = messages;
            });
            let _ = self.older.try_set(older);
        });
    }
}

/// The conversation with a member.
#[component]
pub(crate) fn ConversationScreen(name: String) -> impl IntoView {
    let i18n = i18n();
    let title = name.clone();
    let state = ConversationState {
        name: StoredValue::new(name),
        found: RwSignal::new(None),
        messages: RwSignal::new(Vec::new()),
        older: RwSignal::new(false),
        writable: RwSignal::new(false),
        reporting: Reporting::new(),
    };
    state.refresh();
    let heading = move || match state.found.get() {
        Some(Ok(name)) => name,
        _ => title.clone(),
    };
    let profile = move || match state.found.get() {
        Some(Ok(name)) => {
            let to = Route::Online(OnlineRoute::Player(name));
            Some(
                view! { <Link to class="button button--quiet">{i18n.text(messages::online_profile)}</Link> },
            )
        }
        _ => None,
    };
    let body = move || match state.found.get() {
        None => view! { <section class="card card--pad"><Skeleton lines=4/></section> }.into_any(),
        Some(Ok(_)) => view! { <Thread state/> }.into_any(),
        Some(Err(why)) => view! { <Refused why/> }.into_any(),
    };
    view! {
        <div class="page-body messages-page">
            <div class="page-title row row--wrap">
                <h1 class="clip">{heading}</h1>
                <span class="spring"></span>
                {profile}
                <Link to=Route::Online(OnlineRoute::Inbox) class="button button--quiet">{i18n.text(messages::account_inbox)}</Link>
            </div>
            {body}
            {state.reporting.dialog()}
        </div>
    }
}

#[component]
fn Thread(state: ConversationState) -> impl IntoView {
    let i18n = i18n();
    let entries = move || {
        state
            .messages
            .get()
            .into_iter()
            .map(|message| view! { <Entry state message/> })
            .collect_view()
    };
    let is_empty = move || state.messages.with(Vec::is_empty);
    view! {
        <section class="card thread" data-card="thread">
            <Show when=move || state.older.get()>
                <button type="button" class="button button--quiet" data-act="older" on:click=handler(move |_| state.load_older())>
                    {i18n.text(messages::account_messages_older)}
                </button>
            </Show>
            <Show when=is_empty><p class="quiet">{i18n.text(messages::account_thread_none)}</p></Show>
            <ul class="thread__lines" aria-live="polite">{entries}</ul>
        </section>
        <Show when=move || state.writable.get()><MessageForm state/></Show>
        <Show when=move || !state.writable.get()>
            <p class="card card--pad quiet" data-note="closed">{i18n.text_of(error_message(&ErrorCode::MessageRefused))}</p>
        </Show>
    }
}

/// A message; one of the other member can be reported.
#[component]
fn Entry(state: ConversationState, message: DirectMessage) -> impl IntoView {
    let i18n = i18n();
    let DirectMessage { id, own, at, text, read } = message;
    let class = if own { "letter letter--own" } else { "letter" };
    let author = if own {
        i18n.text(messages::account_message_own).into_any()
    } else {
        state.name.get_value().into_any()
    };
    let mark = (own && read).then(|| view! { " · " {i18n.text(messages::account_message_read)} });
    let report = (!own).then(|| {
        let about = StoredValue::new(ReportAbout::Message { message: id });
        let label = i18n.text(messages::account_message_report);
        view! {
            <button type="button" class="letter__report" data-act="report-message" aria-label=label title=label
                on:click=handler(move |_| state.reporting.open(about.get_value()))>{Icon::Flag.draw()}</button>
        }
    });
    view! {
        <li class=class>
            <p><span class="sr">{author} ": "</span>{text}</p>
            <small class="quiet">{move || when(at, i18n)}{mark}</small>
            {report}
        </li>
    }
}

#[component]
fn MessageForm(state: ConversationState) -> impl IntoView {
    let i18n = i18n();
    let (text, error) = (RwSignal::new(String::new()), RwSignal::new(None::<ErrorCode>));
    let is_sending = RwSignal::new(false);
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let words = text.get_untracked().trim().to_owned();
        if words.is_empty() || is_sending.get_untracked() {
            return;
        }
        error.set(None);
        is_sending.set(true);
        leptos::task::spawn_local(async move {
            let sent = api::post_for(&state.path(), &NewMessage { text: words }).await;
            match sent {
                Ok(message) => {
                    let _ = state
                        .messages
                        .try_update(|shown: &mut Vec<DirectMessage>| shown.push(message));
                    let _ = text.try_set(String::new());
                }
                Err(why) => drop(error.try_set(Some(why))),
            }
            let _ = is_sending.try_set(false);
        });
    };
    view! {
        <form class="card card--pad stack" data-form="message" on:submit=send>
            <label class="form-field">
                <span class="name">{i18n.text(messages::account_message_write)}</span>
                <textarea class="field about-field" name="message" rows="3" maxlength=MAX_MESSAGE_CHARS.to_string()
                    prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))></textarea>
            </label>
            <p class="bad" role="alert">{move || error.get().map(|why| i18n.say(&error_message(&why)))}</p>
            <div class="row"><button type="submit" class="button button--main" data-act="send-message">{Icon::Send.labelled(messages::account_message_send)}</button></div>
        </form>
    }
}
