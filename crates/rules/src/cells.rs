//! Macros for what the spaces, and the sets of spaces, of all boards have in common.

/// Implements the text of a space: `Display` and `Debug` write its letter and row, such as e3, and `FromStr` reads what
/// `from_name` accepts.
macro_rules! cell_text {
    ($Cell:ty) => {
        impl std::fmt::Display for $Cell {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}{}", self.letter(), self.row())
            }
        }

        impl std::fmt::Debug for $Cell {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl std::str::FromStr for $Cell {
            type Err = $crate::TextError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::from_name(text).ok_or_else(|| $crate::TextError::space(text))
            }
        }
    };
}

/// The number of each space of a board in `ALL`, by its bit.
macro_rules! index_by_bit {
    ($Cell:ident, $bits:literal) => {{
        let mut index = [0; $bits];
        let mut i = 0;
        while i < $Cell::COUNT {
            index[$Cell::ALL[i].bit() as usize] = i as u8;
            i += 1;
        }
        index
    }};
}

/// Implements the operators of a set of spaces from the expressions that combine the bits of two sets. Also collects
/// spaces into a set, and lists them for `Debug`.
macro_rules! set_operators {
    (
        $Set:ident of $Cell:ident:
        $($Op:ident::$op:ident, $OpAssign:ident::$op_assign:ident = |$a:ident, $b:ident| $bits:expr;)+
    ) => {
        $(
            impl std::ops::$Op for $Set {
                type Output = Self;

                #[inline]
                fn $op(self, other: Self) -> Self {
                    let (Self($a), Self($b)) = (self, other);
                    Self($bits)
                }
            }

            impl std::ops::$OpAssign for $Set {
                #[inline]
                fn $op_assign(&mut self, other: Self) {
                    *self = std::ops::$Op::$op(*self, other);
                }
            }
        )+

        impl FromIterator<$Cell> for $Set {
            fn from_iter<I: IntoIterator<Item = $Cell>>(cells: I) -> Self {
                cells.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }
    };
}

pub(crate) use {cell_text, index_by_bit, set_operators};
