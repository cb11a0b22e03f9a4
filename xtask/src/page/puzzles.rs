//! The puzzles: an index of each game, and files of them, which the page fetches when it needs one.

use super::INDEX;
use super::files::{self, File};
use crate::process::root;

/// The folder of the puzzles.
const DATA: &str = "crates/learn/data";

/// The prefix of files with puzzles.
pub(super) const PUZZLES: &str = "puzzles-";

/// The place of the names of the indexes in the page.
const INDEXES: &str = "__PUZZLES__";

/// Maximum bytes of a file, which a page fetches at once.
#[cfg(test)]
const MAX_FILE_BYTES: usize = 40_000;

/// The files of all puzzles.
pub(super) fn files() -> Result<Vec<File>, String> {
    let data = files::read_all(&root().join(DATA))?;
    Ok(data.into_iter().filter(|file| file.name.starts_with(PUZZLES)).collect())
}

/// Whether a file, by its plain name, holds puzzles and is no index of them: `puzzles-dvonn-01.tsv`.
pub(super) fn is_part(name: &str) -> bool {
    let number = name.strip_suffix(".tsv").and_then(|name| name.rsplit_once('-'));
    name.starts_with(PUZZLES) && number.is_some_and(|(_, number)| number.parse::<u32>().is_ok())
}

/// Names the index of each game in the page, as `<meta name="basalt-puzzles-dvonn" content="/puzzles-dvonn.tsv">`.
pub(super) fn name_indexes(files: &mut [File], puzzles: &[File]) -> Result<(), String> {
    let page = files.iter_mut().find(|file| file.name == INDEX);
    let page = page.ok_or_else(|| format!("the page has no {INDEX}"))?;
    let indexes = puzzles.iter().map(|file| file.name.as_str()).filter(|name| !is_part(name));
    let names = indexes.filter_map(|name| {
        let stem = name.strip_suffix(".tsv")?;
        Some(format!("<meta name=\"basalt-{stem}\" content=\"/{name}\">"))
    });
    let names = names.collect::<Vec<_>>().join("\n");
    page.content = page.text().unwrap_or_default().replace(INDEXES, &names).into_bytes();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_every_index_and_an_index_names_its_files() {
        let files = files().expect("puzzles");
        let page = include_bytes!("../../../crates/web/static/index.html");
        let mut page = [File { name: INDEX.to_owned(), content: page.to_vec() }];
        name_indexes(&mut page, &files).expect("an index");
        let page = page[0].text().expect("text");
        let (parts, indexes): (Vec<_>, Vec<_>) = files.iter().partition(|file| is_part(&file.name));
        let dvonn = "<meta name=\"basalt-puzzles-dvonn\" content=\"/puzzles-dvonn.tsv\">";
        assert!(page.contains(dvonn), "{page}");
        assert!(indexes.iter().all(|file| page.contains(&format!("\"/{}\"", file.name))));
        let lists: Vec<&str> = indexes.iter().filter_map(|file| file.text()).collect();
        let is_listed =
            |part: &&File| lists.iter().any(|list| list.lines().any(|line| line == part.name));
        assert!(parts.len() > 10 && parts.iter().all(is_listed));
    }

    #[test]
    fn no_file_is_large() {
        let files = files().expect("puzzles");
        assert!(files.iter().all(|file| file.content.len() <= MAX_FILE_BYTES));
    }
}
