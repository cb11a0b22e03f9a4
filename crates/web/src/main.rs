//! Puts the page into the document.

fn main() {
    leptos::task::spawn_local(basalt_web::start());
}
