//! The session cookie: reads it from requests, sets and removes it in responses.
//!
//! The `cookie` crate parses and writes it. axum-extra's `CookieJar`, which wraps that crate, is not used: of two cookies
//! with one name it takes the last, which another host of the domain can set, and it does not mark the header as sensitive.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use basalt_store::{SESSION_DAYS, Token};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};

/// Name of the session cookie.
const NAME: &str = "basalt_session";

/// Number of hexadecimal digits of a token.
const TOKEN_DIGITS: usize = 64;

/// The session token of a request. Text that cannot be a token is ignored.
pub(crate) fn token(headers: &HeaderMap) -> Option<String> {
    let lists = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = lists.flat_map(Cookie::split_parse).filter_map(Result::ok);
    let cookie = cookies.find(|cookie| cookie.name() == NAME)?;
    is_token(cookie.value()).then(|| cookie.value().to_owned())
}

fn is_token(text: &str) -> bool {
    text.len() == TOKEN_DIGITS && text.bytes().all(|digit| digit.is_ascii_hexdigit())
}

/// The header value that sets the session cookie.
pub(super) fn set(token: &Token, secure: bool) -> Option<HeaderValue> {
    session_cookie(token.as_str(), Duration::days(SESSION_DAYS as i64), secure)
}

/// The header value that removes the session cookie.
pub(super) fn remove(secure: bool) -> Option<HeaderValue> {
    session_cookie("", Duration::ZERO, secure)
}

/// No script can read the cookie, and no other site can make the browser send it with a POST request.
fn session_cookie(value: &str, max_age: Duration, secure: bool) -> Option<HeaderValue> {
    let cookie = Cookie::build((NAME, value)).path("/").max_age(max_age).http_only(true);
    let cookie = cookie.same_site(SameSite::Lax).secure(secure).build();
    let mut value = HeaderValue::try_from(cookie.to_string()).ok()?;
    value.set_sensitive(true);
    Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(cookies: &[&str]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for list in cookies {
            headers.append(COOKIE, list.parse().expect("a header"));
        }
        token(&headers)
    }

    #[test]
    fn a_token_is_found_among_other_cookies() {
        let digits = "0123456789abcdef".repeat(4);
        let cookie = format!("basalt_session={digits}");
        assert_eq!(found(&[&format!("a=b; {cookie}; c=d")]), Some(digits.clone()));
        assert_eq!(found(&[&cookie]), Some(digits.clone()));
        assert_eq!(found(&["a=b", &cookie]), Some(digits.clone()));
        assert_eq!(found(&[&format!("x_{cookie}")]), None);
        assert_eq!(found(&["basalt_session=abc"]), None);
        assert_eq!(found(&[&format!("basalt_session={}", "z".repeat(64))]), None);
        assert_eq!(found(&["nonsense; ; =; \"", &cookie]), Some(digits));
        assert_eq!(found(&[]), None);
    }

    #[test]
    fn the_first_of_two_session_cookies_counts() {
        let (ours, other) = ("a".repeat(64), "b".repeat(64));
        let both = format!("basalt_session={ours}; basalt_session={other}");
        assert_eq!(found(&[&both]), Some(ours));
    }

    #[test]
    fn a_cookie_is_for_the_browser_alone() {
        let attributes = |secure| {
            let cookie = remove(secure).expect("a cookie");
            assert!(cookie.is_sensitive());
            let text = cookie.to_str().expect("text").to_owned();
            text.split("; ").map(str::to_owned).collect::<Vec<_>>()
        };
        let plain = attributes(false);
        assert_eq!(plain[0], "basalt_session=");
        for attribute in ["Path=/", "Max-Age=0", "HttpOnly", "SameSite=Lax"] {
            assert!(plain.contains(&attribute.to_owned()), "{plain:?}");
        }
        assert_eq!(plain.len(), 5);
        assert!(attributes(true).contains(&"Secure".to_owned()));
    }
}
