//! Sentences made of messages that begin with a small letter.

/// Makes a sentence of each part, with a capital at its start, unless that is the name of a space, and a full stop at its end, unless
/// it ends with a mark.
///
/// Knows the letters of the catalogues only: the tables of all scripts would be large in the page.
pub fn sentences(parts: impl IntoIterator<Item = String>) -> String {
    let mut text = String::new();
    for part in parts {
        let mut letters = part.chars();
        let Some(first) = letters.next() else { continue };
        if !text.is_empty() {
            text.push(' ');
        }
        let rest = letters.as_str();
        let is_space = rest.starts_with(|next: char| next.is_ascii_digit());
        text.push(if is_space { first } else { capital(first) });
        text.push_str(rest);
        if !part.ends_with(['.', '!', '?', '…']) {
            text.push('.');
        }
    }
    text
}

/// The capital of a letter. In Latin-1 and Cyrillic it stands 32 places before the small one, in the Latin letters after that one place.
fn capital(letter: char) -> char {
    let distance = match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' | 'а'..='я' => 32,
        'ѐ'..='џ' => 80,
        'ą' | 'ć' | 'ę' | 'ł' | 'ń' | 'ś' | 'ź' | 'ż' => 1,
        _ => 0,
    };
    char::from_u32(u32::from(letter) - distance).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Catalogue, Language, keys};

    #[test]
    fn parts_become_sentences() {
        let said = ["pins White’s e9", "łączy boki", "", "¿seguro?", "e4 is empty", "вы ходите!"];
        assert_eq!(
            sentences(said.map(str::to_owned)),
            "Pins White’s e9. Łączy boki. ¿seguro? e4 is empty. Вы ходите!"
        );
    }

    #[test]
    fn the_capital_of_every_first_letter_is_known() {
        let letters = Language::ALL.iter().flat_map(|&language| {
            let catalogue = Catalogue::new(language);
            let keys = keys(language).into_iter();
            let texts: Vec<String> = keys.map(|key| catalogue.say_plain(&key)).collect();
            texts.into_iter().filter_map(|text| text.chars().next())
        });
        for letter in letters {
            assert!(letter.to_uppercase().eq([capital(letter)]), "{letter}");
        }
    }
}
