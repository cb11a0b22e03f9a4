//! Actions of operators beside running servers. They change the store, and servers read new entries there every second.
//! Each action has an entry in the store's log.

use basalt_referee::Announcement;
use basalt_store::{AdminAction, AdminRecord, Append, Appended, Error as StoreError};
use basalt_wire::ErrorCode;

pub use crate::calendar::time_text;
pub use basalt_referee::{GameId, MAX_ANNOUNCEMENT_CHARS, Millis, Verdict};
pub use basalt_store::{LogEntry, Store, random_letters as random_password};

use crate::auth::hash_for_operator;
use crate::live::{LoadedGame, rated, summary};

/// Time between the command and the beginning of maintenance, in milliseconds. A node that has not asked the store for two
/// seconds asks before it decides anything, so that all know of it in time.
const LEAD_MS: Millis = 3_000;

/// Maximum retries after a concurrent commit.
const MAX_COMMIT_RETRIES: usize = 5;

/// Why an action is not done.
#[derive(Clone, Debug)]
pub enum AdminError {
    /// There is no such member.
    NoMember,
    /// There is no such game.
    NoGame,
    /// The game is over.
    Over,
    /// The password has the wrong length.
    BadPassword,
    /// The password is one of the first that anybody would try.
    WeakPassword,
    /// The announcement is empty, too long or has several lines.
    BadAnnouncement,
    /// There is no announcement or maintenance to end, or there is maintenance already.
    NoChange,
    /// Moves came in between again and again.
    Busy,
    /// The store has failed.
    Store(StoreError),
}

impl From<StoreError> for AdminError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// An operator with a reason.
#[derive(Clone, Debug)]
pub struct Operator {
    /// The person and the machine.
    pub name: String,
    /// Why they act.
    pub reason: String,
}

impl Operator {
    fn record(&self, at: Millis, action: AdminAction, subject: &str, detail: &str) -> AdminRecord {
        AdminRecord {
            at,
            operator: self.name.clone(),
            action,
            subject: subject.to_owned(),
            detail: detail.to_owned(),
            reason: self.reason.clone(),
        }
    }
}

/// Gives a member a new password, with which alone they can log in, and logs them out everywhere.
pub async fn reset_password(
    store: &Store,
    name: &str,
    password: &str,
    operator: &Operator,
    now: Millis,
) -> Result<(), AdminError> {
    let hash = hash_for_operator(password, name).map_err(|error| match error {
        ErrorCode::BadPassword => AdminError::BadPassword,
        _ => AdminError::WeakPassword,
    })?;
    let record = operator.record(now, AdminAction::PasswordReset, "", "");
    let is_done = store.reset_password(name, &hash, &record).await?;
    is_done.then_some(()).ok_or(AdminError::NoMember)
}

/// Makes a member a moderator, or takes the role away.
pub async fn set_moderator(
    store: &Store,
    name: &str,
    moderator: bool,
    operator: &Operator,
    now: Millis,
) -> Result<(), AdminError> {
    let action =
        if moderator { AdminAction::ModeratorAdded } else { AdminAction::ModeratorRemoved };
    let record = operator.record(now, action, "", "");
    match store.set_moderator(name, moderator, &record).await? {
        Some(true) => Ok(()),
        Some(false) => Err(AdminError::NoChange),
        None => Err(AdminError::NoMember),
    }
}

/// Ends a running game. Ratings change as with any other end.
pub async fn end_game(
    store: &Store,
    game: GameId,
    verdict: Verdict,
    operator: &Operator,
    now: Millis,
) -> Result<(), AdminError> {
    let (action, detail) = match verdict {
        Verdict::Win(winner) => (AdminAction::GameAdjudicated, winner.id()),
        Verdict::Draw => (AdminAction::GameAdjudicated, "draw"),
        Verdict::NoResult => (AdminAction::GameClosed, ""),
    };
    let record = operator.record(now, action, &game.to_string(), detail);
    for _ in 0..MAX_COMMIT_RETRIES {
        let (header, events) = store.load(game).await?.ok_or(AdminError::NoGame)?;
        let append = verdict_of(LoadedGame::new(header, events)?, verdict, now)?;
        if let Appended::Committed { .. } = store.append_recorded(&append, &record).await? {
            return Ok(());
        }
    }
    Err(AdminError::Busy)
}

fn verdict_of(
    LoadedGame { header, mut game, .. }: LoadedGame,
    verdict: Verdict,
    now: Millis,
) -> Result<Append, AdminError> {
    let after = game.number();
    let events = game.number_all(game.adjudicate(verdict), now);
    if events.is_empty() {
        return Err(AdminError::Over);
    }
    events.iter().try_for_each(|event| game.apply(event)).map_err(|_| AdminError::Over)?;
    let rated = rated(&game);
    Ok(Append { game: header.game, after, events, now: summary(&game), rated })
}

/// Shows everybody a text until a moment, or no longer.
pub async fn announce(
    store: &Store,
    announcement: Option<(&str, Millis)>,
    operator: &Operator,
    now: Millis,
) -> Result<(), AdminError> {
    let (action, detail) = match announcement {
        Some((text, _)) => (AdminAction::Announced, text),
        None => (AdminAction::AnnouncementEnded, ""),
    };
    let announcement = match announcement {
        Some((text, until)) => {
            Some(Announcement::new(text, until).ok_or(AdminError::BadAnnouncement)?)
        }
        None => None,
    };
    let record = operator.record(now, action, "", detail);
    let has_changed = store.set_announcement(announcement.as_ref(), &record).await?;
    has_changed.then_some(()).ok_or(AdminError::NoChange)
}

/// Begins maintenance: a moment later all games stand still. Returns when that is.
pub async fn begin_maintenance(
    store: &Store,
    operator: &Operator,
    now: Millis,
) -> Result<Millis, AdminError> {
    let record = operator.record(now, AdminAction::MaintenanceBegun, "", "");
    let begun = now + LEAD_MS;
    let has_begun = store.begin_maintenance(begun, &record).await?;
    has_begun.then_some(begun).ok_or(AdminError::NoChange)
}

/// Ends maintenance. Its time counts on no clock.
pub async fn end_maintenance(
    store: &Store,
    operator: &Operator,
    now: Millis,
) -> Result<(), AdminError> {
    let record = operator.record(now, AdminAction::MaintenanceEnded, "", "");
    let has_ended = store.end_maintenance(&record).await?;
    has_ended.then_some(()).ok_or(AdminError::NoChange)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_made_up_password_is_good_enough() {
        hash_for_operator(&random_password(), "Ada").expect("nobody guesses it");
    }
}
