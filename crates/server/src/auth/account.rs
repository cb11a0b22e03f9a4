//! Handlers for the user's own account as a whole: another name, and its end.

use axum::extract::State;
use basalt_store::Renamed;
use basalt_wire::{ErrorCode, Me, NewName};

use super::session::{Answer, Client};
use super::{ConfirmedSession, security, username};
use crate::extract::JsonBody;
use crate::live::Live;
use crate::log::{self, SecurityEvent};
use crate::response::json;

/// Handler: gives the user another name, once a year. The old one leads to the user and stays taken.
pub(crate) async fn rename(
    State(live): State<Live>,
    ConfirmedSession(session): ConfirmedSession,
    JsonBody(NewName { name }): JsonBody<NewName>,
) -> Answer {
    let (state, player) = (live.state(), session.account.id);
    username::check_new(&name)?;
    match state.store().rename(player, &name, state.clock().now()).await? {
        Renamed::Done => {
            // If the announcement fails, clients see the new name when they next load.
            _ = live.rename(player).await;
            log::security(SecurityEvent::Renamed, Some(&name));
            let moderator = session.account.moderator;
            Ok(json(&Me { name, member: true, moderator, unread: false, messages: 0 }))
        }
        Renamed::NameTaken => Err(ErrorCode::NameTaken.into()),
        Renamed::TooSoon => Err(ErrorCode::RenamedLately.into()),
    }
}

/// Handler: deletes the user's account, for which they type its name. Running games are aborted or resigned; games stay
/// under the name of a deleted player.
pub(crate) async fn delete_account(
    State(live): State<Live>,
    ConfirmedSession(session): ConfirmedSession,
    client: Client,
    JsonBody(NewName { name }): JsonBody<NewName>,
) -> Answer {
    let (state, account) = (live.state(), session.account);
    if !name.eq_ignore_ascii_case(&account.name) {
        return Err(ErrorCode::NoPlayer.into());
    }
    live.retire(account.id).await?;
    state.store().delete_account(account.id, state.clock().now()).await?;
    // If the announcement fails, clients see the change when they next load.
    _ = live.rename(account.id).await;
    // The log says that an account was deleted, not whose it was.
    log::security(SecurityEvent::AccountDeleted, None);
    Ok(client.without_session(security::done()))
}
