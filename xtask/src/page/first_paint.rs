//! The outline of a screen that the index shows before the program has loaded.
//!
//! The index gets the outlines of `static/first-paint`, the empty boards of `static/boards`, the rules of the style
//! sheets that they need, and two scripts: one sets theme and language before anything is painted, the other shows the
//! outline of the address. Browsers paint all of it from the first file that arrives.

use basalt_locales::{Catalogue, Language};

use super::critical_css::critical_css;
use super::files::{self, File};
use super::{INDEX, STATIC};
use crate::process::root;

/// The outlines before and after those of the games' boards.
const FIRST_OUTLINES: [&str; 2] = ["header.html", "home.html"];
const LAST_OUTLINES: [&str; 2] = ["page.html", "tab-bar.html"];

/// The start of a place for an empty board, before its name.
const BOARD: &str = "<!--board ";

/// The attribute of an element whose text is a message, before its key.
const SAY: &str = "data-say=\"";

/// Fills in the places of the index.
pub(super) fn fill_in(files: &mut [File], styles: &[File]) -> Result<(), String> {
    let folder = |name: &str| files::read_all(&root().join(STATIC).join(name));
    let (parts, boards) = (folder("first-paint")?, folder("boards")?);
    let index = files.iter_mut().find(|file| file.name == INDEX);
    let index = index.ok_or_else(|| format!("the page has no {INDEX}"))?;
    let outlines: String =
        outlines(&parts).map(|name| text(&parts, name)).collect::<Result<_, _>>()?;
    let outlines = with_boards(&outlines, &boards)?;
    let keys = keys(&outlines);
    let outlines = with_english(&outlines, &keys);
    let html = index.text().unwrap_or_default().replace("__OUTLINES__", &outlines);
    let styles: String = styles.iter().filter_map(File::text).collect();
    let css = critical_css(&styles, &html);
    let languages: Vec<_> = Language::ALL.iter().map(|language| language.tag()).collect();
    let settings = script(text(&parts, "settings.js")?)
        .replace("__LANGUAGES__", &serde_json::json!(languages).to_string());
    let show = script(text(&parts, "show.js")?).replace("__TEXTS__", &texts(&keys).to_string());
    let html = html.replace("__CRITICAL_CSS__", &css);
    let html = html.replace("__SETTINGS__", &settings).replace("__SHOW__", &show);
    index.content = html.into_bytes();
    Ok(())
}

/// The names of all outlines, in their order.
fn outlines(parts: &[File]) -> impl Iterator<Item = &str> {
    let is_of_a_board = |file: &&File| {
        let name = file.name.as_str();
        file.extension() == "html"
            && !FIRST_OUTLINES.contains(&name)
            && !LAST_OUTLINES.contains(&name)
    };
    let boards = parts.iter().filter(is_of_a_board).map(|file| file.name.as_str());
    FIRST_OUTLINES.into_iter().chain(boards).chain(LAST_OUTLINES)
}

fn text<'f>(files: &'f [File], name: &str) -> Result<&'f str, String> {
    let file = files.iter().find(|file| file.name == name);
    file.and_then(File::text).ok_or_else(|| format!("first-paint/{name} is missing"))
}

/// Replaces the places for boards.
fn with_boards(html: &str, boards: &[File]) -> Result<String, String> {
    let mut text = String::new();
    let mut parts = html.split(BOARD);
    text.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (name, rest) = part.split_once("-->").ok_or("the place of a board has no end")?;
        let file = boards.iter().find(|file| file.name == format!("{name}.svg"));
        let board = file.and_then(File::text);
        text.push_str(board.ok_or_else(|| format!("boards/{name}.svg is missing"))?.trim_end());
        text.push_str(rest);
    }
    Ok(text)
}

/// The keys of all messages, each once.
fn keys(html: &str) -> Vec<&str> {
    let mut keys: Vec<_> =
        html.split(SAY).skip(1).filter_map(|part| part.split('"').next()).collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// Writes each message in English into the element that says it, which is empty.
fn with_english(html: &str, keys: &[&str]) -> String {
    let catalogue = Catalogue::new(Language::En);
    keys.iter().fold(html.to_owned(), |html, key| {
        let attribute = format!("{SAY}{key}\">");
        html.replace(&attribute, &format!("{attribute}{}", catalogue.say_plain(key)))
    })
}

/// The messages in every other language, by its tag.
fn texts(keys: &[&str]) -> serde_json::Value {
    let others = Language::ALL.iter().filter(|&&language| language != Language::En);
    let said = |&language: &Language| {
        let catalogue = Catalogue::new(language);
        let messages = keys.iter().map(|&key| (key.to_owned(), catalogue.say_plain(key).into()));
        (language.tag().to_owned(), serde_json::Value::Object(messages.collect()))
    };
    serde_json::Value::Object(others.map(said).collect())
}

/// A script without comment lines and indentation.
fn script(text: &str) -> String {
    let lines = text.lines().map(str::trim_start).filter(|line| !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled() -> String {
        let page = root().join(STATIC);
        let mut files = files::read_all(&page).expect("files");
        let puzzles = super::super::puzzles::files().expect("puzzles");
        super::super::puzzles::name_indexes(&mut files, &puzzles).expect("an index");
        let styles = super::super::styles::files(super::super::Build::Dist).expect("style sheets");
        fill_in(&mut files, &styles).expect("filled in");
        let index = files.iter().find(|file| file.name == INDEX).expect("an index");
        index.text().expect("a text").to_owned()
    }

    #[test]
    fn every_place_of_the_index_is_filled_in() {
        let html = filled();
        let is_place = |part: &str| part.starts_with(char::is_uppercase);
        assert!(!html.split("__").skip(1).any(is_place) && !html.contains(BOARD), "{html}");
        assert!(html.contains(".site-header{") && html.contains("data-say=\"page-learn\">Learn<"));
    }

    /// The first paint needs 14 KB at most, so that it arrives in the first round trip of data.
    #[test]
    fn the_index_fits_into_the_first_round_trip() {
        let html = filled();
        let params = brotli::enc::BrotliEncoderParams { quality: 11, ..Default::default() };
        let mut sent = Vec::new();
        brotli::BrotliCompress(&mut html.as_bytes(), &mut sent, &params).expect("compressed");
        assert!(sent.len() <= 14 * 1024, "{} bytes of {}", sent.len(), html.len());
    }

    #[test]
    fn the_icons_are_those_of_the_program() {
        let icons = include_str!("../../../crates/web/src/icons.rs");
        let html = filled();
        let drawn = html.split("<svg class=\"icon\"").skip(1);
        let paths: Vec<_> =
            drawn.filter_map(|part| part.split("d=\"").nth(1)?.split('"').next()).collect();
        assert_eq!(paths.len(), 6);
        assert!(paths.iter().all(|path| icons.contains(path)), "{paths:?}");
    }

    #[test]
    fn a_board_that_is_missing_is_an_error() {
        let error = with_boards("<!--board chess-->", &[]).expect_err("there is none");
        assert_eq!(error, "boards/chess.svg is missing");
    }
}
