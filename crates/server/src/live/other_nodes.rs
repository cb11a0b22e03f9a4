//! The check at the start that all servers on one database hear of each other.

use std::collections::HashMap;
use std::time::Duration;

use basalt_store::{ClaimMode, DatabaseClaim, Error as StoreError, NodeStatus, Store};
use tokio::sync::broadcast::Receiver;
use tokio::time::{Instant, sleep};

use super::bus::{Bus, BusEvent, BusState, NodeId};
use super::peers::NODE_EXPIRY_MS;

/// Longest wait for a heartbeat or a message of another server. A live one sends both every second.
const MAX_HEARTBEAT_WAIT: Duration = Duration::from_millis(3_500);

/// Time after which a server without a new heartbeat is dead.
const DEAD_AFTER: Duration = Duration::from_millis(2_200);

/// Interval at which heartbeats are read meanwhile.
const LOOK_INTERVAL: Duration = Duration::from_millis(200);

/// Why a server cannot share a database with another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherNode {
    /// This server has no bus.
    NoBus,
    /// The other server has no bus.
    OtherHasNoBus,
    /// The other server is alive, but not heard on this server's bus.
    NotHeard,
}

/// Claims the database for a server, or returns why it cannot join the others.
///
/// A server without a bus claims it for itself as long as it runs. One with a bus claims it together with others like it until its heartbeat
/// is saved, which is enough: whoever claims the database later finds the heartbeat. So of two servers that start at once and do not hear of
/// each other one is refused.
pub(crate) async fn join_other_nodes(
    store: &Store,
    bus: &dyn Bus,
) -> Result<Result<DatabaseClaim, OtherNode>, StoreError> {
    let (mode, refusal) = match bus.state() {
        BusState::Alone => (ClaimMode::Exclusive, OtherNode::NoBus),
        BusState::Lost | BusState::Connected => (ClaimMode::Shared, OtherNode::OtherHasNoBus),
    };
    let Some(claim) = wait_for_claim(store, mode).await? else { return Ok(Err(refusal)) };
    Ok(match check_other_nodes(store, bus).await? {
        Some(other) => Err(other),
        None => Ok(claim),
    })
}

/// A claim as soon as it is free. That of a server that was killed ends shortly afterwards; a live one has a heartbeat.
async fn wait_for_claim(
    store: &Store,
    mode: ClaimMode,
) -> Result<Option<DatabaseClaim>, StoreError> {
    if let Some(claim) = store.claim(mode).await? {
        return Ok(Some(claim));
    }
    let (first, begun) = (heartbeats(store).await?, Instant::now());
    while begun.elapsed() < MAX_HEARTBEAT_WAIT && living(store, &first).await?.is_empty() {
        sleep(LOOK_INTERVAL).await;
        if let Some(claim) = store.claim(mode).await? {
            return Ok(Some(claim));
        }
    }
    Ok(None)
}

/// The nodes that may be alive, with their last heartbeats.
async fn heartbeats(store: &Store) -> Result<HashMap<NodeId, NodeStatus>, StoreError> {
    let from = store.time().await?.saturating_sub(NODE_EXPIRY_MS);
    Ok(store.nodes_since(from).await?.into_iter().map(|node| (node.node, node)).collect())
}

/// Looks for other live servers on the same database. Returns why this one cannot join them. A server that was killed
/// leaves a heartbeat behind, so only one that goes on counts.
async fn check_other_nodes(store: &Store, bus: &dyn Bus) -> Result<Option<OtherNode>, StoreError> {
    if !store.is_shared() {
        return Ok(None);
    }
    let mut events = bus.subscribe();
    let first = heartbeats(store).await?;
    let mut unheard: Vec<NodeId> = first.keys().copied().collect();
    let begun = Instant::now();
    while !unheard.is_empty() && begun.elapsed() < MAX_HEARTBEAT_WAIT {
        sleep(LOOK_INTERVAL).await;
        let senders = senders(&mut events);
        unheard.retain(|node| !senders.contains(node));
        let living = living(store, &first).await?;
        if begun.elapsed() >= DEAD_AFTER {
            unheard.retain(|node| living.iter().any(|other| other.node == *node));
        }
        for node in living {
            if bus.state() == BusState::Alone {
                return Ok(Some(OtherNode::NoBus));
            }
            if !node.has_bus {
                return Ok(Some(OtherNode::OtherHasNoBus));
            }
        }
    }
    let is_unheard = |node: &NodeStatus| unheard.contains(&node.node);
    let is_any_unheard = living(store, &first).await?.iter().any(is_unheard);
    // Without a connection nobody can be heard; the bus may be back soon.
    let is_refused = is_any_unheard && bus.state() == BusState::Connected;
    Ok(is_refused.then_some(OtherNode::NotHeard))
}

/// The nodes whose heartbeats have gone on.
async fn living(
    store: &Store,
    first: &HashMap<NodeId, NodeStatus>,
) -> Result<Vec<NodeStatus>, StoreError> {
    let mut nodes = store.nodes_since(0).await?;
    nodes.retain(|node| first.get(&node.node).is_some_and(|first| node.seen > first.seen));
    Ok(nodes)
}

/// The senders of the messages that have come.
fn senders(events: &mut Receiver<BusEvent>) -> Vec<NodeId> {
    let mut senders = Vec::new();
    while let Ok(event) = events.try_recv() {
        if let BusEvent::Message { from, .. } = event {
            senders.push(from);
        }
    }
    senders
}

#[cfg(test)]
mod tests {
    use basalt_store::Location;
    use basalt_testkit::Cluster;

    use super::*;
    use crate::live::NoBus;

    /// Neither has a heartbeat yet.
    #[tokio::test]
    async fn of_two_servers_that_look_at_the_same_moment_one_may_start() {
        let cluster = Cluster::start().expect("PostgreSQL starts");
        let place = Location::Postgres(cluster.database().expect("a database"));
        let (one, other) = (Store::open(&place).await, Store::open(&place).await);
        let (one, other) = (one.expect("it opens"), other.expect("it opens"));
        let (bus, other_bus) = (NoBus::default(), NoBus::default());
        let joined =
            tokio::join!(join_other_nodes(&one, &bus), join_other_nodes(&other, &other_bus));
        let joined = [joined.0.expect("answers"), joined.1.expect("answers")];
        let refused: Vec<_> = joined.iter().filter_map(|joined| joined.as_ref().err()).collect();
        assert_eq!(refused, [&OtherNode::NoBus]);
    }
}
