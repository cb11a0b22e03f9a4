//! PÜNCT as the tests handle it.

pub(crate) mod pair;
pub(crate) mod picture;
pub(crate) mod reason;
pub(crate) mod same;
pub(crate) mod scene;
pub(crate) mod seen;
