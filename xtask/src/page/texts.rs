//! The texts of the page, a file for each language: a visitor needs one of them.

use basalt_locales::{CataloguePart, Language};

use super::files::File;

/// The prefix of files with the texts of every screen.
pub(super) const SCREENS: &str = "words-";

/// The prefix of files with the texts of the screens of lessons, rules and puzzles.
pub(super) const TRAINING: &str = "training-";

/// The prefix of files with errors in the text of a move, a position or a record.
pub(super) const ERRORS: &str = "errors-";

/// The prefix of files with the texts of reviews and hints.
pub(super) const REVIEW: &str = "review-";

/// The prefix of files with the texts of lessons.
pub(super) const LEARN: &str = "learn-";

/// The prefix of files with the rules, to be read.
pub(super) const RULES: &str = "rules-";

/// The prefix of files with the texts of online games.
pub(super) const ONLINE: &str = "online-";

/// The prefix of files with the texts of the lobby, profiles, the leaderboard and the archive.
pub(super) const LOBBY: &str = "lobby-";

/// The prefix of files with the texts about the person's own account.
pub(super) const ACCOUNT: &str = "account-";

/// The prefix of files with the texts of reports, moderators and appeals.
pub(super) const MODERATION: &str = "moderation-";

/// Every kind of file: its prefix, and the parts of the catalogue in it.
pub(super) const KINDS: [(&str, &[CataloguePart]); 10] = [
    (SCREENS, &[CataloguePart::COMMON, CataloguePart::PAGE]),
    (TRAINING, &[CataloguePart::TRAINING]),
    (ERRORS, &[CataloguePart::TEXTS]),
    (REVIEW, &[CataloguePart::REVIEW]),
    (LEARN, &[CataloguePart::LEARN]),
    (RULES, &[CataloguePart::RULES]),
    (ONLINE, &[CataloguePart::ONLINE]),
    (LOBBY, &[CataloguePart::LOBBY]),
    (ACCOUNT, &[CataloguePart::ACCOUNT]),
    (MODERATION, &[CataloguePart::MODERATION]),
];

/// The files of every language.
pub(super) fn files() -> Vec<File> {
    let file = |language: Language, (prefix, parts): (&str, &[CataloguePart])| File {
        name: format!("{prefix}{}.words", language.tag()),
        content: CataloguePart::text(parts, language).into_bytes(),
    };
    Language::ALL.iter().flat_map(|&language| KINDS.map(|kind| file(language, kind))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_file_of_each_kind_for_each_language() {
        let mut names: Vec<_> = files().into_iter().map(|file| file.name).collect();
        names.sort();
        assert_eq!(names[..2], ["account-en.words", "account-es.words"]);
        assert_eq!(names[16..18], ["moderation-en.words", "moderation-es.words"]);
        assert_eq!(names[38..], ["words-pl.words", "words-ru.words"]);
    }

    #[test]
    fn every_file_is_named_in_the_index() {
        let index = include_str!("../../../crates/web/static/index.html");
        for file in files() {
            assert!(index.contains(&format!("\"/{}\"", file.name)), "{}", file.name);
        }
    }
}
