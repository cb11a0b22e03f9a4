//! Negotiation of the content encoding.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

use crate::page::File;

/// A content encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Plain,
    Gzip,
    Brotli,
}

impl Encoding {
    /// Every encoding, in the order of declaration.
    pub(crate) const ALL: [Self; 3] = [Self::Plain, Self::Gzip, Self::Brotli];

    /// The variant of a file in this encoding, if there is one.
    pub(crate) fn content(self, file: &File) -> Option<&'static [u8]> {
        match self {
            Self::Plain => Some(file.plain),
            Self::Gzip => file.gzip,
            Self::Brotli => file.brotli,
        }
    }

    /// Name in headers; `None` for the plain file.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }

    /// Whether the client names it without excluding it by `q=0`.
    pub(crate) fn is_accepted(self, headers: &HeaderMap) -> bool {
        self.name().is_some_and(|name| accepts(headers, name))
    }
}

/// The smallest variant that the client accepts.
pub(crate) fn choose(file: &File, headers: &HeaderMap) -> (Encoding, &'static [u8]) {
    let accepted = |encoding: Encoding| {
        let content = encoding.content(file)?;
        encoding.is_accepted(headers).then_some((encoding, content))
    };
    let chosen = [Encoding::Brotli, Encoding::Gzip].into_iter().find_map(accepted);
    chosen.unwrap_or((Encoding::Plain, file.plain))
}

/// Whether the client names an encoding without excluding it by `q=0`.
fn accepts(headers: &HeaderMap, name: &str) -> bool {
    let lists = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|entry| {
        let mut parts = entry.split(';').map(str::trim);
        parts.next().is_some_and(|coding| coding.eq_ignore_ascii_case(name))
            && !parts.any(is_refusal)
    })
}

fn is_refusal(parameter: &str) -> bool {
    let weight = parameter.strip_prefix("q=").or_else(|| parameter.strip_prefix("Q="));
    weight.and_then(|weight| weight.parse::<f64>().ok()).is_some_and(|weight| weight <= 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_accepted_twin_is_taken() {
        let file = File { name: "a", plain: b"plain", brotli: Some(b"br"), gzip: Some(b"gzip") };
        let accepting =
            |list: &str| HeaderMap::from_iter([(ACCEPT_ENCODING, list.parse().expect("a header"))]);
        let chosen = |list| choose(&file, &accepting(list)).0;
        assert_eq!(["gzip, deflate, br, zstd"].map(chosen), [Encoding::Brotli]);
        assert_eq!(["gzip", "br;q=0, GZIP;q=0.5"].map(chosen), [Encoding::Gzip; 2]);
        let neither = ["", "identity", "br; q=0.000,gzip;q=0", "brotli, x-gzip"];
        assert_eq!(neither.map(chosen), [Encoding::Plain; 4]);
        assert_eq!(choose(&file, &HeaderMap::new()), (Encoding::Plain, &b"plain"[..]));
        let bare = File { brotli: None, gzip: None, ..file };
        assert_eq!(choose(&bare, &accepting("br")).0, Encoding::Plain);
    }
}
