//! The referee: one game between two players, with clocks, from its opening to its end.

use std::time::Duration;

use basalt_rules::{AnyPosition, ByColor, Color, MoveError, Outcome};

use super::limits::Limits;
use super::player::{Answer, Player, Ply, Seat, Trouble, Turn};

/// What is agreed on before a game.
#[derive(Clone, Debug)]
pub(super) struct Terms {
    pub(super) start: AnyPosition,
    pub(super) seed: u64,
    pub(super) limits: ByColor<Limits>,
    /// So much later than allowed an answer may come.
    pub(super) margin: Duration,
    /// So long a player without a limit of time may take for a move.
    pub(super) patience: Duration,
}

/// A game that was played.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) plies: Vec<Ply>,
    /// Where it ended.
    pub(super) end: AnyPosition,
    pub(super) outcome: Outcome,
    /// Who lost by something else than the rules, and by what.
    pub(super) fault: Option<(Color, Fault)>,
    /// How much later than allowed each player's latest answer came that still counted.
    pub(super) overrun: ByColor<Duration>,
}

/// What loses a game at once.
#[derive(Debug)]
pub(super) enum Fault {
    /// An answer that is no legal move.
    Illegal { text: String, why: MoveError },
    /// No answer in time.
    TimeOut { allowed: Duration },
    /// The player is gone or does not play.
    Crash { trouble: Trouble },
}

/// Plays a game. Whatever the players do, it ends.
pub(super) fn play<'a>(players: ByColor<&'a mut dyn Player>, terms: &'a Terms) -> Played {
    let mut game = Game::new(players, terms);
    let fault = Color::ALL.into_iter().find_map(|color| game.seat(color)).or_else(|| game.run());
    for color in Color::ALL {
        game.players[color].end(&game.plies);
    }
    let outcome = match (&fault, game.position.outcome()) {
        (Some((loser, _)), _) => Outcome::Win(loser.other()),
        (None, Some(outcome)) => outcome,
        (None, None) => unreachable!("a game without a fault is played to its end"),
    };
    let Game { plies, position: end, overrun, .. } = game;
    Played { plies, end, outcome, fault, overrun }
}

/// A game that is being played.
struct Game<'a> {
    players: ByColor<&'a mut dyn Player>,
    terms: &'a Terms,
    position: AnyPosition,
    plies: Vec<Ply>,
    left: ByColor<Option<Duration>>,
    overrun: ByColor<Duration>,
}

impl<'a> Game<'a> {
    fn new(players: ByColor<&'a mut dyn Player>, terms: &'a Terms) -> Self {
        Self {
            players,
            terms,
            position: terms.start.clone(),
            plies: Vec::new(),
            left: ByColor::from_fn(|color| terms.limits[color].time),
            overrun: ByColor::default(),
        }
    }

    /// Lets a player get ready; one that cannot has lost.
    fn seat(&mut self, color: Color) -> Option<(Color, Fault)> {
        let seat = Seat { start: &self.terms.start, color, seed: self.terms.seed };
        let trouble = self.players[color].begin(&seat).err()?;
        Some((color, Fault::Crash { trouble }))
    }

    /// Lets the players move until the game is over or one of them has lost otherwise.
    fn run(&mut self) -> Option<(Color, Fault)> {
        while self.position.outcome().is_none() {
            let color = self.position.to_move();
            if let Err(fault) = self.step(color) {
                return Some((color, fault));
            }
        }
        None
    }

    fn step(&mut self, color: Color) -> Result<(), Fault> {
        let terms = self.terms;
        let allowed = terms.limits[color].allowed(self.left[color]);
        let patience =
            allowed.map_or(terms.patience, |allowed| allowed.saturating_add(terms.margin));
        let answer = self.players[color].choose(&Turn {
            start: &terms.start,
            plies: &self.plies,
            position: &self.position,
            limits: &terms.limits[color],
            left: self.left,
            increment: ByColor::from_fn(|color| terms.limits[color].increment),
            patience,
        });
        match answer {
            Ok(answer) if answer.took <= patience => self.take(color, allowed, &answer),
            Ok(_) | Err(Trouble::Silence(_)) => Err(Fault::TimeOut { allowed: patience }),
            Err(trouble) => Err(Fault::Crash { trouble }),
        }
    }

    /// Plays the move of an answer that came in time.
    fn take(
        &mut self,
        color: Color,
        allowed: Option<Duration>,
        Answer { text, took }: &Answer,
    ) -> Result<(), Fault> {
        let over = allowed.map_or(Duration::ZERO, |allowed| took.saturating_sub(allowed));
        self.overrun[color] = self.overrun[color].max(over);
        let increment = self.terms.limits[color].increment;
        let left = self.left[color].map(|left| left.saturating_sub(*took) + increment);
        let mv = self.position.read_move(text);
        let mv = mv.map_err(|why| Fault::Illegal { text: text.clone(), why })?;
        self.position.play(mv).expect("a move that was checked can be played");
        self.left[color] = left;
        self.plies.push(Ply { by: color, mv, left });
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
        answers: VecDeque<Result<Answer, Trouble>>,
        told: Vec<Option<Duration>>,
        absent: bool,
        ended: usize,
    }

    impl Puppet {
        fn with(answers: impl IntoIterator<Item = (&'static str, u64)>) -> Self {
            let answer = |(text, millis): (&str, u64)| {
                Ok(Answer { text: text.to_owned(), took: Duration::from_millis(millis) })
            };
            Self { answers: answers.into_iter().map(answer).collect(), ..Self::default() }
        }
    }

    impl Player for Puppet {
        fn begin(&mut self, _: &Seat<'_>) -> Result<(), Trouble> {
            if self.absent { Err(Trouble::Ended("gone".to_owned())) } else { Ok(()) }
        }

        fn choose(&mut self, turn: &Turn<'_>) -> Result<Answer, Trouble> {
            self.told.push(turn.left[turn.position.to_move()]);
            self.answers.pop_front().unwrap_or(Err(Trouble::Silence("move")))
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
        assert_eq!(played.fault.is_none(), played.end.outcome().is_some());
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
        assert!(played.fault.is_none() && played.plies.len() == 1);
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
            assert_eq!((found.as_str(), played.plies.len()), (text, 0));
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
        let gone = || Trouble::Ended("exit status: 1".to_owned());
        let crashing = Puppet { answers: VecDeque::from([Err(gone())]), ..Puppet::default() };
        for mut white in [crashing, Puppet { absent: true, ..Puppet::default() }] {
            let played = run(&mut white, &mut Puppet::default(), NONE);
            assert_eq!(played.outcome, Outcome::Win(Color::Black));
            assert!(matches!(played.fault, Some((Color::White, Fault::Crash { .. }))));
            assert_eq!(white.ended, 1);
        }
    }

    #[test]
    fn the_margin_forgives_and_is_remembered() {
        let mut white = Puppet::with([("f2g2", 1019)]);
        let played = run(&mut white, &mut Puppet::default(), SECOND);
        assert_eq!(played.outcome, Outcome::Win(Color::White));
        assert_eq!(played.overrun.white, Duration::from_millis(19));
        assert_eq!(played.plies[0].left, Some(Duration::ZERO));
    }

    #[test]
    fn clocks_count_down_and_increments_are_added() {
        let limits = Limits { increment: Duration::from_millis(100), ..SECOND };
        let mut white = Puppet::with([("f2f3", 300)]);
        let mut black = Puppet::with([("zz", 0)]);
        let played = run(&mut white, &mut black, limits);
        assert_eq!(white.told, [Some(Duration::from_secs(1))]);
        assert_eq!(played.plies[0].left, Some(Duration::from_millis(800)));
    }
}
