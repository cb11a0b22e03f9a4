//! Actions of operators as a node sees them: it reads the new entries of their log every second.

use std::sync::{Arc, Mutex, MutexGuard};

use basalt_referee::{GameId, Millis, Notice};
use basalt_store::{AdminAction, Error as StoreError, LogEntry};
use basalt_wire::{ErrorCode, FromServer, write_notice};

use super::Live;
use super::node::Node;
use crate::api_error::{ApiResult, one_of_many};
use crate::lock::lock;

/// The entries of the operators' log that this node has read, and the notice that they make.
#[derive(Debug, Default)]
pub(crate) struct OperatorLog(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// The number of the last entry that was read; `None` before the first time.
    read: Option<u64>,
    notice: Notice,
    /// Whether the notice has changed since it was last sent.
    has_changed: bool,
}

impl OperatorLog {
    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.0)
    }

    /// Whether the notice has changed since the last call.
    fn take_change(&self) -> bool {
        std::mem::take(&mut self.state().has_changed)
    }
}

impl Node {
    /// Reads what operators have done since the last time. Nothing is decided that is older than the entries that a node
    /// knows by more than the time after which it asks the store again, so maintenance is planned some seconds ahead.
    pub(crate) async fn read_operator_log(self: &Arc<Self>) -> Result<(), StoreError> {
        let read = self.operator_log.state().read;
        let entries = match read {
            Some(read) => self.store().log_after(read).await?,
            None => Vec::new(),
        };
        let last = match (read, entries.last()) {
            (None, _) => self.store().last_log_number().await?,
            (Some(_), Some(last)) => last.number,
            (Some(_), None) => return Ok(()),
        };
        let notice = self.store().notice().await?;
        // The time of maintenance that is over has become an outage.
        self.read_outages().await?;
        {
            let mut state = self.operator_log.state();
            state.read = Some(last);
            state.has_changed |= state.notice != notice;
            state.notice = notice;
        }
        for entry in &entries {
            self.follow(entry);
        }
        Ok(())
    }

    /// Sends everybody a new notice. After maintenance, the clocks of watched games are put right first.
    pub(crate) async fn send_notice_if_changed(self: &Arc<Self>) -> ApiResult {
        if !self.operator_log.take_change() {
            return Ok(());
        }
        let corrected = self.correct_clocks().await;
        self.hub.send_to_all(&self.notice_message());
        corrected
    }

    async fn correct_clocks(self: &Arc<Self>) -> ApiResult {
        for game in self.hub.watched() {
            one_of_many(self.correct_clock(game).await)?;
        }
        Ok(())
    }

    async fn correct_clock(self: &Arc<Self>, game: GameId) -> ApiResult {
        let cached = self.open(game).await?;
        let mut loaded = cached.lock().await;
        self.leave_out_outages(&mut loaded).await
    }

    /// Does on this node what an entry asks for.
    fn follow(self: &Arc<Self>, LogEntry { record, .. }: &LogEntry) {
        tracing::info!(action = record.action.id(), operator = record.operator, "operator");
        match record.action {
            AdminAction::PasswordReset => {
                if let Ok(player) = record.subject.parse() {
                    self.hub.disconnect_player(player);
                }
            }
            AdminAction::GameClosed | AdminAction::GameAdjudicated => {
                if let Ok(game) = record.subject.parse() {
                    let node = Arc::clone(self);
                    // A task of its own: whoever uses the game may wait for the store, and the store is asked here. A game that
                    // cannot be read now is read before the next decision in it.
                    tokio::spawn(async move { node.reload_game(game).await });
                }
            }
            AdminAction::Announced
            | AdminAction::AnnouncementEnded
            | AdminAction::MaintenanceBegun
            | AdminAction::MaintenanceEnded
            // Rights are read from the store with each request.
            | AdminAction::ModeratorAdded
            | AdminAction::ModeratorRemoved => {}
        }
    }

    /// The present notice of operators.
    pub(crate) fn notice(&self) -> Notice {
        let pages = self.state.options().pages.list();
        Notice { pages, ..self.operator_log.state().notice.clone().at(self.now()) }
    }

    /// The message with the notice.
    pub(crate) fn notice_message(&self) -> FromServer {
        FromServer::Notice { text: write_notice(&self.notice()) }
    }

    /// Fails during maintenance.
    pub(crate) fn check_maintenance(&self) -> ApiResult {
        if self.is_maintenance() { Err(ErrorCode::Maintenance.into()) } else { Ok(()) }
    }

    /// Whether all games stand still.
    pub(crate) fn is_maintenance(&self) -> bool {
        self.operator_log.state().notice.is_maintenance(self.now())
    }

    /// The time for clocks that are shown.
    pub(crate) fn clock_time(&self) -> Millis {
        self.operator_log.state().notice.clock_time(self.now())
    }
}

impl Live {
    /// Reads what operators have done; happens by itself every second.
    pub async fn read_operator_log(&self) -> Result<(), StoreError> {
        self.node.read_operator_log().await
    }

    /// The present notice of operators.
    pub(crate) fn notice(&self) -> Notice {
        self.node.notice()
    }

    /// Fails during maintenance.
    pub(crate) fn check_maintenance(&self) -> ApiResult {
        self.node.check_maintenance()
    }
}

#[cfg(test)]
mod tests {
    use basalt_wire::read;

    use super::*;

    #[tokio::test]
    async fn a_notice_is_sent_although_no_clock_can_be_corrected() {
        let (node, _folder) = Node::quiet("notice").await;
        let (game, _) = node.test_game().await;
        let mut lines = node.spectator(game).await;
        node.store().close().await;
        node.outages.note_failure();
        node.operator_log.state().has_changed = true;
        node.send_notice_if_changed().await.expect_err("the store is closed");
        let told = lines.try_recv().ok().and_then(|line| read(&line));
        assert!(matches!(told, Some(FromServer::Notice { .. })), "{told:?}");
    }
}
