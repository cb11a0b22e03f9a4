//! The cookies of the server: reads them from requests, sets and removes them in responses.
//!
//! The `cookie` crate parses and writes them. axum-extra's `CookieJar`, which wraps that crate, is not used: of two cookies
//! with one name it takes the last, which another host of the domain can set, and it does not mark the header as sensitive.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use basalt_store::{DEVICE_DAYS, SESSION_DAYS, Token};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};

/// Number of hexadecimal digits of a token.
const TOKEN_DIGITS: usize = 64;

/// A cookie of the server. Both hold a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CookieKind {
    /// The session.
    Session,
    /// The browser, which stays the same when members log out.
    Device,
}

impl CookieKind {
    /// Its name without TLS, and in the first release.
    fn name(self) -> &'static str {
        match self {
            Self::Session => "basalt_session",
            Self::Device => "basalt_device",
        }
    }

    /// Its name behind TLS. Browsers accept the prefix only from this very host, over TLS.
    fn host_name(self) -> &'static str {
        match self {
            Self::Session => "__Host-basalt_session",
            Self::Device => "__Host-basalt_device",
        }
    }

    /// Days that browsers keep it.
    fn days(self) -> u64 {
        match self {
            Self::Session => SESSION_DAYS,
            Self::Device => DEVICE_DAYS,
        }
    }
}

/// Whether a response sets or removes a cookie.
pub(super) fn is_set(response: &HeaderMap, kind: CookieKind) -> bool {
    let values = response.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = values.filter_map(|value| Cookie::parse(value).ok());
    cookies.any(|cookie| [kind.name(), kind.host_name()].contains(&cookie.name()))
}

/// The token in a cookie of a request. Text that cannot be a token is ignored. The name with the prefix counts first: no
/// other host can set it.
pub(crate) fn token(headers: &HeaderMap, kind: CookieKind) -> Option<String> {
    named(headers, kind.host_name()).or_else(|| named(headers, kind.name()))
}

fn named(headers: &HeaderMap, name: &str) -> Option<String> {
    let lists = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = lists.flat_map(Cookie::split_parse).filter_map(Result::ok);
    let cookie = cookies.find(|cookie| cookie.name() == name)?;
    is_token(cookie.value()).then(|| cookie.value().to_owned())
}

/// Whether a text has the form of a token.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == TOKEN_DIGITS && text.bytes().all(|digit| digit.is_ascii_hexdigit())
}

/// The header values that set a cookie. Behind TLS they also remove the one with the old name.
pub(super) fn set(kind: CookieKind, token: &Token, secure: bool) -> Vec<HeaderValue> {
    let max_age = Duration::days(kind.days() as i64);
    if secure {
        let new = header(kind.host_name(), token.as_str(), max_age, true);
        [new, header(kind.name(), "", Duration::ZERO, true)].into_iter().flatten().collect()
    } else {
        header(kind.name(), token.as_str(), max_age, false).into_iter().collect()
    }
}

/// The header values that remove a cookie under both names.
pub(super) fn remove(kind: CookieKind, secure: bool) -> Vec<HeaderValue> {
    let names = [Some(kind.name()), secure.then_some(kind.host_name())];
    let removed = names.into_iter().flatten();
    removed.filter_map(|name| header(name, "", Duration::ZERO, secure)).collect()
}

/// No script can read the cookie, and no other site can make the browser send it with a POST request.
fn header(name: &str, value: &str, max_age: Duration, secure: bool) -> Option<HeaderValue> {
    let cookie = Cookie::build((name, value)).path("/").max_age(max_age).http_only(true);
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
        token(&headers, CookieKind::Session)
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
        assert_eq!(found(&[&format!("basalt_device={digits}")]), None);
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
    fn the_name_that_no_other_host_can_set_counts_first() {
        let (ours, other) = ("a".repeat(64), "b".repeat(64));
        let both = format!("basalt_session={other}; __Host-basalt_session={ours}");
        assert_eq!(found(&[&both]), Some(ours));
    }

    fn attributes(cookie: &HeaderValue) -> Vec<String> {
        assert!(cookie.is_sensitive());
        cookie.to_str().expect("text").split("; ").map(str::to_owned).collect()
    }

    #[test]
    fn a_cookie_is_for_the_browser_alone() {
        let [plain] = &remove(CookieKind::Session, false)[..] else { panic!("one cookie") };
        let plain = attributes(plain);
        assert_eq!(plain[0], "basalt_session=");
        for attribute in ["Path=/", "Max-Age=0", "HttpOnly", "SameSite=Lax"] {
            assert!(plain.contains(&attribute.to_owned()), "{plain:?}");
        }
        assert_eq!(plain.len(), 5);
        for cookie in remove(CookieKind::Session, true) {
            assert!(attributes(&cookie).contains(&"Secure".to_owned()), "{cookie:?}");
        }
    }
}
