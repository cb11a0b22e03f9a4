//! Boards on the page: pictures that change where something has changed, and what a pointer points at.

mod canvas;
pub(crate) mod dvonn;
mod names;
mod pointer;
pub(crate) mod punct;
mod shape;
mod stage;

pub(crate) use canvas::{Canvas, Picture};
pub(crate) use names::{Names, id};
pub(crate) use shape::frame;
pub(crate) use stage::{Last, Stage};
