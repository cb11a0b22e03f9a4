//! Tests of whole pictures: required properties and snapshots.

mod motion;
mod named;
mod properties;
mod snapshots;
mod taken_apart;
