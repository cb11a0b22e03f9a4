//! The public archive: search, games, exports, board images, link previews, a player for other sites, the opening explorer, the lobby in short.

mod board_image;
mod dumps;
mod embed;
mod explorer;
mod export;
mod image_cache;
mod link_preview;
mod lobby_summary;
mod player_export;
mod public_view;
mod search;

pub(crate) use board_image::{position_image, seek_image};
pub(crate) use dumps::{dump, dumps};
pub(crate) use embed::{embedded_game, oembed};
pub(crate) use explorer::{explore, explored_moves};
pub(crate) use export::{exported, file, name as player_name, record};
pub(crate) use image_cache::ImageCache;
pub(crate) use link_preview::{Index, escaped, linked_page, origin};
pub(crate) use lobby_summary::{SummaryCache, lobby_summary};
pub(crate) use player_export::player_games;
pub(crate) use public_view::{HELD_BACK_PLIES, delayed, game, load as load_public, seek};
pub(crate) use search::{listed, search};
