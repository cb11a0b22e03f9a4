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
    grips: RefCell<Vec<Grip>>,
}

/// The way in which a space takes a pointer, as style sheets show it.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Grip {
    /// A finger that goes down here scrolls.
    #[default]
    Nothing,
    /// A stack or piece that can be dragged.
    Movable,
    /// A place where the selected one can go.
    Target,
}

impl Grip {
    /// The grip of a space that is a target, or has a piece that can move.
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
            grips: RefCell::default(),
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

    /// Says how the spaces take a pointer. Only changes are written.
    pub(crate) fn grip(&self, grip: impl Fn(S) -> Grip) {
        let mut grips = self.grips.borrow_mut();
        grips.resize(self.spaces.len(), Grip::default());
        for ((space, element), before) in self.spaces.iter().zip(grips.iter_mut()) {
            let grip = grip(*space);
            if *before != grip {
                // Without its class the space can still be tapped.
                let _ = element.set_attribute("class", grip.class());
                *before = grip;
            }
        }
    }
}

/// The id of the element of a space.
pub(crate) fn id(space: impl std::fmt::Display) -> String {
    format!("space-{space}")
}
