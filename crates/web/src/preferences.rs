//! The settings as signals.

use basalt_input::{BoardSize, Motion, Settings, Theme, Volume};
use basalt_locales::Language;
use basalt_progress::storage_key::SETTINGS;
use basalt_rules::{Game, Title};
use basalt_view::PieceStyle;
use leptos::prelude::*;

use crate::archive;
use crate::browser::{document, matches};
use crate::effect::effect;
use crate::i18n::I18n;
use crate::local_storage::{self, SYNCED};
use crate::notices::Notices;

/// The language that was chosen at an earlier visit.
pub(crate) fn kept_language() -> Option<Language> {
    stored()?.language
}

/// The stored settings; `None` if there are none.
fn stored() -> Option<Settings> {
    local_storage::read(SETTINGS).map(|text| Settings::read(&text).0)
}

/// The settings in use.
#[derive(Clone, Copy)]
pub(crate) struct Preferences {
    settings: RwSignal<Settings>,
    notices: Notices,
}

impl Preferences {
    /// Reads the stored settings.
    pub(crate) fn read(notices: Notices) -> Self {
        let preferences = Self { settings: RwSignal::new(stored().unwrap_or_default()), notices };
        effect(move || preferences.show());
        window_event_listener_untyped(SYNCED, move |_| {
            if let Some(settings) = stored() {
                preferences.settings.set(settings);
            }
        });
        preferences
    }

    /// Applies theme, motion, the size of the board and the style of the pieces to the document.
    fn show(self) {
        let settings = self.settings.get();
        let Some(root) = document().document_element() else { return };
        let theme = match settings.theme {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        };
        let motion = (settings.motion == Motion::Reduced).then_some("reduced");
        let size = match settings.board_size {
            BoardSize::Small => Some("small"),
            BoardSize::Medium => Some("medium"),
            BoardSize::Large => None,
        };
        let pieces = match settings.pieces {
            PieceStyle::Stone => None,
            PieceStyle::Contrast => Some("contrast"),
        };
        for (name, value) in [
            ("data-theme", theme),
            ("data-motion", motion),
            ("data-board-size", size),
            ("data-pieces", pieces),
        ] {
            // The look of the page is all that is at stake.
            let _ = match value {
                Some(value) => root.set_attribute(name, value),
                None => root.remove_attribute(name),
            };
        }
    }

    /// All of them.
    pub(crate) fn get(self) -> Settings {
        self.settings.get()
    }

    /// Changes and stores them. Another tab may have changed others since they were read.
    pub(crate) fn change(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(|settings| {
            if let Some(stored) = stored() {
                *settings = stored;
            }
            change(settings);
        });
        let text = self.settings.with_untracked(ToString::to_string);
        if let Err(error) = local_storage::write(SETTINGS, &text) {
            let i18n = use_context::<I18n>();
            if let Some(i18n) = i18n {
                self.notices.tell(i18n.say(&archive::error_message(error)));
            }
        }
    }

    /// The volume of sounds; `None` if they are off.
    pub(crate) fn volume(self) -> Option<Volume> {
        self.settings.with_untracked(|settings| settings.sound.then_some(settings.volume))
    }

    /// Whether animations are on.
    pub(crate) fn moves(self) -> bool {
        self.settings.with_untracked(|settings| settings.motion) == Motion::System
            && !matches("(prefers-reduced-motion: reduce)")
    }

    /// Whether coordinates are shown.
    pub(crate) fn coordinates(self) -> bool {
        self.settings.with(|settings| settings.coordinates)
    }

    /// Whether links between stacks and chains of pieces are shown.
    pub(crate) fn links(self) -> bool {
        self.settings.with(|settings| settings.links)
    }

    /// Shows or hides them.
    pub(crate) fn toggle_links(self) {
        self.change(|settings| settings.links = !settings.links);
    }

    /// Whether the board of a game is turned by half.
    pub(crate) fn flipped(self, game: Game) -> bool {
        self.settings.with(|settings| settings.is_flipped(game))
    }

    /// Whether the coach gives tips in a first game of a title.
    pub(crate) fn has_tips(self, title: Title) -> bool {
        self.settings.with(|settings| settings.has_tips(title))
    }

    /// Ends the coach's tips in games of a title for good.
    pub(crate) fn end_tips(self, title: Title) {
        self.change(|settings| settings.end_tips(title));
    }

    /// Turns the board of a game by half.
    pub(crate) fn flip(self, game: Game) {
        self.change(|settings| settings.flip(game));
    }
}
