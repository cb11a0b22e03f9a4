//! Files in memory, and folders of them.

use std::fs;
use std::io;
use std::path::Path;

/// A file without its folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct File {
    /// Its name.
    pub(crate) name: String,
    /// What is in it.
    pub(crate) content: Vec<u8>,
}

impl File {
    /// The content as text, if it is a kind of file that is text.
    pub(crate) fn text(&self) -> Option<&str> {
        const TEXTS: [&str; 6] = ["css", "html", "js", "svg", "txt", "webmanifest"];
        let is_text = TEXTS.contains(&self.extension());
        is_text.then(|| std::str::from_utf8(&self.content).ok()).flatten()
    }

    /// What follows the last point of the name.
    pub(crate) fn extension(&self) -> &str {
        self.name.rsplit_once('.').map_or("", |(_, extension)| extension)
    }
}

/// The files of a folder, by name.
pub(crate) fn read_all(folder: &Path) -> Result<Vec<File>, String> {
    let mut files = fs::read_dir(folder)
        .and_then(|entries| entries.map(read).collect::<io::Result<Vec<_>>>())
        .map_err(|error| format!("{} cannot be read: {error}", folder.display()))?;
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

fn read(entry: io::Result<fs::DirEntry>) -> io::Result<File> {
    let entry = entry?;
    let name = entry.file_name().to_string_lossy().into_owned();
    Ok(File { name, content: fs::read(entry.path())? })
}

/// Makes a folder hold just these files.
pub(crate) fn replace_all(
    folder: &Path,
    files: impl IntoIterator<Item = File>,
) -> Result<(), String> {
    let replace = || {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
        files.into_iter().try_for_each(|file| fs::write(folder.join(file.name), file.content))
    };
    replace().map_err(|error| format!("{} cannot be written: {error}", folder.display()))
}
