//! The inline scripts and styles that the server's Content-Security-Policy allows.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};

use super::INDEX;
use super::files::File;

/// The file in which the server finds them: a directive a line, with its sources.
const POLICY: &str = "policy.txt";

/// The hashes of everything inline in the index.
pub(super) fn file(files: &[File]) -> Result<File, String> {
    let index = files.iter().find(|file| file.name == INDEX).and_then(File::text);
    let index = index.ok_or_else(|| format!("the page has no {INDEX}"))?;
    let line = |directive: &str, element: &str| {
        let sources: Vec<_> = inline(index, element).map(source).collect();
        format!("{directive} {}\n", sources.join(" "))
    };
    let content = line("script-src", "script") + &line("style-src", "style");
    Ok(File { name: POLICY.to_owned(), content: content.into_bytes() })
}

/// The content of each element of this kind that has no attributes.
fn inline<'h>(html: &'h str, element: &str) -> impl Iterator<Item = &'h str> {
    let end = format!("</{element}>");
    let parts: Vec<_> = html.split(&format!("<{element}>")).skip(1).collect();
    parts.into_iter().filter_map(move |part| part.split(&end).next())
}

/// The source that allows a text.
fn source(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_inline_text_is_allowed_by_its_hash() {
        let html =
            "<style>a{}</style><script>1</script><script src=\"x\"></script><script>2</script>";
        let index = File { name: INDEX.to_owned(), content: html.into() };
        let policy = file(&[index]).expect("a policy");
        let lines: Vec<_> = policy.text().expect("a text").lines().collect();
        // printf 1 | openssl dgst -sha256 -binary | base64
        let one = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";
        assert!(lines[0].starts_with(&format!("script-src {one} 'sha256-")), "{lines:?}");
        assert_eq!(lines[0].matches("sha256").count(), 2);
        assert_eq!(lines[1].matches("sha256").count(), 1);
        assert!(lines[1].starts_with("style-src 'sha256-"), "{lines:?}");
    }
}
