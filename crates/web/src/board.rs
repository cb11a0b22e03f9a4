//! Boards on the page: drawing, pointer and keyboard input, animations. The board of each game is in `game_ui`.

mod animation_queue;
mod board_parts;
mod board_props;
mod board_reports;
pub(crate) mod diff;
mod frame;
mod links_toggle;
mod pointer;
mod recent_moves;
mod refusal_notice;
mod space_labels;
mod svg_canvas;

pub(crate) use animation_queue::{Animation, AnimationQueue};
pub(crate) use board_parts::{BoardParts, Pending};
pub(crate) use board_props::{BoardProps, Marks};
pub(crate) use board_reports::BoardReports;
pub(crate) use frame::{OwnSide, beside_pointer, board_class, frame};
pub(crate) use links_toggle::{LinksAction, LinksButton, LinksEntry};
pub(crate) use pointer::{LONG_PRESS_MS, capture, capture_now, is_main, is_touch, target};
pub(crate) use recent_moves::{MoveChange, PlayedMove, RecentMoves};
pub(crate) use refusal_notice::{RefusalNotice, rule_address};
pub(crate) use space_labels::{LabelledCanvas, PointerTarget, SpaceLabels, id};
pub(crate) use svg_canvas::{Picture, SvgCanvas, SvgDefinitions, Timing, animate};
