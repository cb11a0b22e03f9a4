//! The WASM module that the page fetches to import or export a game: all formats, links,
//! and animated GIFs. Most visits do without it, so the page itself knows only its own format.

mod animator;
mod import_export;

use basalt_locales::{Catalogue, Language};
use basalt_rules::GameError;
use wasm_bindgen::prelude::wasm_bindgen;

pub use animator::Animator;

use import_export::said;

/// Reads and writes games in the language of the page. What goes wrong is a sentence.
#[wasm_bindgen]
pub struct GameIo {
    catalogue: Catalogue,
}

#[wasm_bindgen]
impl GameIo {
    /// Speaks the language with this tag; `texts` are the parts that the page has fetched of it.
    #[wasm_bindgen(constructor)]
    pub fn new(tag: &str, texts: Vec<String>) -> Self {
        let empty = Catalogue::of(Language::from_tag(tag).unwrap_or_default(), &[]);
        let add = |known: Catalogue, text: String| known.with(text.leak());
        Self { catalogue: texts.into_iter().fold(empty, add) }
    }

    /// The first game of a text in any format, or the position that it holds, as a record in Basalt's own format.
    /// The text of a position does not name its variant; `game` does.
    pub fn read(&self, text: &str, game: &str) -> Result<String, String> {
        let preferred = game.parse().map_err(|error: GameError| said(&error, &self.catalogue))?;
        import_export::read(text, preferred, &self.catalogue).map(|record| record.to_string())
    }

    /// A record in Basalt's own format as a text in another one.
    pub fn write(&self, record: &str, format: &str) -> Result<String, String> {
        import_export::write(record, format, &self.catalogue)
    }

    /// The game of a link, as a record in Basalt's own format.
    pub fn read_link(&self, link: &str) -> Result<String, String> {
        import_export::read_link(link, &self.catalogue).map(|record| record.to_string())
    }

    /// The text after the `#` of a link that carries a record in Basalt's own format.
    pub fn write_link(&self, record: &str) -> Result<String, String> {
        import_export::write_link(record, &self.catalogue)
    }
}
