//! Usernames.

use basalt_store::name_skeleton;
use basalt_wire::ErrorCode;

/// Prefix of the names of guests; members cannot have it.
const GUEST_PREFIX: &str = "guest-";

/// Length of a username.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=20;

/// Checks a username for a member. It is ASCII only: letters of other alphabets that look the same would let people
/// impersonate others.
pub(super) fn check(name: &str) -> Result<(), ErrorCode> {
    let is_allowed =
        |character: u8| character.is_ascii_alphanumeric() || matches!(character, b'-' | b'_');
    let has_letter = name.bytes().any(|character| character.is_ascii_alphabetic());
    if !LENGTH.contains(&name.len()) || !name.bytes().all(is_allowed) || !has_letter {
        return Err(ErrorCode::BadName);
    }
    if name.to_ascii_lowercase().starts_with(GUEST_PREFIX) {
        return Err(ErrorCode::NameTaken);
    }
    Ok(())
}

/// Words that only the people who run the server may be called.
const RESERVED: [&str; 25] = [
    "admin",
    "administrator",
    "anonymous",
    "basalt",
    "bot",
    "computer",
    "deleted",
    "engine",
    "guest",
    "help",
    "info",
    "mod",
    "moderator",
    "moderators",
    "null",
    "official",
    "owner",
    "postmaster",
    "root",
    "security",
    "server",
    "staff",
    "support",
    "system",
    "webmaster",
];

/// Checks the username of a new member: names that pretend to speak for the server are taken.
pub(super) fn check_new(name: &str) -> Result<(), ErrorCode> {
    check(name)?;
    if is_reserved(name) { Err(ErrorCode::NameTaken) } else { Ok(()) }
}

/// Whether a part of a name, or all of it without separators, looks like a reserved word. Digits around it do not matter.
fn is_reserved(name: &str) -> bool {
    let joined = name.replace(['-', '_'], "");
    name.split(['-', '_']).chain([joined.as_str()]).any(|part| {
        let word = name_skeleton(part.trim_matches(|character: char| character.is_ascii_digit()));
        RESERVED.iter().any(|reserved| name_skeleton(reserved) == word)
    })
}

/// The name of a guest.
pub(super) fn guest_name(number: u64) -> String {
    // Six characters: a thousand million names.
    let characters = basalt_referee::GameId::from_bits(number).to_string();
    format!("{GUEST_PREFIX}{}", &characters[..6])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        for name in ["Ada", "x2", "a_long-name_of_20_sig"[..20].trim(), "9a"] {
            assert_eq!(check(name), Ok(()), "{name}");
        }
        for name in
            ["", "a", "a_long-name_of_21_sign", "Zoë", "a b", "<b>", "12", "-_", "a/b", "а1"]
        {
            assert_eq!(check(name), Err(ErrorCode::BadName), "{name}");
        }
        assert_eq!(check("Guest-abc"), Err(ErrorCode::NameTaken));
    }

    #[test]
    fn official_names_are_reserved() {
        for name in
            ["admin", "Root", "Basalt", "MODERATOR", "admin2", "the-admin", "Basa1t", "ad-min"]
        {
            assert_eq!(check_new(name), Err(ErrorCode::NameTaken), "{name}");
            assert_eq!(check(name), Ok(()), "who has it may still log in");
        }
        for name in ["Ada", "Modesta", "basaltic", "Rooty", "x2"] {
            assert_eq!(check_new(name), Ok(()), "{name}");
        }
    }

    #[test]
    fn guests_have_names_of_their_own() {
        assert_ne!(guest_name(1), guest_name(2));
        assert_eq!(check(&guest_name(7)), Err(ErrorCode::NameTaken));
        assert!(LENGTH.contains(&guest_name(u64::MAX).len()));
    }
}
