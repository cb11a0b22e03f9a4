//! How much a first visit loads, and how much it may.

use super::files::File;

/// What all files together may weigh, in bytes over the wire.
const BAR: usize = 450_000;

/// What the engine's code may weigh.
const ENGINE_BAR: usize = 150_000;

/// What the names of the engine's files begin with.
const ENGINE: &str = "basalt_engine";

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

/// A table of all files, the sums last.
pub(super) fn table(files: &[File]) -> String {
    let row = |(name, size): (&str, Size)| {
        format!("| {name} | {} | {} | {} |\n", kilo(size.plain), kilo(size.gzip), kilo(size.brotli))
    };
    let rows: String = visited(files).map(row).collect();
    let sums = [("engine", engine(files)), ("all", all(files))].map(row).concat();
    format!("| file | KB | gzip | brotli |\n| --- | ---: | ---: | ---: |\n{rows}{sums}")
}

/// Whether the page is as small as it has to be, in the encoding that browsers ask for.
pub(super) fn check(files: &[File]) -> Result<(), String> {
    for (what, size, bar) in [("page", all(files), BAR), ("engine", engine(files), ENGINE_BAR)] {
        if size.brotli == 0 || size.brotli > bar {
            let (found, bar) = (kilo(size.brotli), kilo(bar));
            return Err(format!("the {what} weighs {found} KB over the wire; it may weigh {bar}"));
        }
    }
    Ok(())
}

fn all(files: &[File]) -> Size {
    visited(files).map(|(_, size)| size).fold(Size::default(), Size::add)
}

fn engine(files: &[File]) -> Size {
    let engine = visited(files).filter(|(name, _)| name.starts_with(ENGINE));
    engine.map(|(_, size)| size).fold(Size::default(), Size::add)
}

/// What a first visit loads: the index under one of its names, and no list for the server.
fn visited(files: &[File]) -> impl Iterator<Item = (&str, Size)> {
    let is_loaded = |file: &&File| {
        !["br", "gz", "txt"].contains(&file.extension()) && file.name != "index.html"
    };
    files.iter().filter(is_loaded).map(|file| (file.name.as_str(), size(file, files)))
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
        ]);
        assert_eq!(all(&files), Size { plain: 109_000, gzip: 103_000, brotli: 59_000 });
        assert_eq!(engine(&files), Size { plain: 100_000, gzip: 100_000, brotli: 50_000 });
        assert!(
            table(&files)
                .ends_with("| engine | 100.0 | 100.0 | 50.0 |\n| all | 109.0 | 103.0 | 59.0 |\n")
        );
    }

    #[test]
    fn a_page_or_an_engine_that_is_too_heavy_is_refused() {
        let weighing =
            |page, engine| check(&files(&[("page.js", page), ("basalt_engine.js", engine)]));
        assert_eq!(weighing(300_000, 150_000), Ok(()));
        let error = "the page weighs 450.1 KB over the wire; it may weigh 450.0";
        assert_eq!(weighing(300_100, 150_000), Err(error.to_owned()));
        let error = "the engine weighs 150.1 KB over the wire; it may weigh 150.0";
        assert_eq!(weighing(0, 150_100), Err(error.to_owned()));
        assert!(weighing(1, 0).is_err(), "without an engine there is nothing to check");
    }
}
