//! The style sheets of the page, which are written as a folder of small ones: one for every screen, and one for each bundle.

use super::critical_css::minified;
use super::files::{self, File};
use super::{Build, STATIC};
use crate::process::root;

/// The folder of the small style sheets.
const FOLDER: &str = "css";

/// A style sheet that browsers load: its name, and the small ones in it, in their order.
type Sheet = (&'static str, &'static [&'static str]);

/// The style sheets: that of every screen, then those of the bundles, which start like the other files of the bundle.
const SHEETS: [Sheet; 10] = [
    ("style.css", &["board.css", "tokens.css", "base.css", "components.css"]),
    ("basalt_home.css", &["home.css", "settings.css", "games.css"]),
    ("basalt_play.css", &["table.css", "play.css", "boards.css"]),
    ("basalt_study.css", &["table.css", "boards.css", "analysis.css"]),
    ("basalt_editor.css", &["boards.css", "setup.css"]),
    ("basalt_learn.css", &["boards.css", "learn.css", "puzzles.css"]),
    ("basalt_lobby.css", &["online.css", "profile.css"]),
    ("basalt_online.css", &["table.css", "play.css", "boards.css", "online.css"]),
    ("basalt_account.css", &["account.css"]),
    ("basalt_moderation.css", &["moderation.css"]),
];

/// The style sheet of the page that shows all components, which a release does not have.
const GALLERY: &str = "gallery.css";

/// The style sheet with the gallery.
const WITH_GALLERY: &str = "basalt_home.css";

/// The style sheets of components that the gallery shows besides those of its bundle. There they hold within the gallery alone.
const SHOWN_IN_GALLERY: [&str; 6] =
    ["table.css", "play.css", "boards.css", "analysis.css", "learn.css", "online.css"];

/// The style sheets that browsers load, which a release minifies.
pub(super) fn files(build: Build) -> Result<Vec<File>, String> {
    let found = files::read_all(&root().join(STATIC).join(FOLDER))?;
    let sheets = concatenated(&found, build)?;
    Ok(match build {
        Build::Quick => sheets,
        Build::Dist => sheets.into_iter().map(with_less_space).collect(),
    })
}

fn with_less_space(file: File) -> File {
    let content = file.text().map(|text| minified(text).into_bytes());
    File { content: content.unwrap_or_default(), ..file }
}

fn concatenated(found: &[File], build: Build) -> Result<Vec<File>, String> {
    let is_known = |file: &&File| {
        file.name == GALLERY || SHEETS.iter().any(|(_, parts)| parts.contains(&file.name.as_str()))
    };
    if let Some(other) = found.iter().find(|file| !is_known(file)) {
        return Err(format!("{FOLDER}/{} belongs to no style sheet", other.name));
    }
    SHEETS.iter().map(|sheet| concatenated_sheet(sheet, found, build)).collect()
}

fn concatenated_sheet(
    &(name, parts): &Sheet,
    found: &[File],
    build: Build,
) -> Result<File, String> {
    let read = |part: &str| {
        let file = found.iter().find(|file| file.name == part);
        file.map(|file| file.content.as_slice())
            .ok_or_else(|| format!("{FOLDER}/{part} is missing"))
    };
    let all = |parts: &[&str]| -> Result<Vec<u8>, String> {
        Ok(parts.iter().map(|part| read(part)).collect::<Result<Vec<_>, _>>()?.concat())
    };
    let mut content = all(parts)?;
    if build == Build::Quick && name == WITH_GALLERY {
        content.extend(read(GALLERY)?);
        content.extend(b".theme-half {");
        content.extend(all(&SHOWN_IN_GALLERY)?);
        content.extend(b"}\n");
    }
    Ok(File { name: name.to_owned(), content })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<File> {
        let file = |name: &str| File { name: name.to_owned(), content: format!("{name};").into() };
        let mut names: Vec<_> =
            SHEETS.iter().flat_map(|(_, parts)| *parts).copied().chain([GALLERY]).collect();
        names.sort_unstable();
        names.dedup();
        names.into_iter().map(file).collect()
    }

    fn text<'f>(files: &'f [File], name: &str) -> &'f str {
        let file = files.iter().find(|file| file.name == name);
        file.and_then(File::text).expect(name)
    }

    #[test]
    fn each_style_sheet_holds_its_parts_in_their_order() {
        let [quick, dist] =
            [Build::Quick, Build::Dist].map(|build| concatenated(&all(), build).expect("all"));
        assert_eq!(text(&dist, "style.css"), "board.css;tokens.css;base.css;components.css;");
        assert_eq!(text(&dist, "basalt_study.css"), "table.css;boards.css;analysis.css;");
        assert_eq!(text(&quick, "basalt_study.css"), "table.css;boards.css;analysis.css;");
        assert_eq!(text(&dist, "basalt_home.css"), "home.css;settings.css;games.css;");
        let home = text(&quick, "basalt_home.css");
        assert!(
            home.contains("games.css;gallery.css;.theme-half {table.css;")
                && home.ends_with("online.css;}\n")
        );
    }

    #[test]
    fn one_that_is_missing_or_unknown_is_an_error() {
        let mut files = all();
        files.retain(|file| file.name != "play.css");
        let error = concatenated(&files, Build::Quick).expect_err("one is missing");
        assert_eq!(error, "css/play.css is missing");
        let mut files = all();
        files.push(File { name: "other.css".to_owned(), content: Vec::new() });
        let error = concatenated(&files, Build::Dist).expect_err("it has no place");
        assert_eq!(error, "css/other.css belongs to no style sheet");
    }

    #[test]
    fn every_bundle_loads_its_style_sheet() {
        let start = include_str!("../../../crates/web/static/start.js");
        for (name, _) in &SHEETS[1..] {
            assert!(start.contains(&format!("style: \"./{name}\"")), "{name}");
        }
        assert_eq!(start.matches("style: \"./").count(), SHEETS.len() - 1);
    }

    /// A release leaves out comments and space, and changes no text in quotes.
    #[test]
    fn a_release_minifies_the_style_sheets() {
        let [quick, dist] = [Build::Quick, Build::Dist].map(|build| files(build).expect("styles"));
        let quoted = |css: &str| -> Vec<String> {
            css.split('"').skip(1).step_by(2).map(str::to_owned).collect()
        };
        for (name, _) in SHEETS {
            let [quick, dist] = [&quick, &dist].map(|files| text(files, name));
            assert!(!dist.contains("/*") && !dist.contains('\n') && !dist.contains("  "));
            assert!(quoted(quick).starts_with(&quoted(dist)), "{name}");
        }
        assert!(text(&dist, "style.css").contains(".hex::before{content:attr(data-letter);"));
    }
}
