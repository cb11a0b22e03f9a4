//! DVONN as the tests handle it.

pub(crate) mod pair;
pub(crate) mod words;
