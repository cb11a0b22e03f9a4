//! Files that a test compares with what the code produces, and renews on request.
//!
//! insta is not used: it stores snapshots in files of its own format, while these are style sheets, pictures and pages
//! of the product itself.

use std::path::Path;

/// Panics if a file differs from the expected text. With `BASALT_RENEW=1` the file is written first.
pub fn assert_file(path: impl AsRef<Path>, expected: &str) {
    let path = path.as_ref();
    if std::env::var_os("BASALT_RENEW").is_some() {
        std::fs::write(path, expected).expect("the file can be written");
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    let differing = found.lines().zip(expected.lines()).find(|(found, expected)| found != expected);
    assert!(
        found == expected,
        "{} differs, first in {differing:#?}; BASALT_RENEW=1 renews it",
        path.display()
    );
}
