//! Whole pictures: what must be in them, and what they look like.

mod motion;
mod named;
mod properties;
mod snapshots;
mod taken_apart;
