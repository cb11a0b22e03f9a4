//! PNGs read back.

use basalt_raster::Canvas;
use basalt_rules::dvonn::Position;
use basalt_view::{Frame, Ink, Layout, Point, Scene, Theme, scene};
use resvg::tiny_skia::Pixmap;

fn drawn(position: &str) -> Scene {
    let position: Position = position.parse().expect("legal");
    scene(&position.into(), None, Frame::default())
}

fn read(scene: &Scene, width: u16, theme: Theme) -> Pixmap {
    Pixmap::decode_png(&Canvas::new(width, theme).png(scene)).expect("a PNG")
}

/// Red, green and blue at a place of the picture, from 0 to 1 in both directions.
fn color(picture: &Pixmap, across: f64, down: f64) -> [u8; 3] {
    let x = (across * f64::from(picture.width() - 1)).round() as u32;
    let y = (down * f64::from(picture.height() - 1)).round() as u32;
    let pixel = picture.pixel(x, y).expect("inside");
    assert_eq!(pixel.alpha(), 255);
    [pixel.red(), pixel.green(), pixel.blue()]
}

/// The colour a little to the right of the middle of a space, where nothing is marked on a piece.
fn color_of(scene: &Scene, picture: &Pixmap, space: &str) -> [u8; 3] {
    let cell: basalt_rules::dvonn::Cell = space.parse().expect("a space");
    let at = Layout::default().centre(cell) + Point::new(14.0, -4.0) - scene.bounds.corner;
    color(picture, at.x / scene.bounds.width, at.y / scene.bounds.height)
}

fn hex(color: &str) -> [u8; 3] {
    let digits = u32::from_str_radix(color.trim_start_matches('#'), 16).expect("a colour");
    let [_, color @ ..] = digits.to_be_bytes();
    color
}

#[test]
fn a_picture_has_the_width_that_is_asked_for_and_the_shape_of_the_board() {
    let scene = drawn("9/10/2r1r3r2/10/9 b p");
    for width in [16, 100, 480, 1201] {
        let picture = read(&scene, width, Theme::Dark);
        let height = f64::from(width) * scene.bounds.height / scene.bounds.width;
        assert_eq!(picture.width(), u32::from(width));
        assert!((f64::from(picture.height()) - height).abs() <= 0.5, "{}", picture.height());
    }
    assert_eq!(read(&scene, 1, Theme::Dark).width(), 16);
}

#[test]
fn the_ground_has_the_colour_of_the_theme() {
    let scene = drawn("9/10/2r1r3r2/10/9 b p");
    for theme in [Theme::Dark, Theme::Light] {
        let ground = hex(Ink::Ground.tint(theme).first);
        assert_eq!(color(&read(&scene, 300, theme), 0.0, 0.0), ground);
    }
    let ground = hex(Ink::Ground.tint(Theme::Dark).first);
    assert_eq!(color(&read(&scene, 300, Theme::Page), 1.0, 1.0), ground);
}

#[test]
fn pieces_have_their_colours() {
    let scene = drawn("wbbwwbwbb/bwbbwwbwbw/wbrbwwbrwbw/bbwwbbwwbw/wbrbwwbwb w s");
    let picture = read(&scene, 960, Theme::Dark);
    let sum = |space| color_of(&scene, &picture, space).map(u32::from).iter().sum::<u32>();
    assert!(sum("a1") > sum("b1") + 150, "a1 is white and b1 black");
    let [red, green, blue] = color_of(&scene, &picture, "c1");
    assert!(red > green.max(blue) + 60, "c1 is red");
}
