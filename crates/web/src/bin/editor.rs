//! The bundle for the position editor, as a module for the browser.

fn main() {
    wasm_bindgen_futures::spawn_local(basalt_web::open(basalt_web::EDITOR));
}
