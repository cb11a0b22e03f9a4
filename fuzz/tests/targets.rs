//! Every target can be driven: it has seeds, and cargo-fuzz knows it.

use std::collections::BTreeSet;
use std::path::Path;

use basalt_fuzz::TARGETS;

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn names_in(folder: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(home().join(folder)).expect("a folder of this crate");
    entries.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn every_target_has_its_file_for_cargo_fuzz() {
    let expected: BTreeSet<_> =
        TARGETS.iter().map(|target| target.name.replace('-', "_") + ".rs").collect();
    assert_eq!(names_in("libfuzzer/fuzz_targets"), expected);
    let manifest = std::fs::read_to_string(home().join("libfuzzer/Cargo.toml")).expect("a file");
    for target in TARGETS {
        assert!(manifest.contains(&format!("name = \"{}\"", target.name)), "{}", target.name);
    }
}

#[test]
fn every_folder_of_seeds_belongs_to_a_target() {
    let expected: BTreeSet<_> = TARGETS.iter().map(|target| target.name.to_owned()).collect();
    assert_eq!(names_in("seeds"), expected);
}
