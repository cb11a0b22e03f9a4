//! The computer as an opponent.

use std::num::NonZero;
use std::thread::available_parallelism;

use basalt_referee::{ColorWish, GameId, Terms};
use basalt_rules::{AnyMove, ByColor, Color, Game};
use basalt_store::{Append, GameSummary, PlayerId, Seat};
use basalt_wire::{Act, ErrorCode, Event, FromServer, ToServer};

use crate::client::{Client, alternate, begin_game};
use crate::harness::{Person, START, TERMS, TestServer};

#[tokio::test]
async fn the_computer_answers_and_lets_moves_be_taken_back() {
    let server = TestServer::new().await;
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let terms = Terms { rated: true, ..TERMS };
    ada.request(ToServer::PlayComputer { terms, level: 1 }).await.expect("not busy");
    let game = ada.started().await;
    let state = ada.watch(game).await;
    assert!(!state.terms.rated && state.presence.black);
    ada.play(game, "e3").await.expect("legal");
    assert_eq!(ada.events().await.len(), 1);
    let answer = ada.events().await;
    assert!(matches!(answer[..], [Event::Move { by: Color::Black, .. }]), "{answer:?}");
    ada.act(game, Act::OfferDraw).await.expect("begun");
    assert_eq!(ada.events().await, [Event::DrawOffered { by: Color::White }]);
    assert_eq!(ada.events().await, [Event::DrawDeclined { by: Color::Black }]);
    ada.act(game, Act::AskTakeback).await.expect("there is a move");
    assert_eq!(ada.events().await, [Event::TakebackAsked { by: Color::White }]);
    assert_eq!(ada.events().await, [Event::TakenBack { plies: 0 }]);
    ada.play(game, "e4").await.expect("legal");
}

#[tokio::test]
async fn the_computer_begins_if_it_has_white() {
    let server = TestServer::new().await;
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let terms = Terms { color: ColorWish::Black, game: Game::Punct, ..TERMS };
    ada.request(ToServer::PlayComputer { terms, level: 1 }).await.expect("not busy");
    let game = ada.started().await;
    if ada.watch(game).await.events.is_empty() {
        assert_eq!(ada.events().await.len(), 1);
    }
    ada.act(game, Act::Resign).await.expect("it goes on");
    ada.act(game, Act::Rematch).await.expect("the computer always wants to");
    assert_ne!(ada.started().await, game);
}

#[tokio::test]
async fn there_are_twenty_levels() {
    let server = TestServer::new().await;
    let mut ada = server.connect(&server.guest("Ada").await).await;
    for level in [0, 21] {
        let refused = ada.request(ToServer::PlayComputer { terms: TERMS, level }).await;
        assert_eq!(refused, Err(ErrorCode::BadQuery));
    }
}

/// The state that a node leaves if it dies before the computer has moved.
#[tokio::test]
async fn whichever_node_finds_the_game_moves_for_the_computer() {
    let server = TestServer::new().await;
    let ada = server.guest("Ada").await;
    let seats = ByColor { white: Seat::Computer(1), black: Seat::Person(ada.id) };
    let game = server.stored_game(TERMS, seats).await;
    let server = server.restart().await;
    let mut ada = server.connect(&ada).await;
    if ada.watch(game).await.events.is_empty() {
        assert_eq!(ada.events().await.len(), 1);
    }
}

/// A player who copies the moves of an opponent to the computer, on the same board or a mirrored one, would have it
/// play for them.
#[tokio::test]
async fn the_computer_does_not_think_about_a_rated_game_of_its_opponent() {
    let server = TestServer::new().await;
    let mut ada = server.connect(&server.member("Ada").await).await;
    let mut bea = server.connect(&server.member("Bea").await).await;
    let rated = Terms { rated: true, ..TERMS };
    let game = begin_game(&mut ada, &mut bea, rated).await;
    let against = |color| ToServer::PlayComputer { terms: Terms { color, ..TERMS }, level: 1 };
    let unfair = Err(ErrorCode::FairPlay);
    assert_eq!(
        ada.request(against(ColorWish::Black)).await,
        unfair,
        "it would show its first move"
    );
    ada.request(ToServer::Play { game, after: 0, mv: "a1".to_owned() }).await.expect("legal");
    ada.request(against(ColorWish::White)).await.expect("not busy");
    let training = ada.started().await;
    let play = |mv: &str| ToServer::Play { game: training, after: 0, mv: mv.to_owned() };
    for mv in ["a1", "k5"] {
        assert_eq!(ada.request(play(mv)).await, unfair, "{mv}");
    }
    assert!(bea.events().await.len() == 1);
    bea.play(game, "b1").await.expect("legal");
    ada.request(play("k5")).await.expect("the rated game has gone on");
}

/// Both variants of PÜNCT have the same positions.
#[tokio::test]
async fn the_computer_does_not_help_in_a_rated_game_by_another_variant() {
    let server = TestServer::new().await;
    let mut ada = server.connect(&server.member("Ada").await).await;
    let mut bea = server.connect(&server.member("Bea").await).await;
    let rated = Terms { rated: true, game: Game::Punct, ..TERMS };
    let game = begin_game(&mut ada, &mut bea, rated).await;
    ada.play(game, "i6/h5i5").await.expect("legal");
    let basic = Terms { game: Game::PunctBasic, color: ColorWish::White, ..TERMS };
    ada.request(ToServer::PlayComputer { terms: basic, level: 1 }).await.expect("not busy");
    let training = ada.started().await;
    let same = ToServer::Play { game: training, after: 0, mv: "i6/h5i5".to_owned() };
    assert_eq!(ada.request(same).await, Err(ErrorCode::FairPlay));
}

/// Otherwise the same move could be sent again and again, and the store would be asked each time.
#[tokio::test]
async fn a_move_for_another_board_is_not_compared_with_rated_games() {
    let server = TestServer::new().await;
    let (ada, _clients) = rated_game(&server, &["a1"]).await;
    let seats = ByColor { white: Seat::Person(ada.id), black: Seat::Computer(1) };
    let training = server.stored_game(TERMS, seats).await;
    let mut ada = server.connect(&ada).await;
    let play = |after| ToServer::Play { game: training, after, mv: "a1".to_owned() };
    assert_eq!(ada.request(play(1)).await, Err(ErrorCode::Stale { number: 0 }));
    assert_eq!(ada.request(play(0)).await, Err(ErrorCode::FairPlay));
    let mut cat = server.connect(&server.guest("Cat").await).await;
    assert_eq!(cat.request(play(0)).await, Err(ErrorCode::NotYours));
}

#[tokio::test]
async fn rematches_against_the_computer_are_counted_as_challenges() {
    let server = TestServer::new().await;
    let mut ada = server.connect(&server.guest("Ada").await).await;
    ada.request(ToServer::PlayComputer { terms: TERMS, level: 1 }).await.expect("not busy");
    let mut game = ada.started().await;
    let act = |game, act| ToServer::Do { game, after: 0, act };
    for _ in 0..9 {
        ada.request(act(game, Act::Abort)).await.expect("Ada has not moved");
        ada.request(act(game, Act::Rematch)).await.expect("ten at once");
        game = ada.started().await;
    }
    ada.request(act(game, Act::Abort)).await.expect("Ada has not moved");
    let too_often = Err(ErrorCode::TooOften { seconds: 10 });
    assert_eq!(ada.request(act(game, Act::Rematch)).await, too_often);
    server.clock.advance(10_000);
    ada.request(act(game, Act::Rematch)).await.expect("the refusal has changed nothing");
    ada.started().await;
}

/// Ada, who plays a rated game, and the moves in it.
async fn rated_game(server: &TestServer, moves: &[&str]) -> (Person, [Client; 2]) {
    let person = server.member("Ada").await;
    let mut ada = server.connect(&person).await;
    let mut bea = server.connect(&server.member("Bea").await).await;
    let game = begin_game(&mut ada, &mut bea, Terms { rated: true, ..TERMS }).await;
    alternate(&mut ada, &mut bea, game, moves).await;
    (person, [ada, bea])
}

/// Plays moves of both sides against the computer until it would search the position after them. Returns the refusal.
async fn copy(
    guest: &mut Client,
    server: &TestServer,
    guest_id: PlayerId,
    moves: &[&str],
) -> Result<(), ErrorCode> {
    let seats = ByColor { white: Seat::Person(guest_id), black: Seat::Computer(1) };
    let game = server.stored_game(TERMS, seats).await;
    let (last, before) = moves.split_last().expect("a move");
    for (number, mv) in (1..).zip(before) {
        let by = if number % 2 == 1 { Color::White } else { Color::Black };
        let mv = AnyMove::parse(TERMS.game, mv).expect("a move");
        let event = basalt_referee::Event::Move { by, mv, spent: 0, forced: false };
        let events = vec![basalt_referee::Numbered { number, at: server.clock.now(), event }];
        let now =
            GameSummary { plies: number, to_move: Some(by.other()), ..GameSummary::default() };
        let append = Append { game, after: number - 1, events, now, rated: None };
        server.store().append(append).await.expect("stored");
    }
    let after = before.len() as u32;
    guest.request(ToServer::Play { game, after, mv: (*last).to_owned() }).await
}

#[tokio::test]
async fn the_computer_does_not_help_a_guest_in_the_browser_of_a_player() {
    let server = TestServer::new().await;
    let (ada, _clients) = rated_game(&server, &["a1"]).await;
    let device = server.store().note_device(None, ada.id, START).await.expect("stored");
    let device = device.expect("a new device");
    let guest = server.guest("guest-1").await;
    let mut stranger = server.connect(&guest).await;
    copy(&mut stranger, &server, guest.id, &["a1"]).await.expect("any two games begin alike");
    drop(stranger);
    let other = server.guest("guest-2").await;
    let cookies = format!("{}; basalt_device={}", other.token, device.as_str());
    let mut same_browser = Client::connect(server.node.address, Some(&cookies)).await;
    let refused = copy(&mut same_browser, &server, other.id, &["a1"]).await;
    assert_eq!(refused, Err(ErrorCode::FairPlay));
}

#[tokio::test]
async fn the_computer_does_not_help_at_the_address_of_a_player() {
    let server = TestServer::new().await;
    let moves = ["a1", "b1", "c1", "d1", "e1", "f1", "g1"];
    let (_, _clients) = rated_game(&server, &moves).await;
    let guest = server.guest("guest-1").await;
    let mut guest_tab = server.connect(&guest).await;
    let refused = copy(&mut guest_tab, &server, guest.id, &moves).await;
    assert_eq!(refused, Err(ErrorCode::FairPlay));
}

/// A legal first move of PÜNCT.
const FIRST_MOVE: &str = "i6/h5i5";

/// Number of games against the computer that the guests of one address may have waiting.
const GAMES_OF_AN_ADDRESS: usize = 8;

/// Number of engines of the server: one for every two cores.
fn engines() -> usize {
    (available_parallelism().map_or(1, NonZero::get) / 2).max(1)
}

/// A game against the computer in which the player, who has White, has not moved yet. It is PÜNCT, in which the highest level takes all
/// of its time from the first move on.
async fn against(server: &TestServer, player: &Person, level: u8) -> (Client, GameId) {
    let mut client = server.connect(player).await;
    let terms = Terms { game: Game::Punct, ..TERMS };
    client.request(ToServer::PlayComputer { terms, level }).await.expect("not busy");
    let game = client.started().await;
    (client, game)
}

/// Number of answers to others that come between the move of Ada, a member, and the answer to it. Guests of one address and other
/// members have moved before, in games of the highest level. One spectator sees all games, so the order is that of the server.
async fn answers_to_others(server: &TestServer, members: usize, level: u8) -> usize {
    let mut flood = Vec::new();
    for number in 0..GAMES_OF_AN_ADDRESS {
        let guest = server.guest(&format!("guest-{number}")).await;
        flood.push(against(server, &guest, 20).await);
    }
    for number in 0..members {
        let member = server.member(&format!("Member-{number}")).await;
        flood.push(against(server, &member, 20).await);
    }
    let (mut ada, game) = against(server, &server.member("Ada").await, level).await;
    let mut spectator = server.stranger().await;
    for &(_, game) in &flood {
        spectator.watch(game).await;
    }
    spectator.watch(game).await;

    for (client, game) in &mut flood {
        client.play(*game, FIRST_MOVE).await.expect("legal");
    }
    ada.play(game, FIRST_MOVE).await.expect("legal");
    let mut next_move = async || {
        spectator
            .find(|message| match message {
                FromServer::Events { game, events, .. } => match events[..] {
                    [basalt_wire::Numbered { event: Event::Move { by, .. }, .. }] => {
                        Some((*game, by))
                    }
                    _ => None,
                },
                _ => None,
            })
            .await
    };
    while next_move().await != (game, Color::White) {}
    let mut others = 0;
    while next_move().await != (game, Color::Black) {
        others += 1;
    }
    others
}

/// Others may have an answer before a quick one if it is being searched already, and one that has waited longest, which every fourth
/// turn is for.
#[tokio::test]
async fn a_quick_answer_does_not_wait_behind_slow_ones() {
    let server = TestServer::new().await;
    let others = answers_to_others(&server, engines() + 4, 1).await;
    assert!(others <= engines() + 1, "it comes after {others} others");
}

/// The guests of one address count as one person, whose searches run already.
#[tokio::test]
async fn a_person_does_not_wait_behind_many_guests_of_an_address() {
    let server = TestServer::new().await;
    let others = answers_to_others(&server, 0, 20).await;
    assert!(others <= engines(), "an answer comes after {others} others");
}
