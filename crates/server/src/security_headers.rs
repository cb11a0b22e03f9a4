//! The security headers of every response, with the Content-Security-Policy.

use axum::body::Body;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, Response};

/// The directives of the policy that allow the browser to load and run only what the server itself sends. WASM needs
/// `'wasm-unsafe-eval'`, which allows no other code to be compiled at run time.
const DIRECTIVES: [&str; 11] = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
];

const HEADERS: [(HeaderName, &str); 5] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (RESOURCE_POLICY, "same-origin"),
];

/// An extension of a response: the use that other sites may make of it. Without it they may make none.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Embedding {
    /// Show it as an image.
    Image,
    /// Show it in a frame; it has a policy of its own.
    Frame {
        /// The policy.
        policy: &'static str,
    },
}

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// The headers, with the policy of a page.
#[derive(Clone, Debug)]
pub(crate) struct SecurityHeaders {
    policy: HeaderValue,
}

impl SecurityHeaders {
    /// Allows what is inline in the page by its hashes: a directive a line, with its sources.
    pub(crate) fn new(inline: &str) -> Self {
        let sources = |directive: &str| {
            let name = directive.split(' ').next().unwrap_or_default();
            let mut lines = inline.lines().filter_map(|line| line.split_once(' '));
            lines.find(|(other, _)| *other == name).map_or("", |(_, sources)| sources)
        };
        let directive = |one: &str| format!("{one} {}", sources(one)).trim_end().to_owned();
        let policy = DIRECTIVES.map(directive).join("; ");
        // A page with other characters in its hashes shows less until its program has loaded.
        let bare = || HeaderValue::from_static("default-src 'self'");
        Self { policy: HeaderValue::try_from(policy).unwrap_or_else(|_| bare()) }
    }

    /// Adds the headers.
    pub(crate) fn apply(&self, mut response: Response<Body>) -> Response<Body> {
        let embedding = response.extensions().get().copied();
        let headers = response.headers_mut();
        headers.insert(CONTENT_SECURITY_POLICY, self.policy.clone());
        for (name, value) in HEADERS {
            headers.insert(name, HeaderValue::from_static(value));
        }
        if let Some(Embedding::Frame { policy }) = embedding {
            headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
        }
        if embedding.is_some() {
            headers.insert(RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inline_scripts_are_allowed_by_hash() {
        let headers =
            SecurityHeaders::new("script-src 'sha256-a' 'sha256-b'\nstyle-src 'sha256-c'\n");
        let policy = headers.policy.to_str().expect("text");
        assert!(policy.contains("; script-src 'self' 'wasm-unsafe-eval' 'sha256-a' 'sha256-b'; "));
        assert!(policy.contains("; style-src 'self' 'sha256-c'; "));
        let bare = SecurityHeaders::new("");
        assert!(bare.policy.to_str().expect("text").contains("; style-src 'self'; "));
    }
}
