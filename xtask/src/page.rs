//! The page: everything that a browser loads, ready to be served.
//!
//! `crates/web`, `crates/engine-worker` and `crates/io-worker` are built for WASM and given their bindings; together with the
//! files of `crates/web/static` they get names that tell their content, and compressed twins. The
//! outcome lies in `target/www`, where the build of `crates/server` looks for it.

mod bindings;
mod files;
mod names;
mod pack;
mod puzzles;
mod sizes;
mod words;

use std::path::PathBuf;

use crate::process::root;

/// Where the page's files that are not built come from.
const STATIC: &str = "crates/web/static";

/// Builds the page and tells how large it is.
pub(crate) fn build() -> Result<(), String> {
    crate::tools::bring_toolchain()?;
    let mut files = files::read_all(&root().join(STATIC))?;
    files.extend(bindings::build_modules()?);
    files.extend(words::files());
    files.extend(puzzles::files()?);
    let packed = pack::pack(names::with_content_names(files)?)?;
    files::replace_all(&folder(), packed.iter().flat_map(pack::Packed::files))?;
    println!("{}", sizes::table(&files::read_all(&folder())?));
    Ok(())
}

/// Fails if the page, as it was built last, is larger than it may be.
pub(crate) fn check_sizes() -> Result<(), String> {
    sizes::check(&files::read_all(&folder())?)
}

/// Where the page lies when it is built.
///
/// Always in the repository, wherever cargo builds: the server's build looks for it there.
pub(crate) fn folder() -> PathBuf {
    root().join("target/www")
}
