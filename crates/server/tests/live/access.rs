//! Access over the WebSocket: every message for nobody, a guest, another member, a player of the game, and a moderator.

use std::collections::BTreeSet;

use basalt_referee::{ChatMessage, GameId, SeekId, Terms};
use basalt_rules::ByColor;
use basalt_store::{NewSeek, Seat};
use basalt_wire::{Act, ErrorCode, FromServer, ToServer};

use crate::client::Client;
use crate::harness::{DAYS, Person, TestServer};

/// The rights of an actor. A permitted message may still be refused by the rules of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Right {
    Permitted,
    /// Only with a session.
    NeedsSession,
    /// Only for those whom the game or the challenge belongs to.
    NotTheirs,
}

use Right::{NeedsSession, NotTheirs, Permitted};

/// The rights of nobody, a guest, another member, and the player Ada.
type Row = [Right; 4];

const EVERYBODY: Row = [Permitted; 4];
const WITH_SESSION: Row = [NeedsSession, Permitted, Permitted, Permitted];
const PLAYER_ONLY: Row = [NeedsSession, NotTheirs, NotTheirs, Permitted];
/// The challenge is meant for Bea.
const OPPONENT_ONLY: Row = [NeedsSession, NotTheirs, NotTheirs, NotTheirs];

/// The table, and the names of all variants: a variant that is missing does not compile.
macro_rules! table {
    ($table:ident, $name:ident, $names:ident, $type:ident: $($kind:ident => $row:expr),+ $(,)?) => {
        const $names: &[&str] = &[$(stringify!($kind)),+];

        fn $table(message: &$type) -> Row {
            match message {
                $($type::$kind { .. } => $row),+
            }
        }

        fn $name(message: &$type) -> &'static str {
            match message {
                $($type::$kind { .. } => stringify!($kind)),+
            }
        }
    };
}

table! {
    rights, name, NAMES, ToServer:
    Ping => EVERYBODY,
    Pong => EVERYBODY,
    EnterLobby => EVERYBODY,
    LeaveLobby => EVERYBODY,
    OlderSeeks => EVERYBODY,
    Seek => WITH_SESSION,
    Pair => WITH_SESSION,
    Withdraw => PLAYER_ONLY,
    // Ada's own challenge: she is told `yourself`.
    Accept => PLAYER_ONLY,
    Decline => OPPONENT_ONLY,
    PlayComputer => WITH_SESSION,
    Watch => EVERYBODY,
    Unwatch => EVERYBODY,
    Play => PLAYER_ONLY,
    Do => PLAYER_ONLY,
    FocusLost => PLAYER_ONLY,
    // Other members talk among spectators.
    Say => [NeedsSession, NotTheirs, Permitted, Permitted],
}

table! {
    act_rights, act_name, ACT_NAMES, Act:
    Resign => PLAYER_ONLY,
    Abort => PLAYER_ONLY,
    OfferDraw => PLAYER_ONLY,
    AcceptDraw => PLAYER_ONLY,
    DeclineDraw => PLAYER_ONLY,
    AskTakeback => PLAYER_ONLY,
    AcceptTakeback => PLAYER_ONLY,
    DeclineTakeback => PLAYER_ONLY,
    Claim => PLAYER_ONLY,
    Rematch => PLAYER_ONLY,
}

const ACTS: [Act; 10] = [
    Act::Resign,
    Act::Abort,
    Act::OfferDraw,
    Act::AcceptDraw,
    Act::DeclineDraw,
    Act::AskTakeback,
    Act::AcceptTakeback,
    Act::DeclineTakeback,
    Act::Claim,
    Act::Rematch,
];

/// Every message, about a game of Ada and Bea and a challenge of Ada to Bea.
pub(crate) fn messages(game: GameId, seek: SeekId) -> Vec<ToServer> {
    let terms: Terms = DAYS;
    let after = 0;
    let mut messages = vec![
        ToServer::Ping,
        ToServer::Pong { mark: 1 },
        ToServer::EnterLobby,
        ToServer::LeaveLobby,
        ToServer::OlderSeeks { since: 0, seek },
        ToServer::Seek { terms, to: None, listed: true },
        ToServer::Pair { terms },
        ToServer::Withdraw { seek },
        ToServer::Accept { seek },
        ToServer::Decline { seek },
        ToServer::PlayComputer { terms, level: 1 },
        ToServer::Watch { game, after, last_chat_line: 0 },
        ToServer::Unwatch { game },
        ToServer::Play { game, after, mv: "a1".to_owned() },
        ToServer::FocusLost { game },
        ToServer::Say { game, message: ChatMessage::Text("hello".to_owned()) },
    ];
    messages.extend(ACTS.map(|act| ToServer::Do { game, after, act }));
    messages
}

fn row(message: &ToServer) -> Row {
    match message {
        ToServer::Do { act, .. } => act_rights(act),
        message => rights(message),
    }
}

/// The right that the answer to a message shows.
async fn answered(client: &mut Client, message: ToServer) -> Right {
    let number = client.begin(message.clone()).await;
    if let ToServer::Pong { .. } = message {
        // Nothing answers it but that the connection goes on.
        return Box::pin(answered_ping(client)).await;
    }
    let answer = client
        .find(|message| match message {
            FromServer::Done { request } | FromServer::Pong { request, .. }
                if *request == number =>
            {
                Some(Ok(()))
            }
            FromServer::Refused { request, why } if *request == number => Some(Err(why.clone())),
            _ => None,
        })
        .await;
    match answer {
        Err(ErrorCode::Stranger) => NeedsSession,
        Err(ErrorCode::NotYours | ErrorCode::MembersOnly) => NotTheirs,
        Err(
            code @ (ErrorCode::Unreadable
            | ErrorCode::NoGame
            | ErrorCode::NoSeek
            | ErrorCode::TooOften { .. }
            | ErrorCode::ServerError),
        ) => panic!("{message:?}: {code:?}"),
        Ok(()) | Err(_) => Permitted,
    }
}

async fn answered_ping(client: &mut Client) -> Right {
    let number = client.begin(ToServer::Ping).await;
    client
        .find(|message| {
            matches!(message, FromServer::Pong { request, .. } if *request == number)
                .then_some(Permitted)
        })
        .await
}

/// A new game of Ada and Bea, and a new challenge of Ada to Bea.
async fn game_and_seek(
    server: &TestServer,
    number: u64,
    (ada, bea): (&Person, &Person),
) -> (GameId, SeekId) {
    let seats = ByColor { white: Seat::Person(ada.id), black: Seat::Person(bea.id) };
    let game = server.stored_game(DAYS, seats).await;
    let seek = SeekId::from_bits(number);
    let now = server.clock.now();
    let challenge = NewSeek {
        seek,
        by: ada.id,
        terms: DAYS,
        opponent: Some(bea.id),
        listed: false,
        pairing: false,
        created: now,
        expires: now + 1_000_000,
    };
    server.store().open_seek(&challenge).await.expect("stored");
    (game, seek)
}

#[test]
fn every_message_is_tried() {
    let tried = messages(GameId::from_bits(1), SeekId::from_bits(1));
    let all = |names: &[&'static str]| names.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(tried.iter().map(name).collect::<BTreeSet<_>>(), all(NAMES));
    assert_eq!(ACTS.iter().map(act_name).collect::<BTreeSet<_>>(), all(ACT_NAMES));
}

#[tokio::test]
async fn every_message_is_answered_as_the_table_says() {
    let server = TestServer::new().await;
    let (ada, bea) = (server.member("Ada").await, server.member("Bea").await);
    let (guest, cat) = (server.guest("guest-1").await, server.member("Cat").await);
    let count = messages(GameId::from_bits(1), SeekId::from_bits(1)).len();
    // A moderator has the rights of any other member here.
    let mia = server.moderator("Mia").await;
    let actors = [(None, 0), (Some(&guest), 1), (Some(&cat), 2), (Some(&ada), 3), (Some(&mia), 2)];
    for (index_of_actor, (actor, column)) in actors.into_iter().enumerate() {
        for index in 0..count {
            let number = (index_of_actor * count + index) as u64;
            let (game, seek) = game_and_seek(&server, number, (&ada, &bea)).await;
            let message = messages(game, seek).swap_remove(index);
            let mut client = match actor {
                Some(person) => server.connect(person).await,
                None => server.stranger().await,
            };
            let expected = row(&message)[column];
            let found = answered(&mut client, message.clone()).await;
            assert_eq!(found, expected, "{message:?} of actor {index_of_actor}");
        }
    }
}
