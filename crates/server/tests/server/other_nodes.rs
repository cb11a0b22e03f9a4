//! Servers on one database that would not hear of each other are refused at their start.

use std::net::Ipv4Addr;
use std::sync::mpsc::channel;
use std::thread;

use basalt_server::{Location, OtherNode, ServeConfig, ServeError, run};
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
