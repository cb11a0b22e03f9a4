//! The WASM module of the explorer tab, fetched when the tab is opened: it looks positions up in a set of games, and writes
//! the table of moves and the heat map. Most visits do without it.

mod found;
mod source;
mod table;

use basalt_explorer::{Canonical, Continuation, GameSet, Tally};
use basalt_locales::{Catalogue, CataloguePart, Language, Message, messages};
use basalt_rules::{AnyMove, AnyPosition, Game};
use wasm_bindgen::prelude::wasm_bindgen;

use found::Found;
use source::GameSource;

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
        let own =
            Catalogue::of(Language::from_tag(tag).unwrap_or_default(), &[CataloguePart::EXPLORER]);
        let catalogue = texts.into_iter().fold(own, |known, text| known.with(text.leak()));
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
        let set = self.sets.iter().find(|set| set.game().id() == game);
        let find = |set: &GameSet| {
            let position = AnyPosition::parse(set.game(), position).ok()?;
            let continuations = set.continuations(&position);
            Some(Found { position, continuations })
        };
        self.found = set.and_then(find);
    }

    /// The number under which a server counts a position, as it stands in addresses; empty if the text is no position.
    pub fn key(&self, game: &str, position: &str) -> String {
        let key = |position| format!("{:016x}", Canonical::of(&position).key);
        position_of(game, position).map(key).unwrap_or_default()
    }

    /// Shows the moves that a server has counted in a position. There are three numbers for each name: games that White won,
    /// draws, and games that Black won.
    pub fn show_counts(&mut self, game: &str, position: &str, names: Vec<String>, counts: &[f64]) {
        self.found = position_of(game, position).map(|position| {
            let (tallies, _) = counts.as_chunks();
            let counted = |(name, counts): (String, &[f64; 3])| {
                let [white, draws, black] = counts.map(|count| count as u64);
                let mv = AnyMove::parse(position.game(), &name).ok()?;
                Some((mv, Tally { white, draws, black }))
            };
            let moves = names.into_iter().zip(tallies).filter_map(counted);
            let continuations = Continuation::all(&Canonical::of(&position), moves);
            Found { position, continuations }
        });
    }

    /// The controls as HTML, and an empty element for the table after them.
    pub fn controls(&self, source: &str, has_heat: bool) -> String {
        table::controls(GameSource::from_id(source), has_heat, &self.catalogue)
    }

    /// The moves of the position as an HTML table, or a sentence if there are none.
    pub fn table(&self) -> String {
        let table = self.found.as_ref().and_then(|found| table::table(found, &self.catalogue));
        table.unwrap_or_else(|| self.note(&messages::explorer_empty()))
    }

    /// Why there is no table: the games cannot be fetched, or the position is of a running rated game.
    pub fn refusal(&self, source: &str, is_fair_play: bool) -> String {
        self.note(&match GameSource::from_id(source) {
            _ if is_fair_play => messages::explorer_fair(),
            GameSource::Engine => messages::page_explorer_missing(),
            GameSource::Site => messages::explorer_offline(),
        })
    }

    /// The spaces on which the moves put pieces, each with four texts: its name, the score of the player to move and the
    /// weight of the games, both from 0 to 100, and a sentence.
    pub fn heat(&self) -> Vec<String> {
        let found = self.found.as_ref();
        found.map(|found| table::heat_map(found, &self.catalogue)).unwrap_or_default()
    }
}

/// The position that a text describes.
fn position_of(game: &str, position: &str) -> Option<AnyPosition> {
    AnyPosition::parse(game.parse().ok()?, position).ok()
}

impl Explorer {
    fn note(&self, message: &Message) -> String {
        format!("<p class=\"quiet\">{}</p>", table::escaped(&self.catalogue.say(message)))
    }
}
