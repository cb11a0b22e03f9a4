//! The database of the first release opens, every game in it replays, and its contents are those that were put in.
//!
//! A server of the first release wrote `tests/old/first-release.sqlite` while three people played, by a clock that the
//! program held: Ada, who was a guest first and then registered, Bea, and a guest. The expected values are what they did.
//! The whole games are the robots' games in the data of `rules`.

use std::fs;
use std::path::Path;

use basalt_referee::{
    Board, ChatLine, ChatMessage, ColorWish, EndReason, Ending, Event, GameId, Millis, Numbered,
    OnlineGame, Pace, Phrase, Player, Pool, Rating, SeekId, Terms,
};
use basalt_rules::Color::{Black, White};
use basalt_rules::{AnyMove, AnyPosition, Color, Game};
use basalt_store::{Account, Header, Location, Query, Registered, Seat, Store};

use crate::sample::{Folder, pool};

/// When the server was started.
const START: Millis = 1_800_000_000_000;
const DAY: Millis = 24 * 60 * 60 * 1_000;

const LIVE: Pace = Pace::Live { base: 300, increment: 3 };
const RATED: Terms =
    Terms { rated: true, color: ColorWish::White, ..Terms::casual(Game::Dvonn, LIVE) };

const ABORTED: &str = "i7b65xz2n8";
const RESIGNED: &str = "jwxc43ewer";
const REMATCH: &str = "pcvcr24rux";
const PUNCT: &str = "h7srekkime";
const LEFT: &str = "4aryia2az3";
const AGREED: &str = "y73afvrzsj";
const FLAG: &str = "dt75ibv2uf";
const RUNNING: &str = "5pa79wqk9y";
const COMPUTER: &str = "jcxgq957hr";
const GAMES: [&str; 9] = [ABORTED, RESIGNED, REMATCH, PUNCT, LEFT, AGREED, FLAG, RUNNING, COMPUTER];

async fn open() -> (Folder, Store) {
    let folder = Folder::new();
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old/first-release.sqlite");
    fs::create_dir(folder.path()).expect("it can be made");
    fs::copy(old, folder.path().join(Location::FILE)).expect("it can be copied");
    let store = folder.store().await;
    (folder, store)
}

fn id(text: &str) -> GameId {
    text.parse().expect("an id")
}

async fn load(store: &Store, game: &str) -> (Header, Vec<Numbered>) {
    store.load(id(game)).await.expect("it can be read").expect("it is there")
}

async fn account(store: &Store, name: &str) -> Account {
    store.account_named(name).await.expect("it can be read").expect("they are there")
}

fn moved(game: Game, by: Color, mv: &str, spent: Millis) -> Event {
    Event::Move { by, mv: AnyMove::parse(game, mv).expect("a move"), spent, forced: false }
}

fn events(numbered: &[Numbered]) -> Vec<Event> {
    numbered.iter().map(|numbered| numbered.event).collect()
}

fn times(numbered: &[Numbered]) -> Vec<Millis> {
    numbered.iter().map(|numbered| numbered.at).collect()
}

fn ended(winner: impl Into<Option<Color>>, reason: EndReason) -> Ending {
    Ending { winner: winner.into(), reason }
}

fn replay(header: &Header, events: &[Numbered]) -> OnlineGame {
    let start = AnyPosition::parse(header.terms.game, &header.start).expect("a position");
    let mut game = OnlineGame::new(header.terms, start, header.created);
    for numbered in events {
        game.apply(numbered).expect("it happened");
    }
    game
}

#[tokio::test]
async fn every_game_replays_to_what_its_row_says() {
    let (_folder, store) = open().await;
    for game in GAMES {
        let (header, events) = load(&store, game).await;
        let replayed = replay(&header, &events);
        assert_eq!(replayed.number(), header.number, "{game}");
        assert_eq!(replayed.plies().len() as u32, header.summary.plies, "{game}");
        assert_eq!(replayed.ending(), header.summary.ending, "{game}");
        assert_eq!(replayed.deadline(), header.summary.deadline, "{game}");
        assert_eq!(replayed.latest(), header.moved, "{game}");
        let to_move = header.summary.ending.is_none().then(|| replayed.to_move());
        assert_eq!(to_move, header.summary.to_move, "{game}");
    }
}

#[tokio::test]
async fn every_event_of_a_game_with_offers_is_there() {
    let (_folder, store) = open().await;
    let (header, history) = load(&store, RESIGNED).await;
    assert_eq!((header.terms, header.start.as_str()), (RATED, "9/10/11/10/9 w p"));
    assert_eq!((header.created, header.ended), (START + 1_000, Some(START + 26_000)));
    assert_eq!((header.summary.reds.as_deref(), header.summary.plies), (Some("a1 d3 e3"), 5));
    assert_eq!((header.rematch, header.next), (Some(White), Some(id(REMATCH))));
    let player = |name: &str, value| Player::Member {
        name: name.to_owned(),
        rating: Some(Rating { value, provisional: true }),
        bot: false,
    };
    assert_eq!(header.seats.white.player, player("Ada", 1500));
    assert_eq!(header.seats.black.player, player("Bea", 1500));
    let dvonn = |by, mv, spent| moved(Game::Dvonn, by, mv, spent);
    let expected = [
        dvonn(White, "e3", 0),
        dvonn(Black, "d3", 0),
        Event::DrawOffered { by: White },
        Event::DrawDeclined { by: Black },
        dvonn(White, "a1", 4_000),
        dvonn(Black, "k5", 0),
        Event::TakebackAsked { by: White },
        Event::TakebackDeclined { by: Black },
        dvonn(White, "b1", 4_000),
        dvonn(Black, "j5", 0),
        Event::TakebackAsked { by: White },
        Event::TakenBack { plies: 4 },
        dvonn(White, "c1", 2_000),
        Event::Ended(ended(White, EndReason::Resigned)),
    ];
    assert_eq!(events(&history), expected);
    let seconds = [3, 3, 4, 5, 7, 7, 8, 9, 11, 11, 12, 13, 15, 26];
    assert_eq!(times(&history), seconds.map(|second| START + second * 1_000));
}

#[tokio::test]
async fn whole_games_have_the_moves_of_their_records() {
    let (_folder, store) = open().await;
    let moves = |name| fs::read_to_string(basalt_testkit::fixtures::path(name)).expect(name);
    let records = [
        (REMATCH, moves("basalt-dvonn-robots.moves")),
        (PUNCT, moves("basalt-punct-robots.moves")),
    ];
    for (game, record) in records {
        let (header, history) = load(&store, game).await;
        let replayed = replay(&header, &history);
        let moves: Vec<String> = replayed.plies().iter().map(|ply| ply.mv.to_string()).collect();
        assert_eq!(Some(moves.join(" ").as_str()), record.lines().next());
        assert_eq!(header.summary.ending, Some(ended(White, EndReason::Board)));
        assert_eq!(header.seats.white.seat, Seat::Person(account(&store, "Bea").await.id));
        let forced: Vec<usize> =
            (0..moves.len()).filter(|&ply| replayed.plies()[ply].forced).collect();
        // The last placement of DVONN is the only forced move.
        let expected: &[usize] = if game == REMATCH { &[48] } else { &[] };
        assert_eq!(forced, expected);
    }
    let (header, _) = load(&store, REMATCH).await;
    assert_eq!((header.rematch, header.next), (Some(White), None), "a rematch is only offered");
}

#[tokio::test]
async fn games_by_correspondence_are_there() {
    let (_folder, store) = open().await;
    let (header, history) = load(&store, AGREED).await;
    let terms = Terms { game: Game::PunctBasic, pace: Pace::Days(3), rated: false, ..RATED };
    assert_eq!(header.terms, terms);
    let punct = |by, mv, spent| moved(Game::Punct, by, mv, spent);
    let expected = [
        punct(White, "h13/g12i13", 2_000),
        punct(Black, "h11/f10g10", 0),
        Event::DrawOffered { by: White },
        Event::Ended(ended(None, EndReason::Agreed)),
    ];
    assert_eq!(events(&history), expected);

    let (header, history) = load(&store, FLAG).await;
    assert_eq!(header.terms, Terms { game: Game::Punct, pace: Pace::Days(1), ..RATED });
    assert_eq!(history[2].event, Event::Ended(ended(Black, EndReason::Time)));
    assert_eq!(history[2].at, history[1].at + DAY);

    let (header, history) = load(&store, RUNNING).await;
    assert_eq!(header.terms, Terms { pace: Pace::Days(14), ..RATED });
    let began = header.created + 2_000;
    let dvonn = |by, mv, spent| moved(Game::Dvonn, by, mv, spent);
    let expected = [
        dvonn(White, "e3", 2_000),
        dvonn(Black, "d3", 0),
        dvonn(White, "a1", 0),
        Event::VacationBegun { by: White, until: began + 5 * DAY },
        Event::VacationEnded { by: White },
        dvonn(Black, "k5", 3 * DAY),
        Event::VacationBegun { by: White, until: began + 10 * DAY + 1_000 },
    ];
    assert_eq!(events(&history), expected);
    assert_eq!((header.summary.ending, header.summary.to_move), (None, Some(White)));
    // White has 14 days, which stand still during the vacation that began a second after Black's move.
    assert_eq!(header.summary.deadline, Some(began + 3 * DAY + 14 * DAY + 7 * DAY));
    let due = store.due(began + 24 * DAY, 9).await.expect("read");
    assert_eq!(due, [(id(RUNNING), began + 24 * DAY)]);
    assert_eq!(store.awaiting(account(&store, "Ada").await.id).await.expect("read"), [id(RUNNING)]);
}

#[tokio::test]
async fn games_that_ended_otherwise_are_there() {
    let (_folder, store) = open().await;
    let (header, history) = load(&store, ABORTED).await;
    assert_eq!(events(&history), [Event::Ended(ended(None, EndReason::Aborted))]);
    let ada = Player::Member { name: "Ada".to_owned(), rating: None, bot: false };
    assert_eq!(header.seats.white.player, ada, "she was a guest then");

    let (header, history) = load(&store, LEFT).await;
    let pace = Pace::Live { base: 60, increment: 0 };
    assert_eq!(header.terms, Terms { board: Board::Random, pace, rated: false, ..RATED });
    let start = "bwrbwbrww/bwbbwbwbww/wbbwwbwwbbw/bwrwbbwwbb/bbbwwwwbb w s";
    assert_eq!((header.start.as_str(), header.summary.reds.as_deref()), (start, Some("c2 e5 i5")));
    let expected = [
        moved(Game::Dvonn, White, "d1c1", 0),
        moved(Game::Dvonn, Black, "a1b1", 0),
        Event::Ended(ended(White, EndReason::Left)),
    ];
    assert_eq!(events(&history), expected);
    assert_eq!(header.seats.black.player, Player::Guest { name: "guest-cat".to_owned() });

    let (header, history) = load(&store, COMPUTER).await;
    assert_eq!(header.seats.black.seat, Seat::Computer(3));
    assert_eq!(history[0].event, moved(Game::Dvonn, White, "e3", 0));
    assert!(matches!(history[1].event, Event::Move { by: Black, .. }));
    assert_eq!(history[2].event, Event::Ended(ended(Black, EndReason::Resigned)));
    let found = store.search(&Query { limit: 20, ..Query::default() }).await.expect("read");
    assert_eq!(found.len(), GAMES.len() - 1, "the archive leaves out the aborted game");
}

#[tokio::test]
async fn players_sessions_and_ratings_are_there() {
    let (_folder, store) = open().await;
    let ada = account(&store, "ADA").await;
    assert_eq!((ada.name.as_str(), ada.member, ada.created), ("Ada", true, START));
    let (_, hash) = store.password_of("Ada").await.expect("read").expect("a member");
    assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
    assert!(!account(&store, "guest-cat").await.member);
    let token = "dcdbac35280846a34de4587375489cc9ca37bdb5413b2d6b140e24933727cb5f";
    let known = store.session(token, START + 6 * DAY).await.expect("read");
    let known = known.expect("her session");
    assert_eq!(
        (known.account.id, known.confirmed),
        (ada.id, 0),
        "she is asked before sensitive changes"
    );
    assert!(known.is_rotation_due);
    let listed = store.sessions_of(ada.id, START + 6 * DAY).await.expect("read");
    let [one, other] = &listed[..] else { panic!("{listed:?}") };
    assert!(one.id != other.id && [&one.id, &other.id].contains(&&known.id), "{listed:?}");
    assert_eq!(
        ada.leave.until,
        Some(store.header(id(RUNNING)).await.expect("read").expect("there").moved + 7 * DAY)
    );
    assert_eq!(ada.leave.days, 9, "two days of the first vacation, seven of the second");

    let bea = account(&store, "Bea").await;
    let games = |standings: Vec<(Pool, basalt_store::Standing)>| -> Vec<(Pool, u32)> {
        standings.into_iter().map(|(pool, standing)| (pool, standing.games)).collect()
    };
    let expected = [(pool("dvonn-live"), 2), (pool("punct-live"), 1), (pool("punct-days"), 1)];
    assert_eq!(games(store.standings(bea.id).await.expect("read")), expected);
    let changes = store.rating_changes(id(RESIGNED)).await.expect("read").expect("rated");
    assert_eq!((changes.white.before, changes.black.before), (1500, 1500));
    // Glicko-2 moves both of two new players by the same.
    assert_eq!(changes.white.after + changes.black.after, 3000);
    assert!(changes.white.after > 1500);
    let history: Vec<GameId> =
        store.history(ada.id, 9).await.expect("read").iter().map(|point| point.game).collect();
    assert_eq!(history, [RESIGNED, REMATCH, PUNCT, FLAG].map(id));
}

#[tokio::test]
async fn chat_seeks_and_presence_are_there() {
    let (_folder, store) = open().await;
    let line = |number, by: &str, at, message| ChatLine {
        number,
        by: by.to_owned(),
        at,
        message,
        spectator: false,
    };
    let expected = [
        line(1, "Ada", START + 20_000, ChatMessage::Phrase(Phrase::Hello)),
        line(2, "Bea", START + 25_000, ChatMessage::Text("Grüße, \"Ada\"".to_owned())),
    ];
    assert_eq!(store.chat(id(RESIGNED), 0).await.expect("read"), expected);

    let mut open = store.open_seeks(9).await.expect("read");
    open.reverse();
    let ids: Vec<String> = open.iter().map(|seek| seek.seek.to_string()).collect();
    assert_eq!(ids, ["3cfrfcw5vp", "t8u6irzc7v", "n5gfv46pyc"]);
    assert_eq!(open[0].terms, Terms { game: Game::Punct, ..RATED });
    assert!(open[0].listed && !open[0].pairing && open[0].opponent.is_none());
    assert_eq!(open[1].opponent, Some(account(&store, "Bea").await.id));
    assert!(!open[1].listed);
    assert!(open[2].pairing && open[2].terms.color == ColorWish::Either);
    let seek = async |text: &str| {
        let id: SeekId = text.parse().expect("an id");
        store.seek(id).await.expect("read").expect("there")
    };
    let withdrawn = seek("ra68vacs5p").await;
    assert!(!withdrawn.open && withdrawn.game.is_none());
    assert_eq!(seek("77c6c3puxq").await.game, Some(id(RESIGNED)));

    let nodes = store.nodes_since(START).await.expect("read");
    assert!(nodes.iter().all(|node| !node.has_bus && node.players == 0), "{nodes:?}");
    assert!(!nodes.is_empty());
}

#[tokio::test]
async fn members_of_the_first_release_have_no_look_alikes() {
    let (_folder, store) = open().await;
    let registered = store.register("_Bea_", "a hash", None, START).await.expect("answers");
    assert_eq!(registered, Registered::NameTaken);
}
