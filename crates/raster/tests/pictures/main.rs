//! Pictures read back and compared.

mod gifs;
mod pngs;
mod samples;
