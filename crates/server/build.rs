//! Embeds the page that `cargo xtask page` has built, if there is one, in a release.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Folder of the page, relative to this crate.
const PAGE: &str = "../../target/www";

/// Folder of the files that a debug build embeds, which reads the page when it starts.
const SAMPLES: &str = "tests/embedded";

/// File extensions of precompressed variants.
const TWINS: [&str; 2] = ["br", "gz"];

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let is_debug = env::var("PROFILE").is_ok_and(|profile| profile == "debug");
    let embedded = if is_debug { SAMPLES } else { PAGE };
    let folder = root.join(embedded);
    // Cargo treats a missing folder as changed at every build.
    fs::create_dir_all(&folder)?;
    println!("cargo::rerun-if-changed={embedded}");
    let table = format!("&[{}]", entries(&folder.canonicalize()?)?);
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("page.rs"), table)
}

fn entries(folder: &Path) -> io::Result<String> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<_>>()?;
    paths.retain(|path| !TWINS.iter().any(|twin| path.extension().is_some_and(|ext| ext == *twin)));
    paths.sort();
    Ok(paths.iter().map(|path| entry(path)).collect())
}

fn entry(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let plain = include(path);
    let [brotli, gzip] = TWINS.map(|twin| {
        let path = PathBuf::from(format!("{}.{twin}", path.display()));
        if path.exists() { format!("Some({})", include(&path)) } else { "None".to_owned() }
    });
    format!("File {{ name: {name:?}, plain: {plain}, brotli: {brotli}, gzip: {gzip} }},")
}

fn include(path: &Path) -> String {
    format!("include_bytes!({:?})", path.display().to_string())
}
