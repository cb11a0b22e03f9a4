//! The bundle for the person's own account, as a module for the browser.

fn main() {
    wasm_bindgen_futures::spawn_local(basalt_web::open(basalt_web::ACCOUNT));
}
