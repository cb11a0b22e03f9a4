//! Games for everybody to look at: search, replay, exports, pictures.

mod export;
mod picture;
mod preview;
mod search;
mod shown;

pub(crate) use export::file;
pub(crate) use picture::seek_picture;
pub(crate) use preview::{Index, game_page, seek_page};
pub(crate) use search::search;
pub(crate) use shown::{seek, state};
