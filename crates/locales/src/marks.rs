//! The compact form of a catalogue, which the build writes and a program reads.
//!
//! The keys of a part are one text, and what a language says for each of them is another, in the
//! same order; [`END`] stands behind each key and each thing said, which is empty where the language
//! lacks it. What is said is plain but for
//!
//! - [`VARIABLE`], a name, [`STOP`]: the value of that name;
//! - [`CHOICE`], a name, [`STOP`], and then alternatives, each a key, [`STOP`], what is said,
//!   [`STOP`]: the first whose key fits the value of that name. The last has no key and always fits.

/// Ends an entry of a catalogue.
pub(crate) const END: char = '\0';

/// Begins the name of a variable.
pub(crate) const VARIABLE: char = '\u{1}';

/// Begins the name of a variable that is chosen by.
pub(crate) const CHOICE: char = '\u{2}';

/// Ends a name, a key or an alternative.
pub(crate) const STOP: char = '\u{3}';

/// The names of the variables in a text.
pub(crate) fn variables_of(text: &str) -> impl Iterator<Item = &str> {
    text.split([VARIABLE, CHOICE]).skip(1).filter_map(|name| name.split(STOP).next())
}
