//! Servers on one database that would not hear of each other are refused at their start.

use std::net::Ipv4Addr;
use std::sync::mpsc::channel;
use std::thread;

use basalt_server::{Location, OtherNode, ServeConfig, ServeError, run};
use basalt_store::Store;
use basalt_testkit::{Cluster, Nats};

use crate::sample::page;

fn config(store: &Location, bus: Option<&Nats>) -> ServeConfig {
    ServeConfig {
        store: Some(store.clone()),
        bus: bus.map(Nats::address),
        ..ServeConfig::new(page(), (Ipv4Addr::LOCALHOST, 0).into())
    }
}

/// Starts a server that ends with the test program.
fn start(config: ServeConfig) {
    let (sender, receiver) = channel();
    thread::spawn(move || run(config, |_| sender.send(()).expect("heard")));
    receiver.recv().expect("it listens");
}

/// A database with its tables, so that no server waits while another one makes them.
fn migrated_database(cluster: &Cluster) -> Location {
    let store = Location::Postgres(cluster.database().expect("a database"));
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async { Store::open(&store).await.expect("it opens").close().await });
    store
}

/// Starts servers at the same moment. They end with the test program. Returns why some are refused.
fn start_at_once(configs: Vec<ServeConfig>) -> Vec<OtherNode> {
    let (sender, receiver) = channel();
    let count = configs.len();
    for config in configs {
        let sender = sender.clone();
        thread::spawn(move || {
            let ended = run(config, |_| sender.send(None).expect("heard"));
            match ended {
                Err(ServeError::OtherNode(other)) => sender.send(Some(other)).expect("heard"),
                ended => panic!("{ended:?}"),
            }
        });
    }
    receiver.iter().take(count).flatten().collect()
}

#[test]
fn of_two_servers_without_a_bus_that_start_at_once_one_is_refused() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let store = migrated_database(&cluster);
    let refused = start_at_once(vec![config(&store, None), config(&store, None)]);
    assert_eq!(refused, [OtherNode::NoBus]);
}

#[test]
fn servers_with_and_without_a_bus_do_not_start_at_once() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let store = migrated_database(&cluster);
    let nats = Nats::start().expect("NATS starts");
    let refused = start_at_once(vec![config(&store, None), config(&store, Some(&nats))]);
    let is_right = matches!(refused[..], [OtherNode::NoBus | OtherNode::OtherHasNoBus]);
    assert!(is_right, "{refused:?}");
}

/// Why a server is refused.
fn refusal(config: ServeConfig) -> OtherNode {
    match run(config, |_| panic!("it must not listen")) {
        Err(ServeError::OtherNode(other)) => other,
        refused => panic!("{refused:?}"),
    }
}

#[test]
fn a_server_without_a_bus_has_a_database_for_itself() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let store = Location::Postgres(cluster.database().expect("a database"));
    start(config(&store, None));
    assert_eq!(refusal(config(&store, None)), OtherNode::NoBus);
    let nats = Nats::start().expect("NATS starts");
    assert_eq!(refusal(config(&store, Some(&nats))), OtherNode::OtherHasNoBus);
}

#[test]
fn servers_on_one_database_have_one_bus() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let store = Location::Postgres(cluster.database().expect("a database"));
    let [one, other] = [(); 2].map(|()| Nats::start().expect("NATS starts"));
    start(config(&store, Some(&one)));
    assert_eq!(refusal(config(&store, Some(&other))), OtherNode::NotHeard);
    assert_eq!(refusal(config(&store, None)), OtherNode::NoBus);
    start(config(&store, Some(&one)));
}
