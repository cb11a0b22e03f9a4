//! Games with people elsewhere.

mod account;
mod api;
mod archive;
mod chat;
mod leaders;
mod line;
mod lobby;
mod player;
mod seek;
mod table;
mod terms;
mod words;

use leptos::prelude::*;

pub(crate) use line::Line;
pub(crate) use lobby::{follow_calls, follow_games};

use crate::route::Place;

/// The screen of a place.
pub(crate) fn screen(place: Place) -> AnyView {
    match place {
        Place::Lobby(to) => view! { <lobby::Lobby to/> }.into_any(),
        Place::Game(id) => view! { <table::Game id=id.parse().ok()/> }.into_any(),
        Place::Seek(id) => view! { <seek::Invitation id=id.parse().ok()/> }.into_any(),
        Place::Player(name) => view! { <player::Profile name/> }.into_any(),
        Place::Archive => view! { <archive::Archive/> }.into_any(),
        Place::Leaders => view! { <leaders::Leaders/> }.into_any(),
        Place::Account => view! { <account::Account/> }.into_any(),
    }
}
