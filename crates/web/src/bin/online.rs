//! The wing of the page where people elsewhere are played, as a module for the browser.

fn main() {
    wasm_bindgen_futures::spawn_local(basalt_web::open_online());
}
