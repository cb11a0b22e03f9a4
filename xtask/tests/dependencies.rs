//! The dependencies between crates that docs/architecture.md allows, checked with `cargo metadata`.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// The crates of this repository that a crate may use. Names are without the prefix `basalt-`.
struct Edges {
    name: &'static str,
    /// In its code and its build script.
    normal: &'static [&'static str],
    /// Only in its tests.
    in_tests: &'static [&'static str],
}

const fn edges(
    name: &'static str,
    normal: &'static [&'static str],
    in_tests: &'static [&'static str],
) -> Edges {
    Edges { name, normal, in_tests }
}

const EDGES: &[Edges] = &[
    // Domain.
    edges("rules", &[], &["testkit"]),
    edges("records", &["rules"], &["testkit"]),
    edges("play", &["records", "rules"], &[]),
    edges("referee", &["play", "rules"], &[]),
    edges("engine", &["rules"], &["testkit"]),
    edges("review", &["rules"], &[]),
    edges("study", &["records", "rules"], &[]),
    edges("explorer", &["rules"], &[]),
    edges("learn", &["rules"], &["engine", "locales", "testkit"]),
    edges("progress", &[], &[]),
    // Adapters.
    edges("ugi", &["engine", "rules"], &[]),
    edges("arena", &["engine", "play", "records", "rules", "ugi"], &["referee"]),
    edges("bot", &["arena", "rules", "tls"], &[]),
    edges("tls", &[], &[]),
    edges("encoding", &["referee", "rules"], &[]),
    edges("wire", &["encoding", "referee", "rules"], &[]),
    edges("store", &["encoding", "progress", "referee", "rules"], &["testkit"]),
    // Presentation.
    edges("locales", &[], &[]),
    edges("view", &["locales", "play", "records", "review", "rules"], &["testkit"]),
    edges("input", &["locales", "play", "rules", "view"], &[]),
    edges("raster", &["view"], &["records", "rules", "testkit"]),
    // Front ends.
    edges(
        "web",
        &[
            "input", "learn", "locales", "play", "progress", "records", "referee", "review",
            "rules", "study", "view", "wire",
        ],
        &["testkit"],
    ),
    edges("engine-worker", &["ugi"], &[]),
    edges("io-worker", &["locales", "raster", "records", "rules", "view"], &[]),
    edges("explorer-worker", &["explorer", "locales", "rules"], &[]),
    edges("sync-worker", &["input", "progress"], &[]),
    edges(
        "server",
        &[
            "engine", "explorer", "locales", "play", "progress", "raster", "records", "referee",
            "rules", "store", "tls", "view", "wire",
        ],
        &["arena", "bot", "loadtest", "testkit"],
    ),
    edges(
        "cli",
        &[
            "arena", "bot", "engine", "loadtest", "locales", "play", "raster", "records", "review",
            "rules", "server", "ugi", "view", "wire",
        ],
        &["referee", "testkit"],
    ),
    // Development; no other crate may use these outside its tests.
    edges("testkit", &["records", "rules"], &[]),
    edges("loadtest", &["bot", "play", "referee", "rules", "wire"], &[]),
    edges(
        "fuzz",
        &[
            "explorer", "input", "learn", "locales", "play", "progress", "records", "review",
            "rules", "ugi", "view", "wire",
        ],
        &["testkit"],
    ),
    edges("common-features", &[], &[]),
    edges("features", &["common-features"], &[]),
    edges("speed", &["engine", "records", "rules", "view"], &[]),
    edges("tune", &["engine", "explorer", "learn", "records", "rules"], &["testkit"]),
    edges("xtask", &["common-features", "locales"], &[]),
];

/// The crates that may use only these crates of others, but for their tests.
///
/// `safe_arch` gives `rules` and `engine` wide registers without unsafe code of their own.
const FRUGAL: &[(&str, &[&str])] = &[
    ("rules", &["safe_arch"]),
    ("records", &["serde", "serde_json"]),
    ("engine", &["safe_arch"]),
    ("play", &[]),
    ("study", &[]),
    ("progress", &[]),
    ("ugi", &[]),
    ("view", &[]),
    ("review", &[]),
    ("referee", &[]),
    ("learn", &[]),
    ("explorer", &[]),
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
    let name = short_name(&package["name"]);
    let Some(edges) = edges_of(name) else {
        return vec![format!("{name} has no line in the table of edges")];
    };
    let dependencies = package["dependencies"].as_array().expect("a list");
    dependencies.iter().filter_map(|dependency| fault(edges, dependency)).collect()
}

/// The sentence for a dependency that should not be there.
fn fault(edges: &Edges, dependency: &Value) -> Option<String> {
    let (name, other) = (edges.name, short_name(&dependency["name"]));
    let is_dev = dependency["kind"] == "dev";
    let is_ours = edges_of(other).is_some() || dependency["path"].is_string();
    let is_allowed = if is_ours {
        edges.normal.contains(&other) || is_dev && edges.in_tests.contains(&other)
    } else {
        is_dev || find(FRUGAL, name).is_none_or(|few| few.contains(&other))
    };
    let tests = if is_dev { " in tests" } else { "" };
    (!is_allowed).then(|| format!("{name} may not depend on {other}{tests}"))
}

fn edges_of(name: &str) -> Option<&'static Edges> {
    EDGES.iter().find(|edges| edges.name == name)
}

fn short_name(name: &Value) -> &str {
    let name = text(name);
    name.strip_prefix("basalt-").unwrap_or(name)
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
    assert_eq!(in_tests("basalt-engine", "basalt-testkit"), [""; 0]);

    assert_eq!(normal("basalt-rules", "basalt-engine"), ["rules may not depend on engine"]);
    assert_eq!(normal("basalt-engine", "basalt-testkit"), ["engine may not depend on testkit"]);
    let fault = ["rules may not depend on engine in tests"];
    assert_eq!(in_tests("basalt-rules", "basalt-engine"), fault);
    assert_eq!(normal("basalt-rules", "proptest"), ["rules may not depend on proptest"]);
    assert_eq!(normal("basalt-engine", "rand"), ["engine may not depend on rand"]);
    assert_eq!(normal("basalt-records", "serde_json"), [""; 0]);
    assert_eq!(normal("basalt-progress", "serde"), ["progress may not depend on serde"]);
    assert_eq!(normal("basalt-new", "clap"), ["new has no line in the table of edges"]);
}

/// Everything but xtask, which is built alone.
const ALL_BUT_XTASK: [&str; 3] = ["--workspace", "--exclude", "xtask"];

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
    let programs = feature_sets(&ALL_BUT_XTASK, "normal,build");
    let tests = feature_sets(&ALL_BUT_XTASK, "normal,build,dev");
    assert!(programs.keys().any(|package| package.starts_with("basalt-rules")), "{programs:?}");
    let several = tests.iter().filter(|(_, sets)| sets.len() > 1);
    let different = programs.iter().filter(|(package, sets)| tests.get(*package) != Some(sets));
    let found: Vec<_> = several.chain(different).collect();
    assert!(found.is_empty(), "xtask/features/Cargo.toml should unite these features: {found:#?}");
}

#[test]
fn xtask_shares_its_dependencies_with_the_others() {
    let xtask = feature_sets(&["--package", "xtask"], "normal,build");
    let others = feature_sets(&ALL_BUT_XTASK, "normal,build");
    let is_different = |(package, sets): &(&String, &BTreeSet<String>)| {
        others.get(*package).is_some_and(|known| known != *sets)
    };
    let found: Vec<_> = xtask.iter().filter(is_different).collect();
    assert!(xtask.keys().any(|package| package.starts_with("wasm-bindgen-cli-support")));
    let file = "xtask/common-features/Cargo.toml";
    assert!(found.is_empty(), "{file} should unite these features: {found:#?}");
}
