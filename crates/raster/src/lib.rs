//! Boards of `basalt-view` as pixels: PNG and animated GIF.
//!
//! With the feature `drawing`, which is on by default, a [`Canvas`] draws positions and whole
//! games. Without it only [`Animation`] and its [`Timing`] are left, which make a GIF of pixels that
//! come from elsewhere: the page brings them from its own canvas.
#![forbid(unsafe_code)]

mod animation;
mod difference;
#[cfg(feature = "drawing")]
mod drawing;
mod palette;
mod timing;

pub use animation::{Animation, SizeError};
#[cfg(feature = "drawing")]
pub use drawing::Canvas;
pub use timing::Timing;
