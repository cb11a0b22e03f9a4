//! The arguments of `basalt dump`.

use std::path::PathBuf;

use super::{EXIT_CODES, Output, Store};

/// Write all finished rated games into files that everybody may use, one for each month, while people play.
///
/// Each file is Basalt's own text, compressed with gzip: basalt-rated-2026-11.basalt.gz. SHA256SUMS has the checksums, and
/// LICENSE.txt the licence, CC0. A file appears when it is complete, and one that would be the same stays as it is. Names are
/// those of today, so that deleted accounts disappear from old months. basalt serve --dumps lets everybody download the
/// files, and docs/operations.md shows a schedule.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES, args_override_self = true)]
pub(crate) struct Dump {
    /// The folder for dumps, which is created if it is missing.
    pub(crate) folder: PathBuf,
    #[command(flatten)]
    pub(crate) store: Store,
    #[command(flatten)]
    pub(crate) output: Output,
}
