//! A match before its first game: players, openings, limits.

use std::time::Duration;

use basalt_rules::{AnyPosition, ByColor, Color, Game, SplitMix64};

use crate::contestant::{Both, Contestant};
use crate::contested::state_text;
use crate::limits::Limits;
use crate::match_game::Terms;
use crate::openings::Openings;
use crate::player::{self, Player, PlayerError, Seat};
use crate::spec::{EngineOption, Spec};

/// Everything that is decided before the first game of a match.
pub struct Plan {
    /// The game that is played.
    pub game: Game,
    /// The number of games.
    pub games: u64,
    /// The names of the players in results and records.
    pub names: Both<String>,
    /// The players.
    pub specs: Both<Spec>,
    /// The options of both players beside those of their specs.
    pub options: Both<Vec<EngineOption>>,
    /// The limits of both players.
    pub limits: Both<Limits>,
    /// The positions that the games start from.
    pub openings: Openings,
    /// The seed of openings and games.
    pub seed: u64,
    /// The maximum time by which an answer may be late.
    pub margin: Duration,
    /// The maximum time for a move of a player without a time limit.
    pub patience: Duration,
}

impl Plan {
    /// The terms of a game, counted from 1.
    pub(crate) fn terms(&self, number: u64) -> Terms {
        let limits = |color| self.limits[Contestant::with(color, number)];
        Terms {
            start: self.opening(pair_of(number)),
            seed: self.seed_of(number),
            limits: ByColor::from_fn(limits),
            margin: self.margin,
            patience: self.patience,
        }
    }

    /// The opening of a pair, counted from 1.
    fn opening(&self, pair: u64) -> AnyPosition {
        self.openings.position(pair, self.seed)
    }

    /// The seed of a game: another one than its opening's, and small enough for any program.
    pub(crate) fn seed_of(&self, number: u64) -> u64 {
        SplitMix64::for_stream(self.seed, u64::MAX - number).next_u64() >> 33
    }

    /// A player, to be used by one thread.
    pub(crate) fn player(&self, contestant: Contestant) -> Box<dyn Player> {
        player::start(&self.specs[contestant], &self.options[contestant], self.game)
    }

    /// Lets a player get ready for the first game, and nothing more.
    pub fn try_out(&self, contestant: Contestant) -> Result<(), PlayerError> {
        let (start, color) = (self.opening(1), contestant.color(1));
        let mut player = self.player(contestant);
        let ready = player.begin(&Seat { start: &start, color, seed: self.seed_of(1) });
        player.end(&[]);
        ready
    }

    /// One line with everything that determines the game of a number.
    pub fn description(&self) -> String {
        let [first, second] = Contestant::ALL.map(|contestant| self.describe(contestant));
        let (openings, margin) = (&self.openings, self.margin.as_millis());
        format!(
            "{} match: {first} against {second}; openings {openings}, seed {}, margin {margin} ms, \
             patience {} s",
            self.game,
            self.seed,
            self.patience.as_secs_f64(),
        )
    }

    /// A player with all that makes it play as it does.
    fn describe(&self, contestant: Contestant) -> String {
        let (name, spec) = (&self.names[contestant], &self.specs[contestant].text);
        let mut words = vec![spec.clone()];
        if name != spec {
            words.insert(0, format!("{name} ="));
        }
        let options = self.options[contestant].iter();
        words.extend(options.map(|EngineOption { name, value }| format!("{name}={value}")));
        words.push(format!("[{}]", self.limits[contestant]));
        words.join(" ")
    }

    /// The first opening without the text that a player's command line requires (`{state}`).
    pub fn opening_without_state(&self) -> Option<AnyPosition> {
        let takes_state = |&one: &Contestant| self.specs[one].takes_state();
        if self.openings.are_the_start() || !Contestant::ALL.iter().any(takes_state) {
            return None;
        }
        let mut openings = (1..=pair_of(self.games)).map(|pair| self.opening(pair));
        openings.find(|opening| state_text(opening).is_none())
    }
}

/// The pair that a game belongs to; both are counted from 1.
pub(crate) const fn pair_of(game: u64) -> u64 {
    game.div_ceil(2)
}

/// The name of a colour's player in a game.
pub fn name_of(names: &Both<String>, color: Color, number: u64) -> &str {
    &names[Contestant::with(color, number)]
}
