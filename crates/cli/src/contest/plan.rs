//! A match before its first game: who plays, from where, for how long.

use std::time::Duration;

use basalt_locales::messages;
use basalt_rules::{AnyPosition, ByColor, Color, Game, SplitMix64};

use super::contestant::{Both, Contestant};
use super::game::Terms;
use super::limits::Limits;
use super::openings::Openings;
use super::player::{self, Player, Seat, Trouble};
use super::spec::{Setting, Spec};
use super::state_text::state_text;
use crate::args;
use crate::ending::Failure;
use crate::input::Source;
use crate::shell::Shell;

/// What is agreed on before the first game.
pub(crate) struct Plan {
    pub(super) game: Game,
    pub(super) games: u64,
    pub(super) names: Both<String>,
    specs: Both<Spec>,
    options: Both<Vec<Setting>>,
    limits: Both<Limits>,
    openings: Openings,
    seed: u64,
    margin: Duration,
    patience: Duration,
}

impl Plan {
    /// What the arguments ask for.
    pub(super) fn new(args: &args::Match, shell: &Shell) -> Result<Self, Failure> {
        let (specs, options) = (args.specs(), args.options());
        let plan = Self {
            game: args.game.id,
            games: args.games,
            names: args.names(),
            specs: Both { first: specs.first.clone(), second: specs.second.clone() },
            options: Both { first: options.first.to_vec(), second: options.second.to_vec() },
            limits: args.limits(),
            openings: openings(args, shell)?,
            seed: args.seed,
            margin: Duration::from_millis(args.margin_ms.into()),
            patience: args.patience,
        };
        plan.check_states(shell)?;
        Ok(plan)
    }

    /// The terms of a game, counted from 1.
    pub(super) fn terms(&self, number: u64) -> Terms {
        let limits = |color| self.limits[Contestant::with(color, number)];
        Terms {
            start: self.opening(pair_of(number)),
            seed: self.seed_of(number),
            limits: ByColor::from_fn(limits),
            margin: self.margin,
            patience: self.patience,
        }
    }

    /// Where both games of a pair, counted from 1, start.
    fn opening(&self, pair: u64) -> AnyPosition {
        self.openings.position(pair, self.seed)
    }

    /// The seed of a game: another one than its opening's, and small enough for any program.
    pub(super) fn seed_of(&self, number: u64) -> u64 {
        SplitMix64::for_stream(self.seed, u64::MAX - number).next_u64() >> 33
    }

    /// A player, to be used by one thread.
    pub(super) fn hire(&self, contestant: Contestant) -> Box<dyn Player> {
        player::hire(&self.specs[contestant], &self.options[contestant], self.game)
    }

    /// Lets a player get ready for the first game, and nothing more.
    pub(super) fn try_out(&self, contestant: Contestant) -> Result<(), Trouble> {
        let (start, color) = (self.opening(1), contestant.color(1));
        let mut player = self.hire(contestant);
        let ready = player.begin(&Seat { start: &start, color, seed: self.seed_of(1) });
        player.end(&[]);
        ready
    }

    /// Everything that decides what is played in a game of some number, in one line.
    pub(super) fn description(&self) -> String {
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
        words.extend(options.map(|Setting { name, value }| format!("{name}={value}")));
        words.push(format!("[{}]", self.limits[contestant]));
        words.join(" ")
    }

    /// Whoever wants to be told where a game starts must be able to hear it.
    fn check_states(&self, shell: &Shell) -> Result<(), Failure> {
        if self.openings.are_the_start()
            || !Contestant::ALL.iter().any(|&one| self.specs[one].takes_state())
        {
            return Ok(());
        }
        let untold =
            (1..=pair_of(self.games)).find(|&pair| state_text(&self.opening(pair)).is_none());
        match untold {
            None => Ok(()),
            Some(pair) => {
                let position = self.opening(pair).to_string();
                Err(Failure::Input(shell.say(&messages::match_no_state(&position))))
            }
        }
    }
}

/// The pair that a game belongs to; both are counted from 1.
pub(super) const fn pair_of(game: u64) -> u64 {
    game.div_ceil(2)
}

fn openings(args: &args::Match, shell: &Shell) -> Result<Openings, Failure> {
    let game = args.game.id;
    Ok(match (&args.positions, args.random_plies) {
        (Some(file), _) => Openings::List(positions(&Source::new(file), game, shell)?),
        (None, Some(plies)) => Openings::RandomPlies(game, plies),
        (None, None) if args.full_board => Openings::FullBoards,
        (None, None) => Openings::Start(game),
    })
}

/// The positions of a file, one a line. From each the game must go on.
fn positions(source: &Source, game: Game, shell: &Shell) -> Result<Vec<AnyPosition>, Failure> {
    let name = source.name(&shell.voice);
    let not_read = |error: std::io::Error| source.not_read(&error, &shell.voice);
    let (mut input, _) = source.open().map_err(not_read)?;
    let mut text = Vec::new();
    input.read_to_end(&mut text).map_err(not_read)?;
    let mut positions = Vec::new();
    for (number, line) in (1..).zip(String::from_utf8_lossy(&text).lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let position = read_position(game, line, shell).map_err(|reason| {
            Failure::Input(shell.say(&messages::match_position(&name, number, &reason)))
        })?;
        positions.push(position);
    }
    if positions.is_empty() {
        return Err(Failure::Input(shell.say(&messages::match_no_positions(&name))));
    }
    Ok(positions)
}

fn read_position(game: Game, text: &str, shell: &Shell) -> Result<AnyPosition, String> {
    let position = AnyPosition::parse(game, text).map_err(|error| shell.voice.explain(&error))?;
    match position.outcome() {
        None => Ok(position),
        Some(_) => Err(shell.say(&messages::match_position_over())),
    }
}

/// The colour's player in a game.
pub(super) fn name_of(names: &Both<String>, color: Color, number: u64) -> &str {
    &names[Contestant::with(color, number)]
}
