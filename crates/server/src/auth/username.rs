//! What somebody may be called.

use basalt_wire::Refusal;

/// How guests' names begin; nobody else's do.
const GUEST: &str = "guest-";

/// How long a name may be.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=20;

/// Whether a member may have this name. Only ASCII: letters of other alphabets that look the same would let somebody
/// pose as somebody else.
pub(super) fn check(name: &str) -> Result<(), Refusal> {
    let is_sign = |sign: u8| sign.is_ascii_alphanumeric() || matches!(sign, b'-' | b'_');
    let has_letter = name.bytes().any(|sign| sign.is_ascii_alphabetic());
    if !LENGTH.contains(&name.len()) || !name.bytes().all(is_sign) || !has_letter {
        return Err(Refusal::BadName);
    }
    if name.to_ascii_lowercase().starts_with(GUEST) {
        return Err(Refusal::NameTaken);
    }
    Ok(())
}

/// A name for a guest.
pub(super) fn guest_name(number: u64) -> String {
    // Six signs: a thousand million names.
    let signs = basalt_wire::GameId::from_bits(number).to_string();
    format!("{GUEST}{}", &signs[..6])
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
            assert_eq!(check(name), Err(Refusal::BadName), "{name}");
        }
        assert_eq!(check("Guest-abc"), Err(Refusal::NameTaken));
    }

    #[test]
    fn guests_have_names_of_their_own() {
        assert_ne!(guest_name(1), guest_name(2));
        assert_eq!(check(&guest_name(7)), Err(Refusal::NameTaken));
        assert!(LENGTH.contains(&guest_name(u64::MAX).len()));
    }
}
