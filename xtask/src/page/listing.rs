//! Modules that list files of the page by names.

use super::files::File;

/// A module that lists files by names.
pub(super) fn listing_module(module: &str, files: &[(&str, impl AsRef<str>)]) -> File {
    let entry =
        |(name, file): &(&str, _)| format!("\"{name}\": \"./{}\"", AsRef::<str>::as_ref(file));
    let entries: Vec<String> = files.iter().map(entry).collect();
    let text = format!("export default {{ {} }};\n", entries.join(", "));
    File { name: module.to_owned(), content: text.into_bytes() }
}

/// Checks that files have these names, each recognised by `is_listed`, and that the last one is the module that lists them.
#[cfg(test)]
pub(super) fn assert_lists(
    files: &[File],
    names: &[&str],
    list: &str,
    is_listed: impl Fn(&str) -> bool,
) {
    let (module, files) = files.split_last().expect("a module");
    assert!(files.iter().map(|file| &file.name).eq(names));
    assert!(files.iter().all(|file| is_listed(&file.name)) && !is_listed(&module.name));
    assert_eq!(module.text(), Some(format!("export default {{ {list} }};\n").as_str()));
}
