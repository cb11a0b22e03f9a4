use crate::program::{Folder, basalt, basalt_reading, sample, sample_text};

const SMALL: &str = "9/10/5r5/4rw(rb)3/9 w s";

/// Draws into a file of a folder and gives its content.
fn rendered(folder: &Folder, file: &str, args: &[&str]) -> Vec<u8> {
    let path = folder.path(file);
    let run = basalt(&[&["render", "--out", &path], args].concat());
    assert_eq!((run.code, run.out.as_str()), (Some(0), ""), "{}", run.err);
    assert_eq!(run.err, format!("Saved to {path}.\n"));
    std::fs::read(path).expect("readable")
}

/// Width and height, as the head of a PNG has them.
fn png_size(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    let number = |at: usize| png[at..].first_chunk().copied().map(u32::from_be_bytes);
    (number(16).expect("a width"), number(20).expect("a height"))
}

/// Width, and the delay of each picture in hundredths of a second.
fn gif_delays(gif: &[u8]) -> (u16, Vec<u16>) {
    assert!(gif.starts_with(b"GIF89a"));
    // A picture starts with its control extension and the mark of its descriptor.
    let control = |bytes: &&[u8]| bytes.starts_with(&[0x21, 0xf9, 4]) && bytes[7..] == [0, 0x2c];
    let delays =
        gif.windows(9).filter(control).map(|bytes| u16::from_le_bytes([bytes[4], bytes[5]]));
    (u16::from_le_bytes([gif[6], gif[7]]), delays.collect())
}

#[test]
fn a_position_becomes_a_picture_of_any_kind() {
    let folder = Folder::new("render-position");
    let args = [SMALL, "--moves", "f2e2"];
    let svg = rendered(&folder, "board.svg", &args);
    assert_eq!(svg, basalt(&["show", SMALL, "--moves", "f2e2", "--svg", "-"]).fine().into_bytes());
    let (width, height) = png_size(&rendered(&folder, "board.PNG", &args));
    assert_eq!(width, 960);
    let upright = [&args[..], &["--upright", "--flip", "--width", "100"]].concat();
    let (narrow, high) = png_size(&rendered(&folder, "upright.png", &upright));
    assert!(narrow == 100 && high > narrow && width > height, "{width}x{height} {narrow}x{high}");
    assert_eq!(gif_delays(&rendered(&folder, "board.gif", &args)), (480, vec![60, 360]));
}

#[test]
fn themes_and_sides_give_other_pictures() {
    let folder = Folder::new("render-look");
    let args = [SMALL, "--width", "120"];
    let plain = rendered(&folder, "plain.png", &args);
    for (name, option) in [("light.png", &["--theme", "light"][..]), ("flip.png", &["--flip"])] {
        assert_ne!(rendered(&folder, name, &[&args[..], option].concat()), plain, "{name}");
    }
    assert_eq!(rendered(&folder, "again.png", &args), plain);
}

#[test]
fn a_game_becomes_a_film_up_to_a_ply() {
    let folder = Folder::new("render-game");
    let file = sample("boardspace-punct-robots.sgf");
    let args = [file.as_str(), "--ply", "4", "--width", "100", "--delay", "50"];
    let (width, delays) = gif_delays(&rendered(&folder, "game.gif", &args));
    assert_eq!((width, delays), (100, vec![5, 5, 5, 5, 300]));
    let still = [file.as_str(), "--ply", "4", "--width", "100"];
    let moved = [file.as_str(), "--ply", "3", "--width", "100"];
    assert_ne!(rendered(&folder, "a.png", &still), rendered(&folder, "b.png", &moved));
}

#[test]
fn a_game_may_come_from_anywhere_and_in_any_format() {
    let folder = Folder::new("render-json");
    let annotated = sample_text("annotated.basalt");
    let json = basalt_reading(&["convert", "--to", "json"], annotated.as_bytes()).fine();
    let file = folder.file("games.json", json);
    let options = ["--number", "2", "--ply", "1", "--width", "64"];
    let of_json = rendered(&folder, "json.png", &[&[file.as_str()], &options[..]].concat());
    let sample = sample("annotated.basalt");
    let of_text = rendered(&folder, "text.png", &[&[sample.as_str()], &options[..]].concat());
    assert_eq!(of_json, of_text);
}

#[test]
fn failed_drawings_leave_no_file() {
    let folder = Folder::new("render-bad");
    let out = folder.path("board.png");
    let bad = basalt(&["render", "9/10 w s", "--out", &out]).failure(1);
    assert!(bad.starts_with("error: "), "{bad}");
    let far = basalt(&["render", &sample("annotated.basalt"), "--ply", "99", "--out", &out]);
    assert_eq!(far.code, Some(1));
    assert!(folder.files().is_empty());
    let nowhere = basalt(&["render", "--out", "no/such/folder.png"]).failure(3);
    assert_eq!(nowhere, "error: Can’t write no/such/folder.png: folder not found\n");
}
