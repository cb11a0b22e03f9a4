//! Effects of signals, with code for one type of function only.

use leptos::prelude::*;

/// Runs a function now, and again whenever a signal that it has read changes. The framework has code of its own for each type of
/// function; here it is one type for all.
pub(crate) fn effect(run: impl FnMut() + 'static) {
    start(Box::new(run));
}

fn start(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_| run());
}
