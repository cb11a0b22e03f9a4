//! A challenge that was opened by its link.

use basalt_locales::messages;
use basalt_referee::SeekId;
use basalt_wire::{ErrorCode, Seek};
use leptos::prelude::*;

use super::api;
use super::lobby::{Answers, Whoami};
use super::texts::{error_message, player, terms};
use crate::components::{Avatar, HexAvatar, Skeleton};
use crate::i18n::i18n;
use crate::message_page::MessagePage;
use crate::route::{OnlineRoute, Route};

/// The terms of a challenge, and the button that accepts it.
#[component]
pub(super) fn Invitation(id: Option<SeekId>) -> impl IntoView {
    let found = RwSignal::new(None::<Result<Seek, ErrorCode>>);
    leptos::task::spawn_local(async move {
        let seek = match id {
            Some(id) => api::get::<Seek>(&format!("/api/seeks/{id}")).await,
            None => Err(ErrorCode::NoSeek),
        };
        // The screen may have been left meanwhile.
        let _ = found.try_set(Some(seek));
    });
    let title = messages::online_title;
    let to = Route::Online(OnlineRoute::Lobby(None));
    move || {
        match found.get() {
        None => view! { <div class="page-body account-page"><section class="card card--pad account-card"><Skeleton lines=4/></section></div> }.into_any(),
        Some(Ok(seek)) => view! { <Open seek/> }.into_any(),
        Some(Err(why)) => view! { <MessagePage title text=error_message(&why) class="said refused" to=to.clone() link=title/> }.into_any(),
    }
    }
}

#[component]
fn Open(seek: Seek) -> impl IntoView {
    let i18n = i18n();
    let name = player(&seek.by, i18n);
    let about = seek.terms;
    view! {
        <div class="page-body account-page">
            <section class="card card--pad account-card stack">
                <HexAvatar avatar=Avatar::from(&seek.by)/>
                <h1>{i18n.text_of(messages::online_seek_title(&name))}</h1>
                <p>{move || terms(&about, i18n)}</p>
                <Answers seek=seek.seek for_you=false accept_class="button button--main button--wide"/>
                <Whoami/>
            </section>
        </div>
    }
}
