//! Challenges, the lobby, quick pairing.

use std::pin::pin;

use basalt_referee::{
    BadTerms, Board, ColorWish, EndReason, Ending, Event, Numbered, Player, SeekId, Terms,
};
use basalt_rules::{ByColor, Color};
use basalt_store::{Append, GameSummary, NewSeek, RatingRule, Seat, Standing};
use basalt_wire::{ErrorCode, FromServer, ToServer};
use tokio::task::yield_now;
use tokio::time::timeout;

use crate::client::{Client, REPLY_TIMEOUT, begin_game};
use crate::harness::{DAYS, Person, START, TERMS, TestServer, on_both};

on_both! {
    a_listed_challenge_is_in_the_lobby_until_somebody_accepts,
    a_challenge_is_accepted_once,
    a_link_is_not_listed_and_survives_a_restart,
    a_challenge_by_name_is_for_that_player_alone,
    equal_wishes_are_paired,
    the_nearest_in_strength_is_played,
    waiting_players_are_paired_with_the_nearest,
    rated_games_are_for_members,
    terms_that_cannot_be_played_are_refused,
    challenges_are_bounded,
    challenges_come_too_often,
    an_address_has_a_number_of_challenges,
    challenges_from_one_player_to_another_are_limited,
    challenges_to_one_player_are_limited,
    a_live_challenge_ends_with_its_owners_connection,
    a_live_challenge_stays_if_its_owner_comes_back,
    a_live_challenge_stays_however_long_the_store_takes,
    a_link_outlives_the_page_for_some_minutes,
    a_correspondence_challenge_ends_after_two_weeks,
    the_lobby_shows_the_newest_challenges_and_pages,
    a_random_board_is_full,
    running_correspondence_games_are_limited,
    waiting_players_are_offered_a_level_of_their_strength,
}

const DAY: u64 = 24 * 60 * 60 * 1_000;
const EITHER: Terms = Terms { color: ColorWish::Either, ..TERMS };
const RATED: Terms = Terms { rated: true, ..EITHER };

async fn lobby(client: &mut Client) -> (Vec<SeekId>, usize) {
    client.request(ToServer::EnterLobby).await.expect("open to all");
    client
        .find(|message| match message {
            FromServer::Lobby { seeks, live, .. } => {
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

async fn a_listed_challenge_is_in_the_lobby_until_somebody_accepts(server: TestServer) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut ada, mut bea) = (server.connect(&ada).await, server.connect(&bea).await);
    let mut stranger = server.stranger().await;
    assert_eq!(lobby(&mut stranger).await, (vec![], 0));
    ada.request(ToServer::Seek { terms: TERMS, to: None, listed: true }).await.expect("playable");
    let seek = stranger.opened().await;
    assert!(!seek.yours && !seek.for_you && seek.listed);
    assert_eq!(seek.by, Player::Guest { name: "Ada".to_owned() });
    assert!(ada.opened().await.yours);
    assert_eq!(lobby(&mut bea).await, (vec![seek.seek], 0));
    assert_eq!(ada.request(ToServer::Accept { seek: seek.seek }).await, Err(ErrorCode::Yourself));
    assert_eq!(
        stranger.request(ToServer::Accept { seek: seek.seek }).await,
        Err(ErrorCode::Stranger)
    );
    bea.request(ToServer::Accept { seek: seek.seek }).await.expect("open");
    assert_eq!(closed(&mut stranger).await, seek.seek);
    let game = ada.started().await;
    assert_eq!(ada.watch(game).await.you, Some(Color::White));
    server.clock.advance(1_000);
    assert_eq!(lobby(&mut stranger).await, (vec![], 1));
}

async fn a_challenge_is_accepted_once(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let mut cat = server.connect(&server.guest("Cat").await).await;
    ada.request(ToServer::Seek { terms: TERMS, to: None, listed: false }).await.expect("playable");
    let seek = ada.opened().await.seek;
    let (one, other) =
        (bea.begin(ToServer::Accept { seek }).await, cat.begin(ToServer::Accept { seek }).await);
    let mut answers = [bea.answer(one).await, cat.answer(other).await];
    answers.sort_by_key(Result::is_err);
    assert_eq!(answers, [Ok(()), Err(ErrorCode::NoSeek)]);
}

async fn a_link_is_not_listed_and_survives_a_restart(server: TestServer) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let mut owner = server.connect(&ada).await;
    let mut friend = server.connect(&bea).await;
    owner
        .request(ToServer::Seek { terms: TERMS, to: None, listed: false })
        .await
        .expect("playable");
    let opened = owner.opened().await;
    assert!(opened.yours && !opened.listed);
    let seek = opened.seek;
    assert_eq!(lobby(&mut friend).await, (vec![], 0));
    assert_eq!(lobby(&mut owner).await, (vec![seek], 0));
    let server = server.restart().await;
    let mut owner = server.connect(&ada).await;
    assert_eq!(lobby(&mut owner).await, (vec![seek], 0));
    let mut friend = server.connect(&bea).await;
    friend.request(ToServer::Accept { seek }).await.expect("open");
    owner.started().await;
}

async fn a_challenge_by_name_is_for_that_player_alone(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let mut cat = server.connect(&server.guest("Cat").await).await;
    let to = |name: &str| ToServer::Seek { terms: TERMS, to: Some(name.to_owned()), listed: true };
    assert_eq!(ada.request(to("Dora")).await, Err(ErrorCode::NoPlayer));
    assert_eq!(ada.request(to("ada")).await, Err(ErrorCode::Yourself));
    ada.request(to("bea")).await.expect("she is there");
    let seek = bea.opened().await;
    assert!(seek.for_you);
    assert_eq!(lobby(&mut cat).await, (vec![], 0));
    let id = seek.seek;
    assert_eq!(cat.request(ToServer::Accept { seek: id }).await, Err(ErrorCode::NotYours));
    assert_eq!(cat.request(ToServer::Decline { seek: id }).await, Err(ErrorCode::NotYours));
    assert_eq!(cat.request(ToServer::Withdraw { seek: id }).await, Err(ErrorCode::NotYours));
    bea.request(ToServer::Decline { seek: id }).await.expect("it is for her");
    assert_eq!(closed(&mut ada).await, id);
    assert_eq!(bea.request(ToServer::Accept { seek: id }).await, Err(ErrorCode::NoSeek));
}

async fn equal_wishes_are_paired(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let mut cat = server.connect(&server.guest("Cat").await).await;
    ada.request(ToServer::Pair { terms: TERMS }).await.expect("playable");
    server.clock.advance(1);
    cat.request(ToServer::Pair { terms: TERMS }).await.expect("playable");
    let waiting = cat.opened().await.seek;
    bea.request(ToServer::Pair { terms: EITHER }).await.expect("playable");
    let game = bea.started().await;
    assert_eq!(ada.started().await, game);
    assert_eq!(bea.watch(game).await.you, Some(Color::Black), "Ada wants White");
    let (mut seeks, _) = lobby(&mut cat).await;
    seeks.retain(|&seek| seek == waiting);
    assert_eq!(seeks, [waiting], "both want White");
}

/// Games of a player that are stored and running.
async fn store_games(server: &TestServer, player: &Person, terms: Terms, count: u32) {
    let seats = ByColor { white: Seat::Person(player.id), black: Seat::Computer(1) };
    for _ in 0..count {
        server.stored_game(terms, seats).await;
    }
}

async fn running_correspondence_games_are_limited(server: TestServer) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    store_games(&server, &ada, DAYS, 199).await;
    store_games(&server, &ada, TERMS, 1).await;
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    begin_game(&mut white, &mut black, DAYS).await;
    let mut challenges = Vec::new();
    for client in [&mut white, &mut black] {
        let challenge = ToServer::Seek { terms: DAYS, to: None, listed: false };
        client.request(challenge).await.expect("it is no game yet");
        challenges.push(client.opened().await.seek);
    }
    let [by_ada, by_bea] = challenges[..] else { panic!("{challenges:?}") };
    let refused = Err(ErrorCode::TooManyGames);
    assert_eq!(black.request(ToServer::Accept { seek: by_ada }).await, refused);
    assert_eq!(white.request(ToServer::Accept { seek: by_bea }).await, refused);
    begin_game(&mut white, &mut black, TERMS).await;
}

/// Thirty points from Black to White, whatever happens.
fn thirty_points(before: ByColor<Standing>, _: Option<Color>) -> ByColor<Standing> {
    let with = |standing: Standing, points| Standing { value: standing.value + points, ..standing };
    ByColor { white: with(before.white, 30.0), black: with(before.black, -30.0) }
}

/// A member whose rating is this many times thirty points above 1500.
async fn rated_member(server: &TestServer, name: &str, wins: u64) -> Client {
    let member = server.member(name).await;
    let loser = server.member(&format!("{name}-s-victim")).await;
    for _ in 0..wins {
        let seats = ByColor { white: Seat::Person(member.id), black: Seat::Person(loser.id) };
        let game = server.stored_game(RATED, seats).await;
        let ending = Ending { winner: Some(Color::White), reason: EndReason::Board };
        let event = Event::Ended(ending);
        let append = Append {
            game,
            after: 0,
            events: vec![Numbered { number: 1, at: server.clock.now(), event }],
            now: GameSummary { ending: Some(ending), ..GameSummary::default() },
            rated: Some(RatingRule {
                pool: "dvonn-live".parse().expect("a pool"),
                rate: thirty_points,
            }),
        };
        server.store().append(append).await.expect("stored");
    }
    server.connect(&member).await
}

/// Waits to be paired, a little later than those who wait already.
async fn wait(server: &TestServer, client: &mut Client, color: ColorWish) {
    server.clock.advance(1);
    client.request(ToServer::Pair { terms: Terms { color, ..RATED } }).await.expect("playable");
    client.opened().await;
}

async fn the_nearest_in_strength_is_played(server: TestServer) {
    let mut far = rated_member(&server, "Ada", 3).await;
    let mut near = rated_member(&server, "Bea", 1).await;
    for client in [&mut far, &mut near] {
        wait(&server, client, ColorWish::White).await;
    }
    let mut cat = server.connect(&server.member("Cat").await).await;
    cat.request(ToServer::Pair { terms: RATED }).await.expect("playable");
    assert_eq!(cat.started().await, near.started().await);
}

async fn waiting_players_are_paired_with_the_nearest(server: TestServer) {
    let mut cat = server.connect(&server.member("Cat").await).await;
    wait(&server, &mut cat, ColorWish::Black).await;
    let mut far = rated_member(&server, "Ada", 9).await;
    let mut near = rated_member(&server, "Bea", 6).await;
    for client in [&mut far, &mut near] {
        wait(&server, client, ColorWish::White).await;
    }
    // Nobody is within a hundred points at first; after some waiting, 270 points are not too many.
    server.clock.advance(20_000);
    assert_eq!(cat.started().await, near.started().await);
}

async fn rated_games_are_for_members(server: TestServer) {
    let mut guest = server.connect(&server.guest("Ada").await).await;
    let mut member = server.connect(&server.member("Bea").await).await;
    let members_only = Err(ErrorCode::MembersOnly);
    assert_eq!(guest.request(ToServer::Pair { terms: RATED }).await, members_only);
    member.request(ToServer::Pair { terms: RATED }).await.expect("a member");
    let seek = member.opened().await.seek;
    assert_eq!(guest.request(ToServer::Accept { seek }).await, members_only);
    let to = ToServer::Seek { terms: RATED, to: Some("Ada".to_owned()), listed: false };
    assert_eq!(member.request(to).await, members_only);
}

async fn terms_that_cannot_be_played_are_refused(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let game = basalt_rules::Game::Punct;
    let terms = Terms { game, board: Board::Random, ..TERMS };
    let refused = Err(ErrorCode::Terms { wrong: BadTerms::RandomBoard });
    assert_eq!(ada.request(ToServer::Pair { terms }).await, refused);
    assert_eq!(ada.request(ToServer::Seek { terms, to: None, listed: true }).await, refused);
    assert_eq!(ada.request(ToServer::PlayComputer { terms, level: 1 }).await, refused);
}

/// The answer to a player, or to a challenged one, who has too many open challenges.
const TOO_MANY: Result<(), ErrorCode> = Err(ErrorCode::TooOften { seconds: 60 });

async fn challenges_are_bounded(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    // Challenges that last, with so much time between them that they do not come too often.
    let seek = ToServer::Seek { terms: DAYS, to: None, listed: true };
    for _ in 0..10 {
        assert_eq!(ada.request(seek.clone()).await, Ok(()));
        server.clock.advance(20_000);
    }
    assert_eq!(ada.request(seek.clone()).await, TOO_MANY);
    let opened = ada.opened().await.seek;
    ada.request(ToServer::Withdraw { seek: opened }).await.expect("it is hers");
    server.clock.advance(20_000);
    assert_eq!(ada.request(seek.clone()).await, Ok(()), "one less is open");
}

async fn challenges_come_too_often(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let seek = ToServer::Seek { terms: DAYS, to: None, listed: true };
    for _ in 0..10 {
        ada.request(seek.clone()).await.expect("a burst");
        let seek = ada.opened().await.seek;
        ada.request(ToServer::Withdraw { seek }).await.expect("it is hers");
    }
    let refused = ada.request(seek).await;
    assert_eq!(refused, Err(ErrorCode::TooOften { seconds: 10 }), "none is open");
}

async fn an_address_has_a_number_of_challenges(server: TestServer) {
    let seek = ToServer::Seek { terms: TERMS, to: None, listed: true };
    let mut clients = Vec::new();
    let mut opened = 0;
    for number in 0..20 {
        let mut guest = server.connect(&server.guest(&format!("Ada{number}")).await).await;
        for _ in 0..4 {
            match guest.request(seek.clone()).await {
                Ok(()) => opened += 1,
                Err(refusal) => {
                    assert!(matches!(refusal, ErrorCode::TooOften { .. }), "{refusal:?}");
                    assert_eq!(opened, 40);
                    return;
                }
            }
        }
        clients.push(guest);
    }
    panic!("{opened} challenges from one address");
}

async fn challenges_from_one_player_to_another_are_limited(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut cat = server.connect(&server.guest("Cat").await).await;
    server.guest("Bea").await;
    let to_bea = ToServer::Seek { terms: TERMS, to: Some("Bea".to_owned()), listed: false };
    ada.request(to_bea.clone()).await.expect("one game");
    ada.request(to_bea.clone()).await.expect("or another");
    let refused = ada.request(to_bea.clone()).await;
    assert!(matches!(refused, Err(ErrorCode::TooOften { .. })), "{refused:?}");
    cat.request(to_bea).await.expect("others may");
    ada.request(ToServer::Seek { terms: TERMS, to: None, listed: true }).await.expect("to all");
}

async fn challenges_to_one_player_are_limited(server: TestServer) {
    server.guest("Bea").await;
    let to_bea = ToServer::Seek { terms: DAYS, to: Some("Bea".to_owned()), listed: false };
    for number in 0..20 {
        let mut guest = server.connect(&server.guest(&format!("Ada{number}")).await).await;
        assert_eq!(guest.request(to_bea.clone()).await, Ok(()), "{number}");
    }
    let mut cat = server.connect(&server.guest("Cat").await).await;
    assert_eq!(cat.request(to_bea).await, TOO_MANY);
    server.guest("Dan").await;
    let to_dan = ToServer::Seek { terms: DAYS, to: Some("Dan".to_owned()), listed: false };
    assert_eq!(cat.request(to_dan).await, Ok(()), "nobody challenges him");
}

/// Opens a challenge as Ada, who then leaves. Returns a witness in the lobby.
async fn abandoned(server: &TestServer, terms: Terms, listed: bool) -> (Person, Client, SeekId) {
    let person = server.guest("Ada").await;
    let mut ada = server.connect(&person).await;
    let mut witness = server.stranger().await;
    lobby(&mut witness).await;
    ada.request(ToServer::Seek { terms, to: None, listed }).await.expect("playable");
    let seek = ada.opened().await.seek;
    server.clock.advance(60_000);
    server.node.live.expire_seeks().await.expect("answers");
    assert!(is_open(server, seek).await, "Ada is connected");
    drop(ada);
    let leaves = async {
        while server.node.live.is_online(person.id) {
            yield_now().await;
        }
    };
    timeout(REPLY_TIMEOUT, leaves).await.expect("the server notices");
    (person, witness, seek)
}

async fn is_open(server: &TestServer, seek: SeekId) -> bool {
    server.store().seek(seek).await.expect("answers").expect("there").open
}

async fn a_live_challenge_ends_with_its_owners_connection(server: TestServer) {
    let (_, mut witness, seek) = abandoned(&server, TERMS, true).await;
    server.node.live.expire_seeks().await.expect("answers");
    assert!(is_open(&server, seek).await, "Ada may come back");
    server.clock.advance(10_000);
    server.node.live.expire_seeks().await.expect("answers");
    assert_eq!(closed(&mut witness).await, seek);
    assert!(!is_open(&server, seek).await);
    let mut bea = server.connect(&server.guest("Bea").await).await;
    bea.request(ToServer::Pair { terms: EITHER }).await.expect("playable");
    assert!(bea.opened().await.yours, "nobody absent is paired");
}

async fn a_live_challenge_stays_if_its_owner_comes_back(server: TestServer) {
    let (ada, mut witness, seek) = abandoned(&server, TERMS, true).await;
    server.clock.advance(9_000);
    let _back = server.connect(&ada).await;
    server.node.live.expire_seeks().await.expect("answers");
    server.clock.advance(9_000);
    server.node.live.expire_seeks().await.expect("answers");
    assert_eq!(lobby(&mut witness).await.0, [seek]);
}

/// More time than the grace period passes whenever the server waits for its store.
async fn a_live_challenge_stays_however_long_the_store_takes(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    ada.request(ToServer::Seek { terms: TERMS, to: None, listed: true }).await.expect("playable");
    let seek = ada.opened().await.seek;
    let mut expiring = pin!(server.node.live.expire_seeks());
    loop {
        tokio::select! {
            biased;
            done = &mut expiring => break done.expect("answers"),
            () = yield_now() => server.clock.advance(10_000),
        }
    }
    assert!(is_open(&server, seek).await, "Ada is connected");
}

async fn a_link_outlives_the_page_for_some_minutes(server: TestServer) {
    let (_, _, seek) = abandoned(&server, TERMS, false).await;
    for (seconds, expected) in [(599, true), (1, false)] {
        server.clock.advance(seconds * 1_000);
        server.node.live.expire_seeks().await.expect("answers");
        assert_eq!(is_open(&server, seek).await, expected);
    }
}

async fn a_correspondence_challenge_ends_after_two_weeks(server: TestServer) {
    let (_, _, seek) = abandoned(&server, DAYS, true).await;
    for (time, expected) in [(14 * DAY - 60_001, true), (1, false)] {
        server.clock.advance(time);
        server.node.live.expire_seeks().await.expect("answers");
        assert_eq!(is_open(&server, seek).await, expected);
    }
}

async fn the_lobby_shows_the_newest_challenges_and_pages(server: TestServer) {
    let by = server.guest("Ada").await.id;
    let id = SeekId::from_bits;
    for number in 1..=130 {
        let (created, expires) = (START + number / 2, START + 1_000_000_000);
        let (opponent, listed, pairing) = (None, true, false);
        let new = NewSeek {
            seek: id(number),
            by,
            terms: DAYS,
            opponent,
            listed,
            pairing,
            created,
            expires,
        };
        server.store().open_seek(&new).await.expect("stored");
    }
    let server = server.restart().await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let (newest, _) = lobby(&mut bea).await;
    assert_eq!(newest.len(), 100);
    assert!(newest.contains(&id(130)) && !newest.contains(&id(1)), "the newest");
    let oldest = newest[0];
    let since = START + (1..=130).find(|&number| id(number) == oldest).expect("one") / 2;
    bea.request(ToServer::OlderSeeks { since, seek: oldest }).await.expect("open to all");
    let older = bea
        .find(|message| match message {
            FromServer::OlderSeeks { seeks } => Some(seeks.clone()),
            _ => None,
        })
        .await;
    let older: Vec<SeekId> = older.iter().map(|seek| seek.seek).collect();
    assert_eq!(older.len(), 30);
    assert!(older.iter().all(|seek| !newest.contains(seek)), "no challenge twice");
}

async fn a_random_board_is_full(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let terms = Terms { board: Board::Random, ..TERMS };
    let game = begin_game(&mut ada, &mut bea, terms).await;
    let state = ada.watch(game).await;
    assert!(state.start.ends_with(" w s"), "{}", state.start);
    let header = server.store().header(game).await.expect("stored").expect("there");
    assert_eq!(header.summary.reds.map(|reds| reds.split(' ').count()), Some(3));
}

async fn waiting_players_are_offered_a_level_of_their_strength(server: TestServer) {
    let seen = async |client: &mut Client, terms| {
        client.request(ToServer::Seek { terms, to: None, listed: true }).await.expect("playable");
        client.opened().await.level
    };
    let (ada, bea) = (server.member("Ada").await, server.guest("Bea").await);
    let mut at_ada = server.connect(&ada).await;
    let mut at_bea = server.connect(&bea).await;
    assert_eq!(seen(&mut at_ada, RATED).await, Some(4), "the first rating");
    assert_eq!(seen(&mut at_bea, EITHER).await, Some(3), "a guest has no rating");
    assert_eq!(seen(&mut at_ada, DAYS).await, None, "there is time enough");
    let mut other = server.stranger().await;
    let levels = |message: &FromServer| match message {
        FromServer::Lobby { seeks, .. } => Some(seeks.iter().map(|seek| seek.level).collect()),
        _ => None,
    };
    other.request(ToServer::EnterLobby).await.expect("open to all");
    let levels: Vec<Option<u8>> = other.find(levels).await;
    assert_eq!(levels, [None, None, None], "it is nobody else's business");
}
