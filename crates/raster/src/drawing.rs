//! Boards drawn as pixels.

mod patch;
mod pixels;

use std::num::NonZero;

use basalt_view::{Scene, Theme};

use crate::{Animation, Timing};
use patch::Patch;
use pixels::Pixels;

/// Draws scenes in a width and in colours.
///
/// ```
/// use basalt_raster::{Canvas, Timing};
/// use basalt_rules::{AnyPosition, Game};
/// use basalt_view::{Frame, Theme, scene};
///
/// let board = scene(&AnyPosition::start(Game::Dvonn), None, Frame::default());
/// let canvas = Canvas::new(240, Theme::Light);
/// assert!(canvas.png(&board).starts_with(b"\x89PNG"));
/// assert!(canvas.gif(&[board], Timing::default()).starts_with(b"GIF89a"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Canvas {
    width: u16,
    theme: Theme,
    /// The number of threads that draw a GIF; as many as there are processors if it is missing.
    threads: Option<NonZero<usize>>,
}

impl Canvas {
    /// The least and the greatest width in pixels.
    pub const WIDTHS: std::ops::RangeInclusive<u16> = 16..=4096;

    /// A canvas of that width, or of the nearest one that can be. A theme for pages is taken as the
    /// dark one: pixels have no style sheet.
    pub fn new(width: u16, theme: Theme) -> Self {
        let width = width.clamp(*Self::WIDTHS.start(), *Self::WIDTHS.end());
        let theme = if theme == Theme::Page { Theme::Dark } else { theme };
        Self { width, theme, threads: None }
    }

    /// The same canvas, on which this many threads draw a GIF. A single one is that of the caller.
    #[must_use]
    pub const fn with_threads(self, threads: NonZero<usize>) -> Self {
        Self { threads: Some(threads), ..self }
    }

    /// The picture of a scene as PNG.
    pub fn png(&self, scene: &Scene) -> Vec<u8> {
        Pixels::of(scene, *self).png()
    }

    /// The pixels of a scene: the width, and four bytes a pixel row by row.
    pub fn pixels(&self, scene: &Scene) -> (u16, Vec<u8>) {
        (self.width, Pixels::of(scene, *self).bytes())
    }

    /// The scenes one after the other as an animated GIF that begins anew at its end; empty if there
    /// are none.
    ///
    /// All scenes have to show the same part of the plane. What is the same in two scenes is drawn
    /// once, and as many threads draw as there are processors, or as the canvas has.
    pub fn gif(&self, scenes: &[Scene], timing: Timing) -> Vec<u8> {
        let [first, following @ ..] = scenes else { return Vec::new() };
        let mut pixels = Pixels::of(first, *self);
        let Ok(mut animation) = Animation::new(pixels.width(), pixels.height()) else {
            return Vec::new();
        };
        let mut add = |number: usize, pixels: &Pixels| {
            let delay = timing.of_picture(number == following.len());
            animation.add(pixels.as_bytes(), delay).expect("all pictures have one size");
        };
        add(0, &pixels);
        for (number, patches) in (1..).zip(Patch::all(scenes, *self)) {
            for patch in &patches {
                pixels.put(patch);
            }
            add(number, &pixels);
        }
        animation.finish()
    }
}
