//! Words that a language does not use, by the glossary of the games and by the mistakes that were found before.

use super::Fault;
use super::entries::Entries;
use super::wording::texts;
use crate::Language;

/// A phrase that must not occur in a language.
struct Forbidden {
    language: Language,
    /// Words in lower case. A word that ends in `*` stands for all words that begin so.
    phrase: &'static str,
    /// The term to use, or what is wrong.
    instead: &'static str,
}

const fn no(language: Language, phrase: &'static str, instead: &'static str) -> Forbidden {
    Forbidden { language, phrase, instead }
}

const FORBIDDEN: &[Forbidden] = &[
    no(Language::En, "tower*", "stack; most pieces win, not the highest stacks"),
    no(Language::En, "captur*", "cover: covered pieces stay on the board"),
    no(Language::En, "take the black", "cover"),
    no(Language::En, "take the piece", "cover"),
    no(Language::En, "takes a stack", "takes control of a stack"),
    no(
        Language::En,
        "red pieces never move onto",
        "they travel inside stacks; single ones never move",
    ),
    no(Language::En, "211 spaces without", "211 is the number without the corners"),
    no(Language::En, "floor*", "level"),
    no(Language::En, "by chance", "random"),
    no(Language::En, "signs", "characters"),
    no(Language::En, "anew", "again"),
    no(Language::En, "errs", "makes mistakes"),
    no(Language::En, "called off", "aborted"),
    no(Language::En, "call off", "abort"),
    no(Language::En, "at one board", "on one device"),
    no(Language::En, "belong together", "wrong username or password"),
    no(Language::En, "a hundred turns", "100 turns"),
    no(Language::En, "heap*", "cluster"),
    no(Language::En, "lay", "place"),
    no(Language::En, "log in", "sign in"),
    no(Language::En, "log out", "sign out"),
    no(Language::En, "join chains into one", "into a single chain: one of 7 dots may be a dot"),
    no(Language::En, "joins chains into one", "into a single chain: one of 7 dots may be a dot"),
    no(Language::En, "once all pieces are placed", "once a player has placed the last piece"),
    no(Language::Ru, "кончи*", "завершить"),
    no(Language::Ru, "этаж*", "уровень"),
    no(Language::Ru, "башн*", "столбик"),
    no(Language::Ru, "цепь", "цепочка"),
    no(Language::Ru, "цепи", "цепочка"),
    no(Language::Ru, "цепью", "цепочка"),
    no(Language::Ru, "ты", "вы"),
    no(Language::Ru, "тебя", "вас"),
    no(Language::Ru, "тебе", "вам"),
    no(Language::Ru, "твой", "ваш"),
    no(Language::Ru, "твоя", "ваша"),
    no(Language::Ru, "твои", "ваши"),
    no(Language::Ru, "твою", "вашу"),
    no(Language::Ru, "твоих", "ваших"),
    no(Language::Ru, "игра окончена", "партия окончена"),
    no(Language::Ru, "игра завершена", "партия завершена"),
    no(Language::Ru, "новая игра", "новая партия"),
    no(Language::Ru, "первая игра", "первая партия"),
    no(Language::Ru, "мои игры", "мои партии"),
    no(Language::Ru, "ваша игра", "ваша партия"),
    no(Language::Ru, "концовк*", "эндшпиль"),
    no(Language::Ru, "увести красную", "унести красную"),
    no(Language::Ru, "уводит красную", "уносит красную"),
    no(Language::Ru, "в одну из", "в одну длиной в; в одну из is into one of them"),
    no(Language::Ru, "в двух шагах", "в пределах двух шагов; в двух шагах is nearby"),
    no(Language::Pl, "piętr*", "poziom"),
    no(Language::Pl, "pionu", "piona"),
    no(Language::Pl, "położeni*", "pozycja"),
    no(Language::Pl, "wież*", "stos"),
    no(Language::Pl, "białe wygrywają", "Biały wygrywa"),
    no(Language::Pl, "czarne wygrywają", "Czarny wygrywa"),
    no(Language::Pl, "ruch białych", "ruch Białego"),
    no(Language::Pl, "ruch czarnych", "ruch Czarnego"),
    no(Language::Pl, "białe mają", "Biały ma"),
    no(Language::Pl, "czarne mają", "Czarny ma"),
    no(Language::Pl, "za strzałką", "zgodnie ze strzałką; za strzałką is behind the arrow"),
    no(Language::Pl, "za czerwoną strzałką", "wzdłuż czerwonej strzałki"),
    no(Language::Pl, "na kupie", "blisko siebie"),
    no(Language::Pl, "objazd*", "obejście"),
    no(Language::Pl, "turach", "ruchach"),
    no(Language::Pl, "kładzie pion", "stawia pion"),
    no(Language::Pl, "spokojny ruch", "cichy ruch"),
    no(Language::Pl, "następny w kolejności", "drugi co do siły"),
    no(Language::Es, "tablas", "empate"),
    no(Language::Es, "piso", "nivel"),
    no(Language::Es, "pisos", "niveles"),
    no(Language::Es, "un paso", "un pase"),
    no(Language::Es, "cogid*", "en uso"),
    no(Language::Es, "jugada", "movimiento"),
    no(Language::Es, "jugadas", "movimientos"),
    no(Language::Es, "torre*", "pila"),
    no(Language::Es, "fichas", "piezas"),
    no(Language::Es, "ficha", "pieza"),
    no(Language::Es, "solo un turno", "solo hay una forma: a turn is no action in Spanish"),
    no(Language::Es, "el único turno", "lo único"),
    no(Language::Es, "ningún turno", "no se puede"),
    no(Language::Es, "mejor turno", "mejor movimiento"),
    no(Language::Es, "último turno", "último movimiento"),
    no(Language::Es, "turnos legales", "opciones legales"),
    no(Language::Es, "para la amenaza", "detiene la amenaza"),
    no(Language::Es, "puntos de inflexión", "momentos decisivos"),
    no(Language::Es, "siguen ganando", "ganan igualmente"),
    no(Language::Es, "siguen conectando", "conectan igualmente"),
];

/// The terms in a catalogue that its language does not use.
pub(super) fn wrong_terms(language: Language, entries: &Entries<'_>) -> Vec<Fault> {
    let forbidden = || FORBIDDEN.iter().filter(|one| one.language == language);
    let mut faults = Vec::new();
    for message in &entries.messages {
        let key = message.id.name;
        for text in texts(message) {
            let words = words(text);
            let found = forbidden()
                .filter(|one| contains(&words, one.phrase))
                .map(|one| (one.phrase, one.instead))
                .chain(spaced_percent(text));
            faults.extend(found.map(|(found, instead)| Fault::Term {
                key: key.to_owned(),
                found: found.to_owned(),
                instead: instead.to_owned(),
            }));
        }
    }
    faults
}

/// Every language writes 62%, be the number in the text or before it.
fn spaced_percent(text: &str) -> Option<(&'static str, &'static str)> {
    let spaced = ["\u{20}%", "\u{a0}%", "\u{202f}%"].iter().any(|percent| text.contains(percent));
    spaced.then_some((" %", "%"))
}

fn words(text: &str) -> Vec<String> {
    let split = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    split.map(str::to_lowercase).collect()
}

fn contains(words: &[String], phrase: &str) -> bool {
    let phrase: Vec<&str> = phrase.split(' ').collect();
    let is_match = |(word, pattern): (&String, &&str)| match pattern.strip_suffix('*') {
        Some(start) => word.starts_with(start),
        None => word == pattern,
    };
    words.windows(phrase.len()).any(|window| window.iter().zip(&phrase).all(is_match))
}

mod tests {
    use super::*;

    fn wrong_in(language: Language, text: &str) -> Vec<(String, String)> {
        let faults = wrong_terms(language, &Entries::read([text]));
        let found = faults.into_iter().filter_map(|fault| match fault {
            Fault::Term { key, found, .. } => Some((key, found)),
            _ => None,
        });
        found.collect()
    }

    fn one(found: &str) -> Vec<(String, String)> {
        vec![("m".to_owned(), found.to_owned())]
    }

    #[test]
    fn mistakes_are_found_in_any_case_and_depth() {
        assert_eq!(wrong_in(Language::En, "m = The taller towers win."), one("tower*"));
        let choice = "m = { $n ->\n [one] one piece\n *[other] full, By Chance\n }";
        assert_eq!(wrong_in(Language::En, choice), one("by chance"));
        assert_eq!(wrong_in(Language::Ru, "m = Партия кончилась."), one("кончи*"));
        assert_eq!(wrong_in(Language::Pl, "m = { $n } piętro"), one("piętr*"));
        assert_eq!(wrong_in(Language::Pl, "m = Idź za strzałką."), one("za strzałką"));
        assert_eq!(wrong_in(Language::Es, "m = Una jugada"), one("jugada"));
    }

    #[test]
    fn whole_words_of_the_language_are_meant() {
        assert_eq!(wrong_in(Language::En, "m = He designs and assigns."), []);
        assert_eq!(wrong_in(Language::Ru, "m = Партия окончена, цепочка цела."), []);
        assert_eq!(wrong_in(Language::Es, "m = El pase y el repaso"), []);
        assert_eq!(wrong_in(Language::Pl, "m = piso, jugada"), []);
        assert_eq!(wrong_in(Language::Pl, "m = Idź zgodnie ze strzałką."), []);
    }

    #[test]
    fn no_space_is_before_a_percent_sign() {
        for &language in Language::ALL {
            assert_eq!(wrong_in(language, "m = { $n } %"), one(" %"));
            assert_eq!(wrong_in(language, "m = 5\u{a0}%"), one(" %"));
            assert_eq!(wrong_in(language, "m = { $n }%, 5%"), []);
        }
    }
}
