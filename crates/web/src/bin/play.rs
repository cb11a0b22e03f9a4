//! The wing of the page where games are played, as a module for the browser.

fn main() {
    wasm_bindgen_futures::spawn_local(basalt_web::open_play());
}
