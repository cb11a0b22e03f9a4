//! Whole pictures: what must be in them, and what they look like.

mod named;
mod properties;
mod snapshots;
