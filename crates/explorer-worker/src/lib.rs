//! The WASM module of the explorer tab, fetched when the tab is opened: it looks positions up in a set of games, and writes
//! the table of moves and the heat map. Most visits do without it.

mod found;
mod table;

use basalt_explorer::GameSet;
use basalt_locales::{Catalogue, Language, Message, messages};
use basalt_rules::{AnyPosition, Game};
use wasm_bindgen::prelude::wasm_bindgen;

use found::Found;

/// The explorer: sets of games, and what was found last.
#[wasm_bindgen]
pub struct Explorer {
    catalogue: Catalogue,
    sets: Vec<GameSet>,
    found: Option<Found>,
}

#[wasm_bindgen]
impl Explorer {
    /// An explorer without games that speaks the language with this tag; `texts` are the parts that the page has fetched of it.
    #[wasm_bindgen(constructor)]
    pub fn new(tag: &str, texts: Vec<String>) -> Self {
        let empty = Catalogue::of(Language::from_tag(tag).unwrap_or_default(), &[]);
        let catalogue = texts.into_iter().fold(empty, |known, text| known.with(text.leak()));
        Self { catalogue, sets: Vec::new(), found: None }
    }

    /// Whether there is a set of a game.
    pub fn has_games(&self, game: &str) -> bool {
        self.sets.iter().any(|set| set.game().id() == game)
    }

    /// Adds a file of games. The answer is whether it is one.
    pub fn add_games(&mut self, game: &str, file: &[u8]) -> bool {
        let set = game.parse::<Game>().ok().and_then(|game| GameSet::read(game, file).ok());
        let is_set = set.is_some();
        self.sets.extend(set);
        is_set
    }

    /// Looks a position up in the set of its game.
    pub fn look_up(&mut self, game: &str, position: &str) {
        self.start(game, position);
        let set = self.sets.iter().find(|set| set.game().id() == game);
        if let (Some(found), Some(set)) = (&mut self.found, set) {
            found.continuations = set.continuations(&found.position);
        }
    }

    /// Starts with a position whose moves are added one by one, the most frequent first.
    pub fn start(&mut self, game: &str, position: &str) {
        let game = game.parse::<Game>().ok();
        let position = game.and_then(|game| AnyPosition::parse(game, position).ok());
        self.found = position.map(Found::new);
    }

    /// Adds a move of the position, with all that are equal to it, and how the games ended.
    pub fn add_move(&mut self, moves: Vec<String>, white: u32, draws: u32, black: u32) {
        if let Some(found) = &mut self.found {
            found.add(&moves, [white, draws, black]);
        }
    }

    /// The moves of the position as an HTML table, or a sentence if there are none.
    pub fn table(&self) -> String {
        let table = self.found.as_ref().and_then(|found| table::table(found, &self.catalogue));
        table.unwrap_or_else(|| self.note(&messages::page_explorer_empty()))
    }

    /// Why there is no table: nothing can be fetched, of the set or of the site, or the position is of a running rated game.
    pub fn refusal(&self, is_fair_play: bool, is_site: bool) -> String {
        self.note(&match (is_fair_play, is_site) {
            (true, _) => messages::page_explorer_fair(),
            (false, true) => messages::page_explorer_offline(),
            (false, false) => messages::page_explorer_missing(),
        })
    }

    /// The spaces on which the moves put pieces, each with four texts: its name, the score of the player to move and the
    /// weight of the games, both from 0 to 100, and a sentence.
    pub fn heat(&self) -> Vec<String> {
        let found = self.found.as_ref();
        found.map(|found| table::heat_map(found, &self.catalogue)).unwrap_or_default()
    }
}

impl Explorer {
    fn note(&self, message: &Message) -> String {
        format!("<p class=\"quiet\">{}</p>", table::escaped(&self.catalogue.say(message)))
    }
}
