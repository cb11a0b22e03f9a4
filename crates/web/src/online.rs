//! Online games.

pub(crate) mod api;
mod archive;
mod chat;
mod connection;
mod country;
mod found_games;
mod game;
mod leaderboard;
mod lobby;
mod mini_board;
mod profile;
mod relation;
mod report;
mod seek;
mod texts;

use basalt_locales::messages;
use basalt_wire::{LiveGame, LobbySummary};
use leptos::prelude::*;

pub(crate) use connection::Connection;
pub(crate) use country::CountryNames;
pub(crate) use game::GameScreen as OnlineGame;
pub(crate) use lobby::{TimeLeft, follow_games, show_turn_alerts};
pub(crate) use report::Reporting;
pub(crate) use texts::{day, error_message, when};

use crate::account_state::AccountState;
use crate::browser;
use crate::effect::effect;
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::operator_notice::OperatorNotice;
use crate::route::OnlineRoute;
use lobby::{LobbyPurpose, terms_of};

/// Logs out, and reports whether the server did. Every bundle has this, so it does not read why the server refuses: most
/// bundles do without any JSON.
pub(crate) async fn log_out() -> bool {
    browser::post("/api/logout", api::EMPTY).await.is_some_and(|answer| answer.is_ok())
}

/// The lobby in short, if the server can be reached.
pub(crate) async fn lobby_summary() -> Option<LobbySummary> {
    api::get("/api/lobby").await.ok()
}

/// The person's running games.
pub(crate) async fn own_games() -> Vec<LiveGame> {
    api::get("/api/my-games").await.unwrap_or_default()
}

/// Tells the header the account that the server reports.
pub(crate) fn show_account(connection: Connection, account: AccountState) {
    effect(move || {
        if connection.is_open().is_some() {
            account.set(connection.me().filter(|me| me.member).map(|me| me.name));
        }
    });
}

/// Tells the person that a moderator has written to them.
pub(crate) fn tell_of_moderators(connection: Connection, notices: Notices) {
    let i18n = i18n();
    let is_unread = Memo::new(move |_| connection.me().is_some_and(|me| me.unread));
    effect(move || {
        if is_unread.get() {
            notices.tell(untrack(|| i18n.say(&messages::online_moderator_wrote())));
        }
    });
}

/// Shows what the operator tells everybody.
pub(crate) fn show_operator_notice(connection: Connection, notice: OperatorNotice) {
    effect(move || notice.set(connection.notice()));
}

/// The screen of a place around the games; nothing for a game itself, and for the account with its messages.
pub(crate) fn lobby_screen(place: OnlineRoute) -> Option<AnyView> {
    Some(match place {
        OnlineRoute::Lobby(to) => {
            let purpose = to.map_or(LobbyPurpose::Visit, LobbyPurpose::Challenge);
            view! { <lobby::Lobby purpose/> }.into_any()
        }
        OnlineRoute::Pair(game, time) => {
            let purpose = terms_of(&game, &time).map_or(LobbyPurpose::Visit, LobbyPurpose::Pair);
            view! { <lobby::Lobby purpose/> }.into_any()
        }
        OnlineRoute::Game(_)
        | OnlineRoute::Account
        | OnlineRoute::Inbox
        | OnlineRoute::Conversation(_) => return None,
        OnlineRoute::Seek(id) => view! { <seek::Invitation id=id.parse().ok()/> }.into_any(),
        OnlineRoute::Player(name) => view! { <profile::Profile name/> }.into_any(),
        OnlineRoute::Archive => view! { <archive::Archive/> }.into_any(),
        OnlineRoute::Leaders => view! { <leaderboard::Leaderboard/> }.into_any(),
    })
}
