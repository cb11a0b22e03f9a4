//! The settings of a person.

use std::collections::BTreeSet;
use std::fmt;

use basalt_locales::{Language, Message, messages};
use basalt_rules::{Game, Title};

use crate::Confirmation;
use basalt_play::{Level, Players, Seat};
use basalt_rules::sentence::quote;
use basalt_view::PieceStyle;

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// The preference of the system.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The amount of motion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// As the system prefers.
    #[default]
    System,
    /// As little as can be.
    Reduced,
}

/// The volume of sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Volume {
    /// Quiet.
    Quiet,
    /// Neither quiet nor loud.
    #[default]
    Normal,
    /// Loud.
    Loud,
}

/// The share of the room that the board of a game takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardSize {
    /// About two thirds.
    Small,
    /// Most of it.
    Medium,
    /// All of it.
    #[default]
    Large,
}

/// When the turns are shown by which the opponent would win now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Threats {
    /// Against the lower levels of the computer.
    #[default]
    ForBeginners,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Threats {
    /// The highest level against which the threats help beginners.
    pub const BEGINNERS: Level = Level::FIRST.up(4);

    /// Whether they are shown in a game of these players.
    pub fn are_shown(self, players: Players) -> bool {
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::ForBeginners => [players.white, players.black]
                .iter()
                .any(|seat| matches!(seat, Seat::Computer(level) if *level <= Self::BEGINNERS)),
        }
    }
}

/// The settings of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language; that of the browser or the system if none is chosen.
    pub language: Option<Language>,
    /// The colours of the page.
    pub theme: Theme,
    /// Whether there are sounds.
    pub sound: bool,
    /// The volume of the sounds.
    pub volume: Volume,
    /// The size of the board of a game.
    pub board_size: BoardSize,
    /// The style of the pieces.
    pub pieces: PieceStyle,
    /// The amount of motion.
    pub motion: Motion,
    /// When a move of DVONN has to be confirmed.
    pub confirmation: Confirmation,
    /// When threats are shown.
    pub threats: Threats,
    /// Whether the board has letters and numbers.
    pub coordinates: bool,
    /// Whether links between stacks and chains of pieces are shown.
    pub links: bool,
    /// The titles whose boards are turned by a half turn.
    flipped: BTreeSet<Title>,
    /// The titles in which the coach of a first game gives no tips any more.
    untipped: BTreeSet<Title>,
    /// Lines of a later version, which are kept as they are.
    others: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::default(),
            sound: true,
            volume: Volume::default(),
            board_size: BoardSize::default(),
            pieces: PieceStyle::default(),
            motion: Motion::default(),
            confirmation: Confirmation::default(),
            threats: Threats::default(),
            coordinates: true,
            links: false,
            flipped: BTreeSet::new(),
            untipped: BTreeSet::new(),
            others: Vec::new(),
        }
    }
}

/// A line of the text of settings that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadSetting {
    /// The line.
    pub line: String,
}

impl BadSetting {
    /// A warning that the line is ignored.
    pub fn message(&self) -> Message {
        messages::table_bad_setting(&quote(&self.line))
    }
}

impl Settings {
    /// Whether the board of a game is turned by a half turn. All variants of a title share one.
    pub fn is_flipped(&self, game: Game) -> bool {
        self.flipped.contains(&game.title())
    }

    /// Turns the board of a game by a half turn.
    pub fn flip(&mut self, game: Game) {
        let is_flipped = self.is_flipped(game);
        put(&mut self.flipped, game.title(), !is_flipped);
    }

    /// Whether the coach gives tips in a first game of a title.
    pub fn has_tips(&self, title: Title) -> bool {
        !self.untipped.contains(&title)
    }

    /// Ends the coach's tips in games of a title for good.
    pub fn end_tips(&mut self, title: Title) {
        self.untipped.insert(title);
    }

    /// Reads settings, a line `key = value` for each. What is not there or cannot be read is as it is by default.
    pub fn read(text: &str) -> (Self, Vec<BadSetting>) {
        let mut settings = Self::default();
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let bad = lines.filter_map(|line| settings.take(line).err()).collect();
        (settings, bad)
    }

    fn take(&mut self, line: &str) -> Result<(), BadSetting> {
        let bad = || BadSetting { line: line.to_owned() };
        let (key, value) = line.split_once('=').ok_or_else(bad)?;
        if let Some(field) = FIELDS.iter().find(|field| field.key == key.trim()) {
            return (field.set)(self, value.trim()).map_err(|UnknownWord| bad());
        }
        let is_on = || read_word::<bool>(value.trim()).map_err(|UnknownWord| bad());
        if let Some(title) = title_before(key.trim(), FLIPPED) {
            put(&mut self.flipped, title, is_on()?);
            return Ok(());
        }
        if let Some(title) = title_before(key.trim(), TIPS) {
            put(&mut self.untipped, title, !is_on()?);
            return Ok(());
        }
        self.others.push(line.to_owned());
        Ok(())
    }
}

/// One line for each setting, as [`Settings::read`] takes them.
impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for field in &FIELDS {
            writeln!(f, "{} = {}", field.key, (field.get)(self))?;
        }
        for title in Title::ALL {
            writeln!(f, "{title}{FLIPPED} = {}", word(self.flipped.contains(&title)))?;
            writeln!(f, "{title}{TIPS} = {}", word(self.has_tips(title)))?;
        }
        self.others.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// The end of the key of the setting that turns the board of a title by a half turn.
const FLIPPED: &str = "-flipped";

/// The end of the key of the setting whether the coach gives tips.
const TIPS: &str = "-tips";

/// The title in the key of a setting that each title has.
fn title_before(key: &str, end: &str) -> Option<Title> {
    key.strip_suffix(end).and_then(Title::from_id)
}

/// Puts a title into a set, or takes it out.
fn put(titles: &mut BTreeSet<Title>, title: Title, is_in: bool) {
    if is_in {
        titles.insert(title);
    } else {
        titles.remove(&title);
    }
}

/// A setting as text.
struct Field {
    key: &'static str,
    get: fn(&Settings) -> &'static str,
    set: fn(&mut Settings, &str) -> Result<(), UnknownWord>,
}

/// A value that the setting cannot have.
#[derive(Debug, PartialEq, Eq)]
struct UnknownWord;

macro_rules! fields {
    ($($key:literal: $($path:ident).+ by $get:ident, $set:ident;)+) => {
        [$(Field {
            key: $key,
            get: |settings| $get(settings.$($path).+),
            set: |settings, text| {
                settings.$($path).+ = $set(text)?;
                Ok(())
            },
        }),+]
    };
}

static FIELDS: [Field; 11] = fields! {
    "language": language by language_word, read_language;
    "theme": theme by word, read_word;
    "sound": sound by word, read_word;
    "motion": motion by word, read_word;
    "confirmation": confirmation by word, read_word;
    "threats": threats by word, read_word;
    "coordinates": coordinates by word, read_word;
    "volume": volume by word, read_word;
    "board-size": board_size by word, read_word;
    "links": links by word, read_word;
    "pieces": pieces by word, read_word;
};

/// The values of a setting, each with its word.
type Words<T> = &'static [(T, &'static str)];

/// A choice between few things, each of which has a word.
trait Choice: Copy + PartialEq + 'static {
    const WORDS: Words<Self>;
}

impl Choice for bool {
    const WORDS: Words<Self> = &[(true, "on"), (false, "off")];
}

/// The words of enums.
macro_rules! words {
    ($($Enum:ident: $($Variant:ident = $word:literal),+;)+) => {
        $(impl Choice for $Enum {
            const WORDS: Words<Self> = &[$((Self::$Variant, $word)),+];
        })+
    };
}

words! {
    Theme: System = "system", Light = "light", Dark = "dark";
    Motion: System = "system", Reduced = "reduced";
    Volume: Quiet = "quiet", Normal = "normal", Loud = "loud";
    BoardSize: Small = "small", Medium = "medium", Large = "large";
    PieceStyle: Stone = "stone", Contrast = "contrast";
    Confirmation: Never = "never", OwnLosses = "own-losses", Always = "always";
    Threats: ForBeginners = "for-beginners", Always = "always", Never = "never";
}

fn word<T: Choice>(value: T) -> &'static str {
    T::WORDS.iter().find(|(known, _)| *known == value).map_or("", |(_, word)| word)
}

fn read_word<T: Choice>(text: &str) -> Result<T, UnknownWord> {
    let known = T::WORDS.iter().find(|(_, word)| *word == text);
    known.map(|(value, _)| *value).ok_or(UnknownWord)
}

/// The word for the language of the browser or the system.
const AUTOMATIC: &str = "system";

fn language_word(language: Option<Language>) -> &'static str {
    language.map_or(AUTOMATIC, Language::tag)
}

fn read_language(text: &str) -> Result<Option<Language>, UnknownWord> {
    match text {
        AUTOMATIC => Ok(None),
        tag => Language::from_tag(tag).map(Some).ok_or(UnknownWord),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basalt_rules::ByColor;

    #[test]
    fn settings_round_trip_through_their_text() {
        let mut settings = Settings {
            language: Some(Language::En),
            theme: Theme::Dark,
            sound: false,
            volume: Volume::Quiet,
            board_size: BoardSize::Small,
            pieces: PieceStyle::Contrast,
            motion: Motion::Reduced,
            confirmation: Confirmation::Always,
            threats: Threats::Never,
            coordinates: false,
            links: true,
            ..Settings::default()
        };
        settings.flip(Game::PunctBasic);
        settings.end_tips(Title::Dvonn);
        for settings in [settings, Settings::default()] {
            assert_eq!(Settings::read(&settings.to_string()), (settings, Vec::new()));
        }
    }

    #[test]
    fn every_value_has_a_word_of_its_own() {
        fn check<T: Choice + fmt::Debug>() {
            for &(value, word_of_it) in T::WORDS {
                assert_eq!((word(value), read_word(word_of_it)), (word_of_it, Ok(value)));
            }
        }
        check::<bool>();
        check::<Theme>();
        check::<Motion>();
        check::<Volume>();
        check::<BoardSize>();
        check::<PieceStyle>();
        check::<Confirmation>();
        check::<Threats>();
    }

    #[test]
    fn bad_settings_are_reported_and_unknown_ones_kept() {
        let text = "theme = purple\n\nsound=off\nnonsense\nfont-size = 12\nlanguage = tlh\n";
        let (settings, bad) = Settings::read(text);
        assert_eq!((settings.theme, settings.sound), (Theme::System, false));
        let lines: Vec<&str> = bad.iter().map(|bad| bad.line.as_str()).collect();
        assert_eq!(lines, ["theme = purple", "nonsense", "language = tlh"]);
        assert!(settings.to_string().ends_with("\nfont-size = 12\n"));
    }

    #[test]
    fn both_variants_of_a_game_share_a_board() {
        let mut settings = Settings::default();
        settings.flip(Game::Punct);
        let games = [Game::Dvonn, Game::Punct, Game::PunctBasic];
        let flipped = games.map(|game| settings.is_flipped(game));
        assert_eq!(flipped, [false, true, true]);
    }

    #[test]
    fn the_tips_of_a_title_end_for_good() {
        let mut settings = Settings::default();
        settings.end_tips(Title::Punct);
        settings.end_tips(Title::Punct);
        let (again, _) = Settings::read(&settings.to_string());
        assert_eq!([Title::Dvonn, Title::Punct].map(|title| again.has_tips(title)), [true, false]);
    }

    #[test]
    fn beginners_see_threats() {
        let against =
            |level| ByColor { white: Seat::Person, black: Seat::Computer(Level::FIRST.up(level)) };
        let shown = |players| Threats::default().are_shown(players);
        assert_eq!([against(0), against(4), against(5)].map(shown), [true, true, false]);
        assert!(!shown(Seat::TWO_PEOPLE));
        assert!(Threats::Always.are_shown(Seat::TWO_PEOPLE));
        assert!(!Threats::Never.are_shown(against(0)));
    }
}
