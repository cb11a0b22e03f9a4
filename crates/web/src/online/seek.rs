//! A challenge that was opened by its link.

use basalt_locales::messages;
use basalt_referee::SeekId;
use basalt_wire::{ErrorCode, Seek};
use leptos::prelude::*;

use super::api;
use super::lobby::{Answers, Whoami};
use super::texts::{player, refusal, terms};
use crate::i18n::i18n;
use crate::route::{Link, OnlineRoute, Route};

/// The terms of a challenge, and the button that accepts it.
#[component]
pub(super) fn Invitation(id: Option<SeekId>) -> impl IntoView {
    let i18n = i18n();
    let found = RwSignal::new(None::<Result<Seek, ErrorCode>>);
    leptos::task::spawn_local(async move {
        let seek = match id {
            Some(id) => api::get::<Seek>(&format!("/api/seeks/{id}")).await,
            None => Err(ErrorCode::NoSeek),
        };
        found.set(Some(seek));
    });
    view! {
        <section class="form">
            {move || found.get().map(|found| match found {
                Ok(seek) => view! { <Open seek/> }.into_any(),
                Err(why) => view! {
                    <h1>{move || i18n.say(&messages::online_title())}</h1>
                    <p class="said refused">{i18n.say(&refusal(&why))}</p>
                    <p><Link to=Route::Online(OnlineRoute::Lobby(None)) class="button button--main">{move || i18n.say(&messages::online_title())}</Link></p>
                }.into_any(),
            })}
            <Whoami/>
        </section>
    }
}

#[component]
fn Open(seek: Seek) -> impl IntoView {
    let i18n = i18n();
    let name = player(&seek.by, i18n);
    view! {
        <h1>{move || i18n.say(&messages::online_seek_title(&name))}</h1>
        <p>{terms(&seek.terms, i18n)}</p>
        <Answers seek=seek.seek for_you=false/>
    }
}
