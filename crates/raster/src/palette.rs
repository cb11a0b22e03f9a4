//! The colours that a GIF has room for. There is no dithering: it would change every pixel of every frame.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The most colours besides the one that means "no change".
pub(crate) const MAX_COLORS: usize = 255;

type Color = [u8; 3];

/// At most [`MAX_COLORS`] colours, and which of them stands for each colour that occurs.
#[derive(Debug)]
pub(crate) struct Palette {
    colors: Vec<Color>,
    indices: ByColor<u8>,
}

/// Values by colours; a colour is a number here, so that it can be mixed in one step.
type ByColor<T> = HashMap<u32, T, BuildHasherDefault<ColorHasher>>;

fn key([red, green, blue]: Color) -> u32 {
    u32::from_be_bytes([0, red, green, blue])
}

fn color(key: u32) -> Color {
    let [_, color @ ..] = key.to_be_bytes();
    color
}

/// Mixes a number by the multiplier of Knuth's multiplicative hashing, 2^64 divided by the golden
/// ratio. Nobody can choose colours so as to slow it down beyond what their pixels cost anyway.
#[derive(Debug, Default)]
struct ColorHasher(u64);

impl Hasher for ColorHasher {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u32(byte.into());
        }
    }

    fn write_u32(&mut self, number: u32) {
        self.0 = (self.0 ^ u64::from(number)).wrapping_mul(0x9e37_79b9_7f4a_7c15).swap_bytes();
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

impl Palette {
    /// The palette for pixels: their own colours if there are few enough, or else the means of
    /// groups of them.
    pub(crate) fn of(pixels: impl Iterator<Item = Color>) -> Self {
        let mut counts: ByColor<u64> = ByColor::default();
        for color in pixels {
            *counts.entry(key(color)).or_default() += 1;
        }
        let weigh = |(key, count): (u32, u64)| (color(key), weight(count));
        let mut counted: Vec<_> = counts.into_iter().map(weigh).collect();
        // The palette must not depend on the order of a hash map.
        counted.sort_unstable();
        let colors: Vec<Color> =
            groups(&mut counted).into_iter().map(|group| mean(group)).collect();
        let indices =
            counted.iter().map(|&(color, _)| (key(color), nearest(&colors, color))).collect();
        Self { colors, indices }
    }

    /// The number of the colour that stands for one that occurs.
    pub(crate) fn index(&self, color: Color) -> u8 {
        self.indices.get(&key(color)).copied().unwrap_or_default()
    }

    /// The palette index that no colour uses.
    pub(crate) fn unused(&self) -> u8 {
        self.colors.len() as u8
    }

    /// Red, green and blue of each colour, the unused one included.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colors.iter().chain([&[0; 3]]).flatten().copied().collect()
    }
}

/// A colour and how much it counts.
type Counted = (Color, u64);

/// The weight of a colour by its number of pixels: rare ones, as those of a few red pieces, must
/// not drown in the ground.
fn weight(pixels: u64) -> u64 {
    pixels.isqrt()
}

/// Divides colours into at most [`MAX_COLORS`] groups, always the one that errs most in its middle.
fn groups(colors: &mut [Counted]) -> Vec<&mut [Counted]> {
    let mut groups = vec![Group::new(colors)];
    while groups.len() < MAX_COLORS {
        let worst = (0..groups.len()).max_by_key(|&number| groups[number].error);
        let Some(worst) = worst.filter(|&number| groups[number].error > 0) else { break };
        let [one, other] = groups.swap_remove(worst).halves();
        groups.extend([one, other]);
    }
    groups.into_iter().map(|group| group.colors).filter(|colors| !colors.is_empty()).collect()
}

/// Colours that become one.
struct Group<'a> {
    colors: &'a mut [Counted],
    /// In which of red, green and blue they differ most.
    axis: usize,
    /// Their variance there: the sum of squares around the mean.
    error: u64,
}

impl<'a> Group<'a> {
    fn new(colors: &'a mut [Counted]) -> Self {
        let errors = [0, 1, 2].map(|axis| error(colors, axis));
        let axis = (0..3).max_by_key(|&axis| errors[axis]).unwrap_or_default();
        Self { axis, error: errors[axis], colors }
    }

    /// Both sides of the mean; neither is empty where colours differ.
    fn halves(self) -> [Self; 2] {
        let axis = self.axis;
        let middle = mean(self.colors)[axis];
        self.colors.sort_unstable_by_key(|&(color, _)| (color[axis], color));
        let split = self.colors.partition_point(|(color, _)| color[axis] <= middle);
        let split = split.clamp(1, self.colors.len() - 1);
        let (one, other) = self.colors.split_at_mut(split);
        [Self::new(one), Self::new(other)]
    }
}

fn sums(colors: &[Counted], axis: usize) -> (u64, u64) {
    let weigh = |(weight, sum), &(color, count): &Counted| {
        (weight + count, sum + count * u64::from(color[axis]))
    };
    colors.iter().fold((0, 0), weigh)
}

fn error(colors: &[Counted], axis: usize) -> u64 {
    let (weight, sum) = sums(colors, axis);
    let middle = sum as f64 / weight.max(1) as f64;
    let square = |&(color, count): &Counted| {
        let off = f64::from(color[axis]) - middle;
        off * off * count as f64
    };
    colors.iter().map(square).sum::<f64>().round() as u64
}

fn mean(colors: &[Counted]) -> Color {
    [0, 1, 2].map(|axis| {
        let (weight, sum) = sums(colors, axis);
        ((sum + weight / 2) / weight.max(1)) as u8
    })
}

fn nearest(colors: &[Color], wanted: Color) -> u8 {
    let distance = |color: &Color| -> u32 {
        let squares = color.iter().zip(wanted).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2));
        squares.sum()
    };
    (0..colors.len()).min_by_key(|&number| distance(&colors[number])).unwrap_or_default() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(palette: &Palette, color: Color) -> Color {
        palette.colors[usize::from(palette.index(color))]
    }

    #[test]
    fn few_colours_stay_as_they_are() {
        let colors: Vec<Color> =
            (0..MAX_COLORS).map(|n| [n as u8, (n * 7) as u8, (n * 31) as u8]).collect();
        let palette = Palette::of(colors.iter().copied());
        assert_eq!(palette.unused(), 255);
        assert!(colors.iter().all(|&color| shown(&palette, color) == color));
    }

    #[test]
    fn many_colours_become_near_ones_and_always_the_same() {
        let colors = || (0..20_000_u32).map(|n| [(n % 251) as u8, (n / 251) as u8, (n % 17) as u8]);
        let palette = Palette::of(colors());
        assert!(palette.colors.len() <= MAX_COLORS);
        let far = |&color: &Color| {
            shown(&palette, color).iter().zip(color).any(|(&a, b)| a.abs_diff(b) > 24)
        };
        assert_eq!(colors().filter(far).count(), 0);
        assert_eq!(Palette::of(colors()).bytes(), palette.bytes());
    }

    #[test]
    fn nothing_has_a_palette_too() {
        let palette = Palette::of([].into_iter());
        assert_eq!((palette.unused(), palette.bytes().len()), (0, 3));
    }
}
