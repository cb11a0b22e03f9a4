//! The hand over a board of DVONN.
