//! Tests of the files in `static/`: they say what the catalogue says and show the colours and boards of `view`.
//!
//! They are unit tests because cargo builds all programs of a package for its integration tests, and the bundles are of no
//! use outside a browser.

use std::path::{Path, PathBuf};

use basalt_locales::{Catalogue, Language, Message, messages};
use basalt_rules::{AnyPosition, Feature, Game, Title};
use basalt_testkit::snapshot::assert_file;
use basalt_view::{Frame, Layout, Orientation, PieceStyle, Svg, Theme, scene};

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("static").join(name)
}

fn read(name: &str) -> String {
    std::fs::read_to_string(path(name)).expect(name)
}

fn english(message: &Message) -> String {
    Catalogue::new(Language::En).say(message)
}

#[test]
fn texts_before_the_module_runs_are_in_the_catalogue() {
    let index = read("index.html");
    for message in
        [messages::serve_no_script(), messages::serve_no_start(), messages::serve_description()]
    {
        let sentence = english(&message);
        assert!(index.contains(&sentence), "index.html does not say: {sentence}");
    }
    let description = english(&messages::serve_description());
    assert!(read("manifest.webmanifest").contains(&description));
}

#[test]
fn the_boards_have_the_colours_of_both_themes() {
    let (dark, light) = (Theme::Dark.declarations(), Theme::Light.declarations());
    let contrast = PieceStyle::Contrast.declarations();
    let expected = format!(
        "/* The colours of the boards, as `Theme::declarations` gives them. */\n\
         :root{{{dark}}}\n\
         @media (prefers-color-scheme:light){{:root:not([data-theme=\"dark\"]){{{light}}}}}\n\
         :root[data-theme=\"light\"]{{{light}}}\n\
         :root[data-pieces=\"contrast\"]{{{contrast}}}\n"
    );
    assert_file(path("css/board.css"), &expected);
}

/// The empty board of a game, as the index shows it before the program has loaded.
fn empty_board(game: Game, name: &str, orientation: Orientation) -> String {
    let layout = Layout { orientation, ..Layout::default() };
    let scene = scene(&AnyPosition::start(game), None, Frame { layout, ..Frame::default() });
    Svg { theme: Theme::Page, prefix: name, background: false, title: "" }.write(&scene)
}

#[test]
fn the_empty_boards_are_as_view_draws_them() {
    for title in Title::ALL {
        let game = Game::ALL.into_iter().find(|game| game.title() == title).expect("a game");
        let id = title.id();
        let board = empty_board(game, id, Orientation::Landscape);
        assert_file(path(&format!("boards/{id}.svg")), &board);
        if game.has(Feature::WideBoard) {
            let name = format!("{id}-upright");
            let board = empty_board(game, &name, Orientation::Upright);
            assert_file(path(&format!("boards/{name}.svg")), &board);
        }
    }
}

/// The characters that a `unicode-range` of a style sheet names.
fn ranges(css: &str) -> impl Iterator<Item = std::ops::RangeInclusive<u32>> {
    let lists = css.split("unicode-range:").skip(1).filter_map(|rest| rest.split(';').next());
    lists.flat_map(|list| list.split(',')).map(|range| {
        let range = range.trim().trim_start_matches("U+");
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let code = |text| u32::from_str_radix(text, 16).expect("a code point");
        code(first)..=code(last)
    })
}

#[test]
fn the_fonts_have_every_character_of_the_catalogues() {
    let css = read("css/tokens.css");
    let known: Vec<_> = ranges(&css).collect();
    for language in Language::ALL {
        let folder = path("../../locales/locales").join(language.tag());
        for file in std::fs::read_dir(folder).expect("a folder").flatten() {
            let text = std::fs::read_to_string(file.path()).expect("a catalogue");
            let messages = text.lines().filter(|line| !line.starts_with('#'));
            let missing: String = messages
                .flat_map(str::chars)
                .filter(|&letter| !known.iter().any(|range| range.contains(&letter.into())))
                .collect();
            assert_eq!(missing, "", "no font has these characters of {:?}", file.path());
        }
    }
}
