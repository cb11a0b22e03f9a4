//! Snapshots of the pictures, in `tests/snapshots`. Run with `BASALT_RENEW=1` to renew them.

use std::collections::BTreeSet;
use std::path::PathBuf;

use basalt_testkit::snapshot::assert_file;
use basalt_view::Svg;

use crate::named;

fn file(name: &str) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots");
    PathBuf::from(folder).join(name).with_extension("svg")
}

/// Puts each element on a line of its own, so that a diff is readable.
fn in_lines(svg: &str) -> String {
    svg.replace("><", ">\n<")
}

#[test]
fn every_picture_is_as_it_was() {
    for picture in named::all() {
        let title = picture.name.replace('-', " ");
        let svg = Svg { theme: picture.theme, title: &title, ..Svg::default() };
        assert_file(file(picture.name), &in_lines(&svg.write(&picture.scene)));
    }
    assert_eq!(kept_names(), drawn_names(), "a picture is kept that nobody draws");
}

fn kept_names() -> BTreeSet<String> {
    let folder = file("any").with_file_name("");
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file"));
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

fn drawn_names() -> BTreeSet<String> {
    named::all().iter().map(|picture| format!("{}.svg", picture.name)).collect()
}
