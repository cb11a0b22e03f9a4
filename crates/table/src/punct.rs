//! The hand over a board of PÜNCT.
