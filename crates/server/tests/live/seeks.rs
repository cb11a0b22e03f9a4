//! Getting into a game: challenges, the lobby, quick pairing.

use basalt_rules::Color;
use basalt_wire::{
    BadTerms, Board, ColorWish, FromServer, Player, Refusal, SeekId, Terms, ToServer,
};

use crate::client::Client;
use crate::house::{House, TERMS};

const EITHER: Terms = Terms { color: ColorWish::Either, ..TERMS };
const RATED: Terms = Terms { rated: true, ..EITHER };

async fn lobby(client: &mut Client) -> (Vec<SeekId>, usize) {
    client.ask(ToServer::EnterLobby).await.expect("open to all");
    client
        .find(|message| match message {
            FromServer::Lobby { seeks, live } => {
                Some((seeks.iter().map(|seek| seek.seek).collect(), live.len()))
            }
            _ => None,
        })
        .await
}

async fn closed(client: &mut Client) -> SeekId {
    client
        .find(|message| match message {
            FromServer::SeekClosed { seek } => Some(*seek),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn a_listed_challenge_is_in_the_lobby_until_somebody_accepts() {
    let house = House::new().await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let (mut ada, mut bea) = (house.connect(&ada).await, house.connect(&bea).await);
    let mut stranger = house.stranger().await;
    assert_eq!(lobby(&mut stranger).await, (vec![], 0));
    ada.ask(ToServer::Seek { terms: TERMS, to: None, listed: true }).await.expect("playable");
    let seek = stranger.opened().await;
    assert!(!seek.yours && !seek.for_you);
    assert_eq!(seek.by, Player::Guest { name: "Ada".to_owned() });
    assert!(ada.opened().await.yours);
    assert_eq!(lobby(&mut bea).await, (vec![seek.seek], 0));
    assert_eq!(ada.ask(ToServer::Accept { seek: seek.seek }).await, Err(Refusal::Yourself));
    assert_eq!(stranger.ask(ToServer::Accept { seek: seek.seek }).await, Err(Refusal::Stranger));
    bea.ask(ToServer::Accept { seek: seek.seek }).await.expect("open");
    assert_eq!(closed(&mut stranger).await, seek.seek);
    let game = ada.started().await;
    assert_eq!(ada.watch(game).await.you, Some(Color::White));
    assert_eq!(lobby(&mut stranger).await, (vec![], 1));
}

#[tokio::test]
async fn a_challenge_is_accepted_once() {
    let house = House::new().await;
    let mut ada = house.connect(&house.guest("Ada").await).await;
    let mut bea = house.connect(&house.guest("Bea").await).await;
    let mut cat = house.connect(&house.guest("Cat").await).await;
    ada.ask(ToServer::Seek { terms: TERMS, to: None, listed: false }).await.expect("playable");
    let seek = ada.opened().await.seek;
    let (one, other) =
        (bea.begin(ToServer::Accept { seek }).await, cat.begin(ToServer::Accept { seek }).await);
    let mut answers = [bea.answer(one).await, cat.answer(other).await];
    answers.sort_by_key(Result::is_err);
    assert_eq!(answers, [Ok(()), Err(Refusal::NoSeek)]);
}

#[tokio::test]
async fn a_link_is_not_listed_and_survives_a_restart() {
    let house = House::new().await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let mut owner = house.connect(&ada).await;
    let mut friend = house.connect(&bea).await;
    owner.ask(ToServer::Seek { terms: TERMS, to: None, listed: false }).await.expect("playable");
    let seek = owner.opened().await.seek;
    assert_eq!(lobby(&mut friend).await, (vec![], 0));
    assert_eq!(lobby(&mut owner).await, (vec![seek], 0));
    let house = house.restart().await;
    let mut owner = house.connect(&ada).await;
    assert_eq!(lobby(&mut owner).await, (vec![seek], 0));
    let mut friend = house.connect(&bea).await;
    friend.ask(ToServer::Accept { seek }).await.expect("open");
    owner.started().await;
}

#[tokio::test]
async fn a_challenge_by_name_is_for_that_player_alone() {
    let house = House::new().await;
    let mut ada = house.connect(&house.guest("Ada").await).await;
    let mut bea = house.connect(&house.guest("Bea").await).await;
    let mut cat = house.connect(&house.guest("Cat").await).await;
    let to = |name: &str| ToServer::Seek { terms: TERMS, to: Some(name.to_owned()), listed: true };
    assert_eq!(ada.ask(to("Dora")).await, Err(Refusal::NoPlayer));
    assert_eq!(ada.ask(to("ada")).await, Err(Refusal::Yourself));
    ada.ask(to("bea")).await.expect("she is there");
    let seek = bea.opened().await;
    assert!(seek.for_you);
    assert_eq!(lobby(&mut cat).await, (vec![], 0));
    let id = seek.seek;
    assert_eq!(cat.ask(ToServer::Accept { seek: id }).await, Err(Refusal::NotYours));
    assert_eq!(cat.ask(ToServer::Decline { seek: id }).await, Err(Refusal::NotYours));
    assert_eq!(cat.ask(ToServer::Withdraw { seek: id }).await, Err(Refusal::NotYours));
    bea.ask(ToServer::Decline { seek: id }).await.expect("it is for her");
    assert_eq!(closed(&mut ada).await, id);
    assert_eq!(bea.ask(ToServer::Accept { seek: id }).await, Err(Refusal::NoSeek));
}

#[tokio::test]
async fn who_wants_the_same_is_paired() {
    let house = House::new().await;
    let mut ada = house.connect(&house.guest("Ada").await).await;
    let mut bea = house.connect(&house.guest("Bea").await).await;
    let mut cat = house.connect(&house.guest("Cat").await).await;
    ada.ask(ToServer::Pair { terms: TERMS }).await.expect("playable");
    house.clock.advance(1);
    cat.ask(ToServer::Pair { terms: TERMS }).await.expect("playable");
    let waiting = cat.opened().await.seek;
    bea.ask(ToServer::Pair { terms: EITHER }).await.expect("playable");
    let game = bea.started().await;
    assert_eq!(ada.started().await, game);
    assert_eq!(bea.watch(game).await.you, Some(Color::Black), "Ada wants White");
    let (mut seeks, _) = lobby(&mut cat).await;
    seeks.retain(|&seek| seek == waiting);
    assert_eq!(seeks, [waiting], "both want White");
}

#[tokio::test]
async fn rated_games_are_for_members() {
    let house = House::new().await;
    let mut guest = house.connect(&house.guest("Ada").await).await;
    let mut member = house.connect(&house.member("Bea").await).await;
    let members_only = Err(Refusal::MembersOnly);
    assert_eq!(guest.ask(ToServer::Pair { terms: RATED }).await, members_only);
    member.ask(ToServer::Pair { terms: RATED }).await.expect("a member");
    let seek = member.opened().await.seek;
    assert_eq!(guest.ask(ToServer::Accept { seek }).await, members_only);
    let to = ToServer::Seek { terms: RATED, to: Some("Ada".to_owned()), listed: false };
    assert_eq!(member.ask(to).await, members_only);
}

#[tokio::test]
async fn terms_that_cannot_be_played_are_refused() {
    let house = House::new().await;
    let mut ada = house.connect(&house.guest("Ada").await).await;
    let game = basalt_rules::Game::Punct;
    let terms = Terms { game, board: Board::Random, ..TERMS };
    let refused = Err(Refusal::Terms { wrong: BadTerms::RandomBoard });
    assert_eq!(ada.ask(ToServer::Pair { terms }).await, refused);
    assert_eq!(ada.ask(ToServer::Seek { terms, to: None, listed: true }).await, refused);
    assert_eq!(ada.ask(ToServer::PlayComputer { terms, level: 1 }).await, refused);
}

#[tokio::test]
async fn challenges_are_bounded() {
    let house = House::new().await;
    let mut ada = house.connect(&house.guest("Ada").await).await;
    let seek = ToServer::Seek { terms: TERMS, to: None, listed: true };
    let mut refused = None;
    for _ in 0..50 {
        if let Err(refusal) = ada.ask(seek.clone()).await {
            refused = Some(refusal);
            break;
        }
    }
    assert!(matches!(refused, Some(Refusal::TooOften { .. })), "{refused:?}");
}

#[tokio::test]
async fn a_random_board_is_full() {
    let house = House::new().await;
    let mut ada = house.connect(&house.guest("Ada").await).await;
    let mut bea = house.connect(&house.guest("Bea").await).await;
    let terms = Terms { board: Board::Random, ..TERMS };
    let game = crate::client::begin_game(&mut ada, &mut bea, terms).await;
    let state = ada.watch(game).await;
    assert!(state.start.ends_with(" w s"), "{}", state.start);
    let header = house.store().header(game).await.expect("stored").expect("there");
    assert_eq!(header.reds.map(|reds| reds.split(' ').count()), Some(3));
}
