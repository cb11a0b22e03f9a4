//! Online games.

mod account;
mod api;
mod archive;
mod chat;
mod connection;
mod game;
mod leaderboard;
mod lobby;
mod profile;
mod seek;
mod terms_form;
mod texts;

use leptos::prelude::*;

pub(crate) use connection::Connection;
pub(crate) use lobby::{follow_games, show_turn_alerts};

use crate::account_state::AccountState;
use crate::route::OnlineRoute;

/// Logs out, and reports whether the server did.
pub(crate) async fn log_out() -> bool {
    api::post_empty("/api/logout").await.is_ok()
}

/// Tells the header the account that the server reports.
pub(crate) fn show_account(connection: Connection, account: AccountState) {
    Effect::new(move |_| {
        if let Some(me) = connection.me() {
            account.set(me.member.then_some(me.name));
        }
    });
}

/// The screen of a place.
pub(crate) fn screen(place: OnlineRoute) -> AnyView {
    match place {
        OnlineRoute::Lobby(to) => view! { <lobby::Lobby to/> }.into_any(),
        OnlineRoute::Game(id) => view! { <game::GameScreen id=id.parse().ok()/> }.into_any(),
        OnlineRoute::Seek(id) => view! { <seek::Invitation id=id.parse().ok()/> }.into_any(),
        OnlineRoute::Player(name) => view! { <profile::Profile name/> }.into_any(),
        OnlineRoute::Archive => view! { <archive::Archive/> }.into_any(),
        OnlineRoute::Leaders => view! { <leaderboard::Leaderboard/> }.into_any(),
        OnlineRoute::Account => view! { <account::Account/> }.into_any(),
    }
}
