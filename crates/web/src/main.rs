//! Puts the page into the document.

fn main() {
    leptos::mount::mount_to_body(basalt_web::App);
}
