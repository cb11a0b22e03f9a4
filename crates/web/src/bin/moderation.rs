//! The bundle for reports, moderators and appeals, as a module for the browser.

fn main() {
    wasm_bindgen_futures::spawn_local(basalt_web::open(basalt_web::MODERATION));
}
