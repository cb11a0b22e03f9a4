//! The letters of a link: those that no program changes or stops at, wherever a link is pasted.

use basalt_rules::sentence::quote;

use super::LinkTextError;

/// Characters that stand for themselves besides letters and digits. Brackets are always in pairs, and none of
/// the others is the last of a link.
const PLAIN: &[u8] = b"-./:,()$";

/// Writes a text: a space as `_`, and `~` with two hexadecimal digits for each byte of all else.
pub(super) fn escape(text: &str, link: &mut String) {
    const DIGITS: [char; 16] =
        ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
    for byte in text.bytes() {
        if byte == b' ' {
            link.push('_');
        } else if byte.is_ascii_alphanumeric() || PLAIN.contains(&byte) {
            link.push(byte.into());
        } else {
            let [high, low] = [byte >> 4, byte & 15].map(|digit| DIGITS[usize::from(digit)]);
            link.extend(['~', high, low]);
        }
    }
}

/// Replaces `mark` and two hexadecimal digits by their byte.
pub(super) fn unescape(text: &str, mark: char) -> Result<String, LinkTextError> {
    let mut pieces = text.split(mark);
    let mut bytes = pieces.next().unwrap_or_default().as_bytes().to_vec();
    for piece in pieces {
        let wrong = || LinkTextError::Escape { found: quote(&format!("{mark}{piece}")) };
        let digits = piece.get(..2).filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()));
        let byte = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(byte.ok_or_else(wrong)?);
        bytes.extend_from_slice(&piece.as_bytes()[2..]);
    }
    String::from_utf8(bytes).map_err(|_| LinkTextError::Escape { found: quote(text) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_survives() {
        let all: String = (0..=0x7f_u8).map(char::from).chain("é石𝄞".chars()).collect();
        let mut link = String::new();
        escape(&all, &mut link);
        assert!(link.bytes().all(|b| b.is_ascii_alphanumeric() || b"-./:,()$_~".contains(&b)));
        assert_eq!(unescape(&link.replace('_', " "), '~'), Ok(all));
    }
}
