//! Random games of DVONN, a slow twin of its rules, and an exhaustive solver.

pub mod exhaustive;
pub mod play_style;
pub mod twin;
pub mod twin_text;
