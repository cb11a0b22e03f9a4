//! The public archive: search, games, exports, board images, link previews.

mod board_image;
mod export;
mod link_preview;
mod public_view;
mod search;

pub(crate) use board_image::seek_image;
pub(crate) use export::file;
pub(crate) use link_preview::{Index, game_page, seek_page};
pub(crate) use public_view::{game, seek};
pub(crate) use search::search;
