//! Animated GIFs of pixels.

use std::fmt;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use crate::difference::{Change, PIXEL};
use crate::palette::Palette;

/// Pictures of one size that follow each other for ever.
///
/// All of them share one palette, and of each only what differs from the one before is written.
///
/// ```
/// use basalt_raster::Animation;
///
/// let mut animation = Animation::new(1, 2)?;
/// animation.add(&[255, 0, 0, 255, 0, 0, 0, 255], 500)?;
/// animation.add(&[0, 255, 0, 255, 0, 0, 0, 255], 500)?;
/// assert!(animation.finish().starts_with(b"GIF89a"));
/// # Ok::<(), basalt_raster::SizeError>(())
/// ```
#[derive(Debug)]
pub struct Animation {
    width: u16,
    height: u16,
    last: Vec<u8>,
    deltas: Vec<Delta>,
}

/// A picture as what is new in it, and how long it is shown.
#[derive(Debug)]
struct Delta {
    change: Change,
    /// In hundredths of a second, as GIF counts.
    delay: u32,
}

/// A picture that is empty, or not of the size of the animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeError {
    /// The expected number of bytes.
    pub expected: usize,
    /// The actual number of bytes.
    pub found: usize,
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a picture of {} bytes, found {}", self.expected, self.found)
    }
}

impl std::error::Error for SizeError {}

impl Animation {
    /// An animation of that many pixels, at least one.
    pub fn new(width: u16, height: u16) -> Result<Self, SizeError> {
        if width == 0 || height == 0 {
            return Err(SizeError { expected: PIXEL, found: 0 });
        }
        Ok(Self { width, height, last: Vec::new(), deltas: Vec::new() })
    }

    /// Adds a picture, four bytes a pixel (red, green, blue, and alpha, which is not looked at),
    /// to be shown for this many milliseconds. One that is the same as the last lets that one be
    /// shown longer.
    pub fn add(&mut self, picture: &[u8], milliseconds: u32) -> Result<(), SizeError> {
        let expected = PIXEL * usize::from(self.width) * usize::from(self.height);
        if picture.len() != expected {
            return Err(SizeError { expected, found: picture.len() });
        }
        let delay = milliseconds.div_ceil(10);
        let change = if self.deltas.is_empty() {
            Some(Change::whole(picture, self.width.into()))
        } else {
            Change::between(&self.last, picture, self.width.into())
        };
        match (change, self.deltas.last_mut()) {
            (Some(change), _) => self.deltas.push(Delta { change, delay }),
            (None, Some(delta)) => delta.delay = delta.delay.saturating_add(delay),
            (None, None) => {}
        }
        self.last.clear();
        self.last.extend_from_slice(picture);
        Ok(())
    }

    /// The GIF; without any picture it is empty.
    pub fn finish(self) -> Vec<u8> {
        let colors = self.deltas.iter().flat_map(|delta| delta.change.pixels.iter().flatten());
        let palette = Palette::of(colors.copied());
        self.encode(&palette).expect("what fits a GIF can be written to memory")
    }

    fn encode(&self, palette: &Palette) -> Result<Vec<u8>, EncodingError> {
        let colors = palette.bytes();
        let mut encoder = Encoder::new(Vec::new(), self.width, self.height, &colors)?;
        encoder.set_repeat(Repeat::Infinite)?;
        for delta in &self.deltas {
            encoder.write_frame(&delta.frame(palette))?;
        }
        encoder.into_inner()
    }
}

impl Delta {
    fn frame(&self, palette: &Palette) -> Frame<'static> {
        let unused = palette.unused();
        let index = |pixel: &Option<_>| pixel.map_or(unused, |color| palette.index(color));
        let Change { area, pixels } = &self.change;
        Frame {
            delay: u16::try_from(self.delay).unwrap_or(u16::MAX),
            dispose: DisposalMethod::Keep,
            transparent: Some(unused),
            top: area.top as u16,
            left: area.left as u16,
            width: area.width as u16,
            height: area.height as u16,
            buffer: pixels.iter().map(index).collect::<Vec<u8>>().into(),
            ..Frame::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_must_have_the_size_of_the_animation() {
        assert!(Animation::new(0, 5).is_err() && Animation::new(5, 0).is_err());
        let mut animation = Animation::new(2, 3).expect("a size");
        let error = SizeError { expected: 24, found: 20 };
        assert_eq!(animation.add(&[0; 20], 10), Err(error));
        assert_eq!(error.to_string(), "expected a picture of 24 bytes, found 20");
        assert_eq!(animation.add(&[0; 24], 10), Ok(()));
    }

    #[test]
    fn a_picture_that_stays_is_shown_longer() {
        let mut animation = Animation::new(1, 1).expect("a size");
        for (grey, milliseconds) in [(1, 500), (1, 250), (2, 15)] {
            animation.add(&[grey; 4], milliseconds).expect("the size");
        }
        let delays: Vec<_> = animation.deltas.iter().map(|delta| delta.delay).collect();
        assert_eq!(delays, [75, 2]);
    }
}
