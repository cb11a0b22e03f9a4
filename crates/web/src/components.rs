//! Parts that several screens are made of.
//!
//! A part without structure of its own is a class on an element, as in `<button class="button button--main">`; see
//! `static/css/components.css`. The components here are those with an inner structure or a behaviour. Attributes and
//! listeners pass through to their outer element: `<IconButton … attr:data-act="flip" on:click=flip/>`.

mod buttons;
mod choosing;
mod dialog;
#[cfg(feature = "component-gallery")]
pub(crate) mod gallery;
mod menu;
mod meter;
mod moves;
mod picture;
mod placeholders;
mod player_form;
mod players;
mod show;

pub(crate) use buttons::{ActionButton, IconButton};
pub(crate) use choosing::{ButtonGroup, GroupLook, Tabs};
pub(crate) use dialog::{Answers, ConfirmDialog, Dialog};
pub(crate) use menu::Menu;
pub(crate) use meter::Meter;
pub(crate) use moves::{Moves, MovesShape, Stepper, WrittenMove};
pub(crate) use picture::Picture;
pub(crate) use placeholders::{Empty, Skeleton};
pub(crate) use player_form::PlayerForm;
pub(crate) use players::{
    Avatar, Balance, Clock, ClockState, HexAvatar, PlayerBar, Stone, guest_name, member_detail,
};
pub(crate) use show::Show;
