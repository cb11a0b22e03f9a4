//! A scene in the page. A new scene replaces only the elements that differ.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use basalt_view::{Item, Point, Rect, Scene, Svg, Theme};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, SvgElement};

use super::changes::{displaced, reused};
use crate::browser::{document, tenths};

const SVG: &str = "http://www.w3.org/2000/svg";

/// The element that holds a scene, and what is in it.
#[derive(Clone)]
pub(crate) struct Canvas {
    /// What the names inside begin with.
    prefix: &'static str,
    root: SvgElement,
    layer: Element,
    drawn: Rc<RefCell<Vec<Drawn>>>,
    /// How the hexagons lie that are drawn.
    corners: Rc<Cell<Option<[Point; 6]>>>,
    looked_at: Rc<Cell<Option<Rect>>>,
}

/// An item of a scene and the element that shows it.
type Drawn = (Item, Element);

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
        Some(Self {
            prefix,
            root,
            layer,
            drawn: Rc::default(),
            corners: Rc::default(),
            looked_at: Rc::default(),
        })
    }

    /// The picture itself.
    pub(crate) fn root(&self) -> &Element {
        &self.root
    }

    /// Shows a part of the plane. Says whether it was another one before.
    pub(crate) fn look_at(&self, bounds: Rect) -> bool {
        let is_new = self.looked_at.replace(Some(bounds)) != Some(bounds);
        if is_new {
            let Rect { corner, width, height } = bounds;
            let value = [corner.x, corner.y, width, height].map(tenths).join(" ");
            // A picture in the wrong place is seen at once, and nothing else can be done.
            let _ = self.root.set_attribute("viewBox", &value);
        }
        is_new
    }

    /// Shows a scene.
    pub(crate) fn draw(&self, scene: &Scene) {
        let mut drawn = self.drawn.borrow_mut();
        if self.corners.replace(Some(scene.corners)) != Some(scene.corners) {
            drawn.drain(..).for_each(|(_, element)| element.remove());
        }
        let reused = reused(&drawn, &scene.items, |(old, _), new| old == new);
        let mut old: Vec<Option<Drawn>> = drawn.drain(..).map(Some).collect();
        let mut fresh = self.fresh(scene, &reused);
        let part = |&number: &Option<usize>| match number {
            Some(number) => old[number].take(),
            None => fresh.next(),
        };
        drawn.extend(reused.iter().filter_map(part));
        old.into_iter().flatten().for_each(|(_, element)| element.remove());
        for number in displaced(&reused) {
            self.put(&drawn, number);
        }
    }

    /// The items that no element shows yet, each with its element, all read at once.
    fn fresh(&self, scene: &Scene, reused: &[Option<usize>]) -> impl Iterator<Item = Drawn> {
        let items = scene.items.iter().zip(reused).filter(|(_, known)| known.is_none());
        let items = items.map(|(item, _)| item.clone()).collect();
        let scene = Scene { items, ..*scene };
        let elements = elements(&svg(self.prefix).items(&scene).concat());
        scene.items.into_iter().zip(elements)
    }

    /// Puts the element with this number before the next one.
    fn put(&self, drawn: &[Drawn], number: usize) {
        let Some((_, element)) = drawn.get(number) else { return };
        let next = drawn.get(number + 1).map(|(_, next)| next.as_ref());
        // An element of our own making can always be put into our own layer.
        let _ = self.layer.insert_before(element, next);
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

/// The elements that a text describes.
fn elements(text: &str) -> Vec<Element> {
    if text.is_empty() {
        return Vec::new();
    }
    let Ok(holder) = document().create_element_ns(Some(SVG), "g") else { return Vec::new() };
    holder.set_inner_html(text);
    let children = holder.children();
    (0..children.length()).filter_map(|number| children.item(number)).collect()
}

/// Moves an element along keyframes, as the browser knows them, or back from their end. Where it does not, the element
/// is in its place all the same.
pub(crate) fn animate(
    element: &Element,
    keyframes: &js_sys::Array,
    milliseconds: u32,
    is_back: bool,
) {
    let animate = js_sys::Reflect::get(element, &"animate".into());
    if let Some(animate) = animate.ok().and_then(|found| found.dyn_into::<js_sys::Function>().ok())
    {
        let options = js_sys::Object::new();
        let set = |name: &str, value: JsValue| {
            // A plain object takes any property.
            let _ = js_sys::Reflect::set(&options, &name.into(), &value);
        };
        set("duration", milliseconds.into());
        if is_back {
            set("direction", "reverse".into());
            // Its place is at the other end, until the next picture is there.
            set("fill", "forwards".into());
        }
        let _ = animate.call2(element, keyframes, &options);
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
