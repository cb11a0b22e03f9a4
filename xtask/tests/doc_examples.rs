//! Examples in the documentation are tests. Crates without any disable the search for them in their manifest, so that
//! `cargo test --doc` is quick; this test fails when such a crate gets one.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// The start of an example in the documentation of an item or a module.
const EXAMPLES: [&str; 2] = ["/// ```", "//! ```"];

#[test]
fn a_crate_with_examples_has_them_tested() {
    let args = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
    let output = Command::new(env!("CARGO")).args(args).output().expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let targets = packages.iter().filter_map(|package| package["targets"].as_array()).flatten();
    let untested =
        targets.filter(|target| target["kind"][0] == "lib" && target["doctest"] == false);
    let mut count = 0;
    for target in untested {
        let file = Path::new(target["src_path"].as_str().expect("a path"));
        let example = find_example(file.parent().expect("a folder"));
        assert_eq!(example, None, "remove `doctest = false` of {}", target["name"]);
        count += 1;
    }
    assert!(count > 0, "no crate is spared");
}

/// The first file of a folder of sources that has an example.
fn find_example(folder: &Path) -> Option<String> {
    let paths = fs::read_dir(folder).expect("a folder of sources").flatten();
    paths.map(|entry| entry.path()).find_map(|path| {
        if path.is_dir() {
            return find_example(&path);
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        let has_example = EXAMPLES.iter().any(|start| text.contains(start));
        has_example.then(|| path.display().to_string())
    })
}
