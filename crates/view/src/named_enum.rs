//! Enums with a name in CSS for each variant.

/// Declares an enum with the list of its variants and the method that gives the name of each.
macro_rules! named_enum {
    (
        $(#[$enum_attribute:meta])+
        pub enum $enum:ident;
        $(#[$all_attribute:meta])+
        ALL;
        $(#[$name_attribute:meta])+
        $name_of:ident;
        $($(#[doc = $doc:literal])+ $variant:ident = $name:literal;)+
    ) => {
        $(#[$enum_attribute])+
        pub enum $enum {
            $($(#[doc = $doc])+ $variant,)+
        }

        impl $enum {
            $(#[$all_attribute])+
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            $(#[$name_attribute])+
            pub const fn $name_of(self) -> &'static str {
                match self { $(Self::$variant => $name,)+ }
            }
        }
    };
}

pub(crate) use named_enum;
