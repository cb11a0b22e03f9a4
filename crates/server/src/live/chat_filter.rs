//! Chat filter: removes invisible characters and rejects empty or long messages.

use basalt_referee::ChatMessage;
use basalt_wire::ErrorCode;

/// The message without invisible characters, if anything is left of it.
pub(crate) fn clean(message: ChatMessage) -> Result<ChatMessage, ErrorCode> {
    let ChatMessage::Text(text) = message else { return Ok(message) };
    let text: String =
        text.chars().map(|character| if is_hidden(character) { ' ' } else { character }).collect();
    let text = text.trim();
    let says_nothing =
        text.chars().all(|character| is_joiner(character) || character.is_whitespace());
    if says_nothing || text.chars().count() > ChatMessage::MAX_CHARS {
        return Err(ErrorCode::BadChatMessage);
    }
    Ok(ChatMessage::Text(text.to_owned()))
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
