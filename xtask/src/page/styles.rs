//! The style sheet of the page, which is written as a folder of small ones.

use super::critical_css::minified;
use super::files::{self, File};
use super::{Build, STATIC};
use crate::process::root;

/// The folder of the small style sheets.
const FOLDER: &str = "css";

/// The name of the style sheet that browsers load.
const STYLE: &str = "style.css";

/// The small style sheets in their order: what every screen needs, then each screen.
const ORDER: [&str; 12] = [
    "board.css",
    "tokens.css",
    "base.css",
    "components.css",
    "play.css",
    "analysis.css",
    "online.css",
    "home.css",
    "learn.css",
    "puzzles.css",
    "settings.css",
    "games.css",
];

/// The style sheet of the page that shows all components, which a release does not have.
const GALLERY: &str = "gallery.css";

/// All style sheets as one, which a release minifies.
pub(super) fn file(build: Build) -> Result<File, String> {
    let found = files::read_all(&root().join(STATIC).join(FOLDER))?;
    let file = concatenated(&found, build)?;
    Ok(match (build, file.text()) {
        (Build::Dist, Some(text)) => File { content: minified(text).into_bytes(), ..file },
        _ => file,
    })
}

fn concatenated(found: &[File], build: Build) -> Result<File, String> {
    let known = |file: &&File| file.name == GALLERY || ORDER.contains(&file.name.as_str());
    if let Some(other) = found.iter().find(|file| !known(file)) {
        return Err(format!("{FOLDER}/{} has no place in the order of style sheets", other.name));
    }
    let gallery = (build == Build::Quick).then_some(GALLERY);
    let mut content = Vec::new();
    for name in ORDER.into_iter().chain(gallery) {
        let file = found.iter().find(|file| file.name == name);
        content.extend(&file.ok_or_else(|| format!("{FOLDER}/{name} is missing"))?.content);
    }
    Ok(File { name: STYLE.to_owned(), content })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<File> {
        let file = |name: &str| File { name: name.to_owned(), content: format!("{name};").into() };
        ORDER.iter().rev().copied().chain([GALLERY]).map(file).collect()
    }

    #[test]
    fn the_style_sheets_follow_their_order() {
        let style = concatenated(&all(), Build::Dist).expect("all of them");
        let text = style.text().expect("a text").to_owned();
        let names: Vec<_> = text.split_terminator(';').collect();
        assert_eq!(names, ORDER);
        let quick = concatenated(&all(), Build::Quick).expect("all of them");
        assert!(quick.text().expect("a text").ends_with("games.css;gallery.css;"));
    }

    #[test]
    fn one_that_is_missing_or_unknown_is_an_error() {
        let mut files = all();
        files.pop();
        assert!(concatenated(&files, Build::Quick).is_err());
        files.push(File { name: "other.css".to_owned(), content: Vec::new() });
        let error = concatenated(&files, Build::Dist).expect_err("it has no place");
        assert!(error.contains("other.css"), "{error}");
    }

    /// A release leaves out comments and space, and changes no text in quotes.
    #[test]
    fn a_release_minifies_the_style_sheets() {
        let [quick, dist] = [Build::Quick, Build::Dist].map(|build| file(build).expect("styles"));
        let [quick, dist] = [&quick, &dist].map(|file| file.text().expect("a text"));
        assert!(!dist.contains("/*") && !dist.contains('\n') && !dist.contains("  "));
        assert!(dist.contains(".hex::before{content:attr(data-letter);"));
        let quoted = |css: &str| -> Vec<String> {
            css.split('"').skip(1).step_by(2).map(str::to_owned).collect()
        };
        assert!(quoted(quick).starts_with(&quoted(dist)));
    }
}
