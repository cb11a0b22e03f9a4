//! The logs of the servers that tests start, in which no secret may be found.

use std::fs;
use std::path::{Path, PathBuf};

use crate::process::target_folder;

/// Passwords that tests use, or the beginnings of them.
const PASSWORDS: [&str; 5] =
    ["correct horse", "quartz-lantern", "the secret of ", "incorrect donkey", "long enough"];

/// The beginning of the hash of a password.
const HASH: &str = "$argon2";

/// Number of hexadecimal digits of a session's or a device's token, and of its hash.
const TOKEN_DIGITS: usize = 64;

/// Runs tests, and then searches the logs of their servers.
pub(crate) fn search_after(tests: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    let folder = target_folder()?.join("tmp/logs");
    // There may be none.
    _ = fs::remove_dir_all(&folder);
    tests()?;
    let files = files(&folder);
    for file in &files {
        check(file)?;
    }
    println!("    no secret in the logs of {} servers", files.len());
    Ok(())
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

fn check(file: &Path) -> Result<(), String> {
    let log = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    for (index, line) in String::from_utf8_lossy(&log).lines().enumerate() {
        if let Some(secret) = secret_in(line) {
            return Err(format!("{}:{}: {secret} is in the log", file.display(), index + 1));
        }
    }
    Ok(())
}

/// The kind of secret that a line holds.
fn secret_in(line: &str) -> Option<&'static str> {
    let is_hexadecimal = |letter: char| letter.is_ascii_hexdigit();
    let mut words = line.split(|letter: char| !is_hexadecimal(letter));
    if PASSWORDS.iter().any(|password| line.contains(password)) {
        Some("a password")
    } else if line.contains(HASH) {
        Some("the hash of a password")
    } else if words.any(|word| word.len() >= TOKEN_DIGITS) {
        Some("a token")
    } else if line.split("://").skip(1).any(has_password) {
        Some("an address with a password")
    } else {
        None
    }
}

/// Whether the rest of an address begins with a user and a password.
fn has_password(rest: &str) -> bool {
    let authority = rest.split(['/', ' ', '"']).next().unwrap_or_default();
    authority.split_once('@').is_some_and(|(user, _)| user.contains(':'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_found_and_nothing_else() {
        let token = "0123456789abcdef".repeat(4);
        for (line, expected) in [
            ("security event=\"logged-in\" member=\"Ada\"", None),
            ("request_id=0123456789abcdef answered", None),
            ("Basalt is running at http://127.0.0.1:7070/", None),
            ("cannot reach postgres://ada@db.example/basalt", None),
            ("cannot reach postgres://ada:x@db.example/basalt", Some("an address with a password")),
            (&format!("cookie basalt_session={token}"), Some("a token")),
            ("password $argon2id$v=19$", Some("the hash of a password")),
            ("name=correct horse", Some("a password")),
        ] {
            assert_eq!(secret_in(line), expected, "{line}");
        }
    }
}
