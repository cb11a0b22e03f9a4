//! Random games of DVONN, and a slow twin of its rules.

pub mod temper;
pub mod twin;
pub mod twin_text;
