//! The module that the browser starts.

fn main() {
    basalt_web::mount();
}
