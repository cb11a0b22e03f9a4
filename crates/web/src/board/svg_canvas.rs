//! A scene in the page. A new scene replaces only the elements that differ.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use basalt_view::{Ground, Item, Point, Rect, Scene, Svg, Theme};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::diff::{displaced, reused};
use crate::browser::{create_svg, pixels, tenths};
use crate::effect::effect;

/// The SVG writer of the page.
const WRITTEN: Svg<'_> = Svg { theme: Theme::Page, prefix: "board", background: false, title: "" };

/// A picture. The bare board, the stacks or pieces on it, and the marks below and above them are elements of their own, so
/// that the browser need not look at the others when one changes.
#[derive(Clone)]
pub(crate) struct SvgCanvas {
    host: Element,
    ground: Layer,
    below: Layer,
    standing: Layer,
    over: Layer,
    /// An element over the picture.
    above: Rc<OnceCell<Element>>,
    /// A stack in the hand.
    lifted: Rc<OnceCell<Layer>>,
    /// The corners of a hexagon, as drawn last.
    corners: Rc<Cell<Option<[Point; 6]>>>,
    /// The bare board that is drawn.
    lies_on: Rc<Cell<Option<Ground>>>,
    looked_at: Rc<Cell<Option<Rect>>>,
}

/// A part of a picture, and what is in it.
#[derive(Clone)]
struct Layer {
    root: Element,
    drawn: Rc<RefCell<Vec<DrawnItem>>>,
    /// Items that were shown before, the latest last. Marks come and go; what was read once need not be read again.
    spare: Rc<RefCell<VecDeque<DrawnItem>>>,
}

/// The number of items that a layer keeps for later.
const MAX_SPARE: usize = 60;

/// An item of a scene and the element that shows it.
type DrawnItem = (Item, Element);

impl SvgCanvas {
    /// An empty picture inside a host.
    pub(crate) fn new(host: &Element) -> Option<Self> {
        Some(Self {
            host: host.clone(),
            ground: Layer::new(host, "ground")?,
            below: Layer::new(host, "marks")?,
            standing: Layer::new(host, "standing")?,
            over: Layer::new(host, "marks")?,
            above: Rc::default(),
            lifted: Rc::default(),
            corners: Rc::default(),
            lies_on: Rc::default(),
            looked_at: Rc::default(),
        })
    }

    /// The element of all that stands on the board.
    pub(crate) fn root(&self) -> &Element {
        &self.standing.root
    }

    /// Shows a stack in the hand, above all else.
    pub(crate) fn lift(&self, scene: &Scene) {
        if self.lifted.get().is_none()
            && let Some(layer) = Layer::new(&self.host, "in-hand")
        {
            if let Some(bounds) = self.looked_at.get() {
                show(&layer.root, bounds);
            }
            // Only this function sets it.
            let _ = self.lifted.set(layer);
        }
        if let Some(layer) = self.lifted.get() {
            layer.draw(&scene.items, scene);
        }
    }

    /// Moves the stack in the hand away from its space, in pixels of the screen.
    pub(crate) fn carry(&self, across: f64, down: f64) {
        let layer =
            self.lifted.get().map(|layer| layer.root.unchecked_ref::<web_sys::SvgElement>());
        if let Some(root) = layer {
            let place = format!("translate({}, {})", pixels(across), pixels(down));
            // A stack in the wrong place is seen at once, and nothing else can be done.
            let _ = root.style().set_property("transform", &place);
        }
    }

    /// Shows nothing in the hand.
    pub(crate) fn put_down(&self) {
        if let Some(layer) = self.lifted.get() {
            layer.clear();
        }
    }

    /// An element over the picture that shows the same part of the plane. Screen readers read its content.
    pub(crate) fn above(&self) -> Option<&Element> {
        if self.above.get().is_none() {
            let root = create_svg("svg")?;
            root.set_attribute("class", "above").ok()?;
            root.set_attribute("role", "none").ok()?;
            if let Some(bounds) = self.looked_at.get() {
                show(&root, bounds);
            }
            self.host.append_child(&root).ok()?;
            self.above.set(root).ok()?;
        }
        self.above.get()
    }

    /// Shows a part of the plane. Returns whether it has changed.
    pub(crate) fn look_at(&self, bounds: Rect) -> bool {
        let is_new = self.looked_at.replace(Some(bounds)) != Some(bounds);
        if is_new {
            let layers = [&self.ground, &self.below, &self.standing, &self.over];
            let layers = layers.into_iter().chain(self.lifted.get()).map(|layer| &layer.root);
            for root in layers.chain(self.above.get()) {
                show(root, bounds);
            }
        }
        is_new
    }

    /// Shows a scene.
    pub(crate) fn draw(&self, scene: &Scene) {
        let is_turned = self.corners.replace(Some(scene.corners)) != Some(scene.corners);
        let layers = [&self.below, &self.standing, &self.over];
        if is_turned {
            self.ground.clear();
            layers.into_iter().for_each(Layer::clear);
        }
        if self.lies_on.replace(scene.ground) != scene.ground || is_turned {
            self.ground.draw(&scene.ground_items(), scene);
        }
        for (layer, items) in layers.into_iter().zip(scene.parts()) {
            layer.draw(items, scene);
        }
    }

    /// The element of a space that was painted last, if its class is this one.
    pub(crate) fn element(&self, class: &str, space: &str) -> Option<Element> {
        let selector = format!("[class=\"{class}\"][data-space=\"{space}\"]");
        let found = self.standing.root.query_selector_all(&selector).ok()?;
        found.item(found.length().checked_sub(1)?)?.dyn_into().ok()
    }

    /// The point of the plane under a point of the screen.
    pub(crate) fn point(&self, x: f64, y: f64) -> Option<Point> {
        let root: &web_sys::SvgGraphicsElement = self.standing.root.unchecked_ref();
        let matrix = root.get_screen_ctm()?.inverse().ok()?;
        let (x, y) = (x as f32, y as f32);
        let across = matrix.a() * x + matrix.c() * y + matrix.e();
        let down = matrix.b() * x + matrix.d() * y + matrix.f();
        Some(Point::new(f64::from(across), f64::from(down)))
    }
}

/// Sets the part of the plane that an element shows.
fn show(root: &Element, Rect { corner, width, height }: Rect) {
    let value = [corner.x, corner.y, width, height].map(tenths).join(" ");
    // A picture in the wrong place is seen at once, and nothing else can be done.
    let _ = root.set_attribute("viewBox", &value);
}

impl Layer {
    fn new(host: &Element, class: &str) -> Option<Self> {
        let root = create_svg("svg")?;
        root.set_attribute("class", class).ok()?;
        root.set_attribute("aria-hidden", "true").ok()?;
        for (name, value) in Svg::ATTRIBUTES {
            root.set_attribute(name, value).ok()?;
        }
        host.append_child(&root).ok()?;
        Some(Self { root, drawn: Rc::default(), spare: Rc::default() })
    }

    fn clear(&self) {
        self.drawn.borrow_mut().drain(..).for_each(|(_, element)| element.remove());
        self.spare.borrow_mut().clear();
    }

    /// Shows items of a scene.
    fn draw(&self, items: &[Item], scene: &Scene) {
        let mut drawn = self.drawn.borrow_mut();
        if drawn.iter().map(|(item, _)| item).eq(items) {
            return;
        }
        let reused = reused(&drawn, items, |(old, _), new| old == new);
        let mut old: Vec<Option<DrawnItem>> = drawn.drain(..).map(Some).collect();
        let mut fresh = self.fresh(items, &reused, scene);
        let part = |&number: &Option<usize>| match number {
            Some(number) => old[number].take(),
            None => fresh.next(),
        };
        drawn.extend(reused.iter().filter_map(part));
        let mut spare = self.spare.borrow_mut();
        for (item, element) in old.into_iter().flatten() {
            element.remove();
            spare.push_back((item, element));
        }
        let surplus = spare.len().saturating_sub(MAX_SPARE);
        spare.drain(..surplus);
        for number in displaced(&reused) {
            self.put(&drawn, number);
        }
    }

    /// The items that no element of the layer shows, each with its element: one that was kept, or a new one. All new ones
    /// are read at once.
    fn fresh(
        &self,
        items: &[Item],
        reused: &[Option<usize>],
        scene: &Scene,
    ) -> impl Iterator<Item = DrawnItem> + use<> {
        let mut spare = self.spare.borrow_mut();
        let mut kept = |item: &Item| {
            let number = spare.iter().position(|(old, _)| old == item)?;
            spare.remove(number)
        };
        let missing = items.iter().zip(reused).filter(|(_, known)| known.is_none());
        let found: Vec<Result<DrawnItem, Item>> =
            missing.map(|(item, _)| kept(item).ok_or_else(|| item.clone())).collect();
        let unknown = found.iter().filter_map(|found| found.as_ref().err().cloned()).collect();
        let mut read =
            elements(&WRITTEN.items(&Scene { items: unknown, ..*scene }).concat()).into_iter();
        found.into_iter().filter_map(move |found| match found {
            Ok(kept) => Some(kept),
            Err(item) => Some((item, read.next()?)),
        })
    }

    /// Puts the element with this number before the next one.
    fn put(&self, drawn: &[DrawnItem], number: usize) {
        let Some((_, element)) = drawn.get(number) else { return };
        let next = drawn.get(number + 1).map(|(_, next)| next.as_ref());
        // An element of our own making can always be put into our own picture.
        let _ = self.root.insert_before(element, next);
    }
}

/// The elements that a text describes.
fn elements(text: &str) -> Vec<Element> {
    if text.is_empty() {
        return Vec::new();
    }
    let Some(holder) = create_svg("g") else { return Vec::new() };
    holder.set_inner_html(text);
    let children = holder.children();
    (0..children.length()).filter_map(|number| children.item(number)).collect()
}

/// The timing of a motion.
pub(crate) struct Timing {
    /// Its whole duration.
    pub(crate) milliseconds: u32,
    /// The milliseconds at its start that are left out.
    pub(crate) skipped: u32,
    /// Whether it runs backwards.
    pub(crate) is_back: bool,
    /// The CSS easing function.
    pub(crate) easing: &'static str,
}

/// Moves an element along keyframes, as the browser knows them, or back from their end. Where it does not, the element
/// is in its place all the same.
pub(crate) fn animate(
    element: &Element,
    keyframes: &js_sys::Array,
    Timing { milliseconds, skipped, is_back, easing }: Timing,
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
        set("delay", (-f64::from(skipped)).into());
        set("easing", easing.into());
        if is_back {
            set("direction", "reverse".into());
            // Its place is at the other end, until the next picture is there.
            set("fill", "forwards".into());
        }
        let _ = animate.call2(element, keyframes, &options);
    }
}

/// The gradients and hatchings of all pictures of the page.
#[component]
pub(crate) fn SvgDefinitions() -> impl IntoView {
    view! { <svg class="inks" aria-hidden="true" inner_html=WRITTEN.definitions()></svg> }
}

/// A picture that shows whatever scene it is given, without being touched.
#[component]
pub(crate) fn Picture(
    /// The content.
    #[prop(into)]
    scene: Signal<Scene>,
    /// The class of the element.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let host = NodeRef::<leptos::html::Div>::new();
    let canvas: RwSignal<Option<SvgCanvas>, LocalStorage> = RwSignal::new_local(None);
    host.on_load(move |host| {
        // A view that is built anew keeps its elements, with the drawing of the picture before.
        host.set_text_content(None);
        canvas.set(SvgCanvas::new(&host));
    });
    effect(move || {
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
