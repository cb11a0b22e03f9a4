//! One game between two players, with clocks, from its opening to its end.

use std::time::Duration;

use basalt_play::{By, History, Ply};
use basalt_rules::{AnyPosition, ByColor, Color, Outcome};

use crate::fault::Fault;
use crate::limits::Limits;
use crate::player::{Player, PlayerAnswer, PlayerError, PlayerTurn, Seat};

/// The terms of a game.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The first position.
    pub start: AnyPosition,
    /// The seed of the players' chance.
    pub seed: u64,
    /// The limits of each player.
    pub limits: ByColor<Limits>,
    /// The maximum time by which an answer may be late.
    pub margin: Duration,
    /// The maximum time for a move of a player without a time limit.
    pub patience: Duration,
}

/// A game that was played.
#[derive(Debug)]
pub struct Played {
    /// The game.
    pub history: History<Ply>,
    /// The result.
    pub outcome: Outcome,
    /// The player who lost by something else than the rules, and the reason.
    pub fault: Option<(Color, Fault)>,
    /// Each player's largest overrun that was forgiven.
    pub overrun: ByColor<Duration>,
}

/// Plays a game. Whatever the players do, it ends.
pub(crate) fn play<'a>(players: ByColor<&'a mut dyn Player>, terms: &'a Terms) -> Played {
    let mut game = MatchGame::new(players, terms);
    let fault = Color::ALL.into_iter().find_map(|color| game.seat(color)).or_else(|| game.run());
    for color in Color::ALL {
        game.players[color].end(game.history.plies());
    }
    let outcome = match (&fault, game.history.outcome()) {
        (Some((loser, _)), _) => Outcome::Win(loser.other()),
        (None, Some(outcome)) => outcome,
        (None, None) => unreachable!("a game without a fault is played to its end"),
    };
    let MatchGame { history, overrun, .. } = game;
    Played { history, outcome, fault, overrun }
}

/// A game in progress.
///
/// Players are asked for forced moves, too: programs with CodeCup's protocol must send them, and the record of a clock
/// needs them.
struct MatchGame<'a> {
    players: ByColor<&'a mut dyn Player>,
    terms: &'a Terms,
    history: History<Ply>,
    left: ByColor<Option<Duration>>,
    overrun: ByColor<Duration>,
}

impl<'a> MatchGame<'a> {
    fn new(players: ByColor<&'a mut dyn Player>, terms: &'a Terms) -> Self {
        Self {
            players,
            terms,
            history: History::new(terms.start.clone()),
            left: ByColor::from_fn(|color| terms.limits[color].time),
            overrun: ByColor::default(),
        }
    }

    /// Lets a player get ready; one that cannot has lost.
    fn seat(&mut self, color: Color) -> Option<(Color, Fault)> {
        let seat = Seat { start: &self.terms.start, color, seed: self.terms.seed };
        let error = self.players[color].begin(&seat).err()?;
        Some((color, Fault::Crash { error }))
    }

    /// Lets the players move until the game is over or one of them has lost otherwise.
    fn run(&mut self) -> Option<(Color, Fault)> {
        while self.history.outcome().is_none() {
            let color = self.history.to_move();
            if let Err(fault) = self.step(color) {
                return Some((color, fault));
            }
        }
        None
    }

    fn step(&mut self, color: Color) -> Result<(), Fault> {
        let terms = self.terms;
        let allowed = terms.limits[color].allowed(self.left[color]);
        let timeout =
            allowed.map_or(terms.patience, |allowed| allowed.saturating_add(terms.margin));
        let answer = self.players[color].choose(&PlayerTurn {
            start: &terms.start,
            plies: self.history.plies(),
            position: self.history.latest(),
            limits: &terms.limits[color],
            left: self.left,
            increment: ByColor::from_fn(|color| terms.limits[color].increment),
            timeout,
        });
        match answer {
            Ok(answer) if answer.took <= timeout => self.take(color, allowed, &answer),
            Ok(_) | Err(PlayerError::Silence(_)) => Err(Fault::TimeOut { allowed: timeout }),
            Err(error) => Err(Fault::Crash { error }),
        }
    }

    /// Plays the move of an answer that came in time.
    fn take(
        &mut self,
        color: Color,
        allowed: Option<Duration>,
        PlayerAnswer { text, took }: &PlayerAnswer,
    ) -> Result<(), Fault> {
        let over = allowed.map_or(Duration::ZERO, |allowed| took.saturating_sub(allowed));
        self.overrun[color] = self.overrun[color].max(over);
        let increment = self.terms.limits[color].increment;
        let left = self.left[color].map(|left| left.saturating_sub(*took) + increment);
        let illegal = |why| Fault::Illegal { text: text.clone(), why };
        let mv = self.history.latest().read_move(text).map_err(illegal)?;
        let ply = Ply { player: color, mv, by: By::Computer, left };
        self.history.push(ply).map_err(illegal)?;
        self.left[color] = left;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use basalt_rules::Game as Rules;

    use super::*;

    /// A player that gives prepared answers.
    #[derive(Default)]
    struct Puppet {
        answers: VecDeque<Result<PlayerAnswer, PlayerError>>,
        told: Vec<Option<Duration>>,
        absent: bool,
        ended: usize,
    }

    impl Puppet {
        fn with(answers: impl IntoIterator<Item = (&'static str, u64)>) -> Self {
            let answer = |(text, millis): (&str, u64)| {
                Ok(PlayerAnswer { text: text.to_owned(), took: Duration::from_millis(millis) })
            };
            Self { answers: answers.into_iter().map(answer).collect(), ..Self::default() }
        }
    }

    impl Player for Puppet {
        fn begin(&mut self, _: &Seat<'_>) -> Result<(), PlayerError> {
            if self.absent { Err(PlayerError::Ended("gone".to_owned())) } else { Ok(()) }
        }

        fn choose(&mut self, turn: &PlayerTurn<'_>) -> Result<PlayerAnswer, PlayerError> {
            self.told.push(turn.left[turn.position.to_move()]);
            self.answers.pop_front().unwrap_or(Err(PlayerError::Silence("move")))
        }

        fn end(&mut self, _: &[Ply]) {
            self.ended += 1;
        }
    }

    fn terms(limits: Limits) -> Terms {
        // Two moves to go: White f2e2 or f2f3, then Black; f2g2 ends the game at once.
        let start = AnyPosition::parse(Rules::Dvonn, "9/10/5r5/4rw(rb)3/9 w s").expect("legal");
        Terms {
            start,
            seed: 1,
            limits: ByColor { white: limits, black: limits },
            margin: Duration::from_millis(20),
            patience: Duration::from_mins(1),
        }
    }

    fn run(white: &mut Puppet, black: &mut Puppet, limits: Limits) -> Played {
        let played = play(ByColor { white, black }, &terms(limits));
        assert_eq!(played.fault.is_none(), played.history.outcome().is_some());
        played
    }

    const SECOND: Limits =
        Limits { time: Some(Duration::from_secs(1)), increment: Duration::ZERO, ..NONE };
    const NONE: Limits =
        Limits { time: None, increment: Duration::ZERO, move_time: None, nodes: None, depth: None };

    #[test]
    fn a_game_is_played_to_its_end() {
        let (mut white, mut black) = (Puppet::with([("F2G2", 5)]), Puppet::default());
        let played = run(&mut white, &mut black, NONE);
        assert_eq!(played.outcome, Outcome::Win(Color::White));
        assert!(played.fault.is_none() && played.history.plies().len() == 1);
        assert_eq!((white.ended, black.ended), (1, 1));
    }

    #[test]
    fn an_illegal_move_loses() {
        for text in ["f2h2", "garbage", "", "pass"] {
            let (mut white, mut black) = (Puppet::with([(text, 0)]), Puppet::default());
            let played = run(&mut white, &mut black, NONE);
            assert_eq!(played.outcome, Outcome::Win(Color::Black));
            let Some((Color::White, Fault::Illegal { text: found, .. })) = played.fault else {
                panic!("{:?}", played.fault);
            };
            assert_eq!((found.as_str(), played.history.plies().len()), (text, 0));
        }
    }

    #[test]
    fn silence_and_lateness_lose() {
        let late = Puppet::with([("f2g2", 1021)]);
        for mut white in [Puppet::default(), late] {
            let played = run(&mut white, &mut Puppet::default(), SECOND);
            assert_eq!(played.outcome, Outcome::Win(Color::Black));
            let Some((Color::White, Fault::TimeOut { allowed })) = played.fault else {
                panic!("{:?}", played.fault);
            };
            assert_eq!(allowed, Duration::from_millis(1020));
        }
    }

    #[test]
    fn a_crash_loses_before_the_first_move_too() {
        let gone = || PlayerError::Ended("exit status: 1".to_owned());
        let crashing = Puppet { answers: VecDeque::from([Err(gone())]), ..Puppet::default() };
        for mut white in [crashing, Puppet { absent: true, ..Puppet::default() }] {
            let played = run(&mut white, &mut Puppet::default(), NONE);
            assert_eq!(played.outcome, Outcome::Win(Color::Black));
            assert!(matches!(played.fault, Some((Color::White, Fault::Crash { .. }))));
            assert_eq!(white.ended, 1);
        }
    }

    #[test]
    fn overruns_within_the_margin_are_recorded() {
        let mut white = Puppet::with([("f2g2", 1019)]);
        let played = run(&mut white, &mut Puppet::default(), SECOND);
        assert_eq!(played.outcome, Outcome::Win(Color::White));
        assert_eq!(played.overrun.white, Duration::from_millis(19));
        assert_eq!(played.history.plies()[0].left, Some(Duration::ZERO));
    }

    #[test]
    fn clocks_count_down_and_increments_are_added() {
        let limits = Limits { increment: Duration::from_millis(100), ..SECOND };
        let mut white = Puppet::with([("f2f3", 300)]);
        let mut black = Puppet::with([("zz", 0)]);
        let played = run(&mut white, &mut black, limits);
        assert_eq!(white.told, [Some(Duration::from_secs(1))]);
        assert_eq!(played.history.plies()[0].left, Some(Duration::from_millis(800)));
    }
}
