//! The window of an alpha-beta search.

/// The values that still matter: more than `alpha` and less than `beta`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window<Value> {
    pub(crate) alpha: Value,
    pub(crate) beta: Value,
}
