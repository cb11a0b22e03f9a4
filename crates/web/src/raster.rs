//! Pictures as pixels: the browser draws the SVG of a scene onto a canvas.

use basalt_view::{Scene, Svg, Theme};
use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use crate::browser::document;

/// The SVG writer for pictures outside the page, with colours of their own.
pub(crate) const SVG: Svg<'static> =
    Svg { theme: Theme::Dark, prefix: "", background: true, title: "" };

/// An off-screen canvas.
pub(crate) struct Raster {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

impl Raster {
    /// A canvas of that width in pixels, for pictures of the same form as a scene.
    pub(crate) fn new(width: u16, scene: &Scene) -> Option<Self> {
        let canvas: HtmlCanvasElement =
            document().create_element("canvas").ok()?.dyn_into().ok()?;
        let height = f64::from(width) * scene.bounds.height / scene.bounds.width;
        canvas.set_width(width.into());
        canvas.set_height(height.round() as u32);
        let options = Object::new();
        // Otherwise the pixels of each picture would come back from the graphics card.
        Reflect::set(&options, &"willReadFrequently".into(), &JsValue::TRUE).ok()?;
        let context = canvas.get_context_with_context_options("2d", &options).ok()??;
        Some(Self { canvas, context: context.dyn_into().ok()? })
    }

    /// Its width and height in pixels.
    pub(crate) fn size(&self) -> (u32, u32) {
        (self.canvas.width(), self.canvas.height())
    }

    /// Draws a scene over what was there.
    pub(crate) async fn draw(&self, scene: &Scene) -> Option<()> {
        let image = HtmlImageElement::new().ok()?;
        image.set_src(&self.address(scene));
        JsFuture::from(image.decode()).await.ok()?;
        let (width, height) = self.size();
        let (width, height) = (width.into(), height.into());
        self.context
            .draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)
            .ok()
    }

    /// An address that is the picture itself. Not every browser draws one that does not say how large it is.
    fn address(&self, scene: &Scene) -> String {
        let (width, height) = self.size();
        let sized = format!("<svg width=\"{width}\" height=\"{height}\" ");
        let svg = SVG.write(scene).replacen("<svg ", &sized, 1);
        format!("data:image/svg+xml,{}", js_sys::encode_uri_component(&svg))
    }

    /// The pixels, four bytes each.
    pub(crate) fn pixels(&self) -> Option<JsValue> {
        let (width, height) = self.size();
        let pixels = self.context.get_image_data(0.0, 0.0, width.into(), height.into()).ok()?;
        Reflect::get(&pixels, &"data".into()).ok()
    }

    /// The picture as a PNG file.
    pub(crate) async fn png(&self) -> Option<Blob> {
        let made = Promise::new(&mut |resolve, reject| {
            if self.canvas.to_blob(&resolve).is_err() {
                // The reason is not reported.
                let _ = reject.call0(&JsValue::NULL);
            }
        });
        JsFuture::from(made).await.ok()?.dyn_into().ok()
    }
}
