//! The spaces of a board for those who listen: each is an element with a name, over the picture and unseen.

use std::cell::{Cell, RefCell};

use basalt_view::{Layout, Space};
use web_sys::Element;

use super::svg_canvas::SvgCanvas;
use crate::browser::{create_svg, tenths};

/// The named spaces of a board.
pub(crate) struct SpaceLabels<S> {
    spaces: Vec<(S, Element)>,
    layout: Cell<Option<Layout>>,
    spoken: RefCell<Vec<String>>,
}

impl<S: Space> SpaceLabels<S> {
    /// One element for each space, above a picture.
    pub(crate) fn new(picture: &SvgCanvas) -> Option<Self> {
        let above = picture.above()?;
        let mut spaces = Vec::new();
        for &space in S::all() {
            let element = create_svg("polygon")?;
            element.set_attribute("role", "button").ok()?;
            element.set_attribute("data-name", &space.to_string()).ok()?;
            element.set_attribute("id", &id(space)).ok()?;
            above.append_child(&element).ok()?;
            spaces.push((space, element));
        }
        Some(Self { spaces, layout: Cell::default(), spoken: RefCell::default() })
    }

    /// Puts the elements where the spaces are.
    pub(crate) fn lay_out(&self, layout: Layout) {
        if self.layout.replace(Some(layout)) == Some(layout) {
            return;
        }
        for (space, element) in &self.spaces {
            let mut points = String::new();
            for point in layout.outline(*space) {
                points.push_str(&tenths(point.x));
                points.push(',');
                points.push_str(&tenths(point.y));
                points.push(' ');
            }
            let _ = element.set_attribute("points", &points);
        }
    }

    /// Labels the spaces. Only changed labels are written.
    pub(crate) fn name(&self, name: impl Fn(S) -> String) {
        let mut spoken = self.spoken.borrow_mut();
        spoken.resize(self.spaces.len(), String::new());
        for ((space, element), before) in self.spaces.iter().zip(spoken.iter_mut()) {
            let name = name(*space);
            if *before != name {
                // An element without its name is only silent.
                let _ = element.set_attribute("aria-label", &name);
                *before = name;
            }
        }
    }
}

/// The id of the element of a space.
pub(crate) fn id(space: impl std::fmt::Display) -> String {
    format!("space-{space}")
}
