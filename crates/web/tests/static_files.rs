//! The files beside the module: that they say what the catalogue says and show the colours of `view`.

use std::path::{Path, PathBuf};

use basalt_locales::{Catalogue, Language, Message, messages};
use basalt_view::Theme;

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
fn what_is_said_before_the_module_runs_is_in_the_catalogue() {
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

/// `BASALT_RENEW=1 cargo test -p basalt-web` writes the file anew.
#[test]
fn the_boards_have_the_colours_of_both_themes() {
    let (dark, light) = (Theme::Dark.declarations(), Theme::Light.declarations());
    let expected = format!(
        "/* The colours of the boards, as `Theme::declarations` gives them. */\n\
         :root{{{dark}}}\n\
         @media (prefers-color-scheme:light){{:root:not([data-theme=\"dark\"]){{{light}}}}}\n\
         :root[data-theme=\"light\"]{{{light}}}\n"
    );
    if std::env::var_os("BASALT_RENEW").is_some() {
        std::fs::write(path("css/board.css"), &expected).expect("writable");
    }
    assert_eq!(
        read("css/board.css"),
        expected,
        "BASALT_RENEW=1 cargo test -p basalt-web renews it"
    );
}
