//! The pace of an animation.

/// The display times of an animation's pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// Each of them, in milliseconds.
    pub each: u32,
    /// The last one, in milliseconds.
    pub last: u32,
}

impl Timing {
    /// The default time for each picture.
    pub const DEFAULT_FRAME_MS: u32 = 600;

    /// Each picture for this many milliseconds, and the last for six times as long, at least for three
    /// seconds: there is more to see, and it begins anew afterwards.
    pub const fn of(each: u32) -> Self {
        let last = each.saturating_mul(6);
        Self { each, last: if last < 3000 { 3000 } else { last } }
    }

    /// The display time of a picture, which is the last one or not, in milliseconds.
    pub const fn of_picture(self, is_last: bool) -> u32 {
        if is_last { self.last } else { self.each }
    }
}

impl Default for Timing {
    fn default() -> Self {
        Self::of(Self::DEFAULT_FRAME_MS)
    }
}
