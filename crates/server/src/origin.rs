//! The same-origin check.

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

/// Whether the `Origin` header names this server: its public origin, or without one the `Host` of the request. Other sites
/// cannot make a browser send that.
pub(crate) fn is_same_origin(public: Option<&str>, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(ORIGIN) else { return false };
    if let Some(public) = public {
        return origin.eq_ignore_ascii_case(public);
    }
    let of = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    of.zip(text(HOST)).is_some_and(|(of, host)| of.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts which origins count as the server's own, for requests with this `Host`.
    fn assert_same_origin(public: Option<&str>, host: &str, origins: &[(&str, bool)]) {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().expect("a header"));
        assert!(!is_same_origin(public, &headers), "without an origin");
        for &(origin, expected) in origins {
            headers.insert(ORIGIN, origin.parse().expect("a header"));
            assert_eq!(is_same_origin(public, &headers), expected, "{origin}");
        }
    }

    #[test]
    fn only_our_own_page_is_ours() {
        let origins = [
            ("http://basalt.example:7070", true),
            ("https://BASALT.example:7070", true),
            ("http://basalt.example", false),
            ("http://evil.example:7070", false),
            ("http://basalt.example:7070.evil.example", false),
            ("null", false),
            ("basalt.example:7070", false),
        ];
        assert_same_origin(None, "basalt.example:7070", &origins);
    }

    #[test]
    fn the_public_origin_counts_whatever_the_host_says() {
        let origins = [
            ("https://basalt.example", true),
            ("https://BASALT.example", true),
            ("http://basalt.example", false),
            ("https://evil.example", false),
            ("https://basalt.example:8443", false),
        ];
        assert_same_origin(Some("https://basalt.example"), "evil.example", &origins);
    }
}
