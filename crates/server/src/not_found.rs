//! The "not found" page.

use axum::body::Body;
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::response::{Html, IntoResponse as _};
use basalt_locales::{Catalogue, Language, messages};

/// A small page with a link to the start page.
pub(crate) fn response(headers: &HeaderMap) -> Response<Body> {
    let language = language(headers);
    let catalogue = Catalogue::new(language);
    let html = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Basalt</title>\n<p>{}</p>\n<p><a href=\"/\">{}</a></p>\n</html>\n",
        language.tag(),
        catalogue.say(&messages::serve_no_page()),
        catalogue.say(&messages::serve_home()),
    );
    (StatusCode::NOT_FOUND, [(CACHE_CONTROL, "no-cache")], Html(html)).into_response()
}

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
