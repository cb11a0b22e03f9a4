//! Direct messages: the inbox, and the conversation with a member.

mod conversation;
mod inbox;

use basalt_locales::messages;
use basalt_wire::ErrorCode;
use leptos::prelude::*;

use crate::i18n::i18n;
use crate::online::error_message;
use crate::route::{Link, OnlineRoute, Route};

pub(crate) use conversation::ConversationScreen;
pub(crate) use inbox::InboxScreen;

/// Why the server does not answer, with the way to an account for those who have none.
#[component]
fn Refused(why: ErrorCode) -> impl IntoView {
    let i18n = i18n();
    let needs_account = matches!(why, ErrorCode::Stranger | ErrorCode::MembersOnly);
    let text = move || {
        i18n.say(&if needs_account {
            messages::account_inbox_members()
        } else {
            error_message(&why)
        })
    };
    let link = needs_account.then(|| {
        let to = Route::Online(OnlineRoute::Account);
        view! { <Link to class="button button--main">{i18n.text(messages::online_account)}</Link> }
    });
    view! { <section class="card card--pad stack"><p role="alert">{text}</p>{link}</section> }
}
