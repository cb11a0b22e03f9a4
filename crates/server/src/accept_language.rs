//! Negotiation of the language.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use basalt_locales::Language;

/// The first language of the browser's list that Basalt has. Browsers order the list by preference, so the weights say
/// nothing new.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let list = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut tags = list.unwrap_or_default().split(',').filter_map(|entry| entry.split(';').next());
    tags.find_map(|tag| Language::from_tag(tag.trim())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_known_is_spoken() {
        let spoken = |list: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, list.parse().expect("a header"));
            language(&headers)
        };
        for &known in Language::ALL {
            assert_eq!(spoken(&format!("xx-YY, {};q=0.5, en;q=0.1", known.tag())), known);
        }
        assert_eq!(spoken("xx"), Language::default());
        assert_eq!(language(&HeaderMap::new()), Language::default());
    }
}
