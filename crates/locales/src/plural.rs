//! The plural form that a language uses for a number.

use crate::Language;

/// The plural of a whole number, as Unicode names it.
pub(crate) fn plural(language: Language, number: u64) -> &'static str {
    let ends_in_few = matches!(number % 10, 2..=4) && !matches!(number % 100, 12..=14);
    match language {
        Language::En | Language::Es | Language::Pl if number == 1 => "one",
        Language::Ru if number % 10 == 1 && number % 100 != 11 => "one",
        Language::Ru | Language::Pl if ends_in_few => "few",
        Language::Ru | Language::Pl => "many",
        Language::En | Language::Es => "other",
    }
}
