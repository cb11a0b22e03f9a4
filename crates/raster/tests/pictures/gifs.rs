//! GIFs taken apart again.

use std::num::NonZero;

use basalt_raster::{Canvas, Timing};
use basalt_view::{Frame, Layout, Orientation, Scene, Theme};
use gif::{ColorOutput, DecodeOptions, Repeat};

use crate::samples::{games, scenes};

/// The frames as a viewer of the GIF shows them.
struct Seen {
    size: (u16, u16),
    repeat: Repeat,
    /// Each picture as it looks, and how long, in hundredths of a second.
    pictures: Vec<(Vec<u8>, u16)>,
}

fn seen(gif: &[u8]) -> Seen {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).expect("a GIF");
    let size = (decoder.width(), decoder.height());
    let width = usize::from(size.0);
    let mut screen = vec![0; 4 * width * usize::from(size.1)];
    let mut pictures = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        for (number, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let [row, column] =
                [number / usize::from(frame.width), number % usize::from(frame.width)];
            let place = (row + usize::from(frame.top)) * width + column + usize::from(frame.left);
            if pixel[3] > 0 {
                screen[4 * place..][..4].copy_from_slice(pixel);
            }
        }
        pictures.push((screen.clone(), frame.delay));
    }
    Seen { size, repeat: decoder.repeat(), pictures }
}

/// Whether two pictures are the same but for the few colours of a GIF.
fn assert_alike(found: &[u8], expected: &[u8], what: &str) {
    assert_eq!(found.len(), expected.len(), "{what}");
    let offs = || found.iter().zip(expected).map(|(&a, &b)| u64::from(a.abs_diff(b)));
    let (worst, sum) = (offs().max().unwrap_or_default(), offs().sum::<u64>());
    let mean = sum as f64 / found.len() as f64;
    assert!(worst <= 48 && mean < 1.0, "{what}: {worst} at worst, {mean} on the average");
}

fn check(scenes: &[Scene], canvas: Canvas) {
    let gif = canvas.gif(scenes, Timing { each: 250, last: 2000 });
    let seen = seen(&gif);
    assert_eq!(seen.pictures.len(), scenes.len());
    assert_eq!(seen.repeat, Repeat::Infinite);
    let (width, first) = canvas.pixels(&scenes[0]);
    assert_eq!(
        (width, first.len()),
        (seen.size.0, 4 * usize::from(width) * usize::from(seen.size.1))
    );
    for (number, (scene, (found, delay))) in scenes.iter().zip(&seen.pictures).enumerate() {
        let is_last = number + 1 == scenes.len();
        assert_eq!(*delay, if is_last { 200 } else { 25 });
        // Drawing each whole takes long, and what a patch leaves out stays wrong to the end.
        if number % 30 == 0 || is_last {
            assert_alike(found, &canvas.pixels(scene).1, &format!("picture {number}"));
        }
    }
}

#[test]
fn a_whole_game_looks_as_its_positions_do() {
    for record in games() {
        let scenes = scenes(&record, Frame { tally: true, ..Frame::default() });
        check(&scenes, Canvas::new(480, Theme::Dark));
    }
}

#[test]
fn so_it_does_upright_flipped_and_by_day() {
    let layout = Layout { orientation: Orientation::Upright, flipped: true };
    for record in games() {
        let scenes = scenes(&record, Frame { layout, ..Frame::default() });
        check(&scenes[scenes.len() - 12..], Canvas::new(150, Theme::Light));
    }
}

#[test]
fn the_same_game_gives_the_same_bytes() {
    let [record, _] = games();
    let scenes = scenes(&record, Frame::default());
    let gif = || Canvas::new(200, Theme::Dark).gif(&scenes[40..], Timing::default());
    assert_eq!(gif(), gif());
    let alone = Canvas::new(200, Theme::Dark).with_threads(NonZero::<usize>::MIN);
    assert_eq!(alone.gif(&scenes[40..], Timing::default()), gif(), "by one thread");
}

#[test]
fn a_position_that_stays_is_no_picture_of_its_own() {
    let [record, _] = games();
    let scene = scenes(&record, Frame::default()).swap_remove(0);
    let canvas = Canvas::new(100, Theme::Dark);
    let seen = seen(&canvas.gif(&[scene.clone(), scene], Timing { each: 300, last: 500 }));
    assert_eq!(seen.pictures.iter().map(|(_, delay)| *delay).collect::<Vec<_>>(), [80]);
    assert!(canvas.gif(&[], Timing::default()).is_empty());
}

#[test]
fn the_end_is_held_longer() {
    assert_eq!(Timing::of(100), Timing { each: 100, last: 3000 });
    assert_eq!(Timing::of(2000), Timing { each: 2000, last: 12_000 });
    assert_eq!(Timing::of(u32::MAX).last, u32::MAX);
}
