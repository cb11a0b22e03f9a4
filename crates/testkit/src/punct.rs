//! Random games of PÜNCT, and a slow twin of its rules.

pub mod play_style;
pub mod twin;
pub mod twin_text;
