//! The difference between one picture and the next.

/// The bytes of a pixel: red, green, blue, alpha.
pub(crate) const PIXEL: usize = 4;

/// A part of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) left: usize,
    pub(crate) top: usize,
    pub(crate) width: usize,
    pub(crate) height: usize,
}

/// The colours of the pixels of an area that have changed; the others have none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) area: Area,
    pub(crate) pixels: Vec<Option<[u8; 3]>>,
}

impl Change {
    /// The whole first picture.
    pub(crate) fn whole(picture: &[u8], width: usize) -> Self {
        let pixels: Vec<_> = picture.chunks_exact(PIXEL).map(color).collect();
        let area = Area { left: 0, top: 0, width, height: pixels.len() / width };
        Self { area, pixels }
    }

    /// The changed part of a picture of the same size as the one before; `None` if it is the same.
    pub(crate) fn between(before: &[u8], after: &[u8], width: usize) -> Option<Self> {
        let area = changed_area(before, after, width)?;
        let rows = area.top..area.top + area.height;
        let pixels = rows.flat_map(|row| {
            let start = PIXEL * (row * width + area.left);
            let range = start..start + PIXEL * area.width;
            let [before, after] = [before, after].map(|picture| &picture[range.clone()]);
            let pairs = before.chunks_exact(PIXEL).zip(after.chunks_exact(PIXEL));
            pairs.map(|(before, after)| color(after).filter(|_| before != after))
        });
        Some(Self { area, pixels: pixels.collect() })
    }
}

/// The colour of a pixel, whatever its alpha: boards have a ground.
fn color(pixel: &[u8]) -> Option<[u8; 3]> {
    pixel.first_chunk().copied()
}

/// The smallest area outside of which both pictures are the same.
fn changed_area(before: &[u8], after: &[u8], width: usize) -> Option<Area> {
    let row = PIXEL * width;
    let pairs = before.chunks_exact(row).zip(after.chunks_exact(row)).enumerate();
    let mut changed = pairs.filter(|(_, (before, after))| before != after).peekable();
    let (top, _) = *changed.peek()?;
    let (mut bottom, mut left, mut right) = (top, width, 0);
    for (number, (before, after)) in changed {
        let differs = |(before, after): (&[u8], &[u8])| before != after;
        let mut pixels = before.chunks_exact(PIXEL).zip(after.chunks_exact(PIXEL));
        left = left.min(pixels.clone().position(differs).unwrap_or(left));
        right = right.max(pixels.rposition(differs).unwrap_or(right));
        bottom = number;
    }
    Some(Area { left, top, width: right + 1 - left, height: bottom + 1 - top })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture of grey pixels.
    fn picture(greys: &[u8]) -> Vec<u8> {
        greys.iter().flat_map(|&grey| [grey, grey, grey, 255]).collect()
    }

    #[test]
    fn only_what_changes_has_a_colour() {
        let before = picture(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        let after = picture(&[0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 9]);
        let change = Change::between(&before, &after, 4).expect("a change");
        assert_eq!(change.area, Area { left: 1, top: 1, width: 3, height: 2 });
        let grey = |grey: u8| Some([grey; 3]);
        assert_eq!(change.pixels, [grey(7), None, None, None, None, grey(9)]);
        assert_eq!(Change::between(&after, &after, 4), None);
    }

    #[test]
    fn the_first_picture_is_whole() {
        let change = Change::whole(&picture(&[1, 2, 3, 4, 5, 6]), 3);
        assert_eq!(change.area, Area { left: 0, top: 0, width: 3, height: 2 });
        assert!(change.pixels.iter().all(Option::is_some));
    }
}
