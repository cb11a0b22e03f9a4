//! Every running game plays the same forced moves: passes, and the last placement of DVONN.
//!
//! Matches ask their players for forced moves, too, so a match between random players has them all. The choices of
//! such a game, without what was forced, lead every other running game along the same line.

use std::ops::ControlFlow;
use std::time::Duration;

use basalt_arena::{Both, Limits, Openings, Plan, Spec, play};
use basalt_play::{By, History, LocalGame, Ply, Seat, Start};
use basalt_referee::{Command, OnlineGame, Pace, Request, Terms};
use basalt_rules::{AnyMove, AnyPosition, Game};

/// Games between players that make any legal move.
fn random_games(game: Game) -> Vec<History<Ply>> {
    let random = || Spec::parse("random").expect("a player");
    let plan = Plan {
        game,
        games: 6,
        names: Both { first: "first".to_owned(), second: "second".to_owned() },
        specs: Both { first: random(), second: random() },
        options: Both::default(),
        limits: Both { first: Limits::default(), second: Limits::default() },
        openings: Openings::Start(game),
        seed: 1,
        margin: Duration::ZERO,
        patience: Duration::from_hours(1),
    };
    let mut games = Vec::new();
    let broken: Option<()> = play(&plan, 1..=plan.games, 1, |finished| {
        assert!(finished.played.fault.is_none());
        games.push(finished.played.history);
        ControlFlow::Continue(())
    });
    assert!(broken.is_none() && games.len() == 6);
    games
}

/// Whether a move is the only one, and a pass or a placement, as a list of all moves says.
fn is_forced(position: &AnyPosition, mv: AnyMove) -> bool {
    let moves = position.legal_moves();
    moves == [mv] && (mv == AnyMove::pass(position.game()) || position.is_placing())
}

/// The moves that were chosen by a player.
fn choices(history: &History<Ply>) -> Vec<AnyMove> {
    let made = history.positions().zip(history.moves());
    made.filter(|(position, mv)| !is_forced(position, *mv)).map(|(_, mv)| mv).collect()
}

fn local_line(game: Game, choices: &[AnyMove]) -> Vec<AnyMove> {
    let mut local = LocalGame::new(Start::Empty(game), Seat::TWO_PEOPLE, None);
    for &mv in choices {
        let plies = local.play(mv, Duration::ZERO).expect("a legal choice");
        let by = local.plies()[plies].iter().map(|ply| ply.by).collect::<Vec<_>>();
        assert!(by[0] == By::Person && by[1..].iter().all(|&by| by == By::Itself), "{by:?}");
    }
    local.plies().iter().map(|ply| ply.mv).collect()
}

fn online_line(game: Game, choices: &[AnyMove]) -> Vec<AnyMove> {
    let pace = Pace::Live { base: 600, increment: 0 };
    let terms = Terms::casual(game, pace);
    let mut online = OnlineGame::new(terms, AnyPosition::start(game), 0);
    for mv in choices {
        let (by, after) = (online.to_move(), online.number());
        let command = Command::Play(mv.to_string());
        let request = Request { by, after, now: 0, lag: 0, command };
        let events = online.decide(&request).expect("a legal choice");
        for event in online.number_all(events, 0) {
            online.apply(&event).expect("an event that follows");
        }
    }
    online.history().moves().collect()
}

fn history_line(game: Game, choices: &[AnyMove]) -> Vec<AnyMove> {
    let mut history = History::new(AnyPosition::start(game));
    for &mv in choices {
        history.push(mv).expect("a legal choice");
        history.push_forced(|_, mv| mv);
    }
    history.moves().collect()
}

#[test]
fn every_running_game_plays_the_same_forced_moves() {
    for game in Game::ALL {
        let mut forced = 0;
        for history in random_games(game) {
            let (line, choices): (Vec<_>, _) = (history.moves().collect(), choices(&history));
            forced += line.len() - choices.len();
            assert_eq!(local_line(game, &choices), line, "{game}");
            assert_eq!(history_line(game, &choices), line, "{game}");
            assert_eq!(online_line(game, &choices), line, "{game}");
        }
        let places_last = game == Game::Dvonn;
        assert!(!places_last || forced > 6, "the last placements and passes, found {forced}");
    }
}
