//! A drawn scene.

use basalt_view::{Ink, Scene, Svg, Theme};
use png::{BitDepth, ColorType, Compression, Encoder, EncodingError};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::Canvas;
use super::patch::Patch;
use crate::difference::{Area, PIXEL};

/// The pixels of a whole scene.
#[derive(Clone, Debug)]
pub(super) struct Pixels(Pixmap);

impl Pixels {
    pub(super) fn of(scene: &Scene, canvas: Canvas) -> Self {
        Self(draw(scene, canvas))
    }

    pub(super) fn width(&self) -> u16 {
        self.0.width() as u16
    }

    pub(super) fn height(&self) -> u16 {
        self.0.height() as u16
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        self.0.data()
    }

    pub(super) fn bytes(self) -> Vec<u8> {
        self.0.take()
    }

    pub(super) fn png(&self) -> Vec<u8> {
        encoded(&self.0).expect("pixels in memory can be written to memory")
    }

    /// The pixels of an area.
    pub(super) fn patch(&self, area: Area) -> Patch {
        let rows = self.0.data().chunks_exact(self.row()).skip(area.top).take(area.height);
        Patch { area, pixels: rows.flat_map(|row| &row[columns(area)]).copied().collect() }
    }

    /// Puts a patch over what is there.
    pub(super) fn put(&mut self, Patch { area, pixels }: &Patch) {
        let row = self.row();
        let rows = self.0.data_mut().chunks_exact_mut(row).skip(area.top);
        for (target, source) in rows.zip(pixels.chunks_exact(PIXEL * area.width)) {
            target[columns(*area)].copy_from_slice(source);
        }
    }

    /// The number of bytes in a row.
    fn row(&self) -> usize {
        PIXEL * self.0.width() as usize
    }
}

/// The bytes of a row that belong to an area.
fn columns(area: Area) -> std::ops::Range<usize> {
    PIXEL * area.left..PIXEL * (area.left + area.width)
}

impl Canvas {
    /// The number of pixels in a unit of the plane.
    pub(super) fn scale(self, scene: &Scene) -> f64 {
        f64::from(self.width) / scene.bounds.width
    }

    /// The area of a whole scene.
    pub(super) fn whole(self, scene: &Scene) -> Area {
        let height = (scene.bounds.height * self.scale(scene)).round();
        let height = (height as u16).max(1).into();
        Area { left: 0, top: 0, width: self.width.into(), height }
    }
}

/// Draws a scene, or as much of its items as it has.
fn draw(scene: &Scene, canvas: Canvas) -> Pixmap {
    let svg = Svg { theme: canvas.theme, background: false, ..Svg::default() }.write(scene);
    let tree = Tree::from_str(&svg, &Options::default()).expect("the SVG of a scene is sound");
    let scale = f32::from(canvas.width) / tree.size().width();
    let Area { width, height, .. } = canvas.whole(scene);
    let mut pixmap = Pixmap::new(width as u32, height as u32).expect("a picture has a size");
    pixmap.fill(ground(canvas.theme));
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap
}

/// The colour around the board.
fn ground(theme: Theme) -> Color {
    let text = Ink::Ground.tint(theme).first.trim_start_matches('#');
    let [_, red, green, blue] = u32::from_str_radix(text, 16).unwrap_or_default().to_be_bytes();
    Color::from_rgba8(red, green, blue, u8::MAX)
}

/// The pixels as PNG. The fast compression takes a tenth of the usual one's time, which is as long as that of the drawing, for a
/// fifth more bytes.
fn encoded(pixels: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fast);
    encoder.write_header()?.write_image_data(&pixels.clone().take_demultiplied())?;
    Ok(bytes)
}
