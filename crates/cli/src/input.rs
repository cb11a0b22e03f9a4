//! Input files, or standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use basalt_locales::messages;

use crate::exit::Failure;
use crate::localizer::Localizer;

/// A source of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum InputSource {
    /// The standard input, `-` as an argument.
    Standard,
    /// A file.
    File(PathBuf),
}

impl InputSource {
    /// The meaning of an argument.
    pub(crate) fn new(path: &Path) -> Self {
        if path.as_os_str() == "-" { Self::Standard } else { Self::File(path.to_owned()) }
    }

    /// The name in sentences.
    pub(crate) fn name(&self, localizer: &Localizer) -> String {
        match self {
            Self::Standard => localizer.say(&messages::file_stdin()),
            Self::File(path) => path.display().to_string(),
        }
    }

    /// Opens it, and says how long it is if that is known.
    pub(crate) fn open(&self) -> io::Result<(Box<dyn Read>, Option<u64>)> {
        match self {
            Self::Standard => Ok((Box::new(io::stdin().lock()), None)),
            Self::File(path) => {
                let file = File::open(path)?;
                let metadata = file.metadata()?;
                let length = metadata.is_file().then_some(metadata.len());
                Ok((Box::new(file), length))
            }
        }
    }

    /// The failure to read it.
    pub(crate) fn not_read(&self, error: &io::Error, localizer: &Localizer) -> Failure {
        Failure::Access(localizer.not_read(&self.name(localizer), error))
    }
}
