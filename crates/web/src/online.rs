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

use crate::route::OnlineRoute;

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
