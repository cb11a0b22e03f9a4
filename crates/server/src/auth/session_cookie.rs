//! The cookie that holds a session.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use basalt_store::{SESSION_DAYS, Token};

/// What it is called.
const NAME: &str = "basalt_session";

/// The digits of a token.
const DIGITS: usize = 64;

/// The token that a request shows. What cannot be one is none.
pub(crate) fn token(headers: &HeaderMap) -> Option<&str> {
    let lists = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = lists.flat_map(|list| list.split(';')).filter_map(|pair| pair.split_once('='));
    let (_, token) = pairs.find(|(name, _)| name.trim() == NAME)?;
    let token = token.trim();
    let is_token = token.len() == DIGITS && token.bytes().all(|digit| digit.is_ascii_hexdigit());
    is_token.then_some(token)
}

/// The cookie that brings a token to the browser: no script can read it, and no other site can send it along with
/// what it makes the browser do.
pub(super) fn bring(token: &Token, secure: bool) -> Option<HeaderValue> {
    let seconds = SESSION_DAYS * 24 * 60 * 60;
    cookie(token.as_str(), seconds, secure)
}

/// The cookie that takes it away.
pub(super) fn take_away(secure: bool) -> Option<HeaderValue> {
    cookie("", 0, secure)
}

fn cookie(value: &str, seconds: u64, secure: bool) -> Option<HeaderValue> {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{NAME}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::try_from(text).ok()?;
    value.set_sensitive(true);
    Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found_among_other_cookies() {
        let digits = "0123456789abcdef".repeat(4);
        let found = |cookies: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, cookies.parse().expect("a header"));
            token(&headers).map(str::to_owned)
        };
        assert_eq!(found(&format!("a=b; basalt_session={digits}; c=d")), Some(digits.clone()));
        assert_eq!(found(&format!("basalt_session={digits}")), Some(digits.clone()));
        assert_eq!(found(&format!("x_basalt_session={digits}")), None);
        assert_eq!(found("basalt_session=abc"), None);
        assert_eq!(found(&format!("basalt_session={}", "z".repeat(64))), None);
        assert_eq!(token(&HeaderMap::new()), None);
    }

    #[test]
    fn a_cookie_is_for_the_browser_alone() {
        let text = |secure| {
            let cookie = take_away(secure).expect("a cookie");
            assert!(cookie.is_sensitive());
            cookie.to_str().expect("text").to_owned()
        };
        assert_eq!(text(false), "basalt_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
        assert!(text(true).ends_with("; SameSite=Lax; Secure"));
    }
}
