//! The texts of the page, a file for each language: a visitor needs one of them.

use basalt_locales::{Language, Part};

use super::files::File;

/// The prefix of files with the texts of every screen.
pub(super) const SCREENS: &str = "words-";

/// The prefix of files with the texts of lessons and rules.
pub(super) const LEARN: &str = "learn-";

/// The prefix of files with the texts of online play.
pub(super) const ONLINE: &str = "online-";

/// The files of every language.
pub(super) fn files() -> Vec<File> {
    let screens = [Part::COMMON, Part::TEXTS, Part::PAGE, Part::REVIEW];
    let (lessons, online) = ([Part::LEARN], [Part::ONLINE]);
    let kinds = [(SCREENS, &screens[..]), (LEARN, &lessons[..]), (ONLINE, &online[..])];
    let file = |language: Language, (prefix, parts): (&str, &[Part])| File {
        name: format!("{prefix}{}.words", language.tag()),
        content: Part::text(parts, language).into_bytes(),
    };
    Language::ALL.iter().flat_map(|&language| kinds.map(|kind| file(language, kind))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_file_of_each_kind_for_each_language() {
        let mut names: Vec<_> = files().into_iter().map(|file| file.name).collect();
        names.sort();
        assert_eq!(names[..2], ["learn-en.words", "learn-es.words"]);
        assert_eq!(names[4..6], ["online-en.words", "online-es.words"]);
        assert_eq!(names[10..], ["words-pl.words", "words-ru.words"]);
    }

    #[test]
    fn every_file_is_named_in_the_index() {
        let index = include_str!("../../../crates/web/static/index.html");
        for file in files() {
            assert!(index.contains(&format!("\"/{}\"", file.name)), "{}", file.name);
        }
    }
}
