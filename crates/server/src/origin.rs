//! The same-origin check.

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

/// Whether the `Origin` header names this server. Other sites cannot make a browser send that.
pub(crate) fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let (Some(origin), Some(host)) = (text(ORIGIN), text(HOST)) else { return false };
    let of = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    of.is_some_and(|of| of.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_page_is_ours() {
        for (origin, expected) in [
            ("http://basalt.example:7070", true),
            ("https://BASALT.example:7070", true),
            ("http://basalt.example", false),
            ("http://evil.example:7070", false),
            ("http://basalt.example:7070.evil.example", false),
            ("null", false),
            ("basalt.example:7070", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, "basalt.example:7070".parse().expect("a header"));
            assert!(!is_same_origin(&headers), "without an origin");
            headers.insert(ORIGIN, origin.parse().expect("a header"));
            assert_eq!(is_same_origin(&headers), expected, "{origin}");
        }
    }
}
