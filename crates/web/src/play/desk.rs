//! The game under way, as the screens know it: the table, the engine beside it, and what the browser keeps of
//! it.

use std::ops::Range;
use std::time::Duration;

use basalt_locales::{Catalogue, Message, messages};
use basalt_rules::{AnyMove, AnyPosition, Color, Game};
use basalt_table::{
    Clocks, Denied, Ending, Ladder, Level, Seat, Start, Table, Turn, Verdict, announce,
};
use leptos::prelude::*;

use super::moves::Step;
use super::wish::{Board, Wish};
use crate::archive;
use crate::browser;
use crate::engine::{Engine, Question};
use crate::notices::Notices;
use crate::preferences::Preferences;
use crate::sound;
use crate::store;
use crate::words::{Words, words};

/// Where the game under way and the ladder are kept.
const GAME: &str = "basalt.table";
const LADDER: &str = "basalt.ladder";

/// The tag of a game that moves the person on the ladder.
const CLIMBING: &str = "Ladder";

/// How long the computer thinks for a move, in milliseconds; the lower levels need less.
const PATIENCE: u32 = 2000;

/// How many moves are told when several are made at once.
const TOLD: usize = 3;

/// The least time before the computer's move is shown, so that the eye can follow.
const BREATH: i32 = 350;

/// The game under way.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    table: RwSignal<Option<Table>>,
    wish: RwSignal<Wish>,
    ladder: RwSignal<Ladder>,
    hint: RwSignal<Option<AnyMove>>,
    zen: RwSignal<bool>,
    /// What was said last about the game: a move, a refusal.
    said: RwSignal<Option<Said>>,
    /// Counts up as long as clocks run.
    tick: RwSignal<u64>,
    /// Counts up when a question to the engine was given up, so that it is asked anew if it still stands.
    round: RwSignal<u64>,
    /// Whether the person knows that the game is not kept.
    unkept: StoredValue<bool>,
    engine: Engine,
    notices: Notices,
    preferences: Preferences,
    words: Words,
}

/// A sentence about the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    /// The sentences.
    pub(crate) text: String,
    /// Whether something was refused.
    pub(crate) refused: bool,
}

/// The time that clocks are told: since the page was opened.
pub(crate) fn now() -> Duration {
    Duration::from_secs_f64(browser::now() / 1000.0)
}

impl Desk {
    /// Takes up what the browser has kept.
    pub(crate) fn new() -> Self {
        let desk = Self {
            table: RwSignal::new(None),
            wish: RwSignal::new(Wish::of(Game::Dvonn)),
            ladder: RwSignal::new(kept_ladder()),
            hint: RwSignal::new(None),
            zen: RwSignal::new(false),
            said: RwSignal::new(None),
            tick: RwSignal::new(0),
            round: RwSignal::new(0),
            unkept: StoredValue::new(false),
            engine: expect_context(),
            notices: expect_context(),
            preferences: expect_context(),
            words: words(),
        };
        desk.take_up();
        desk.keep_in_step();
        desk
    }

    /// Goes on with the game that was under way; one that cannot be read goes to the finished ones, not lost.
    fn take_up(self) {
        let Some(text) = store::read(GAME) else { return };
        if let Ok(mut table) = Table::from_text(&text) {
            table.resume(now());
            self.table.set(Some(table));
        } else {
            self.notices.tell(self.words.say(&put_aside(&text)));
        }
    }

    /// Whatever happens at the table is kept, and the engine is asked when it is its turn.
    fn keep_in_step(self) {
        Effect::new(move |_| self.keep());
        let stand =
            Memo::new(move |_| (self.round.get(), self.with(Table::turn), self.with(count_plies)));
        Effect::new(move |_| {
            stand.get();
            untrack(|| self.ask_engine());
        });
        Effect::new(move |_| {
            if let Some(incident) = self.engine.incident() {
                self.notices.tell(self.words.say(&incident.message()));
            }
        });
        window_event_listener_untyped("pagehide", move |_| untrack(|| self.keep()));
        set_interval(move || self.beat(), Duration::from_millis(200));
    }

    /// Keeps the game where a reload finds it.
    fn keep(self) {
        let text = self.table.with(|table| table.as_ref().map(|table| table.to_text(now())));
        let kept = text.map_or(Ok(()), |text| store::keep(GAME, &text));
        let knows = self.unkept.get_value();
        self.unkept.set_value(kept.is_err());
        if let (Err(trouble), false) = (kept, knows) {
            self.notices.tell(self.words.say(&archive::trouble(trouble)));
        }
    }

    /// Looks at the clocks.
    fn beat(self) {
        let running = self.table.with_untracked(|table| {
            table.as_ref().and_then(Table::clocks).is_some_and(|clocks| clocks.running().is_some())
        });
        if !running {
            return;
        }
        self.tick.update(|tick| *tick += 1);
        let flagged = self.table.with_untracked(|table| {
            let clocks = table.as_ref().and_then(Table::clocks);
            clocks.is_some_and(|clocks| clocks.flagged(now()).is_some())
        });
        if flagged {
            self.change(|table| {
                table.expire(now());
                Ok(0..0)
            });
        }
    }

    /// Asks the engine for a move if the computer has to make one.
    fn ask_engine(self) {
        let question = self.table.with(|table| {
            let table = table.as_ref()?;
            let level = match table.turn() {
                Turn::Computer(_, level) => level,
                Turn::Aid(_) => Level::LAST,
                Turn::Person(_) | Turn::Over => return None,
            };
            Some(question(table, level))
        });
        let Some(question) = question else { return };
        let asked = question.position.clone();
        let since = browser::now();
        self.engine.ask(question, move |mv| {
            let passed = (browser::now() - since) as i32;
            browser::later((BREATH - passed).max(0), move || {
                self.change(|table| table.answer(&asked, mv, now()));
            });
        });
    }
}

/// Puts a text that is no game among the finished games, and says so.
fn put_aside(text: &str) -> Message {
    // Forgotten first, since there may be room for only one of it.
    store::forget(GAME);
    match archive::add_text(text) {
        Ok(()) => messages::page_play_unreadable(),
        Err(trouble) => {
            // There was room for it a moment ago.
            let _ = store::keep(GAME, text);
            archive::trouble(trouble)
        }
    }
}

fn count_plies(table: &Table) -> usize {
    table.plies().len()
}

fn question(table: &Table, level: Level) -> Question {
    Question {
        start: table.position_after(0).clone(),
        moves: table.plies().iter().map(|ply| ply.mv).collect(),
        position: table.latest().clone(),
        level: level.get(),
        seed: browser::dice(),
        patience: PATIENCE,
    }
}

fn kept_ladder() -> Ladder {
    store::read(LADDER).map(|text| Ladder::read(&text).0).unwrap_or_default()
}

/// Beginning.
impl Desk {
    /// What the next game shall be like.
    pub(crate) fn wish(self) -> RwSignal<Wish> {
        self.wish
    }

    /// Fills in what a person is likely to want.
    pub(crate) fn plan(self, wish: Wish) {
        let level = self.ladder_level(wish.game);
        self.wish.set(Wish { level: Level::new(level).unwrap_or(wish.level), ..wish });
    }

    /// The level of the next game on the ladder.
    pub(crate) fn ladder_level(self, game: Game) -> u8 {
        self.ladder.with(|ladder| ladder.rung(game).level.get())
    }

    /// Begins a game without asking anything, at the level that the person has reached.
    pub(crate) fn first_game(self, game: Game) {
        let level = Level::new(self.ladder_level(game)).unwrap_or(Level::FIRST);
        let mut table = seat(Wish { level, ..Wish::of(game) });
        // A tag like any other can always be set.
        let _ = table.set_tag(CLIMBING, "yes");
        self.sit_down(table);
    }

    /// Begins the game that is wished for.
    pub(crate) fn begin(self, wish: Wish) {
        self.sit_down(seat(wish));
    }

    /// Plays the same again, with colours changed.
    pub(crate) fn rematch(self) {
        let table = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            let players = Seat::exchanged(table.players());
            let start = match table.start() {
                Start::FullBoard { .. } => Start::FullBoard { seed: browser::dice() },
                other => other.clone(),
            };
            let control = table.clocks().map(Clocks::control);
            Some(Table::new(start, players, control))
        });
        if let Some(table) = table {
            self.sit_down(table);
        }
    }

    fn sit_down(self, mut table: Table) {
        self.silence();
        let today = archive::today();
        // A date that we write ourselves is a date.
        let _ = table.set_tag("Date", &today);
        self.hint.set(None);
        self.said.set(None);
        self.table.set(Some(table));
    }

    /// Gives up what the engine is asked.
    fn silence(self) {
        self.engine.forget();
        self.round.update(|round| *round += 1);
    }
}

fn seat(wish: Wish) -> Table {
    let seed = browser::dice();
    let start = if wish.board == Board::Full { wish.start(seed) } else { wish.start(0) };
    Table::new(start, wish.players(seed), wish.control())
}

/// What there is to see.
impl Desk {
    /// Whether there is a game.
    pub(crate) fn is_seated(self) -> bool {
        self.table.with(Option::is_some)
    }

    /// The game that can be gone on with.
    pub(crate) fn unfinished(self) -> Option<Game> {
        self.table.with(|table| {
            let table = table.as_ref()?;
            (table.ending().is_none() && !table.plies().is_empty()).then(|| table.game())
        })
    }

    /// Looks at the table; nothing if there is none.
    pub(crate) fn with<T>(self, look: impl FnOnce(&Table) -> T) -> Option<T> {
        self.table.with(|table| table.as_ref().map(look))
    }

    /// The position that is shown.
    pub(crate) fn shown(self) -> AnyPosition {
        self.with(|table| table.shown().clone()).unwrap_or_else(|| AnyPosition::start(Game::Dvonn))
    }

    /// The move that led to it.
    pub(crate) fn last(self) -> Option<AnyMove> {
        self.with(|table| table.shown_ply().map(|ply| ply.mv)).flatten()
    }

    /// The person who may move a piece now.
    pub(crate) fn hand(self) -> Option<Color> {
        self.with(|table| match table.turn() {
            Turn::Person(color) if table.is_at_end() => Some(color),
            _ => None,
        })
        .flatten()
    }

    /// The person over the board: who plays the computer, also while it thinks, or whose turn it is. Nobody while an
    /// earlier position is looked at.
    pub(crate) fn person(self) -> Option<Color> {
        self.with(|table| match table.turn() {
            _ if !table.is_at_end() => None,
            Turn::Person(color) => Some(color),
            Turn::Computer(color, _) => Some(color.other()),
            Turn::Aid(_) | Turn::Over => None,
        })
        .flatten()
    }

    /// Who has to do something.
    pub(crate) fn turn(self) -> Turn {
        self.with(Table::turn).unwrap_or(Turn::Over)
    }

    /// How the game ended.
    pub(crate) fn ending(self) -> Option<Ending> {
        self.with(Table::ending).flatten()
    }

    /// What a player's clock shows.
    pub(crate) fn left(self, color: Color) -> Option<Duration> {
        self.tick.track();
        self.with(|table| table.clocks().map(|clocks| clocks.left(color, now()))).flatten()
    }

    /// The move that was asked for.
    pub(crate) fn hint(self) -> Option<AnyMove> {
        self.hint.get()
    }

    /// What was said last about the game.
    pub(crate) fn said(self) -> Option<Said> {
        self.said.get()
    }

    /// Whether only the board is shown.
    pub(crate) fn zen(self) -> bool {
        self.zen.get()
    }

    /// Shows only the board, or everything again.
    pub(crate) fn toggle_zen(self) {
        self.zen.update(|zen| *zen = !*zen);
    }

    /// Turns the board by half.
    pub(crate) fn flip(self) {
        let game = self.shown().game();
        self.preferences.flip(game);
    }
}

/// What can be done.
impl Desk {
    /// Plays a person's move.
    pub(crate) fn play(self, mv: AnyMove) {
        self.change(|table| table.play(mv, now()));
    }

    /// Takes back the last choice.
    pub(crate) fn undo(self) {
        self.silence();
        self.change(|table| table.undo(now()).map(|_| 0..0));
    }

    /// Plays again what was taken back.
    pub(crate) fn redo(self) {
        self.change(|table| table.redo(now()));
    }

    /// The person whose turn it is, or who plays the computer, gives up.
    pub(crate) fn resign(self) {
        self.silence();
        self.change(|table| {
            let loser = match table.turn() {
                Turn::Computer(color, _) => color.other(),
                turn => turn.player().ok_or(Denied::Over)?,
            };
            table.resign(loser, now()).map(|_| 0..0)
        });
    }

    /// Has the rest of the pieces placed.
    pub(crate) fn place_rest(self) {
        self.change(|table| table.place_rest(browser::dice(), now()));
    }

    /// Has the game finished.
    pub(crate) fn finish(self) {
        self.change(|table| table.finish(now()).map(|()| 0..0));
    }

    /// Asks for a good move.
    pub(crate) fn ask_hint(self) {
        let question = untrack(|| self.with(|table| question(table, Level::LAST)));
        let Some(question) = question else { return };
        let asked = question.position.clone();
        self.engine.ask(question, move |mv| {
            if untrack(|| self.with(|table| *table.latest() == asked)) == Some(true) {
                self.hint.set(Some(mv));
                self.tell(&[self.words.say(&messages::page_play_hint_is(&mv.to_string()))], false);
            }
        });
    }

    /// Tells the person why something was refused; the reason can follow a colon.
    pub(crate) fn refuse(self, why: &Message) {
        sound::refused(self.preferences);
        let why = self.words.say(why);
        self.tell(&[self.words.say(&messages::page_play_refused(&why))], true);
    }

    /// Tells something that the person has asked to know about the board.
    pub(crate) fn mention(self, sentence: String) {
        self.tell(&[sentence], false);
    }

    /// Looks at another position.
    pub(crate) fn step(self, step: Step) {
        self.look(|table| table.look_at(step.from(table.shown_plies(), table.plies().len())));
    }

    /// Looks at the position after so many plies.
    pub(crate) fn look_at(self, plies: usize) {
        self.look(|table| table.look_at(plies));
    }

    fn look(self, look: impl FnOnce(&mut Table)) {
        self.table.update(|table| {
            if let Some(table) = table {
                look(table);
            }
        });
    }

    /// Changes the table and tells what has happened.
    fn change(self, act: impl FnOnce(&mut Table) -> Result<Range<usize>, Denied>) {
        self.hint.set(None);
        let was_over = self
            .table
            .with_untracked(|table| table.as_ref().is_some_and(|table| table.ending().is_some()));
        let outcome = self.table.try_update(|table| {
            let table = table.as_mut()?;
            Some(act(table).map(|plies| sentences(table, plies, &self.words.catalogue())))
        });
        let ending = self.table.with_untracked(|table| table.as_ref().and_then(Table::ending));
        match outcome.flatten() {
            Some(Ok(mut sentences)) => {
                sentences.extend(ending.map(|ending| self.words.say(&announce::reason(ending))));
                self.tell(&sentences, false);
                sound::moved(self.preferences);
            }
            Some(Err(Denied::Move(error))) => self.refuse(&Denied::Move(error).message()),
            Some(Err(Denied::LookingBack)) => {
                self.tell(&[self.words.say(&Denied::LookingBack.message())], true);
            }
            Some(Err(_)) | None => {}
        }
        if !was_over {
            self.close_if_over();
        }
    }

    fn tell(self, sentences: &[String], refused: bool) {
        if sentences.is_empty() {
            return;
        }
        let text = sentences.join(". ");
        self.notices.speak(text.clone());
        self.said.set(Some(Said { text, refused }));
    }

    /// Keeps a game that has just ended among the finished ones, and moves on the ladder.
    fn close_if_over(self) {
        let ended = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            table.ending().map(|ending| (table.clone(), ending))
        });
        let Some((table, ending)) = ended else { return };
        self.engine.forget();
        if let Err(trouble) = archive::add(&table) {
            self.notices.tell(self.words.say(&archive::trouble(trouble)));
        }
        self.climb(&table, ending);
        sound::over(self.preferences);
    }

    fn climb(self, table: &Table, ending: Ending) {
        if table.tags().get(CLIMBING).is_none() {
            return;
        }
        let seats = table.players();
        let person = Color::ALL.into_iter().find(|&color| seats[color] == Seat::Person);
        let (Some(person), Some(outcome)) = (person, ending.outcome()) else { return };
        let verdict = Verdict::of(outcome, person);
        let next = self.ladder.try_update(|ladder| ladder.take(table.game(), verdict));
        if let Some(next) = next {
            self.notices.tell(self.words.say(&next));
        }
        let text = self.ladder.with_untracked(ToString::to_string);
        if let Err(trouble) = store::keep(LADDER, &text) {
            self.notices.tell(self.words.say(&archive::trouble(trouble)));
        }
    }
}

/// What happened in some plies, in words.
fn sentences(table: &Table, plies: Range<usize>, catalogue: &Catalogue) -> Vec<String> {
    // Pieces that were placed by chance are not told one by one.
    let last = plies.end.saturating_sub(TOLD).max(plies.start);
    (last..plies.end).filter_map(|number| announce::ply(table, number, catalogue)).collect()
}
