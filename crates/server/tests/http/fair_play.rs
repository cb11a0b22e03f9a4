//! Fair-play figures, and refunds, as moderators and players see them.

use basalt_referee::{EndReason, Ending, Event, ModeratorAction, Numbered, ReportReason, Terms};
use basalt_rules::{AnyPosition, ByColor, Color, Game, SplitMix64};
use basalt_store::{Append, GameSummary, NewGame, PlayerId, RatingRule, Seat, Standing};
use basalt_wire::{FairPlay, Me, Measure, ModerationEntry, ModerationRecord};
use serde_json::json;

use crate::archive::terms;
use crate::harness::{NOW, TestServer};
use crate::moderation::{measure, people};

/// Ten points for the winner.
fn rate(before: ByColor<Standing>, winner: Option<Color>) -> ByColor<Standing> {
    ByColor::from_fn(|color| {
        let points = if winner == Some(color) { 10.0 } else { -10.0 };
        Standing { value: before[color].value + points, ..before[color] }
    })
}

/// A rated game that White loses, with moves by chance: White takes a second for each, Black ever longer.
async fn rated_game(server: &TestServer, number: u64, players: ByColor<PlayerId>) {
    let game = basalt_referee::GameId::from_bits(number);
    let terms: Terms = terms(Game::Dvonn);
    let mut position = AnyPosition::start(Game::Dvonn);
    let new = NewGame {
        game,
        terms,
        start: position.to_string(),
        seats: ByColor::from_fn(|color| Seat::Person(players[color])),
        created: NOW,
        summary: GameSummary { to_move: Some(Color::White), ..GameSummary::default() },
        seeks: Vec::new(),
        follows: None,
    };
    server.store.create_game(&new).await.expect("answers");
    let mut rng = SplitMix64::new(number);
    let mut events = Vec::new();
    while position.outcome().is_none() && events.len() < 75 {
        let by = position.to_move();
        let (mv, forced) = match position.forced_move() {
            Some(mv) => (mv, true),
            None => (rng.pick(&position.legal_moves()).expect("a move"), false),
        };
        let number = events.len() as u32 + 1;
        let spent = if by == Color::White { 1_000 } else { u64::from(number) * 100 };
        position.play(mv).expect("legal");
        let at = NOW + u64::from(number);
        events.push(Numbered { number, at, event: Event::Move { by, mv, spent, forced } });
    }
    let number = events.len() as u32 + 1;
    let ending = Ending { winner: Some(Color::Black), reason: EndReason::Resigned };
    events.push(Numbered { number, at: NOW + u64::from(number), event: Event::Ended(ending) });
    let now = GameSummary { plies: number - 1, ending: Some(ending), ..GameSummary::default() };
    let pool = terms.pool().expect("rated");
    let rated = Some(RatingRule { pool, rate });
    server.store.append(Append { game, after: 0, events, now, rated }).await.expect("answers");
}

async fn ada_and_bea(server: &TestServer) -> ByColor<PlayerId> {
    ByColor { white: server.account("Ada").await.id, black: server.account("Bea").await.id }
}

#[tokio::test]
async fn a_moderator_asks_and_sees_figures_with_errors() {
    let server = TestServer::new().await;
    let [ada, _bea, mut mia] = people(&server).await;
    let players = ada_and_bea(&server).await;
    for number in 1..=2 {
        rated_game(&server, number, players).await;
    }
    let first = basalt_referee::GameId::from_bits(1);
    for _ in 0..3 {
        server.store.note_focus_loss(first, players.black).await.expect("answers");
    }
    let path = |name: &str| format!("/api/moderation/players/{name}/fair-play");
    let none: FairPlay = mia.get(&path("Bea")).await.fine();
    assert_eq!(none, FairPlay { waiting: 0, figures: Vec::new() }, "nobody has asked");
    let asked: FairPlay = mia.post(&path("Bea"), &json!({})).await.fine();
    assert!(asked.waiting <= 2);
    // The server does it by itself, too; whoever comes second finds nothing to do.
    server.live.compare_games().await.expect("compares");
    let found: FairPlay = mia.get(&path("bea")).await.fine();
    assert_eq!((found.waiting, found.figures.len()), (0, 1));
    let figures = found.figures[0];
    assert_eq!((figures.game, figures.games), (Game::Dvonn, 2));
    assert!(figures.moves >= 16, "{figures:?}");
    let agreement = figures.agreement.expect("moves");
    let expected = figures.expected.expect("moves");
    let excess = figures.excess.expect("moves");
    for one in [agreement, expected, excess, figures.seconds.expect("times")] {
        assert!(one.low < one.value && one.value < one.high, "{figures:?}");
    }
    assert!(agreement.value < 600, "by chance: {figures:?}");
    assert!((excess.value - (agreement.value - expected.value)).abs() <= 1);
    // From 5.0 to 7.5 seconds, whatever the position.
    let seconds = figures.seconds.expect("times");
    assert!((5_000..7_500).contains(&seconds.value), "{figures:?}");
    assert!(figures.spread.expect("times").value < 300, "{figures:?}");
    assert!(figures.difficulty.is_some());
    assert_eq!(figures.focus_losses.expect("live games").value, 1_500);
    let others: FairPlay = mia.get(&path("Ada")).await.fine();
    assert!(others.figures.is_empty());
    assert_eq!(ada.get(&path("Bea")).await.status, 403);
}

#[tokio::test]
async fn refunded_players_are_told_and_moderators_see_it() {
    let server = TestServer::new().await;
    let [ada, _bea, mut mia] = people(&server).await;
    let players = ada_and_bea(&server).await;
    rated_game(&server, 1, players).await;
    let measure = |player: &str, action| Measure {
        reason: ReportReason::Cheating,
        words: "An engine played for you.".to_owned(),
        ..measure(player, action)
    };
    for action in [ModeratorAction::RefundRating, ModeratorAction::WithdrawRefund] {
        let refused = mia.post("/api/moderation/act", &measure("Ada", action)).await.refused();
        assert_eq!(refused, (400, basalt_wire::ErrorCode::BadQuery));
    }
    let close = measure("Bea", ModeratorAction::Close);
    mia.post("/api/moderation/act", &close).await.fine::<ModerationRecord>();
    assert!(ada.get("/api/me").await.fine::<Me>().unread);
    let messages: Vec<ModerationEntry> = ada.get("/api/account/messages").await.fine();
    assert_eq!(messages.len(), 1);
    assert_eq!(messages[0].action, ModeratorAction::RefundRating);
    assert_eq!((messages[0].points, messages[0].words.as_ref()), (Some(10), None));
    let record: ModerationRecord = mia.get("/api/moderation/players/Ada").await.fine();
    assert_eq!(record.entries[0].points, Some(10));
    let reopen = measure("Bea", ModeratorAction::Reopen);
    mia.post("/api/moderation/act", &reopen).await.fine::<ModerationRecord>();
    let messages: Vec<ModerationEntry> = ada.get("/api/account/messages").await.fine();
    assert_eq!(messages[0].action, ModeratorAction::WithdrawRefund);
    let log: Vec<ModerationEntry> = mia.get("/api/moderation/log").await.fine();
    let actions: Vec<ModeratorAction> = log.iter().map(|entry| entry.action).collect();
    assert_eq!(
        actions,
        [
            ModeratorAction::WithdrawRefund,
            ModeratorAction::Reopen,
            ModeratorAction::RefundRating,
            ModeratorAction::Close
        ]
    );
}
