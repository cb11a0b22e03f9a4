//! Output files, written completely or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Stdout, Write};
use std::path::{Path, PathBuf};

use basalt_locales::messages;

use crate::exit::Failure;
use crate::localizer::Localizer;

/// A destination of output.
pub(crate) enum Sink {
    /// The standard output, `-` as an argument.
    Standard(BufWriter<Stdout>),
    /// A file, with the name in sentences.
    File(NewFile, String),
}

impl Sink {
    /// Opens what an argument stands for.
    pub(crate) fn create(path: &Path, localizer: &Localizer) -> Result<Self, Failure> {
        if path.as_os_str() == "-" {
            return Ok(Self::Standard(BufWriter::new(io::stdout())));
        }
        let name = path.display().to_string();
        match NewFile::create(path) {
            Ok(file) => Ok(Self::File(file, name)),
            Err(error) => Err(Failure::Access(localizer.not_written(&name, &error))),
        }
    }

    /// The name in sentences.
    pub(crate) fn name(&self, localizer: &Localizer) -> String {
        match self {
            Self::Standard(_) => localizer.say(&messages::file_stdout()),
            Self::File(_, name) => name.clone(),
        }
    }

    /// Whether what is written goes to the standard output.
    pub(crate) fn is_standard(&self) -> bool {
        matches!(self, Self::Standard(_))
    }

    /// Writes more text, or bytes.
    pub(crate) fn write(
        &mut self,
        content: impl AsRef<[u8]>,
        localizer: &Localizer,
    ) -> Result<(), Failure> {
        match self {
            Self::Standard(output) => Ok(output.write_all(content.as_ref())?),
            Self::File(file, name) => file
                .write(content.as_ref())
                .map_err(|error| Failure::Access(localizer.not_written(name, &error))),
        }
    }

    /// Ends the writing; a file is there from now on.
    pub(crate) fn finish(self, localizer: &Localizer) -> Result<(), Failure> {
        match self {
            Self::Standard(mut output) => Ok(output.flush()?),
            Self::File(file, name) => {
                file.finish().map_err(|error| Failure::Access(localizer.not_written(&name, &error)))
            }
        }
    }
}

/// A file that takes its name, and the place of an older one, when it is complete. Until then it
/// lies beside it under another name.
pub(crate) struct NewFile {
    writer: Option<BufWriter<File>>,
    target: PathBuf,
    /// Nothing if the target is no regular file, but a device or a pipe: there is nothing to lose.
    temporary: Option<PathBuf>,
}

impl NewFile {
    /// Starts a file that will be at `path`.
    pub(crate) fn create(path: &Path) -> io::Result<Self> {
        // A link stays a link: what it leads to is replaced.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let old = fs::metadata(&target).ok();
        if old.is_some() {
            // Fails for folders and for files that may not be written.
            let opened = OpenOptions::new().write(true).open(&target)?;
            if old.as_ref().is_some_and(|old| !old.is_file()) {
                return Ok(Self { writer: Some(BufWriter::new(opened)), target, temporary: None });
            }
        }
        let temporary = neighbour(&target)?;
        let file = OpenOptions::new().write(true).create_new(true).open(&temporary)?;
        let new = Self { writer: Some(BufWriter::new(file)), target, temporary: Some(temporary) };
        if let (Some(old), Some(temporary)) = (old, &new.temporary) {
            fs::set_permissions(temporary, old.permissions())?;
        }
        Ok(new)
    }

    fn write(&mut self, content: &[u8]) -> io::Result<()> {
        self.writer.as_mut().map_or(Ok(()), |writer| writer.write_all(content))
    }

    /// Puts the file in its place.
    fn finish(mut self) -> io::Result<()> {
        let Some(writer) = self.writer.take() else { return Ok(()) };
        let file = writer.into_inner().map_err(io::IntoInnerError::into_error)?;
        if let Some(temporary) = &self.temporary {
            file.sync_all()?;
            drop(file);
            fs::rename(temporary, &self.target)?;
            self.temporary = None;
        }
        Ok(())
    }
}

/// A file that was not finished leaves nothing behind.
impl Drop for NewFile {
    fn drop(&mut self) {
        drop(self.writer.take());
        if let Some(temporary) = &self.temporary {
            let _ = fs::remove_file(temporary);
        }
    }
}

/// A name beside `target` that nobody else uses.
fn neighbour(target: &Path) -> io::Result<PathBuf> {
    let name = target.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    let name = format!(".{}.{}.part", name.to_string_lossy(), std::process::id());
    Ok(target.with_file_name(name))
}

/// Writes a whole file.
pub(crate) fn save(path: &Path, text: &str) -> io::Result<()> {
    let mut file = NewFile::create(path)?;
    file.write(text.as_bytes())?;
    file.finish()
}

#[cfg(test)]
mod tests {
    use basalt_testkit::TempFolder;

    use super::*;

    fn new_folder() -> TempFolder {
        let folder = TempFolder::new("output");
        fs::create_dir_all(folder.path()).expect("a folder");
        folder
    }

    fn files(folder: &TempFolder) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder.path()).expect("a folder");
        entries.map(|entry| entry.expect("a file").path()).collect()
    }

    #[test]
    fn a_file_is_replaced_whole_and_leaves_nothing_else() {
        let folder = new_folder();
        let path = folder.path().join("game");
        save(&path, "old").expect("writable");
        let mut new = NewFile::create(&path).expect("writable");
        new.write(b"new").expect("writable");
        assert_eq!(fs::read_to_string(&path).expect("readable"), "old");
        new.finish().expect("writable");
        assert_eq!(fs::read_to_string(&path).expect("readable"), "new");
        assert_eq!(files(&folder), [path]);
    }

    #[test]
    fn unfinished_output_is_removed() {
        let folder = new_folder();
        drop(NewFile::create(&folder.path().join("game")).expect("writable"));
        assert!(files(&folder).is_empty());
    }

    #[test]
    fn a_folder_is_no_file() {
        let folder = new_folder();
        let error = save(folder.path(), "").expect_err("a folder");
        assert_eq!(error.kind(), io::ErrorKind::IsADirectory);
        assert!(save(&folder.path().join("missing/game"), "").is_err());
        assert!(save(Path::new(""), "").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_device_stays_what_it_is_and_a_link_too() {
        save(Path::new("/dev/null"), "nothing").expect("writable");
        assert!(!fs::metadata("/dev/null").expect("there").is_file());
        let folder = new_folder();
        let (link, path) = (folder.path().join("link"), folder.path().join("game"));
        save(&path, "old").expect("writable");
        std::os::unix::fs::symlink(&path, &link).expect("a link");
        save(&link, "new").expect("writable");
        assert_eq!(fs::read_to_string(&path).expect("readable"), "new");
        assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    }
}
