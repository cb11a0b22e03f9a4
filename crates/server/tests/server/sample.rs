//! A page to serve.

use basalt_server::{File, Page};

const fn file(name: &'static str, plain: &'static [u8]) -> File {
    File { name, plain, brotli: None, gzip: None }
}

/// More than the buffers of a socket hold.
static LARGE: [u8; 1 << 25] = [0; 1 << 25];

/// A page with every kind of file.
pub(crate) fn page() -> Page {
    let files = [
        File { brotli: Some(b"br"), gzip: Some(b"gzip"), ..file("index.html", b"<p>index</p>") },
        file("index-0123456789abcdef.html", b"<p>index</p>"),
        file("sw.js", b"service worker"),
        file("style-0123456789abcdef.css", b"style"),
        file("start-0123456789abcdef.js", b"start"),
        file("page-0123456789abcdef.wasm", b"wasm"),
        file("icon-0123456789abcdef.svg", b"svg"),
        file("icon-0123456789abcdef.png", b"png"),
        file("manifest-0123456789abcdef.webmanifest", b"{}"),
        file("large-0123456789abcdef.wasm", &LARGE),
        file("paths.txt", b"/\n/play\n/games/*\n"),
    ];
    Page::new(&files).expect("it has an index")
}
