//! The page: everything that a browser loads, ready to be served.
//!
//! `crates/web`, `crates/engine-worker`, `crates/io-worker`, `crates/explorer-worker` and `crates/sync-worker` are built for WASM and get their
//! JavaScript bindings. Together with the files of `crates/web/static` they get names that contain
//! a hash of their content, and compressed copies. The result is in `target/www`, where the build
//! of `crates/server` looks for it.

mod built;
mod compress;
mod content_names;
mod critical_css;
mod files;
mod first_paint;
mod game_sets;
mod listing;
mod modules;
mod networks;
mod panic_locations;
mod policy;
mod puzzles;
mod short_names;
mod sizes;
mod styles;
mod texts;
mod unused_classes;

use std::path::PathBuf;

pub(crate) use built::BuiltPage;
pub(crate) use modules::selected_packages;

use crate::process::root;

/// The page's files that are not built.
const STATIC: &str = "crates/web/static";

/// The file that the browser asks for by its plain name. It also exists under a name with a hash.
const INDEX: &str = "index.html";

/// The extension of fonts.
const FONT: &str = "woff2";

/// The purpose of a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// Tests and development: ready soon, larger and slower.
    Quick,
    /// A release: as small and fast as possible.
    Dist,
}

impl Build {
    /// The cargo profile of native programs.
    pub(crate) fn native_profile(self) -> &'static str {
        match self {
            Self::Quick => "dev",
            Self::Dist => "dist",
        }
    }

    /// The folder of native programs in the target folder.
    pub(crate) fn native_folder(self) -> &'static str {
        match self {
            Self::Quick => "debug",
            Self::Dist => "dist",
        }
    }
}

/// Builds the page and checks its size.
pub(crate) fn build(build: Build) -> Result<(), String> {
    crate::tools::install_toolchain()?;
    let mut files = files::read_all(&root().join(STATIC))?;
    let puzzles = puzzles::files()?;
    puzzles::name_indexes(&mut files, &puzzles)?;
    let styles = styles::files(build)?;
    first_paint::fill_in(&mut files, &styles)?;
    files.extend(styles);
    files.extend(fonts()?);
    files.extend(modules::build(build)?);
    files.extend(texts::files());
    files.extend(puzzles);
    files.extend(networks::files()?);
    files.extend(game_sets::files()?);
    let mut named = content_names::with_content_names(files)?;
    named.push(policy::file(&named)?);
    let cache = crate::process::target_folder()?.join("compressed");
    let compressed = compress::compress(&named, build, &cache)?;
    files::replace_all(&folder(), compressed.iter().flat_map(compress::Compressed::files))?;
    let files = files::read_all(&folder())?;
    if build == Build::Dist {
        println!("{}", sizes::table(&files));
    }
    sizes::check(&files, build)
}

/// The font files, without their licence and notes: browsers load neither.
fn fonts() -> Result<Vec<files::File>, String> {
    let files = files::read_all(&root().join(STATIC).join("fonts"))?;
    Ok(files.into_iter().filter(|file| file.extension() == FONT).collect())
}

/// The folder of the built page.
///
/// Always in the repository, whatever target folder cargo uses: the server's build looks for it
/// there.
pub(crate) fn folder() -> PathBuf {
    root().join("target/www")
}
