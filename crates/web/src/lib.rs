//! The page: both games in the browser, drawn from `view`, played by the rules of `rules`.

mod app;

/// Puts the page into the document.
pub fn mount() {
    leptos::mount::mount_to_body(app::App);
}
