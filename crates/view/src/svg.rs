//! SVG output of scenes.
//!
//! The writer is our own because it is part of the page: a scene needs only a few kinds of elements, and a general
//! XML or SVG crate would make the page larger.

mod numbers;
mod stamps;

use std::collections::BTreeSet;

use crate::geometry::{Point, Rect};
use crate::glyphs;
use crate::ink::{Finish, Ink, Theme, Tint};
use crate::scene::{Dash, Item, Mark, Scene, Shape, Stroke};
use numbers::{push_number, push_point};
use stamps::Stamps;

/// An SVG writer with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Svg<'a> {
    /// The colour theme.
    pub theme: Theme,
    /// The accessible name of the picture. If it is empty, the picture is hidden from screen readers, and the element
    /// around it must carry the name.
    pub title: &'a str,
    /// The prefix of ids inside the picture. Two pictures in one page need different prefixes.
    pub prefix: &'a str,
    /// Whether the background around the board is painted.
    pub background: bool,
}

impl Default for Svg<'_> {
    fn default() -> Self {
        Self { theme: Theme::Dark, title: "", prefix: "board", background: true }
    }
}

impl Svg<'_> {
    /// Writes the picture as an SVG document.
    pub fn write(&self, scene: &Scene) -> String {
        let ground = scene.ground_items();
        let items: Vec<&Item> = ground.iter().chain(&scene.items).collect();
        let stamps = Stamps::of(&items);
        let mut body = Body::new(*self, scene);
        for (item, stamp) in items.into_iter().zip(stamps.of_items) {
            body.item(item, stamp);
        }
        let mut stamped = Body::new(*self, scene);
        for (number, item) in stamps.repeated.into_iter().enumerate() {
            stamped.stamp(number, item);
        }
        let mut text = String::with_capacity(body.text.len() + stamped.text.len() + 4096);
        self.head(scene.bounds, &mut text);
        text.push_str("<defs>");
        stamped.defined.extend(body.defined);
        stamped.definitions(&mut text);
        text.push_str(&stamped.text);
        text.push_str("</defs>");
        if self.background {
            self.background(scene.bounds, &mut text);
        }
        text.push_str(&body.text);
        text.push_str("</svg>\n");
        text
    }

    /// Writes each item of a scene separately, without the ground, for a page that replaces only changed items. They
    /// belong in an element with the attributes of [`Svg::ATTRIBUTES`], beside [`Svg::definitions`].
    pub fn items(&self, scene: &Scene) -> Vec<String> {
        let mut body = Body::new(*self, scene);
        let mut written = |item: &Item| {
            body.item_in_place(item);
            std::mem::take(&mut body.text)
        };
        scene.items.iter().map(&mut written).collect()
    }

    /// Every gradient and hatching pattern that an item of any scene can use.
    pub fn definitions(&self) -> String {
        let mut text = String::new();
        for &ink in Ink::ALL {
            let tint = ink.tint(self.theme);
            if ink.finish() != Finish::Flat {
                self.gradient(ink, tint, &mut text);
            }
            self.hatching(ink, tint, &mut text);
        }
        text
    }

    /// The attributes that the element around the items must have.
    pub const ATTRIBUTES: [(&'static str, &'static str); 3] =
        [("fill", "none"), ("stroke-linecap", "round"), ("stroke-linejoin", "round")];

    fn head(&self, bounds: Rect, text: &mut String) {
        text.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
        push_point(text, bounds.corner);
        text.push(' ');
        push_point(text, Point::new(bounds.width, bounds.height));
        text.push('"');
        for (name, value) in Self::ATTRIBUTES {
            text.push(' ');
            text.push_str(name);
            text.push_str("=\"");
            text.push_str(value);
            text.push('"');
        }
        if self.title.is_empty() {
            text.push_str(" aria-hidden=\"true\">");
        } else {
            text.push_str(" role=\"img\" aria-labelledby=\"");
            self.push_id("title", text);
            text.push_str("\"><title id=\"");
            self.push_id("title", text);
            text.push_str("\">");
            push_escaped(text, self.title);
            text.push_str("</title>");
        }
    }

    fn background(&self, bounds: Rect, text: &mut String) {
        text.push_str("<rect x=\"");
        push_number(text, bounds.corner.x);
        text.push_str("\" y=\"");
        push_number(text, bounds.corner.y);
        text.push_str("\" width=\"");
        push_number(text, bounds.width);
        text.push_str("\" height=\"");
        push_number(text, bounds.height);
        text.push_str("\" fill=\"");
        text.push_str(Ink::Ground.tint(self.theme).first);
        text.push_str("\"/>");
    }

    fn gradient(&self, ink: Ink, Tint { first, second }: Tint, text: &mut String) {
        let direction = match ink.finish() {
            Finish::Across => "",
            Finish::Flat | Finish::Downwards => " x2=\"0\" y2=\"1\"",
        };
        text.push_str("<linearGradient id=\"");
        self.push_id(ink.id(), text);
        text.push('"');
        text.push_str(direction);
        text.push_str("><stop stop-color=\"");
        text.push_str(first);
        text.push_str("\"/><stop offset=\"1\" stop-color=\"");
        text.push_str(second);
        text.push_str("\"/></linearGradient>");
    }

    fn hatching(&self, ink: Ink, tint: Tint, text: &mut String) {
        text.push_str("<pattern id=\"");
        self.push_id(ink.id(), text);
        text.push_str(
            "-hatch\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" \
             patternTransform=\"rotate(45)\"><path d=\"M2 0v9\" stroke-width=\"3.4\" \
             stroke-linecap=\"butt\" stroke=\"",
        );
        text.push_str(tint.first);
        text.push_str("\"/></pattern>");
    }

    fn push_id(&self, name: &str, text: &mut String) {
        push_escaped(text, self.prefix);
        text.push('-');
        text.push_str(name);
    }
}

/// The items written so far, and the definitions that they need.
struct Body<'a> {
    svg: Svg<'a>,
    corners: [Point; 6],
    text: String,
    /// The origin of the marks, unless a transformation sets it.
    origin: Point,
    /// The inks used with a gradient (`false`) or a hatching pattern (`true`).
    defined: BTreeSet<(Ink, bool)>,
    /// The path of a hexagon after its first corner, by radius.
    hexagons: Vec<(f64, String)>,
    /// The attributes that name an item, if the next shape is all of it.
    names: Option<String>,
}

/// The attributes that name an item: its class and its space.
fn names(item: &Item) -> String {
    let class = item.role.class();
    match &item.space {
        Some(space) => format!(" class=\"{class}\" data-space=\"{space}\""),
        None => format!(" class=\"{class}\""),
    }
}

impl<'a> Body<'a> {
    fn new(svg: Svg<'a>, scene: &Scene) -> Self {
        let text = String::with_capacity(128 * scene.items.len() + 4096);
        Self {
            svg,
            corners: scene.corners,
            text,
            origin: Point::ORIGIN,
            defined: BTreeSet::new(),
            hexagons: Vec::new(),
            names: None,
        }
    }

    /// Writes an item with its marks, or as a copy of the stamp with this number.
    fn item(&mut self, item: &Item, stamp: Option<usize>) {
        self.begin(item, if stamp.is_some() { "use" } else { "g" });
        if let Some(number) = stamp {
            self.text.push_str(" href=\"#");
            self.svg.push_id(&number.to_string(), &mut self.text);
            self.text.push('"');
            self.number("x", item.at.x);
            self.number("y", item.at.y);
            self.text.push_str("/>");
            return;
        }
        if item.at != Point::ORIGIN {
            self.text.push_str(" transform=\"translate(");
            push_point(&mut self.text, item.at);
            self.text.push_str(")\"");
        }
        self.text.push('>');
        self.marks(&item.marks);
    }

    /// Writes an item whose marks have absolute coordinates. Browsers paint an element with a transformation apart
    /// from its neighbours. An item of a single shape is one element, for which a browser has least to do.
    fn item_in_place(&mut self, item: &Item) {
        if let [mark] = &item.marks[..]
            && !matches!(mark.shape, Shape::Text { .. })
            && item.opacity >= 1.0
        {
            self.origin = numbers::to_tenths(item.at);
            self.names = Some(names(item));
            return self.mark(mark);
        }
        self.begin(item, "g");
        self.text.push('>');
        self.origin = numbers::to_tenths(item.at);
        self.marks(&item.marks);
    }

    /// Writes the start tag of an item, up to its position.
    fn begin(&mut self, item: &Item, element: &str) {
        self.text.push('<');
        self.text.push_str(element);
        self.text.push_str(&names(item));
        self.opacity(item.opacity, "opacity");
    }

    /// Writes the marks that several items share.
    fn stamp(&mut self, number: usize, item: &Item) {
        self.text.push_str("<g id=\"");
        self.svg.push_id(&number.to_string(), &mut self.text);
        self.text.push_str("\">");
        self.marks(&item.marks);
    }

    fn marks(&mut self, marks: &[Mark]) {
        for mark in marks {
            self.mark(mark);
        }
        self.text.push_str("</g>");
    }

    fn mark(&mut self, mark: &Mark) {
        let origin = self.origin;
        match &mark.shape {
            Shape::Text { at, size, text } => return self.glyphs(origin + *at, *size, text, mark),
            Shape::Ellipse { at, across, down } => self.ellipse(origin + *at, *across, *down),
            Shape::Hexagon { at, radius } => self.hexagon(origin + *at, *radius),
            Shape::Wall { at, across, down, height } => {
                self.wall(origin + *at, *across, *down, *height);
            }
            Shape::Path { points, closed } => self.path(points, *closed),
        }
        self.paint(mark, 1.0);
    }

    /// Writes the start tag of a shape, with the names of the item that it is all of.
    fn open(&mut self, element: &str) {
        self.text.push('<');
        self.text.push_str(element);
        if let Some(names) = self.names.take() {
            self.text.push_str(&names);
        }
    }

    fn ellipse(&mut self, at: Point, across: f64, down: f64) {
        self.open("ellipse");
        self.number("cx", at.x);
        self.number("cy", at.y);
        self.number("rx", across);
        self.number("ry", down);
    }

    fn hexagon(&mut self, at: Point, radius: f64) {
        self.open("path");
        self.text.push_str(" d=\"M");
        push_point(&mut self.text, at + self.corners[0] * radius);
        let known = self.hexagons.iter().position(|(known, _)| known.total_cmp(&radius).is_eq());
        let known = known.unwrap_or_else(|| {
            self.hexagons.push((radius, rest_of_hexagon(&self.corners, radius)));
            self.hexagons.len() - 1
        });
        self.text.push_str(&self.hexagons[known].1);
        self.text.push('"');
    }

    fn wall(&mut self, at: Point, across: f64, down: f64, height: f64) {
        self.open("path");
        let text = &mut self.text;
        text.push_str(" d=\"M");
        push_point(text, at - Point::new(across, 0.0));
        text.push('v');
        push_number(text, height);
        text.push('a');
        push_point(text, Point::new(across, down));
        text.push_str(" 0 0 0 ");
        push_point(text, Point::new(2.0 * across, 0.0));
        text.push('v');
        push_number(text, -height);
        text.push_str("z\"");
    }

    fn path(&mut self, points: &[Point], closed: bool) {
        self.open("path");
        self.text.push_str(" d=\"");
        for (number, &point) in points.iter().enumerate() {
            self.text.push(if number == 0 { 'M' } else { 'L' });
            push_point(&mut self.text, self.origin + point);
        }
        self.text.push_str(if closed { "z\"" } else { "\"" });
    }

    /// Writes each character separately, in the size of the glyphs and then scaled.
    fn glyphs(&mut self, at: Point, size: f64, text: &str, mark: &Mark) {
        let scale = size / glyphs::HEIGHT;
        let middle = (text.chars().count() as f64 - 1.0) / 2.0;
        for (number, sign) in text.chars().enumerate() {
            let Some(outline) = glyphs::outline(sign) else { continue };
            let right = (number as f64 - middle) * glyphs::ADVANCE * scale;
            self.text.push_str("<path transform=\"translate(");
            push_point(&mut self.text, at + Point::new(right, 0.0));
            self.text.push_str(")scale(");
            push_number(&mut self.text, scale);
            self.text.push_str(")\" d=\"");
            self.text.push_str(outline);
            self.text.push('"');
            self.paint(mark, scale);
        }
    }

    /// Writes fill, stroke and opacity of a mark that is drawn at this scale, and closes the element.
    fn paint(&mut self, mark: &Mark, scale: f64) {
        if let Some(ink) = mark.fill {
            self.text.push_str(" fill=\"");
            self.ink(ink, mark.hatched);
            self.text.push('"');
        }
        if let Some(stroke) = mark.stroke {
            self.stroke(stroke, scale);
        }
        // Browsers keep a layer for each element with an opacity. A mark with only a fill or only a stroke avoids it.
        self.opacity(
            mark.opacity,
            match (mark.fill, mark.stroke) {
                (Some(_), None) => "fill-opacity",
                (None, Some(_)) => "stroke-opacity",
                _ => "opacity",
            },
        );
        self.text.push_str("/>");
    }

    fn stroke(&mut self, Stroke { ink, width, dash }: Stroke, scale: f64) {
        self.text.push_str(" stroke=\"");
        self.ink(ink, false);
        self.text.push('"');
        self.number("stroke-width", width / scale);
        let lengths = match dash {
            Dash::Solid => return,
            Dash::Dashed => Point::new(2.0 * width, 2.6 * width),
            Dash::Dotted => Point::new(0.1, 2.0 * width),
        };
        self.text.push_str(" stroke-dasharray=\"");
        push_point(&mut self.text, lengths);
        self.text.push('"');
    }

    fn ink(&mut self, ink: Ink, hatched: bool) {
        if !hatched && ink.finish() == Finish::Flat {
            return self.text.push_str(ink.tint(self.svg.theme).first);
        }
        self.defined.insert((ink, hatched));
        self.text.push_str("url(#");
        self.svg.push_id(ink.id(), &mut self.text);
        self.text.push_str(if hatched { "-hatch)" } else { ")" });
    }

    /// Writes an opacity as the value of an attribute.
    fn opacity(&mut self, opacity: f64, attribute: &str) {
        if opacity < 1.0 {
            self.text.push(' ');
            self.text.push_str(attribute);
            self.text.push_str("=\"");
            numbers::push_hundredths(&mut self.text, opacity);
            self.text.push('"');
        }
    }

    fn number(&mut self, name: &str, value: f64) {
        self.text.push(' ');
        self.text.push_str(name);
        self.text.push_str("=\"");
        push_number(&mut self.text, value);
        self.text.push('"');
    }

    /// Writes the gradients and hatching patterns that the items use.
    fn definitions(&self, text: &mut String) {
        for &(ink, hatched) in &self.defined {
            let tint = ink.tint(self.svg.theme);
            if hatched {
                self.svg.hatching(ink, tint, text);
            } else {
                self.svg.gradient(ink, tint, text);
            }
        }
    }
}

/// The path from the first corner of a hexagon around to the last.
fn rest_of_hexagon(corners: &[Point; 6], radius: f64) -> String {
    let mut text = String::new();
    for pair in corners.windows(2) {
        text.push('l');
        push_point(&mut text, (pair[1] - pair[0]) * radius);
    }
    text.push('z');
    text
}

fn push_escaped(text: &mut String, raw: &str) {
    for sign in raw.chars() {
        match sign {
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '&' => text.push_str("&amp;"),
            '"' => text.push_str("&quot;"),
            _ => text.push(sign),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn;
    use basalt_rules::dvonn::Position;

    fn start(svg: Svg<'_>) -> String {
        svg.write(&dvonn::scene(&Position::start(), &dvonn::Options::default()))
    }

    #[test]
    fn words_are_escaped_and_belong_to_the_picture() {
        let text = start(Svg { title: "A < B & \"C\"", prefix: "p", ..Svg::default() });
        assert!(text.contains("role=\"img\" aria-labelledby=\"p-title\""), "{text}");
        assert!(text.contains("<title id=\"p-title\">A &lt; B &amp; &quot;C&quot;</title>"));
        assert!(start(Svg::default()).contains("aria-hidden=\"true\""));
    }

    #[test]
    fn every_name_that_is_used_is_defined_once() {
        let text = start(Svg { prefix: "p", ..Svg::default() });
        for used in text.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
            assert_eq!(text.matches(&format!("id=\"{used}\"")).count(), 1, "{used}");
        }
        assert!(text.contains("id=\"p-stone\"") && !text.contains("id=\"p-red-top\""));
    }

    #[test]
    fn items_by_themselves_use_only_names_that_are_always_defined() {
        let svg = Svg { prefix: "p", ..Svg::default() };
        let scene = dvonn::scene(&Position::start(), &dvonn::Options::default()).flat();
        let (items, definitions) = (svg.items(&scene), svg.definitions());
        assert_eq!(items.len(), scene.items.len());
        for used in items.iter().flat_map(|item| item.split("url(#").skip(1)) {
            let name = used.split(')').next().expect("a name");
            assert_eq!(definitions.matches(&format!("id=\"{name}\"")).count(), 1, "{name}");
        }
        for (item, text) in scene.items.iter().zip(&items) {
            let is_named = text.contains(&format!("class=\"{}\"", item.role.class()));
            assert!(
                is_named && (text.ends_with("</g>") || text.matches('<').count() == 1),
                "{text}"
            );
        }
        assert!(items[1].contains("class=\"space\" data-space=\"a1\""), "{}", items[1]);
    }

    #[test]
    fn items_by_themselves_stand_where_the_picture_has_them() {
        let position = "9/10/5r5/4r(bw)(rb)3/9 w s".parse().expect("a position");
        let scene = dvonn::scene(&position, &dvonn::Options::default());
        let svg = Svg::default();
        let number = |text: &str, name: &str| -> f64 {
            let rest = text.split_once(name).expect(name).1;
            rest.split('"').nth(1).and_then(|value| value.parse().ok()).expect("a number")
        };
        for (item, text) in scene.items.iter().zip(svg.items(&scene)) {
            let Some(Shape::Ellipse { at, .. }) = item.marks.first().map(|mark| &mark.shape) else {
                continue;
            };
            let found = Point::new(number(&text, " cx="), number(&text, " cy="));
            let off = found - (item.at + *at);
            assert!(off.x.abs() <= 0.1 && off.y.abs() <= 0.1, "{text}");
            assert!(!text.split('>').next().expect("an element").contains("transform"), "{text}");
        }
    }

    #[test]
    fn a_page_gives_the_colours_itself() {
        let text = start(Svg { theme: Theme::Page, background: false, ..Svg::default() });
        assert!(!text.contains("fill=\"#") && !text.contains("color=\"#"));
        assert!(text.contains("var(--board-stone-2)") && text.contains("var(--board-label)"));
    }

    #[test]
    fn themes_differ_in_nothing_but_colours() {
        let bare = |theme| {
            let text = start(Svg { theme, ..Svg::default() });
            let mut parts = text.split("=\"#").map(|part| part.get(6..).unwrap_or_default());
            parts.next();
            parts.collect::<String>()
        };
        assert_eq!(bare(Theme::Dark), bare(Theme::Light));
        assert_ne!(start(Svg::default()), start(Svg { theme: Theme::Light, ..Svg::default() }));
    }
}
