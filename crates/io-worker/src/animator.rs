//! Animated GIFs from the pixels of the page's own canvas.

use basalt_raster::{Animation, Timing};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// An animation that is being made.
#[wasm_bindgen]
pub struct Animator(Animation);

#[wasm_bindgen]
impl Animator {
    /// An animation of that many pixels.
    #[wasm_bindgen(constructor)]
    pub fn new(width: u16, height: u16) -> Result<Self, JsError> {
        Ok(Self(Animation::new(width, height)?))
    }

    /// Adds a picture, as `ImageData` has its pixels. The last one is shown for longer.
    pub fn add(&mut self, pixels: &[u8], is_last: bool) -> Result<(), JsError> {
        Ok(self.0.add(pixels, Timing::default().of_picture(is_last))?)
    }

    /// The bytes of the GIF. The animation is used up by it.
    pub fn finish(self) -> Vec<u8> {
        self.0.finish()
    }
}
