//! The sentences of the user interface: a function for each, with typed arguments.
//!
//! A function `play_hint` builds the message `play-hint`; its arguments have the names of the
//! variables. A `reason` or a `why` is a sentence that was said before, in the same language.

/// The entry that the catalogues must have for one message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Its name in the catalogues.
    pub key: &'static str,
    /// The names of its variables.
    pub args: &'static [&'static str],
}

/// Declares messages under the name of their list: a comment, typed arguments, the catalogue's key.
macro_rules! messages {
    ($list:ident: $(
        $(#[doc = $doc:literal])+
        $name:ident($($arg:ident: $ty:ty),*) = $key:literal;
    )+) => {
        $(
            $(#[doc = $doc])+
            pub fn $name($($arg: $ty),*) -> Message {
                Message::new($key, [$((stringify!($arg), $arg.into())),*])
            }
        )+

        pub(super) const $list: &[super::Declared] = &[$(
            super::Declared { key: $key, args: &[$(stringify!($arg)),*] },
        )+];

        #[cfg(test)]
        #[test]
        fn a_function_has_the_name_of_its_key() {
            for (key, function) in [$(($key, stringify!($name))),+] {
                assert_eq!(key, function.replace('_', "-"));
            }
        }
    };
}

mod common;
mod dvonn;
mod online;
mod page;
mod punct;
mod review;
mod terminal;

pub use common::*;
pub use dvonn::*;
pub use online::*;
pub use page::*;
pub use punct::*;
pub use review::*;
pub use terminal::*;

/// Every message, part by part.
pub fn declared() -> impl Iterator<Item = &'static Declared> {
    let parts = [COMMON, DVONN, ONLINE, PAGE, PUNCT, REVIEW, TERMINAL];
    parts.into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Message, Player};

    #[test]
    fn no_declared_key_is_left_to_other_crates() {
        for declared in declared() {
            let key = declared.key;
            assert!(!crate::is_error_key(key) && !crate::is_lesson_key(key), "{key}");
        }
    }

    #[test]
    fn arguments_carry_the_names_of_the_variables() {
        let message = result_win(Player::White, 30, 18);
        let expected = [("winner", "white".into()), ("points", 30.into()), ("against", 18.into())];
        assert_eq!(message, Message::new("result-win", expected));
    }
}
