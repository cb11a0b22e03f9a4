//! The spaces of a board for screen readers: each is an element with a name, over the picture and unseen.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use basalt_view::{Layout, Space};
use web_sys::Element;

use super::svg_canvas::SvgCanvas;
use crate::browser::{create_svg, tenths};

/// The picture of a board, and the names of its spaces over it.
pub(crate) type LabelledCanvas<S> = (SvgCanvas, Rc<SpaceLabels<S>>);

/// The named spaces of a board.
pub(crate) struct SpaceLabels<S> {
    spaces: Vec<(S, Element)>,
    layout: Cell<Option<Layout>>,
    spoken: RefCell<Vec<String>>,
    targets: RefCell<Vec<PointerTarget>>,
}

/// How a space reacts to a pointer, as style sheets show it.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum PointerTarget {
    /// A finger that goes down here scrolls.
    #[default]
    Nothing,
    /// A stack or piece that can be dragged.
    Movable,
    /// A place where the selected one can go.
    Target,
}

impl PointerTarget {
    /// The class of a space that is a target, or has a piece that can move.
    pub(crate) const fn of(is_target: bool, is_movable: bool) -> Self {
        match (is_target, is_movable) {
            (true, _) => Self::Target,
            (false, true) => Self::Movable,
            (false, false) => Self::Nothing,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Nothing => "",
            Self::Movable => "movable",
            Self::Target => "open",
        }
    }
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
        Some(Self {
            spaces,
            layout: Cell::default(),
            spoken: RefCell::default(),
            targets: RefCell::default(),
        })
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

    /// Labels the spaces. An element without its label is only silent.
    pub(crate) fn name(&self, name: impl Fn(S) -> String) {
        self.write_changes("aria-label", &self.spoken, name, String::as_str);
    }

    /// Shows how the spaces react to a pointer. A space without its class can still be tapped.
    pub(crate) fn show_targets(&self, target: impl Fn(S) -> PointerTarget) {
        self.write_changes("class", &self.targets, target, |target| target.class());
    }

    /// Writes an attribute of each space whose value is not the one that was written before.
    fn write_changes<T: Clone + Default + PartialEq>(
        &self,
        attribute: &str,
        written: &RefCell<Vec<T>>,
        value: impl Fn(S) -> T,
        text: impl Fn(&T) -> &str,
    ) {
        let mut written = written.borrow_mut();
        written.resize(self.spaces.len(), T::default());
        for ((space, element), before) in self.spaces.iter().zip(written.iter_mut()) {
            let value = value(*space);
            if *before != value {
                let _ = element.set_attribute(attribute, text(&value));
                *before = value;
            }
        }
    }
}

/// The id of the element of a space.
pub(crate) fn id(space: impl std::fmt::Display) -> String {
    format!("space-{space}")
}
