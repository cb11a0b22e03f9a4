//! Preferences, puzzle results, lessons and studies of a member, as documents that merge without loss.
//!
//! A device works on its own, with or without a network. Each kind of progress is one [`Document`], and [`Document::merge`]
//! unites the documents of two devices. It is commutative, associative and idempotent, so devices that have exchanged their
//! documents agree, in whatever order they did. Server and page call the same function.
//!
//! - [`Entries`] hold preferences, lessons and puzzle results: each key has one value with a rank, and the higher rank
//!   wins. Of preferences the later change wins; a lesson that is done stays done; the better result of a puzzle counts.
//! - [`Studies`] hold whole texts. A text that was changed on two devices at the same time is kept twice.
//!
//! [`Device`] turns what a browser stores into documents and back.
#![forbid(unsafe_code)]

mod device;
mod document;
mod entries;
mod kind;
pub mod storage_key;
mod studies;

pub use device::{Change, Device};
pub use document::{Document, DocumentError};
pub use entries::{Entries, Entry};
pub use kind::DocumentKind;
pub use studies::{DeviceId, Revision, Studies, StudyId};
