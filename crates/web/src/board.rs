//! Boards on the page: drawing, pointer and keyboard input, animations.

mod animation_queue;
mod board_parts;
mod board_props;
mod board_reports;
pub(crate) mod diff;
pub(crate) mod dvonn;
mod frame;
mod links_toggle;
mod pointer;
pub(crate) mod punct;
mod recent_moves;
mod refusal_notice;
mod space_labels;
mod svg_canvas;

pub(crate) use board_parts::BoardParts;
pub(crate) use board_props::{BoardProps, Marks};
pub(crate) use board_reports::BoardReports;
pub(crate) use frame::{OwnSide, frame};
pub(crate) use links_toggle::{LinksAction, LinksButton, LinksEntry};
pub(crate) use recent_moves::{PlayedMove, RecentMoves};
pub(crate) use refusal_notice::RefusalNotice;
pub(crate) use space_labels::{SpaceLabels, id};
pub(crate) use svg_canvas::{Picture, SvgCanvas, SvgDefinitions};
