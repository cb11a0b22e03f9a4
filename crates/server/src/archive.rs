//! The public archive: search, games, exports, board images, link previews, the lobby in short.

mod board_image;
mod export;
mod link_preview;
mod lobby_summary;
mod public_view;
mod search;

pub(crate) use board_image::seek_image;
pub(crate) use export::{date, file};
pub(crate) use link_preview::{Index, linked_page};
pub(crate) use lobby_summary::{SummaryCache, lobby_summary};
pub(crate) use public_view::{game, seek};
pub(crate) use search::{listed, search};
