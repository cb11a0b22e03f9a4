//! The supported languages.

/// Declares a language from its tag and its own name; its sentences are in `locales/<tag>/`.
macro_rules! languages {
    ($($(#[$meta:meta])* $variant:ident = $tag:literal, $native_name:literal;)+) => {
        /// A language that Basalt speaks.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Language {
            $($(#[$meta])* $variant,)+
        }

        impl Language {
            /// Every language, the reference first.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The language's code, such as `en`.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$variant => $tag,)+
                }
            }

            /// The name that its speakers use.
            pub const fn native_name(self) -> &'static str {
                match self {
                    $(Self::$variant => $native_name,)+
                }
            }
        }
    };
}

languages! {
    /// English, the reference.
    #[default]
    En = "en", "English";
    /// Russian.
    Ru = "ru", "Русский";
    /// Polish.
    Pl = "pl", "Polski";
    /// Spanish.
    Es = "es", "Español";
}

impl Language {
    /// The language of a tag such as `en`, `en-GB` or `en_US.UTF-8`, whatever the region.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_', '.', '@']).next()?;
        Self::ALL.iter().copied().find(|known| known.tag().eq_ignore_ascii_case(language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_is_found_by_its_tag() {
        for &language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
    }

    #[test]
    fn regions_and_encodings_do_not_matter() {
        for tag in ["en-GB", "en_US.UTF-8", "en.UTF-8", "en_IE@euro", "EN"] {
            assert_eq!(Language::from_tag(tag), Some(Language::En), "{tag}");
        }
        assert_eq!(Language::from_tag("ru_RU.UTF-8"), Some(Language::Ru));
        assert_eq!(Language::from_tag("pl-PL"), Some(Language::Pl));
        assert_eq!(Language::from_tag("es-419"), Some(Language::Es));
    }

    #[test]
    fn people_find_their_language_by_its_own_name() {
        let names: Vec<_> = Language::ALL.iter().map(|language| language.native_name()).collect();
        assert_eq!(names, ["English", "Русский", "Polski", "Español"]);
    }

    #[test]
    fn other_tags_name_no_language() {
        for tag in ["", "C", "rus", "es419", "C.UTF-8", "POSIX", "eng", "e", "-en", "xx_EN"] {
            assert_eq!(Language::from_tag(tag), None, "{tag}");
        }
    }
}
