//! Inputs as files: the seeds of a target, and what a failed run leaves.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use basalt_fuzz::Target;

/// The folder of this crate.
fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The bytes of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

/// The seeds of a target in the order of their names; at least one.
pub(crate) fn seeds(target: &Target) -> Result<Vec<Vec<u8>>, String> {
    let folder = home().join("seeds").join(target.name);
    let seeds = files(&folder)?.iter().map(|file| read(file)).collect::<Result<Vec<_>, _>>()?;
    if seeds.is_empty() {
        return Err(format!("{}: put at least one input there", folder.display()));
    }
    Ok(seeds)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let wrong = |error| format!("cannot read the folder {}: {error}", folder.display());
    let mut files = std::fs::read_dir(folder)
        .map_err(wrong)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(wrong)?;
    files.sort();
    Ok(files)
}

/// Keeps an input that a target has failed on, under a name that follows from its bytes.
pub(crate) fn keep(target: &Target, input: &[u8]) -> Result<PathBuf, String> {
    let mut hasher = DefaultHasher::new();
    input.hash(&mut hasher);
    let folder = home().join("artifacts").join(target.name);
    let path = folder.join(format!("{:016x}", hasher.finish()));
    std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(&path, input))
        .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    Ok(path)
}
