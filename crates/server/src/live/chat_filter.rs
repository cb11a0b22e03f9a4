//! Chat filter: removes invisible characters, rejects empty or long messages, and finds links.

use basalt_referee::ChatMessage;
use basalt_wire::ErrorCode;

/// The message without invisible characters, if anything is left of it.
pub(crate) fn clean(message: ChatMessage) -> Result<ChatMessage, ErrorCode> {
    let ChatMessage::Text(text) = message else { return Ok(message) };
    let text = clean_text(&text);
    if text.is_empty() || text.chars().count() > ChatMessage::MAX_CHARS {
        return Err(ErrorCode::BadChatMessage);
    }
    Ok(ChatMessage::Text(text))
}

/// A text without invisible characters, in one line. It is empty if nothing can be seen of it.
pub(crate) fn clean_text(text: &str) -> String {
    let text: String =
        text.chars().map(|character| if is_hidden(character) { ' ' } else { character }).collect();
    let is_unseen = |character: char| is_joiner(character) || character.is_whitespace();
    if text.chars().all(is_unseen) { String::new() } else { text.trim().to_owned() }
}

/// Ends of addresses that people write without `https://`, and that are no words of our languages: after a full stop without a
/// space, "me" or "es" is no address. Any other end counts if a path follows.
const DOMAINS: [&str; 16] = [
    "biz", "com", "dev", "eu", "fr", "gg", "info", "io", "ly", "net", "org", "pl", "ru", "tv",
    "uk", "xyz",
];

/// Whether a text has an address of a page or of a mailbox.
pub(crate) fn has_link(text: &str) -> bool {
    let text = text.to_lowercase();
    text.contains("://") || text.split_whitespace().any(has_address)
}

/// Whether a word has the address of a machine: `www.…`, a name with a known end, or any with a path.
fn has_address(word: &str) -> bool {
    let is_part = |character: char| character.is_alphanumeric() || matches!(character, '-' | '.');
    let starts = word.char_indices().filter(|&(at, character)| {
        is_part(character) && !word[..at].chars().next_back().is_some_and(is_part)
    });
    let part = |start: usize| {
        let rest = &word[start..];
        let end = rest.find(|character: char| !is_part(character)).unwrap_or(rest.len());
        (&rest[..end], rest[end..].starts_with('/'))
    };
    let mut parts = starts.map(|(start, _)| part(start));
    parts.any(|(part, has_path)| {
        let part = part.trim_matches(['.', '-']);
        let Some((name, end)) = part.rsplit_once('.') else { return false };
        let is_end = end.len() > 1 && end.chars().all(char::is_alphabetic);
        !name.is_empty()
            && is_end
            && (has_path || part.starts_with("www.") || DOMAINS.contains(&end))
    })
}

/// Invisible characters, and those that reverse the direction of the text around them, that of other people included.
fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// Joiners and variation selectors, which some languages and emoji need.
fn is_joiner(character: char) -> bool {
    matches!(character, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_and_sentences_are_not() {
        for link in [
            "look: https://example.org/x",
            "HTTP://EXAMPLE",
            "www.example.aero",
            "buy at example.com!",
            "(t.me/example), now",
            "discord.gg/abc",
            "write to ada@example.org.",
            "ftp://x",
        ] {
            assert!(has_link(link), "{link}");
        }
        for words in [
            "good game.thanks",
            "e.g. this",
            "hm... ok",
            "Well played.Me too",
            "3.5 points",
            "bien.es verdad",
            "d4-e4.",
            "and/or 1/2.",
            "e.g./i.e.",
            "да.нет",
            "...",
            "",
        ] {
            assert!(!has_link(words), "{words}");
        }
    }

    #[test]
    fn a_saying_is_tidied() {
        let tidied = |text: &str| clean(ChatMessage::Text(text.to_owned()));
        assert_eq!(tidied(" good\nmove\u{7} "), Ok(ChatMessage::Text("good move".to_owned())));
        for nothing in ["", " \t\n", "\u{200b}", "\u{200d} \u{fe0f}", "\u{202e}\u{2066}"] {
            assert_eq!(tidied(nothing), Err(ErrorCode::BadChatMessage), "{nothing:?}");
        }
        assert_eq!(tidied("a\u{202e}b\u{2067}c"), Ok(ChatMessage::Text("a b c".to_owned())));
        let joined = "👩\u{200d}🎓 می\u{200c}روم";
        assert_eq!(tidied(joined), Ok(ChatMessage::Text(joined.to_owned())));
        assert_eq!(tidied(&"ü".repeat(280)), Ok(ChatMessage::Text("ü".repeat(280))));
        assert_eq!(tidied(&"ü".repeat(281)), Err(ErrorCode::BadChatMessage));
    }
}
