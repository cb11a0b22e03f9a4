//! How much a first visit loads, and how much it may.

use super::files::File;
use super::names::DESKTOP_ONLY;
use super::puzzles::PUZZLES;
use super::words::{LEARN, ONLINE, WORDS};

/// What the page may weigh, whichever wing of it is opened, in bytes over the wire, without the engine.
const PAGE_BAR: usize = 450_000;

/// What the engine's code may weigh.
const ENGINE_BAR: usize = 150_000;

/// What the module that makes animated GIFs may weigh, which the page loads when it is asked for one.
const PRESS_BAR: usize = 150_000;

/// What the names of the engine's files begin with.
const ENGINE: &str = "basalt_engine";

/// The wings of the page: what is said of each, and what the names of its files begin with.
const WINGS: [(&str, &str); 3] = [
    ("the page for playing", "basalt_play"),
    ("the page for studying", "basalt_study"),
    ("the page for playing people", "basalt_online"),
];

/// What the names of the press's files begin with.
const PRESS: &str = "basalt_io";

/// The sizes of a file: as it is, and as it travels.
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

/// A table of the files that a first visit loads, the sums last, and of those that it does not.
pub(super) fn table(files: &[File]) -> String {
    let row = |(name, size): (&str, Size)| {
        format!("| {name} | {} | {} | {} |\n", kilo(size.plain), kilo(size.gzip), kilo(size.brotli))
    };
    let rows: String = visited(files).map(row).collect();
    let wings = WINGS.map(|(what, wing)| (format!("of it, {what} in one language"), wing));
    let wings = wings.iter().map(|(what, wing)| (what.as_str(), shown(files, wing)));
    let wings: String = wings.map(row).collect();
    let sums = [
        ("all that is kept for a visit without a network", all(files)),
        ("of it, to play against the engine", engine(files)),
        ("of it, to bring games in and take them out", press(files)),
        ("of it, other languages, lessons and puzzles", later(files)),
        ("icons, only to install the page", icons(files)),
    ];
    let sums = sums.map(row).concat();
    format!("| file | KB | gzip | brotli |\n| --- | ---: | ---: | ---: |\n{rows}{sums}{wings}")
}

/// Whether the page is as small as it has to be, in the encoding that browsers ask for.
pub(super) fn check(files: &[File]) -> Result<(), String> {
    for (what, wing) in WINGS {
        check_bar(what, shown(files, wing), PAGE_BAR, page(files, wing))?;
    }
    check_bar("the engine", engine(files), ENGINE_BAR, visited(files).filter(is_engine))?;
    let press_files = visited(files).filter(is_press);
    check_bar("what brings games in and out", press(files), PRESS_BAR, press_files)
}

/// Names the largest file of what is too heavy.
fn check_bar<'f>(
    what: &str,
    size: Size,
    bar: usize,
    mut files: impl Iterator<Item = (&'f str, Size)>,
) -> Result<(), String> {
    if size.brotli > 0 && size.brotli <= bar {
        return Ok(());
    }
    let first = files.next().ok_or_else(|| format!("{what} loads nothing: build the page"))?;
    let (name, largest) =
        files.fold(first, |one, other| if other.1.brotli > one.1.brotli { other } else { one });
    let [found, bar, largest] = [size.brotli, bar, largest.brotli].map(kilo);
    Err(format!(
        "{what} weighs {found} KB over the wire and may weigh {bar}; \
         most of it is {name} with {largest}"
    ))
}

fn all(files: &[File]) -> Size {
    sum(visited(files))
}

fn engine(files: &[File]) -> Size {
    sum(visited(files).filter(is_engine))
}

fn press(files: &[File]) -> Size {
    sum(visited(files).filter(is_press))
}

/// What shows a wing of the page: one language of it, the heaviest.
fn shown(files: &[File], wing: &str) -> Size {
    sum(page(files, wing))
}

fn page<'f>(files: &'f [File], wing: &str) -> impl Iterator<Item = (&'f str, Size)> {
    let others = WINGS.map(|(_, other)| other).into_iter().filter(move |&other| other != wing);
    let others: Vec<_> = others.collect();
    let is_page = move |file: &(&str, Size)| {
        let is_elsewhere = others.iter().any(|other| file.0.starts_with(other));
        !is_elsewhere && ![is_engine, is_press, is_words, is_later].iter().any(|kind| kind(file))
    };
    visited(files).filter(is_page).chain(heaviest_words(files))
}

fn heaviest_words(files: &[File]) -> Option<(&str, Size)> {
    visited(files).filter(is_words).max_by_key(|(_, size)| size.brotli)
}

/// What is fetched when somebody wants it, or in the background.
fn later(files: &[File]) -> Size {
    let (said, now) =
        (visited(files).filter(|file| is_words(file) || is_later(file)), heaviest_words(files));
    sum(said.filter(|file| Some(file.0) != now.map(|now| now.0)))
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

fn is_press((name, _): &(&str, Size)) -> bool {
    name.starts_with(PRESS)
}

fn is_words((name, _): &(&str, Size)) -> bool {
    name.starts_with(WORDS)
}

fn is_later((name, _): &(&str, Size)) -> bool {
    [LEARN, ONLINE, PUZZLES].iter().any(|prefix| name.starts_with(prefix))
}

fn is_icon(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, extension)| extension == DESKTOP_ONLY)
}

/// What a first visit loads: all that is kept, and what keeps it.
fn visited(files: &[File]) -> impl Iterator<Item = (&str, Size)> {
    sizes(files).filter(|(name, _)| !is_icon(name))
}

/// The index under one of its names, and no list for the server.
fn sizes(files: &[File]) -> impl Iterator<Item = (&str, Size)> {
    let is_served = |file: &&File| {
        !["br", "gz", "txt"].contains(&file.extension()) && file.name != "index.html"
    };
    files.iter().filter(is_served).map(|file| (file.name.as_str(), size(file, files)))
}

fn size(file: &File, files: &[File]) -> Size {
    let plain = file.content.len();
    let twin = |suffix| {
        let name = format!("{}.{suffix}", file.name);
        files.iter().find(|other| other.name == name).map_or(plain, |twin| twin.content.len())
    };
    Size { plain, gzip: twin("gz"), brotli: twin("br") }
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

    #[test]
    fn what_travels_is_counted_once() {
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
        assert_eq!(press(&files), Size { plain: 4_000, gzip: 4_000, brotli: 4_000 });
        assert_eq!(shown(&files, "basalt_play"), Size { plain: 9_000, gzip: 3_000, brotli: 9_000 });
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
    fn a_page_or_a_module_that_is_too_heavy_is_refused() {
        let all = |page, engine, press| {
            let engine = ("basalt_engine.js", engine);
            check(&files(&[
                ("basalt_play.js", page),
                ("basalt_study.js", 1),
                ("basalt_online.js", 1),
                engine,
                ("basalt_io.js", press),
            ]))
        };
        let weighing = |page, engine| all(page, engine, 1);
        assert_eq!(weighing(450_000, 150_000), Ok(()));
        let error = "the page for playing weighs 450.1 KB over the wire and may weigh 450.0; \
                     most of it is basalt_play.js with 450.1";
        assert_eq!(weighing(450_100, 150_000), Err(error.to_owned()));
        let error = "the engine weighs 150.1 KB over the wire and may weigh 150.0; \
                     most of it is basalt_engine.js with 150.1";
        assert_eq!(weighing(1, 150_100), Err(error.to_owned()));
        assert!(weighing(1, 0).is_err(), "without an engine there is nothing to check");
        let error = "what brings games in and out weighs 150.1 KB over the wire and may weigh 150.0; \
                     most of it is basalt_io.js with 150.1";
        assert_eq!(all(1, 1, 150_100), Err(error.to_owned()));
    }
}
