//! The size of a first visit, and its limits.

use std::collections::BTreeSet;

use basalt_locales::Language;

use super::content_names::DESKTOP_ONLY;
use super::files::File;
use super::puzzles::PUZZLES;
use super::texts::{
    ACCOUNT, ERRORS, KINDS, LEARN, LOBBY, MODERATION, ONLINE, REVIEW, SCREENS, TRAINING,
};
use super::{Build, FONT};
use super::{game_sets, networks};

/// The limits of a build, in bytes over the wire.
struct Limits {
    /// Any bundle of the page with everything it needs, except the engine.
    page: usize,
    /// The engine's module.
    engine: usize,
    /// The module for import and export, which the page loads on demand.
    io: usize,
    /// The networks of a game, which the engine fetches for the higher levels.
    networks: usize,
    /// The module of the explorer tab, which the page loads with the tab.
    explorer: usize,
    /// The set of games of a game, which the tab fetches.
    games: usize,
    /// The script and the module that members load after the page.
    sync: usize,
}

/// The limits of a release.
const DIST: Limits = Limits {
    page: 450_000,
    engine: 150_000,
    io: 150_000,
    networks: 300_000,
    explorer: 65_000,
    games: 150_000,
    sync: 60_000,
};

/// The limits of a quick build, whose modules are neither small nor compressed: a tenth above what they were when
/// `cargo xtask page` was within [`DIST`] last. They catch a new dependency or an unexpectedly large table long before
/// the release is built.
const QUICK: Limits = Limits {
    page: 3_400_000,
    engine: 730_000,
    io: 735_000,
    networks: 600_000,
    explorer: 400_000,
    games: 300_000,
    sync: 400_000,
};

/// The prefix of the engine's files.
const ENGINE: &str = "basalt_engine";

/// A bundle of the page.
struct Bundle {
    what: &'static str,
    /// The prefix of its files.
    prefix: &'static str,
    /// The prefixes of the files with the texts that its heaviest screen needs at once.
    texts: &'static [&'static str],
}

const BUNDLES: [Bundle; 9] = [
    Bundle { what: "the first page", prefix: "basalt_home", texts: &[SCREENS, ERRORS] },
    Bundle { what: "the page for playing", prefix: "basalt_play", texts: &[SCREENS] },
    Bundle {
        what: "the page for studying",
        prefix: "basalt_study",
        texts: &[SCREENS, ERRORS, REVIEW],
    },
    Bundle { what: "the position editor", prefix: "basalt_editor", texts: &[SCREENS, ERRORS] },
    Bundle {
        what: "the page for learning",
        prefix: "basalt_learn",
        texts: &[SCREENS, TRAINING, LEARN],
    },
    Bundle { what: "the lobby", prefix: "basalt_lobby", texts: &[SCREENS, ONLINE, LOBBY] },
    Bundle {
        what: "the page for playing people",
        prefix: "basalt_online",
        texts: &[SCREENS, ONLINE],
    },
    Bundle { what: "the account", prefix: "basalt_account", texts: &[SCREENS, ONLINE, ACCOUNT] },
    Bundle {
        what: "the moderators' page",
        prefix: "basalt_moderation",
        texts: &[SCREENS, ONLINE, MODERATION],
    },
];

/// The prefixes of the bundles' files.
pub(super) fn bundle_prefixes() -> impl Iterator<Item = &'static str> {
    BUNDLES.iter().map(|bundle| bundle.prefix)
}

/// The prefix of the files for import and export.
const IO: &str = "basalt_io";

/// The prefixes of the files of the explorer tab, but for its games.
const EXPLORER: [&str; 3] = ["basalt_explorer", "explorer", "game_sets"];

/// The prefixes of the files that members load after the page.
const SYNC: [&str; 2] = ["basalt_sync", "sync"];

/// The sizes of a file: plain and in each encoding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Size {
    plain: usize,
    gzip: usize,
    brotli: usize,
}

impl Size {
    fn add(self, other: Self) -> Self {
        Self {
            plain: self.plain + other.plain,
            gzip: self.gzip + other.gzip,
            brotli: self.brotli + other.brotli,
        }
    }
}

/// A table of the files that a first visit loads, then their sums, then the sum of each bundle.
pub(super) fn table(files: &[File]) -> String {
    let row = |(name, size): (&str, Size)| {
        format!("| {name} | {} | {} | {} |\n", kilo(size.plain), kilo(size.gzip), kilo(size.brotli))
    };
    let rows: String = visited(files).map(row).collect();
    let bundle = |bundle: &Bundle| {
        row((&format!("of it, {} in one language", bundle.what), sum(page(files, bundle))))
    };
    let bundles: String = BUNDLES.iter().map(bundle).collect();
    let sums = [
        ("all that is kept for a visit without a network", all(files)),
        ("of it, to play against the engine", engine(files)),
        ("of it, to bring games in and take them out", io(files)),
        ("of it, to explore openings", sum(visited(files).filter(is_explorer))),
        ("of it, for members", sum(visited(files).filter(is_sync))),
        ("of it, texts and puzzles", sum(visited(files).filter(is_text))),
        ("icons, only to install the page", icons(files)),
    ];
    let sums = sums.map(row).concat();
    format!("| file | KB | gzip | brotli |\n| --- | ---: | ---: | ---: |\n{rows}{sums}{bundles}")
}

/// Fails if the page is larger than it may be, in the encoding that browsers ask for.
pub(super) fn check(files: &[File], build: Build) -> Result<(), String> {
    let limits = match build {
        Build::Quick => &QUICK,
        Build::Dist => &DIST,
    };
    for bundle in &BUNDLES {
        check_limit(bundle.what, limits.page, page(files, bundle).collect())?;
    }
    check_limit("the engine", limits.engine, visited(files).filter(is_engine).collect())?;
    check_limit("import and export", limits.io, visited(files).filter(is_io).collect())?;
    check_limit("the explorer", limits.explorer, visited(files).filter(is_explorer).collect())?;
    check_limit("what members load", limits.sync, visited(files).filter(is_sync).collect())?;
    for set in visited(files).filter(is_set) {
        check_limit("a set of games", limits.games, vec![set])?;
    }
    let games: BTreeSet<_> = visited(files).filter_map(|(name, _)| networks::game(name)).collect();
    for game in games {
        let networks = visited(files).filter(|(name, _)| networks::game(name) == Some(game));
        check_limit("full strength of the engine", limits.networks, networks.collect())?;
    }
    Ok(())
}

/// Names the largest of the files if they are too large.
fn check_limit(what: &str, limit: usize, files: Vec<(&str, Size)>) -> Result<(), String> {
    let found = sum(files.iter().copied()).brotli;
    if found > 0 && found <= limit {
        return Ok(());
    }
    let largest = files.into_iter().max_by_key(|(_, size)| size.brotli);
    let (name, largest) = largest.ok_or_else(|| format!("{what} loads nothing: build the page"))?;
    let [found, limit, largest] = [found, limit, largest.brotli].map(kilo);
    Err(format!(
        "{what} takes {found} KB over the wire, and the limit is {limit}; \
         most of it is {name} with {largest}"
    ))
}

fn all(files: &[File]) -> Size {
    sum(visited(files))
}

fn engine(files: &[File]) -> Size {
    sum(visited(files).filter(is_engine))
}

fn io(files: &[File]) -> Size {
    sum(visited(files).filter(is_io))
}

/// The files that show a bundle in one language, the one with the most text, with the fonts of the
/// script that has the largest.
fn page<'f>(files: &'f [File], bundle: &Bundle) -> impl Iterator<Item = (&'f str, Size)> {
    let others = BUNDLES.iter().map(|other| other.prefix).filter(|&other| other != bundle.prefix);
    let others: Vec<_> = others.collect();
    let is_page = move |file: &(&str, Size)| {
        let is_elsewhere = others.iter().any(|other| file.0.starts_with(other));
        !is_elsewhere
            && ![is_engine, is_io, is_explorer, is_sync, is_text, is_font, is_network, is_set]
                .iter()
                .any(|kind| kind(file))
    };
    visited(files).filter(is_page).chain(largest_texts(files, bundle)).chain(largest_fonts(files))
}

/// The texts of a bundle in the language in which they are longest.
fn largest_texts<'f>(files: &'f [File], bundle: &Bundle) -> Vec<(&'f str, Size)> {
    let in_language = |language: &Language| -> Vec<_> {
        let starts = bundle.texts.iter().map(|prefix| format!("{prefix}{}", language.tag()));
        let starts: Vec<_> = starts.collect();
        visited(files).filter(|file| starts.iter().any(|start| file.0.starts_with(start))).collect()
    };
    let texts = Language::ALL.iter().map(in_language);
    texts.max_by_key(|texts| sum(texts.iter().copied()).brotli).unwrap_or_default()
}

/// The two largest fonts: every reader needs Latin letters, and some those of another script.
fn largest_fonts(files: &[File]) -> Vec<(&str, Size)> {
    let mut fonts: Vec<_> = visited(files).filter(is_font).collect();
    fonts.sort_by_key(|(_, size)| std::cmp::Reverse(size.brotli));
    fonts.truncate(2);
    fonts
}

fn icons(files: &[File]) -> Size {
    sum(sizes(files).filter(|(name, _)| is_icon(name)))
}

fn sum<'f>(files: impl Iterator<Item = (&'f str, Size)>) -> Size {
    files.map(|(_, size)| size).fold(Size::default(), Size::add)
}

fn is_engine((name, _): &(&str, Size)) -> bool {
    name.starts_with(ENGINE)
}

fn is_io((name, _): &(&str, Size)) -> bool {
    name.starts_with(IO)
}

fn is_explorer((name, _): &(&str, Size)) -> bool {
    EXPLORER.iter().any(|prefix| name.starts_with(prefix))
}

fn is_sync((name, _): &(&str, Size)) -> bool {
    SYNC.iter().any(|prefix| name.starts_with(prefix))
}

fn is_set((name, _): &(&str, Size)) -> bool {
    game_sets::is_set(name)
}

fn is_network((name, _): &(&str, Size)) -> bool {
    networks::is_network(name)
}

fn is_text((name, _): &(&str, Size)) -> bool {
    let prefixes = KINDS.iter().map(|(prefix, _)| *prefix);
    prefixes.chain([PUZZLES]).any(|prefix| name.starts_with(prefix))
}

fn is_font((name, _): &(&str, Size)) -> bool {
    name.rsplit_once('.').is_some_and(|(_, extension)| extension == FONT)
}

fn is_icon(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, extension)| extension == DESKTOP_ONLY)
}

/// The files that a first visit loads: everything that is cached, and the service worker.
fn visited(files: &[File]) -> impl Iterator<Item = (&str, Size)> {
    sizes(files).filter(|(name, _)| !is_icon(name))
}

/// The sizes of all files that are served, the index under one of its two names.
fn sizes(files: &[File]) -> impl Iterator<Item = (&str, Size)> {
    let is_served = |file: &&File| {
        !["br", "gz", "txt"].contains(&file.extension()) && file.name != "index.html"
    };
    files.iter().filter(is_served).map(|file| (file.name.as_str(), size(file, files)))
}

fn size(file: &File, files: &[File]) -> Size {
    let plain = file.content.len();
    let copy = |suffix| {
        let name = format!("{}.{suffix}", file.name);
        files.iter().find(|other| other.name == name).map_or(plain, |copy| copy.content.len())
    };
    Size { plain, gzip: copy("gz"), brotli: copy("br") }
}

fn kilo(bytes: usize) -> String {
    format!("{:.1}", bytes as f64 / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(sizes: &[(&str, usize)]) -> Vec<File> {
        let file =
            |&(name, size): &(&str, usize)| File { name: name.to_owned(), content: vec![0; size] };
        sizes.iter().map(file).collect()
    }

    fn bundle(prefix: &str) -> &'static Bundle {
        BUNDLES.iter().find(|bundle| bundle.prefix == prefix).expect(prefix)
    }

    #[test]
    fn each_file_is_counted_once() {
        let files = files(&[
            ("index.html", 9_000),
            ("index-1.html", 9_000),
            ("index-1.html.gz", 3_000),
            ("paths.txt", 70_000),
            ("basalt_engine_bg-2.wasm", 100_000),
            ("basalt_engine_bg-2.wasm.br", 50_000),
            ("basalt_io-3.js", 4_000),
            ("icon-512.png", 20_000),
        ]);
        assert_eq!(all(&files), Size { plain: 113_000, gzip: 107_000, brotli: 63_000 });
        assert_eq!(engine(&files), Size { plain: 100_000, gzip: 100_000, brotli: 50_000 });
        assert_eq!(io(&files), Size { plain: 4_000, gzip: 4_000, brotli: 4_000 });
        let play = sum(page(&files, bundle("basalt_play")));
        assert_eq!(play, Size { plain: 9_000, gzip: 3_000, brotli: 9_000 });
        assert_eq!(icons(&files), Size { plain: 20_000, gzip: 20_000, brotli: 20_000 });
        let table = table(&files);
        assert!(
            table.contains(
                "| all that is kept for a visit without a network | 113.0 | 107.0 | 63.0 |"
            ),
            "{table}"
        );
        assert!(
            table.contains("| of it, the page for playing in one language | 9.0 | 3.0 | 9.0 |"),
            "{table}"
        );
        assert!(!table.contains("icon-512"), "{table}");
    }

    #[test]
    fn a_reader_loads_the_fonts_of_two_scripts_at_most() {
        let files = files(&[
            ("basalt_play.js", 100),
            ("latin-1.woff2", 22),
            ("latin-ext-2.woff2", 3),
            ("cyrillic-3.woff2", 17),
        ]);
        assert_eq!(sum(page(&files, bundle("basalt_play"))).brotli, 139);
    }

    #[test]
    fn a_reader_loads_one_bundle_with_its_texts_in_one_language() {
        let files = files(&[
            ("basalt_learn.js", 100),
            ("basalt_learn_bg.wasm", 1_000),
            ("basalt_lobby.js", 10_000),
            ("words-en-1.words", 11),
            ("words-ru-2.words", 13),
            ("learn-en-3.words", 5),
            ("learn-ru-4.words", 4),
            ("online-ru-5.words", 3),
            ("puzzles-dvonn-6.tsv", 50_000),
        ]);
        assert_eq!(sum(page(&files, bundle("basalt_learn"))).brotli, 1_117);
        assert_eq!(sum(page(&files, bundle("basalt_lobby"))).brotli, 10_016);
        assert_eq!(sum(page(&files, bundle("basalt_home"))).brotli, 13);
    }

    #[test]
    fn every_bundle_of_the_page_has_a_limit() {
        let start = include_str!("../../../crates/web/static/start.js");
        let loaded = start.matches("module: \"./basalt_").count();
        assert_eq!(BUNDLES.len(), loaded);
        for bundle in &BUNDLES {
            assert!(start.contains(&format!("./{}_bg.wasm", bundle.prefix)), "{}", bundle.prefix);
        }
    }

    #[test]
    fn a_page_or_a_module_that_is_too_large_is_an_error() {
        let with_all = |[page, engine, io, networks, explorer, games]: [usize; 6], build| {
            let files = files(&[
                ("basalt_home.js", 1),
                ("basalt_play.js", page),
                ("basalt_study.js", 1),
                ("basalt_editor.js", 1),
                ("basalt_learn.js", 1),
                ("basalt_lobby.js", 1),
                ("basalt_online.js", 1),
                ("basalt_account.js", 1),
                ("basalt_moderation.js", 1),
                ("basalt_engine.js", engine),
                ("basalt_io.js", io),
                ("network-dvonn-stacking.bin", 100_000),
                ("network-dvonn-placing.bin", networks),
                ("network-punct.bin", 300_000),
                ("basalt_explorer.js", explorer),
                ("games-dvonn.bin", games),
                ("sync.js", 1),
                ("basalt_sync_bg.wasm", 59_999),
            ]);
            check(&files, build)
        };
        let with_networks =
            |page, engine, io, networks, build| with_all([page, engine, io, networks, 1, 1], build);
        let all = |page, engine, io, build| with_networks(page, engine, io, 200_000, build);
        let of_size = |page, engine| all(page, engine, 1, Build::Dist);
        assert_eq!(of_size(450_000, 150_000), Ok(()));
        let error = "the page for playing takes 450.1 KB over the wire, and the limit is 450.0; \
                     most of it is basalt_play.js with 450.1";
        assert_eq!(of_size(450_100, 150_000), Err(error.to_owned()));
        let error = "the engine takes 150.1 KB over the wire, and the limit is 150.0; \
                     most of it is basalt_engine.js with 150.1";
        assert_eq!(of_size(1, 150_100), Err(error.to_owned()));
        assert!(of_size(1, 0).is_err(), "without an engine there is nothing to check");
        let error = "import and export takes 150.1 KB over the wire, and the limit is 150.0; \
                     most of it is basalt_io.js with 150.1";
        assert_eq!(all(1, 1, 150_100, Build::Dist), Err(error.to_owned()));
        let error = "full strength of the engine takes 300.1 KB over the wire, and the limit is 300.0; \
                     most of it is network-dvonn-placing.bin with 200.1";
        assert_eq!(with_networks(1, 1, 1, 200_100, Build::Dist), Err(error.to_owned()));
        let with_games = |explorer, games| with_all([1, 1, 1, 1, explorer, games], Build::Dist);
        let error = "the explorer takes 65.1 KB over the wire, and the limit is 65.0; \
                     most of it is basalt_explorer.js with 65.1";
        assert_eq!(with_games(65_100, 1), Err(error.to_owned()));
        let error = "a set of games takes 150.1 KB over the wire, and the limit is 150.0; \
                     most of it is games-dvonn.bin with 150.1";
        assert_eq!(with_games(65_000, 150_100), Err(error.to_owned()));
        assert_eq!(with_games(65_000, 150_000), Ok(()));
        assert_eq!(all(450_100, 150_100, 150_100, Build::Quick), Ok(()));
        assert!(all(QUICK.page + 1, 1, 1, Build::Quick).is_err());
    }
}
