//! What is studied, and what is known of it.

use std::collections::BTreeMap;

use basalt_locales::{Message, messages};
use basalt_review::{Heard, Value};
use basalt_rules::record::Record;
use basalt_rules::{AnyMove, AnyPosition, Color, Game};
use basalt_study::{Denied, Place, Study};
use basalt_table::Seat;
use leptos::prelude::*;

use crate::archive;
use crate::board::{Refused, Stage, Trail};
use crate::browser::{self, later};
use crate::engine::{Engine, Search, position_line};
use crate::notices::Notices;
use crate::play::{Said, put_aside};
use crate::preferences::Preferences;
use crate::press::{Press, press};
use crate::sound;
use crate::store;
use crate::words::{Words, words};

/// Where the study is kept.
const STUDY: &str = "basalt.study";

/// How long the engine looks at a position at a time, in milliseconds: what it has found is told soon, and it does not
/// think for ever.
const LOOKS: [u32; 4] = [400, 1_600, 6_000, 20_000];

/// How long somebody must stay at a position before the engine looks at it, in milliseconds.
const PAUSE: i32 = 120;

/// The study on the screen.
#[derive(Clone, Copy)]
pub(super) struct Lab {
    study: RwSignal<Study>,
    /// Whether the engine thinks along.
    thinks: RwSignal<bool>,
    /// Of how many moves it tells.
    count: RwSignal<usize>,
    /// What it has said of the position that is looked at, the best line first.
    heard: RwSignal<Vec<Heard>>,
    /// What the positions that were looked at are worth to White.
    values: RwSignal<BTreeMap<Place, Value>>,
    said: RwSignal<Option<Said>>,
    zen: RwSignal<bool>,
    /// Whether a position is being set up.
    sets_up: RwSignal<bool>,
    /// Counts up with each new look, so that older ones know that they are not wanted.
    round: StoredValue<u64>,
    engine: Engine,
    notices: Notices,
    preferences: Preferences,
    words: Words,
}

impl Lab {
    /// A study of a kept game, or what was studied last.
    pub(super) fn new(game: Option<String>) -> Self {
        let lab = Self {
            study: RwSignal::new(Study::new(AnyPosition::start(Game::Dvonn))),
            thinks: RwSignal::new(true),
            count: RwSignal::new(1),
            heard: RwSignal::new(Vec::new()),
            values: RwSignal::new(BTreeMap::new()),
            said: RwSignal::new(None),
            zen: RwSignal::new(false),
            sets_up: RwSignal::new(false),
            round: StoredValue::new(0),
            engine: Engine::new(),
            notices: expect_context(),
            preferences: expect_context(),
            words: words(),
        };
        lab.take_up(game);
        lab.keep_in_step();
        lab.follow_link();
        on_cleanup(move || lab.engine.forget());
        lab
    }

    /// Goes on with a kept game or, if none is asked for or it is gone, with what was studied last. A study that cannot be read goes
    /// to the finished games, not lost.
    fn take_up(self, game: Option<String>) {
        let asked = game.map(|id| archive::find(&id).map(|entry| entry.text));
        if asked == Some(None) {
            self.notices.tell(self.words.say(&messages::page_games_missing()));
        }
        let Some(text) = asked.flatten().or_else(|| store::read(STUDY)) else { return };
        match study_of(&text) {
            Some(study) => self.study.set(study),
            None => self.notices.tell(self.words.say(&put_aside(STUDY, &text))),
        }
    }

    /// Opens the game that the address carries.
    fn follow_link(self) {
        let Some(link) = browser::fragment() else { return };
        self.bring_in(
            move |press| press.read_link(&link),
            move |read| {
                if let Err(why) = read {
                    self.notices.tell(why);
                }
            },
        );
    }

    /// Whatever changes is kept, and the engine looks at what the person looks at.
    fn keep_in_step(self) {
        Effect::new(move |before: Option<()>| {
            let text = self.study.with(|study| study.to_record().to_string());
            if before.is_some()
                && let Err(trouble) = store::keep(STUDY, &text)
            {
                self.notices.tell(untrack(|| self.words.say(&archive::trouble(trouble))));
            }
        });
        let wanted = Memo::new(move |_| {
            (self.thinks.get(), self.count.get(), self.here(), self.study.with(Study::game))
        });
        Effect::new(move |_| {
            wanted.get();
            untrack(|| self.think_anew());
        });
        Effect::new(move |_| {
            if let Some(incident) = self.engine.incident() {
                self.notices.tell(self.words.say(&incident.message()));
            }
        });
    }

    /// Has the engine look at the position, if it is to think along.
    pub(super) fn think_anew(self) {
        self.round.update_value(|round| *round += 1);
        self.heard.set(Vec::new());
        self.engine.forget();
        let round = self.round.get_value();
        if self.thinks.get_untracked() {
            later(PAUSE, move || self.look(round, 0));
        }
    }

    /// Gives up what the engine looks at.
    pub(super) fn stop_thinking(self) {
        self.round.update_value(|round| *round += 1);
        self.engine.forget();
    }

    /// Has the engine look once more, and longer.
    fn look(self, round: u64, look: usize) {
        if self.round.try_get_value() != Some(round) {
            return;
        }
        let Some(&time) = LOOKS.get(look) else { return };
        let Some(search) = untrack(|| self.search(time)) else { return };
        let (game, place) = untrack(|| (self.position().game(), self.here()));
        let hear = move |line: &str| {
            if let Some(heard) = Heard::parse(game, line) {
                self.hear(place, heard);
            }
        };
        self.engine.search(search, hear, move |_| self.look(round, look + 1));
    }

    fn search(self, time: u32) -> Option<Search> {
        self.study.with(|study| {
            let position = study.position().clone();
            let start = study.position_at(study.start());
            let lines = vec![
                format!("setoption name Game value {}", position.game().id()),
                "setoption name Level value 20".to_owned(),
                format!("setoption name MultiPV value {}", self.count.get_untracked()),
                position_line(start, &study.moves_to(study.here())),
                format!("go movetime {time}"),
            ];
            let goes_on = position.outcome().is_none();
            goes_on.then_some(Search { lines, position, patience: time })
        })
    }

    fn hear(self, place: Place, heard: Heard) {
        if heard.rank == 1 {
            let value = self.for_white(place, heard.value);
            self.values.update(|values| {
                values.insert(place, value);
            });
        }
        self.heard.update(|lines| {
            let rank = heard.rank - 1;
            match lines.get_mut(rank) {
                Some(line) => *line = heard,
                None => lines.push(heard),
            }
        });
    }

    /// What a value at a place is to White.
    fn for_white(self, place: Place, value: Value) -> Value {
        let mover = self.study.with_untracked(|study| study.position_at(place).to_move());
        if mover == Color::White { value } else { value.seen_by_the_other() }
    }

    /// What the position that is looked at is worth to White, as far as that is known.
    pub(super) fn value(self) -> Option<Value> {
        let here = self.here();
        let end = self.study.with(|study| Value::at_the_end(study.position(), Color::White));
        end.or_else(|| self.values.with(|values| values.get(&here).copied()))
    }

    /// What all the positions that were looked at are worth to White.
    pub(super) fn values(self) -> RwSignal<BTreeMap<Place, Value>> {
        self.values
    }

    /// What the engine has said of the position.
    pub(super) fn heard(self) -> RwSignal<Vec<Heard>> {
        self.heard
    }

    /// Whether the engine thinks along.
    pub(super) fn thinks(self) -> RwSignal<bool> {
        self.thinks
    }

    /// Of how many moves it tells.
    pub(super) fn count(self) -> RwSignal<usize> {
        self.count
    }

    /// The engine.
    pub(super) fn engine(self) -> Engine {
        self.engine
    }

    /// The tree, to be looked at.
    pub(super) fn with<T>(self, look: impl FnOnce(&Study) -> T) -> T {
        self.study.with(look)
    }

    /// The tree, to be changed.
    pub(super) fn change<T>(self, change: impl FnOnce(&mut Study) -> T) -> Option<T> {
        self.study.try_update(change)
    }

    /// Whether a position is being set up.
    pub(super) fn is_setting_up(self) -> bool {
        self.sets_up.get()
    }

    /// Begins or ends to set a position up.
    pub(super) fn set_up(self, sets_up: bool) {
        self.sets_up.set(sets_up);
    }

    /// Studies something else.
    pub(super) fn open(self, study: Study) {
        self.sets_up.set(false);
        self.values.set(BTreeMap::new());
        self.said.set(None);
        self.study.set(study);
        self.think_anew();
    }

    /// Does something with the module that reads and writes games; it gets nothing if that cannot be had.
    pub(super) fn with_press(self, act: impl FnOnce(Option<&Press>) + 'static) {
        leptos::task::spawn_local(async move { act(press(self.words).await.as_ref()) });
    }

    /// Has something written, and tells what came of it: a text, or why there is none.
    pub(super) fn bring_out(
        self,
        write: impl FnOnce(&Press) -> Result<String, String> + 'static,
        told: impl FnOnce(Result<String, String>) + 'static,
    ) {
        self.with_press(move |press| {
            let missing = || untrack(|| self.words.say(&messages::page_analyse_no_press()));
            told(press.map_or_else(|| Err(missing()), write));
        });
    }

    /// Has a record read and studies it, and tells what came of it.
    pub(super) fn bring_in(
        self,
        read: impl FnOnce(&Press) -> Result<String, String> + 'static,
        told: impl FnOnce(Result<(), String>) + 'static,
    ) {
        self.bring_out(read, move |read| {
            told(read.map(|text| {
                // What the module has read it has played through as well.
                if let Some(study) = study_of(&text) {
                    self.open(study);
                }
            }));
        });
    }

    /// The place that is looked at.
    pub(super) fn here(self) -> Place {
        self.study.with(Study::here)
    }

    /// The position there.
    pub(super) fn position(self) -> AnyPosition {
        self.study.with(|study| study.position().clone())
    }

    /// Looks at a place.
    pub(super) fn go(self, place: Place) {
        self.study.update(|study| study.go(place));
    }

    /// Plays moves from here on, as far as they can be played.
    pub(super) fn follow(self, moves: &[AnyMove]) {
        self.study.update(|study| {
            for &mv in moves {
                if study.play(mv).is_err() {
                    break;
                }
            }
        });
    }

    fn play(self, mv: AnyMove) {
        match self.study.try_update(|study| study.play(mv)) {
            Some(Ok(_)) => {
                self.said.set(None);
                sound::moved(self.preferences);
            }
            Some(Err(Denied::Move(error))) => self.refuse(error.into()),
            Some(Err(Denied::Full)) => self.tell(&messages::page_analyse_full(), true),
            None => {}
        }
    }

    /// Tells the person why something was refused.
    fn refuse(self, refused: Refused) {
        sound::refused(self.preferences);
        let said = Said::of_refusal(refused);
        self.notices.speak(said.text(&untrack(|| self.words.catalogue())));
        self.said.set(Some(said));
    }

    /// Tells something about the board.
    pub(super) fn tell(self, message: &Message, refused: bool) {
        self.notices.speak(self.words.say(message));
        self.said.set(Some(Said::new(vec![message.clone().into()], refused)));
    }

    /// What was said last.
    pub(super) fn said(self) -> Option<Said> {
        self.said.get()
    }

    /// Whether only the board is shown.
    pub(super) fn zen(self) -> bool {
        self.zen.get()
    }

    /// Shows only the board, or everything again.
    pub(super) fn toggle_zen(self) {
        self.zen.update(|zen| *zen = !*zen);
    }

    /// Turns the board by half.
    pub(super) fn flip(self) {
        self.preferences.flip(untrack(|| self.position().game()));
    }

    /// The stage of the board.
    pub(super) fn stage(self) -> Stage {
        let mover = move || {
            self.study.with(|study| {
                let position = study.position();
                position.outcome().is_none().then(|| position.to_move())
            })
        };
        let trail = move || {
            self.study.with(|study| {
                let made = study.origins(study.here()).take(Trail::LONGEST);
                let mut made: Vec<_> =
                    made.map(|(from, mv)| (study.position_at(from).clone(), mv)).collect();
                made.reverse();
                Trail::new(study.ply(study.here()), study.position().clone(), &made)
            })
        };
        let arrows = move || {
            let heard = self.heard.get();
            heard.iter().filter_map(|heard| heard.line.first().copied()).collect()
        };
        Stage {
            shown: Signal::derive(move || self.position()),
            trail: Signal::derive(trail),
            hand: Signal::derive(mover),
            person: Signal::derive(mover),
            players: Signal::stored(Seat::TWO_PEOPLE),
            hint: Signal::stored(None),
            arrows: Signal::derive(arrows),
            marks: Signal::stored(&[]),
            play: Callback::new(move |mv| self.play(mv)),
            refuse: Callback::new(move |refused| self.refuse(refused)),
            mention: Callback::new(move |saying| {
                self.said.set(Some(Said::new(vec![saying], false)));
            }),
        }
    }
}

/// The study of a record, if the text is one.
fn study_of(text: &str) -> Option<Study> {
    let record = text.parse::<Record>().ok()?;
    Study::from_record(&record).ok()
}
