//! Short names for the functions by which a module and its bindings call each other.
//!
//! The generator of bindings gives each of them a name with a hash. It stands in both files, and a hash cannot be
//! compressed: in a bundle that makes 5 KB of 16.

use std::collections::BTreeMap;
use std::path::Path;

use wasm_bindgen_cli_support::Output;

use super::content_names::{HASH_LENGTH, is_hash, pieces};

/// Writes a module and the script of its bindings, with short names, into a folder.
pub(super) fn emit(
    mut output: Output,
    script: &str,
    name: &str,
    folder: &Path,
) -> Result<(), String> {
    let mut names = ShortNames::default();
    let module = output.wasm_mut();
    for import in module.imports.iter_mut() {
        names.shorten(&mut import.name);
    }
    for export in module.exports.iter_mut() {
        names.shorten(&mut export.name);
    }
    output.emit(folder).map_err(|error| format!("{name} cannot be written: {error:#}"))?;
    let path = folder.join(format!("{name}.js"));
    std::fs::write(&path, names.script(script))
        .map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

/// The short names so far, by the long ones.
#[derive(Default)]
struct ShortNames(BTreeMap<String, String>);

impl ShortNames {
    /// Replaces a name that ends with a hash. The same name is always replaced by the same.
    fn shorten(&mut self, name: &mut String) {
        if !has_hash(name) {
            return;
        }
        let number = self.0.len();
        name.clone_from(self.0.entry(name.clone()).or_insert_with(|| format!("_{number}")));
    }

    /// A script with the short names, without indentation and lines of comment.
    fn script(&self, text: &str) -> String {
        let is_comment =
            |line: &&str| ["/*", "*", "//"].iter().any(|start| line.starts_with(start));
        let lines = text.lines().map(str::trim_start);
        let lines = lines.filter(|line| !line.is_empty() && !is_comment(line));
        let text = lines.collect::<Vec<_>>().join("\n");
        let words = pieces(&text, |sign| sign.is_ascii_alphanumeric() || matches!(sign, '_' | '$'));
        words.map(|word| self.0.get(word).map_or(word, String::as_str)).collect()
    }
}

fn has_hash(name: &str) -> bool {
    let start = name.len().checked_sub(HASH_LENGTH).and_then(|start| name.split_at_checked(start));
    start.is_some_and(|(before, hash)| !before.is_empty() && is_hash(hash))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: &str = "__wbg_then_16d107c451e9905d";
    const INVOKE: &str = "convert__invoke__h494b2cfb51095a47";

    #[test]
    fn only_names_with_a_hash_become_short() {
        let mut names = ShortNames::default();
        let mut short = |name: &str| {
            let mut name = name.to_owned();
            names.shorten(&mut name);
            name
        };
        let all =
            [LONG, INVOKE, LONG, "memory", "__wbindgen_malloc", "16d107c451e9905d"].map(&mut short);
        assert_eq!(all, ["_0", "_1", "_0", "memory", "__wbindgen_malloc", "16d107c451e9905d"]);
    }

    #[test]
    fn a_script_uses_the_short_names() {
        let mut names = ShortNames::default();
        names.shorten(&mut LONG.to_owned());
        names.shorten(&mut INVOKE.to_owned());
        let text = format!(
            "/**\n * {LONG}\n */\n\nconst all = {{\n    {LONG}: (a) => wasm.{INVOKE}(a), // once\n}};\n"
        );
        assert_eq!(names.script(&text), "const all = {\n_0: (a) => wasm._1(a), // once\n};");
    }
}
