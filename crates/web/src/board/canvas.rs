//! A scene in the page. A new scene replaces only the elements that differ.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use basalt_view::{Point, Rect, Scene, Svg, Theme};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

use crate::browser::document;

const SVG: &str = "http://www.w3.org/2000/svg";

/// The element that holds a scene, and what is in it.
#[derive(Clone)]
pub(crate) struct Canvas {
    /// What the names inside begin with.
    prefix: &'static str,
    root: SvgElement,
    layer: Element,
    drawn: Rc<RefCell<Vec<(String, Element)>>>,
}

impl Canvas {
    /// An empty picture inside a host.
    pub(crate) fn new(host: &Element, prefix: &'static str) -> Option<Self> {
        let create = |name| document().create_element_ns(Some(SVG), name).ok();
        let (root, layer, definitions) = (create("svg")?, create("g")?, create("defs")?);
        for (name, value) in Svg::ATTRIBUTES {
            root.set_attribute(name, value).ok()?;
        }
        root.set_attribute("aria-hidden", "true").ok()?;
        definitions.set_inner_html(&svg(prefix).definitions());
        root.append_child(&definitions).ok()?;
        root.append_child(&layer).ok()?;
        host.append_child(&root).ok()?;
        let root = root.dyn_into().ok()?;
        Some(Self { prefix, root, layer, drawn: Rc::default() })
    }

    /// The picture itself.
    pub(crate) fn root(&self) -> &Element {
        &self.root
    }

    /// Shows a part of the plane.
    pub(crate) fn look_at(&self, Rect { corner, width, height }: Rect) {
        let value = format!("{:.1} {:.1} {width:.1} {height:.1}", corner.x, corner.y);
        if self.root.get_attribute("viewBox").as_ref() != Some(&value) {
            // A picture in the wrong place is seen at once, and nothing else can be done.
            let _ = self.root.set_attribute("viewBox", &value);
        }
    }

    /// Shows a scene.
    pub(crate) fn draw(&self, scene: &Scene) {
        let texts = svg(self.prefix).items(scene);
        let before = self.drawn.take();
        let mut spare: HashMap<String, Vec<Element>> = HashMap::new();
        for (text, element) in before.into_iter().rev() {
            spare.entry(text).or_default().push(element);
        }
        let fresh = Self::fresh(texts.iter().filter(|text| !spare.contains_key(*text)));
        let mut fresh = fresh.into_iter();
        let mut next = self.layer.first_element_child();
        let mut drawn = Vec::with_capacity(texts.len());
        for text in texts {
            let element = match spare.get_mut(&text) {
                Some(known) => known.pop().or_else(|| Self::elements(&text).pop()),
                None => fresh.next(),
            };
            let Some(element) = element else { continue };
            if next.as_ref() == Some(&element) {
                next = element.next_element_sibling();
            } else {
                let before = next.as_ref().map(AsRef::as_ref);
                // An element of our own making can always be put into our own layer.
                let _ = self.layer.insert_before(&element, before);
            }
            drawn.push((text, element));
        }
        for element in spare.into_values().flatten() {
            element.remove();
        }
        self.drawn.replace(drawn);
    }

    /// Elements for texts that were not there before, read all at once.
    fn fresh<'a>(texts: impl Iterator<Item = &'a String>) -> Vec<Element> {
        let mut all = String::new();
        texts.for_each(|text| all.push_str(text));
        Self::elements(&all)
    }

    fn elements(text: &str) -> Vec<Element> {
        if text.is_empty() {
            return Vec::new();
        }
        let Ok(holder) = document().create_element_ns(Some(SVG), "g") else { return Vec::new() };
        holder.set_inner_html(text);
        let children = holder.children();
        (0..children.length()).filter_map(|number| children.item(number)).collect()
    }

    /// The element of a space that was painted last, if its class is this one.
    pub(crate) fn element(&self, class: &str, space: &str) -> Option<Element> {
        let selector = format!("[class=\"{class}\"][data-space=\"{space}\"]");
        let found = self.layer.query_selector_all(&selector).ok()?;
        found.item(found.length().checked_sub(1)?)?.dyn_into().ok()
    }

    /// The point of the plane under a point of the screen.
    pub(crate) fn point(&self, x: f64, y: f64) -> Option<Point> {
        let root: &web_sys::SvgGraphicsElement = self.root.unchecked_ref();
        let matrix = root.get_screen_ctm()?.inverse().ok()?;
        let (x, y) = (x as f32, y as f32);
        let across = matrix.a() * x + matrix.c() * y + matrix.e();
        let down = matrix.b() * x + matrix.d() * y + matrix.f();
        Some(Point::new(f64::from(across), f64::from(down)))
    }
}

/// Moves an element along keyframes, as the browser knows them. Where it does not, the element is in its place all
/// the same.
pub(crate) fn animate(element: &Element, keyframes: &js_sys::Array, milliseconds: f64) {
    let animate = js_sys::Reflect::get(element, &"animate".into());
    if let Some(animate) = animate.ok().and_then(|found| found.dyn_into::<js_sys::Function>().ok())
    {
        let _ = animate.call2(element, keyframes, &milliseconds.into());
    }
}

/// How the page's pictures are written.
fn svg(prefix: &'static str) -> Svg<'static> {
    Svg { theme: Theme::Page, prefix, ground: false, title: "" }
}

/// A picture that shows whatever scene it is given, without being touched.
#[component]
pub(crate) fn Picture(
    /// What the names inside begin with.
    prefix: &'static str,
    /// What is shown.
    #[prop(into)]
    scene: Signal<Scene>,
    /// How the place of the picture looks.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let host = NodeRef::<leptos::html::Div>::new();
    let canvas: RwSignal<Option<Canvas>, LocalStorage> = RwSignal::new_local(None);
    host.on_load(move |host| canvas.set(Canvas::new(&host, prefix)));
    Effect::new(move |_| {
        let scene = scene.get();
        canvas.with(|canvas| {
            if let Some(canvas) = canvas {
                canvas.look_at(scene.bounds);
                canvas.draw(&scene);
            }
        });
    });
    view! { <div class=format!("picture {class}") node_ref=host></div> }
}
