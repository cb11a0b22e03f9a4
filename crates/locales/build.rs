//! Puts the catalogues into the compact form that a program carries, see `src/marks.rs`, and writes a function for each
//! message, see `src/functions.rs`.

#[path = "src/compile.rs"]
mod compile;
#[path = "src/functions.rs"]
mod functions;
#[path = "src/key.rs"]
mod key;
#[path = "src/marks.rs"]
mod marks;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use compile::{CatalogueFile, Texts, compile};
use functions::{errors, functions};
use marks::END;

/// A folder for each language, and in it a file for each part.
const LOCALES: &str = "locales";

/// The language whose messages have comments with types.
const REFERENCE: &str = "en";

/// By language, then by part.
type Catalogues = BTreeMap<String, BTreeMap<String, Texts>>;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LOCALES}");
    for module in ["compile", "functions", "key", "marks"] {
        println!("cargo::rerun-if-changed=src/{module}.rs");
    }
    let catalogues = read_all(Path::new(LOCALES))?;
    let parts: BTreeSet<&String> = catalogues.values().flat_map(BTreeMap::keys).collect();
    let folder = PathBuf::from(env::var("OUT_DIR")?);
    parts.into_iter().try_for_each(|part| write_part(&folder, part, &catalogues))?;
    fs::write(folder.join("messages.rs"), functions_of(&catalogues)?)?;
    let reference = sources(&Path::new(LOCALES).join(REFERENCE))?;
    let errors: Vec<String> = reference.iter().flat_map(errors).collect();
    fs::write(folder.join("errors.rs"), format!("&{errors:?}"))?;
    Ok(())
}

/// The functions for the messages of the reference.
fn functions_of(catalogues: &Catalogues) -> Result<String, Box<dyn Error>> {
    let folder = Path::new(LOCALES).join(REFERENCE);
    let parts = sources(&folder)?.into_iter().map(|source| {
        functions(&source, &catalogues[REFERENCE][&source.part])
            .map_err(|error| format!("{}/{}.ftl: {error}", folder.display(), source.part).into())
    });
    parts.collect()
}

fn read_all(folder: &Path) -> Result<Catalogues, Box<dyn Error>> {
    names(folder)?.into_iter().map(|tag| Ok((tag.clone(), read(&folder.join(tag))?))).collect()
}

fn read(folder: &Path) -> Result<BTreeMap<String, Texts>, Box<dyn Error>> {
    compile(&sources(folder)?).map_err(|error| format!("{}: {error}", folder.display()).into())
}

/// The files of a language.
fn sources(folder: &Path) -> io::Result<Vec<CatalogueFile>> {
    let source = |file: String| {
        let part = file.trim_end_matches(".ftl").to_owned();
        Ok(CatalogueFile { part, text: fs::read_to_string(folder.join(file))? })
    };
    names(folder)?.into_iter().map(source).collect()
}

fn names(folder: &Path) -> io::Result<Vec<String>> {
    let name = |entry: io::Result<fs::DirEntry>| {
        entry.map(|entry| entry.file_name().to_string_lossy().into_owned())
    };
    fs::read_dir(folder)?.map(name).collect()
}

/// The keys of all languages, and for each language what it says for them, be it nothing.
fn write_part(folder: &Path, part: &str, catalogues: &Catalogues) -> io::Result<()> {
    let texts = |tag: &String| catalogues.get(tag).and_then(|parts| parts.get(part));
    let keys: BTreeSet<&String> =
        catalogues.keys().filter_map(texts).flat_map(Texts::keys).collect();
    fs::write(folder.join(format!("{part}.keys")), lines(keys.iter().map(|key| key.as_str())))?;
    for tag in catalogues.keys() {
        let said =
            |key: &&String| texts(tag).and_then(|texts| texts.get(*key)).map_or("", |text| text);
        fs::write(folder.join(format!("{part}.{tag}")), lines(keys.iter().map(said)))?;
    }
    Ok(())
}

fn lines<'s>(texts: impl Iterator<Item = &'s str>) -> String {
    texts.flat_map(|text| text.chars().chain([END])).collect()
}
