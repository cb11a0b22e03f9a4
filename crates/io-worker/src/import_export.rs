//! Reading and writing with errors in words.

use basalt_locales::{Catalogue, messages};
use basalt_records::{Format, Record, link, read_all};
use basalt_rules::sentence::Sentence;
use basalt_rules::{AnyPosition, Game, Title};
use basalt_view::errors::{message_of, unplayable, unreadable};

/// The first game of a text, or the position that it holds. The text of a position does not name its variant, so it is
/// read as one of `preferred` unless it looks like a position of another title.
pub(crate) fn read(text: &str, preferred: Game, catalogue: &Catalogue) -> Result<Record, String> {
    let text = text.trim();
    if text.is_empty() {
        return Err(catalogue.say(&messages::page_analyse_nothing()));
    }
    let found = match Format::detect(text.as_bytes()) {
        Some(format) => game(format, text, catalogue),
        None => position(text, preferred, catalogue),
    };
    let told = |why: String| messages::page_analyse_unreadable(why.trim_end_matches('.'));
    found.map_err(|why| catalogue.say(&told(why)))
}

fn position(text: &str, preferred: Game, catalogue: &Catalogue) -> Result<Record, String> {
    let game = game_of_position(text, preferred);
    AnyPosition::parse(game, text).map(Record::new).map_err(|error| said(&error, catalogue))
}

/// The preferred game, unless the text looks like a position of another title.
fn game_of_position(text: &str, preferred: Game) -> Game {
    let mut titles = [preferred.title()].into_iter().chain(Title::ALL);
    match titles.find(|title| title.resembles_position(text)) {
        Some(title) if title != preferred.title() => {
            title.games().last().copied().unwrap_or(preferred)
        }
        _ => preferred,
    }
}

fn game(format: Format, text: &str, catalogue: &Catalogue) -> Result<Record, String> {
    match read_all(format, text.as_bytes()).next() {
        Some(Ok(record)) => played(record, catalogue),
        Some(Err(error)) => {
            let problem = said(&error.problem, catalogue);
            Err(said(&error.located(problem), catalogue))
        }
        None => Err(catalogue.say(&messages::page_analyse_nothing())),
    }
}

/// A record whose moves are legal.
fn played(record: Record, catalogue: &Catalogue) -> Result<Record, String> {
    match record.replay() {
        Ok(_) => Ok(record),
        Err(error) => Err(unplayable(&error, catalogue)),
    }
}

/// A record as a text of the format with this name.
pub(crate) fn write(record: &str, format: &str, catalogue: &Catalogue) -> Result<String, String> {
    let record = own(record, catalogue)?;
    let format = Format::from_id(format).unwrap_or(Format::ALL[0]);
    let told = |why: String| messages::page_analyse_not_saved(why.trim_end_matches('.'));
    format.write(&record).map_err(|error| catalogue.say(&told(said(&error, catalogue))))
}

/// The game that a link carries.
pub(crate) fn read_link(link: &str, catalogue: &Catalogue) -> Result<Record, String> {
    let found = link::read(link).map_err(|error| said(&error, catalogue));
    let told = |why: String| messages::page_analyse_bad_link(why.trim_end_matches('.'));
    found.and_then(|record| played(record, catalogue)).map_err(|why| catalogue.say(&told(why)))
}

/// The text after the `#` of a link that carries a record.
pub(crate) fn write_link(record: &str, catalogue: &Catalogue) -> Result<String, String> {
    let record = own(record, catalogue)?;
    link::write(&record).map(|link| link.text).map_err(|error| said(&error, catalogue))
}

/// A record in Basalt's own format.
fn own(text: &str, catalogue: &Catalogue) -> Result<Record, String> {
    text.parse().map_err(|error| unreadable(&error, catalogue))
}

pub(crate) fn said(error: &dyn Sentence, catalogue: &Catalogue) -> String {
    catalogue.say(&message_of(error))
}

#[cfg(test)]
mod tests {
    use basalt_locales::Language;

    use super::*;

    fn english() -> Catalogue {
        Catalogue::new(Language::En)
    }

    #[test]
    fn positions_and_games_of_all_formats_are_read() {
        for (text, plies) in [
            (" 9/10/2r1r3r2/10/9 b p\n", 0),
            ("w:l4/l5m5 b:c5/b4d6 w 0", 0),
            ("[Game \"dvonn\"]\n\n1. e3 c3 (1... i3) *", 2),
            ("E3\nC3\nI3\n", 3),
            ("Event [A] Site [B] White [C] Black [D] 1. g2 c1 2. f5", 3),
        ] {
            let record = read(text, Game::Punct, &english()).expect(text);
            assert_eq!(record.line.nodes.len(), plies, "{text}");
        }
    }

    #[test]
    fn a_position_of_punct_follows_the_rules_that_are_asked_for() {
        for game in [Game::Punct, Game::PunctBasic] {
            let record = read("w:l4/l5m5 b:c5/b4d6 w 0", game, &english()).expect("a position");
            assert_eq!(record.start.game(), game);
        }
        let own = "[Game \"punct\"]\n[Variant \"basic\"]\n\n*";
        let record = read(own, Game::Punct, &english()).expect("a game");
        assert_eq!(record.start.game(), Game::PunctBasic);
    }

    #[test]
    fn unreadable_input_is_explained() {
        let told = |text| read(text, Game::Punct, &english()).expect_err(text);
        assert_eq!(told("  \n"), "Nothing to open yet. Paste a game first.");
        let illegal = told("[Game \"dvonn\"]\n\n1. e3 e3 *");
        assert!(illegal.starts_with("Can’t read this: ") && illegal.contains("e3"), "{illegal}");
        assert!(told("hello").starts_with("Can’t read this: "));
        let hovering = told("w:c4/c5d6^1 b: b 3");
        assert!(hovering.contains("c4") || hovering.contains("c5"), "{hovering}");
        assert!(told("{\"format\":\"basalt-game\"}").starts_with("Can’t read this: "));
    }

    #[test]
    fn an_unreadable_position_is_explained_by_the_chosen_game() {
        for (game, texts) in
            [(Game::Dvonn, ["hello", "9/10"]), (Game::Punct, ["hello", "b: w: w 0"])]
        {
            for text in texts {
                let error = AnyPosition::parse(game, text).expect_err(text);
                let why = said(&error, &english());
                let told = read(text, game, &english()).expect_err(text);
                assert!(told.contains(why.trim_end_matches('.')), "{game} {text}: {told}");
            }
        }
    }

    #[test]
    fn every_format_that_can_hold_a_game_gives_it_back() {
        let record = "[Game \"dvonn\"]\n\n1. e3 c3 2. i3 *\n";
        let moves = |text: &str| {
            let record = read(text, Game::Punct, &english()).expect(text);
            record.line.moves().map(|mv| mv.to_string()).collect::<Vec<_>>()
        };
        for format in ["basalt", "codecup", "boardspace", "littlegolem", "json"] {
            let text = write(record, format, &english()).expect(format);
            assert_eq!(moves(&text), ["e3", "c3", "i3"], "{format}: {text}");
        }
        let refused = write(record, "abstractplay", &english()).expect_err("it has no date");
        assert!(refused.starts_with("Can’t save in this format: "), "{refused}");
    }

    #[test]
    fn a_link_carries_a_game_there_and_back() {
        let record: Record =
            "[Game \"dvonn\"]\n\n1. e3 {the middle} 1... c3 (1... i3) *".parse().expect("a record");
        let link = write_link(&record.to_string(), &english()).expect("short enough");
        assert_eq!(read_link(&link, &english()), Ok(record));
        let told = read_link("nothing", &english()).expect_err("no link");
        assert!(told.starts_with("This link doesn’t contain"), "{told}");
    }
}
