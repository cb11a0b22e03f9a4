//! Files in memory, and folders of them.

use std::fs;
use std::io;
use std::path::Path;

/// A file without its folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct File {
    /// The name of the file.
    pub(crate) name: String,
    /// The bytes of the file.
    pub(crate) content: Vec<u8>,
}

impl File {
    /// The content as text, if it is a kind of file that is text.
    pub(crate) fn text(&self) -> Option<&str> {
        const TEXTS: [&str; 7] = ["css", "html", "js", "svg", "tsv", "txt", "webmanifest"];
        let is_text = TEXTS.contains(&self.extension());
        is_text.then(|| std::str::from_utf8(&self.content).ok()).flatten()
    }

    /// The part of the name after the last dot.
    pub(crate) fn extension(&self) -> &str {
        self.name.rsplit_once('.').map_or("", |(_, extension)| extension)
    }
}

/// The files of a folder, by name. Folders in it are left out.
pub(crate) fn read_all(folder: &Path) -> Result<Vec<File>, String> {
    let mut files = fs::read_dir(folder)
        .and_then(|entries| entries.filter(is_file).map(read).collect::<io::Result<Vec<_>>>())
        .map_err(|error| format!("{} cannot be read: {error}", folder.display()))?;
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

fn is_file(entry: &io::Result<fs::DirEntry>) -> bool {
    entry.as_ref().map_or(true, |entry| entry.path().is_file())
}

fn read(entry: io::Result<fs::DirEntry>) -> io::Result<File> {
    let entry = entry?;
    let name = entry.file_name().to_string_lossy().into_owned();
    Ok(File { name, content: fs::read(entry.path())? })
}

/// Makes a folder hold just these files. One that is there already is left alone: whatever cargo has
/// built from it is then still fresh.
pub(crate) fn replace_all(
    folder: &Path,
    files: impl IntoIterator<Item = File>,
) -> Result<(), String> {
    let files: Vec<File> = files.into_iter().collect();
    let told = |error| format!("{} cannot be written: {error}", folder.display());
    fs::create_dir_all(folder).map_err(told)?;
    let old = read_all(folder)?;
    let mut gone = old.iter().filter(|old| files.iter().all(|file| file.name != old.name));
    gone.try_for_each(|old| fs::remove_file(folder.join(&old.name))).map_err(told)?;
    let mut new = files.iter().filter(|file| !old.contains(file));
    new.try_for_each(|file| fs::write(folder.join(&file.name), &file.content)).map_err(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::TestFolder;

    fn file(name: &str, content: &str) -> File {
        File { name: name.to_owned(), content: content.as_bytes().to_vec() }
    }

    #[test]
    fn a_folder_holds_just_what_it_is_given_and_keeps_what_is_the_same() {
        let test_folder = TestFolder::new("files");
        let folder = &test_folder.0;
        replace_all(folder, [file("a", "1"), file("b", "1"), file("c", "1")]).expect("written");
        let changed = |name: &str| fs::metadata(folder.join(name)).and_then(|data| data.modified());
        let before = changed("a").expect("a time");
        let files = [file("a", "1"), file("b", "2"), file("d", "1")];
        replace_all(folder, files.clone()).expect("written");
        let (found, after) = (read_all(folder), changed("a").expect("a time"));
        assert_eq!((found, after), (Ok(files.to_vec()), before));
    }
}
