//! Puts the page into the document.

fn main() {
    wasm_bindgen_futures::spawn_local(basalt_web::start());
}
