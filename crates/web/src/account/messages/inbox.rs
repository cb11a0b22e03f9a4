//! The conversations of the member, and from whom messages come.

use basalt_locales::{Message, messages};
use basalt_referee::ContactPolicy;
use basalt_wire::{ConversationSummary, ErrorCode, Inbox, MessagesFrom};
use leptos::prelude::*;

use super::Refused;
use crate::components::{Avatar, Empty, HexAvatar, PlayerForm, Show, Skeleton};
use crate::form_fields::{RadioGroup, labelled};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::online::{api, error_message, when};
use crate::route::{Link, OnlineRoute, Route};

/// The inbox.
#[component]
pub(crate) fn InboxScreen() -> impl IntoView {
    let i18n = i18n();
    let found = RwSignal::new(None::<Result<Inbox, ErrorCode>>);
    leptos::task::spawn_local(async move {
        let inbox = api::get("/api/messages").await;
        // The screen may have been left meanwhile.
        let _ = found.try_set(Some(inbox));
    });
    let body = move || match found.get() {
        None => view! { <section class="card card--pad"><Skeleton lines=4/></section> }.into_any(),
        Some(Ok(inbox)) => view! { <Conversations inbox/> }.into_any(),
        Some(Err(why)) => view! { <Refused why/> }.into_any(),
    };
    view! {
        <div class="page-body account-settings">
            <div class="page-title"><h1>{i18n.text(messages::account_inbox)}</h1></div>
            {body}
        </div>
    }
}

#[component]
fn Conversations(inbox: Inbox) -> impl IntoView {
    let i18n = i18n();
    let Inbox { conversations, messages_from } = inbox;
    let is_empty = conversations.is_empty();
    let one = |summary| view! { <Summary summary/> };
    let (title, text) = (messages::account_inbox_none, messages::account_inbox_none_lead);
    view! {
        <section class="card" data-card="conversations" aria-label=i18n.text(messages::account_inbox)>
            <Show when=move || is_empty><Empty icon=Icon::Mail title text/></Show>
            <ul class="conversations">{conversations.into_iter().map(one).collect_view()}</ul>
        </section>
        <div class="stack">
            <WriteTo/>
            <PolicyCard chosen=messages_from/>
        </div>
    }
}

/// The last message of a conversation, which leads to it.
#[component]
fn Summary(summary: ConversationSummary) -> impl IntoView {
    let i18n = i18n();
    let ConversationSummary { name, last, unread } = summary;
    let to = Route::Online(OnlineRoute::Conversation(name.clone()));
    let (text, at) = (last.text, last.at);
    let (id, shown) = (name.clone(), name.clone());
    let own = last.own.then(
        || view! { <span class="quiet">{i18n.text(messages::account_message_own)} " "</span> },
    );
    let badge = (unread > 0).then(|| {
        let text = i18n.text_of(messages::account_inbox_unread(unread.into()));
view! { <span class="badge"><span aria-hidden="true">{unread}</span><span class="sr">{text}</span></span> }
    });
    view! {
        <li data-conversation=id>
            <Link to class="conversation">
                <HexAvatar avatar=Avatar::Person(name) small=true/>
                <span class="conversation__text"><b class="clip">{shown}</b><span class="clip">{own}{text}</span></span>
                <span class="conversation__side"><small class="quiet">{move || when(at, i18n)}</small>{badge}</span>
            </Link>
        </li>
    }
}

/// The way to a conversation with any member.
#[component]
fn WriteTo() -> impl IntoView {
    let i18n = i18n();
    let page = |name| Route::Online(OnlineRoute::Conversation(name));
    view! {
        <PlayerForm title=messages::account_inbox_write_to name="recipient" page>
            <div class="row"><button type="submit" class="button" data-act="write-to">{i18n.text(messages::account_inbox_write)}</button></div>
        </PlayerForm>
    }
}

/// From whom messages come.
#[component]
fn PolicyCard(chosen: ContactPolicy) -> impl IntoView {
    let i18n = i18n();
    let (policy, error) = (RwSignal::new(chosen), RwSignal::new(None::<ErrorCode>));
    let policies = labelled([
        (ContactPolicy::Everybody, messages::online_from_everybody as fn() -> Message),
        (ContactPolicy::Followed, messages::online_from_followed),
        (ContactPolicy::Nobody, messages::online_from_nobody),
    ]);
    let choose = move |wanted| {
        error.set(None);
        leptos::task::spawn_local(async move {
            match api::post("/api/messages-from", &MessagesFrom { policy: wanted }).await {
                Ok(()) => drop(policy.try_set(wanted)),
                Err(why) => drop(error.try_set(Some(why))),
            }
        });
    };
    view! {
        <section class="card card--pad stack" data-card="messages-from">
            <RadioGroup name="messages-from" title=messages::account_messages_from options=policies chosen=policy.into() choose/>
            <p class="quiet small">{i18n.text(messages::account_messages_from_note)}</p>
            <p class="bad" role="alert">{move || error.get().map(|why| i18n.say(&error_message(&why)))}</p>
        </section>
    }
}
