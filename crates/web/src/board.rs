//! Boards on the page: pictures that change where something has changed, and what a pointer points at.

mod acts;
mod canvas;
mod changes;
pub(crate) mod dvonn;
mod names;
mod pointer;
pub(crate) mod punct;
mod refused;
mod shape;
mod stage;
mod trail;

pub(crate) use canvas::{Canvas, Inks, Picture};
pub(crate) use names::{Names, id};
pub(crate) use refused::Refused;
pub(crate) use shape::frame;
pub(crate) use stage::{Marks, Stage};
pub(crate) use trail::{Made, Trail};
