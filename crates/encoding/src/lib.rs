//! The JSON of domain types, for messages (`basalt-wire`) and rows (`basalt-store`).
//!
//! Domain types implement no serde traits; they implement [`Json`] here. A field of one is marked
//! `#[serde(with = "json")]`. The compiler compares each definition with its type.
//!
//! Messages and rows are two encodings: each crate freezes its own by golden files, and either may change without the
//! other. Where both are the same today, they share the definition here. A change that only one of them needs starts
//! with a copy of the definition in that crate; a change here that alters what is written fails the golden files of
//! both.
#![forbid(unsafe_code)]

mod domain;
mod event;
pub mod json;

pub use event::{Event, Numbered};
pub use json::Json;
