//! The dependencies between crates that docs/architecture.md allows, checked with `cargo metadata`.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// Each crate with the crates of this repository that it may know, in tests too.
const EDGES: &[(&str, &[&str])] = &[
    // The test kit only in tests, here and below.
    ("basalt-rules", &["basalt-testkit"]),
    ("basalt-engine", &["basalt-rules", "basalt-testkit"]),
    ("basalt-ugi", &["basalt-engine", "basalt-rules"]),
    ("basalt-locales", &[]),
    (
        "basalt-view",
        &[
            "basalt-rules",
            "basalt-records",
            "basalt-play",
            "basalt-review",
            "basalt-locales",
            "basalt-testkit",
        ],
    ),
    ("basalt-play", &["basalt-rules", "basalt-records"]),
    // The referee only in tests.
    (
        "basalt-arena",
        &[
            "basalt-rules",
            "basalt-records",
            "basalt-play",
            "basalt-engine",
            "basalt-ugi",
            "basalt-referee",
        ],
    ),
    ("basalt-input", &["basalt-rules", "basalt-play", "basalt-view", "basalt-locales"]),
    ("basalt-study", &["basalt-rules", "basalt-records"]),
    ("basalt-review", &["basalt-rules"]),
    ("basalt-learn", &["basalt-rules", "basalt-engine", "basalt-locales", "basalt-testkit"]),
    ("basalt-records", &["basalt-rules", "basalt-testkit"]),
    // Rules and records only in tests, to have something to draw.
    ("basalt-raster", &["basalt-view", "basalt-rules", "basalt-records", "basalt-testkit"]),
    (
        "basalt-io-worker",
        &["basalt-rules", "basalt-records", "basalt-raster", "basalt-view", "basalt-locales"],
    ),
    ("basalt-explorer", &["basalt-rules"]),
    ("basalt-explorer-worker", &["basalt-explorer", "basalt-rules", "basalt-locales"]),
    ("basalt-progress", &[]),
    ("basalt-sync-worker", &["basalt-progress", "basalt-input"]),
    ("basalt-encoding", &["basalt-rules", "basalt-referee"]),
    ("basalt-wire", &["basalt-rules", "basalt-referee", "basalt-encoding"]),
    ("basalt-referee", &["basalt-rules", "basalt-play"]),
    // The cluster only in tests.
    (
        "basalt-store",
        &["basalt-rules", "basalt-referee", "basalt-progress", "basalt-encoding", "basalt-testkit"],
    ),
    ("basalt-testkit", &["basalt-rules", "basalt-records"]),
    ("basalt-engine-worker", &["basalt-ugi"]),
    (
        "basalt-web",
        &[
            "basalt-rules",
            "basalt-records",
            "basalt-view",
            "basalt-input",
            "basalt-play",
            "basalt-study",
            "basalt-review",
            "basalt-learn",
            "basalt-wire",
            "basalt-referee",
            "basalt-locales",
            "basalt-testkit",
        ],
    ),
    (
        "basalt-server",
        &[
            "basalt-rules",
            "basalt-engine",
            "basalt-explorer",
            "basalt-records",
            "basalt-view",
            "basalt-raster",
            "basalt-wire",
            "basalt-referee",
            "basalt-progress",
            "basalt-play",
            "basalt-store",
            "basalt-tls",
            "basalt-testkit",
            // Only in tests.
            "basalt-arena",
            "basalt-bot",
            "basalt-loadtest",
            "basalt-locales",
        ],
    ),
    ("basalt-tls", &[]),
    ("basalt-bot", &["basalt-rules", "basalt-arena", "basalt-tls"]),
    ("basalt-loadtest", &["basalt-rules", "basalt-referee", "basalt-wire", "basalt-bot"]),
    (
        "basalt-cli",
        &[
            "basalt-rules",
            "basalt-engine",
            "basalt-records",
            "basalt-ugi",
            "basalt-locales",
            "basalt-view",
            "basalt-raster",
            "basalt-play",
            "basalt-arena",
            "basalt-bot",
            "basalt-review",
            "basalt-wire",
            // Only in tests, here and for the test kit.
            "basalt-referee",
            "basalt-store",
            "basalt-testkit",
            "basalt-server",
            "basalt-loadtest",
        ],
    ),
    // Development; no other crate may use it.
    (
        "basalt-fuzz",
        &[
            "basalt-rules",
            "basalt-explorer",
            "basalt-records",
            "basalt-ugi",
            "basalt-play",
            "basalt-input",
            "basalt-view",
            "basalt-review",
            "basalt-learn",
            "basalt-locales",
            "basalt-testkit",
        ],
    ),
    ("basalt-common-features", &[]),
    ("basalt-features", &["basalt-common-features"]),
    ("basalt-speed", &["basalt-engine", "basalt-rules", "basalt-records", "basalt-view"]),
    (
        "basalt-tune",
        &[
            "basalt-engine",
            "basalt-explorer",
            "basalt-rules",
            "basalt-records",
            "basalt-learn",
            "basalt-testkit",
        ],
    ),
    ("xtask", &["basalt-common-features", "basalt-locales"]),
];

/// The crates that may use only these crates of others, but for their tests.
///
/// `safe_arch` gives `rules` wide registers without unsafe code of its own.
const FRUGAL: &[(&str, &[&str])] = &[
    ("basalt-rules", &["safe_arch"]),
    ("basalt-engine", &[]),
    ("basalt-view", &[]),
    ("basalt-review", &[]),
    ("basalt-referee", &[]),
    ("basalt-learn", &[]),
    ("basalt-explorer", &[]),
];

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON")
}

/// One sentence for each dependency that should not be there.
fn faults(metadata: &Value) -> Vec<String> {
    packages(metadata).flat_map(package_faults).collect()
}

fn packages(metadata: &Value) -> impl Iterator<Item = &Value> {
    metadata["packages"].as_array().expect("there are packages").iter()
}

fn package_faults(package: &Value) -> Vec<String> {
    let name = text(&package["name"]);
    let Some(allowed) = find(EDGES, name) else {
        return vec![format!("{name} has no line in the table of edges")];
    };
    let dependencies = package["dependencies"].as_array().expect("a list");
    dependencies
        .iter()
        .filter(|dependency| !is_allowed(name, allowed, dependency))
        .map(|dependency| format!("{name} may not depend on {}", text(&dependency["name"])))
        .collect()
}

fn is_allowed(name: &str, edges: &[&str], dependency: &Value) -> bool {
    let other = text(&dependency["name"]);
    let of_ours = find(EDGES, other).is_some() || dependency["path"].is_string();
    let in_tests = dependency["kind"] == "dev";
    edges.contains(&other)
        || !of_ours && (in_tests || find(FRUGAL, name).is_none_or(|few| few.contains(&other)))
}

fn find(table: &[(&str, &'static [&'static str])], name: &str) -> Option<&'static [&'static str]> {
    table.iter().find(|(known, _)| *known == name).map(|(_, others)| *others)
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

#[test]
fn every_dependency_goes_the_allowed_way() {
    let metadata = metadata();
    assert!(packages(&metadata).any(|package| package["name"] == "basalt-rules"));
    assert_eq!(faults(&metadata), [""; 0]);
}

#[test]
fn a_wrong_dependency_is_found() {
    let package = |name: &str, kind: &Value, other: &str| {
        let dependency = serde_json::json!({ "name": other, "kind": kind, "path": null });
        serde_json::json!({ "packages": [{ "name": name, "dependencies": [dependency] }] })
    };
    let normal = |name, other| faults(&package(name, &Value::Null, other));
    let in_tests = |name, other| faults(&package(name, &"dev".into(), other));

    assert_eq!(normal("basalt-engine", "basalt-rules"), [""; 0]);
    assert_eq!(normal("basalt-cli", "clap"), [""; 0]);
    assert_eq!(in_tests("basalt-rules", "proptest"), [""; 0]);

    let fault = ["basalt-rules may not depend on basalt-engine"];
    assert_eq!(normal("basalt-rules", "basalt-engine"), fault);
    assert_eq!(in_tests("basalt-rules", "basalt-engine"), fault);
    assert_eq!(normal("basalt-rules", "proptest"), ["basalt-rules may not depend on proptest"]);
    assert_eq!(normal("basalt-engine", "rand"), ["basalt-engine may not depend on rand"]);
    assert_eq!(normal("basalt-new", "clap"), ["basalt-new has no line in the table of edges"]);
}

/// Everything but xtask, which is built alone.
const OTHERS: [&str; 3] = ["--workspace", "--exclude", "xtask"];

/// The sets of features with which each package is built, for programs alone or for tests as well.
fn feature_sets(packages: &[&str], edges: &str) -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--prefix", "none", "--format", "{p}|{f}", "--edges", edges])
        .args(packages)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let mut sets: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        if let Some((package, features)) = line.split_once('|') {
            let features = features.trim_end_matches(" (*)").to_owned();
            sets.entry(package.to_owned()).or_default().insert(features);
        }
    }
    sets
}

#[test]
fn no_dependency_is_built_twice_for_its_features() {
    let programs = feature_sets(&OTHERS, "normal,build");
    let tests = feature_sets(&OTHERS, "normal,build,dev");
    assert!(programs.keys().any(|package| package.starts_with("basalt-rules")), "{programs:?}");
    let several = tests.iter().filter(|(_, sets)| sets.len() > 1);
    let different = programs.iter().filter(|(package, sets)| tests.get(*package) != Some(sets));
    let found: Vec<_> = several.chain(different).collect();
    assert!(found.is_empty(), "xtask/features/Cargo.toml should unite these features: {found:#?}");
}

#[test]
fn xtask_shares_its_dependencies_with_the_others() {
    let xtask = feature_sets(&["--package", "xtask"], "normal,build");
    let others = feature_sets(&OTHERS, "normal,build");
    let is_different = |(package, sets): &(&String, &BTreeSet<String>)| {
        others.get(*package).is_some_and(|known| known != *sets)
    };
    let found: Vec<_> = xtask.iter().filter(is_different).collect();
    assert!(xtask.keys().any(|package| package.starts_with("wasm-bindgen-cli-support")));
    let file = "xtask/common-features/Cargo.toml";
    assert!(found.is_empty(), "{file} should unite these features: {found:#?}");
}
