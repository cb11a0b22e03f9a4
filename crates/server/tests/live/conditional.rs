//! Notes and conditional moves.

use basalt_referee::{ConditionalMoves, GameId};
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color};
use basalt_server::InProcessBus;
use basalt_store::Seat;
use basalt_wire::{Event, PrivateGame};

use crate::client::{Client, alternate, begin_game, get, post};
use crate::harness::{DAYS, Person, RunningNode, TERMS, TestServer, on_both, serve};

on_both! {
    a_prepared_reply_is_made_at_once,
    both_players_may_have_prepared_moves,
    an_unexpected_move_ends_the_lines,
    conditional_moves_are_checked,
    conditional_moves_hold_on_two_nodes,
    conditional_moves_against_the_computer_are_refused,
    a_reply_that_a_dead_node_left_is_made,
    a_note_is_private,
}

struct Table {
    ada: Person,
    bea: Person,
    at_ada: Client,
    at_bea: Client,
    game: GameId,
}

/// A correspondence game in which Ada plays White.
async fn table(server: &TestServer) -> Table {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut at_ada, mut at_bea) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut at_ada, &mut at_bea, DAYS).await;
    Table { ada, bea, at_ada, at_bea, game }
}

async fn prepare(
    node: &RunningNode,
    person: &Person,
    game: GameId,
    after: u32,
    lines: &[&str],
) -> u16 {
    let path = format!("/api/games/{game}/conditions");
    let lines: Vec<String> = lines.iter().map(|line| format!("{line:?}")).collect();
    let body = format!(r#"{{"after":{after},"lines":[{}]}}"#, lines.join(","));
    post(node.address, &path, &person.token, &body).await
}

async fn kept(node: &RunningNode, person: &Person, game: GameId) -> PrivateGame {
    get(node.address, &format!("/api/games/{game}/private"), &person.token).await
}

/// The moves of the next events, each with its player.
async fn moves(client: &mut Client, count: usize) -> Vec<(Color, String)> {
    let mut moves = Vec::new();
    while moves.len() < count {
        for event in client.events().await {
            if let Event::Move { by, mv, .. } = event {
                moves.push((by, mv));
            }
        }
    }
    moves
}

fn moved(by: Color, mv: &str) -> (Color, String) {
    (by, mv.to_owned())
}

async fn a_prepared_reply_is_made_at_once(server: TestServer) {
    let Table { bea, mut at_ada, game, .. } = table(&server).await;
    let lines = ["a1 b1 c1 d1", "a1 b1 e1 f1"];
    assert_eq!(prepare(&server.node, &bea, game, 0, &lines).await, 200);
    at_ada.play(game, "a1").await.expect("legal");
    let made = [moved(Color::White, "a1"), moved(Color::Black, "b1")];
    assert_eq!(moves(&mut at_ada, 2).await, made);
    let conditions = kept(&server.node, &bea, game).await.conditions.expect("they go on");
    assert_eq!((conditions.plies, conditions.lines), (0, lines.map(str::to_owned).to_vec()));
    at_ada.play(game, "e1").await.expect("legal");
    let made = [moved(Color::White, "e1"), moved(Color::Black, "f1")];
    assert_eq!(moves(&mut at_ada, 2).await, made);
    assert_eq!(kept(&server.node, &bea, game).await.conditions, None, "they have come to an end");
}

async fn both_players_may_have_prepared_moves(server: TestServer) {
    let Table { ada, bea, mut at_ada, mut at_bea, game } = table(&server).await;
    assert_eq!(prepare(&server.node, &bea, game, 0, &["a1 b1 c1 d1"]).await, 200);
    at_ada.play(game, "a1").await.expect("legal");
    moves(&mut at_ada, 2).await;
    at_ada.play(game, "e1").await.expect("legal");
    assert_eq!(prepare(&server.node, &ada, game, 3, &["f1 g1 h1 i1"]).await, 200);
    assert_eq!(prepare(&server.node, &bea, game, 3, &["f1 g1"]).await, 400, "it is Bea's turn");
    moves(&mut at_bea, 3).await;
    at_bea.play(game, "f1").await.expect("legal");
    assert_eq!(moves(&mut at_bea, 2).await[1], moved(Color::White, "g1"));
    assert_eq!(prepare(&server.node, &ada, game, 5, &["h1 i1 j2 a2"]).await, 200);
    assert_eq!(kept(&server.node, &ada, game).await.conditions.map(|kept| kept.plies), Some(5));
}

async fn an_unexpected_move_ends_the_lines(server: TestServer) {
    let Table { bea, mut at_ada, game, .. } = table(&server).await;
    assert_eq!(prepare(&server.node, &bea, game, 0, &["a1 b1"]).await, 200);
    at_ada.play(game, "c1").await.expect("legal");
    assert_eq!(moves(&mut at_ada, 1).await, [moved(Color::White, "c1")]);
    assert_eq!(kept(&server.node, &bea, game).await.conditions, None);
}

async fn conditional_moves_are_checked(server: TestServer) {
    let Table { ada, bea, mut at_ada, mut at_bea, game } = table(&server).await;
    let node = &server.node;
    for lines in [["a1"].as_slice(), &["a1 a1"], &["a1 b1", "a1 c1"], &["nonsense b1"], &[""]] {
        assert_eq!(prepare(node, &bea, game, 0, lines).await, 400, "{lines:?}");
    }
    assert_eq!(prepare(node, &ada, game, 0, &["a1 b1"]).await, 400, "it is her own turn");
    assert_eq!(prepare(node, &bea, game, 1, &["a1 b1"]).await, 409, "she knows too much");
    assert_eq!(prepare(node, &bea, game, 0, &["a1 b1"]).await, 200);
    assert_eq!(prepare(node, &bea, game, 0, &[]).await, 200, "no lines delete them");
    assert_eq!(kept(node, &bea, game).await.conditions, None);
    let live = begin_game(&mut at_ada, &mut at_bea, TERMS).await;
    assert_eq!(prepare(node, &bea, live, 0, &["a1 b1"]).await, 400, "not in real time");
}

async fn conditional_moves_hold_on_two_nodes(server: TestServer) {
    let Table { bea, at_ada, at_bea, ada, game } = table(&server).await;
    drop((at_ada, at_bea));
    let bus = InProcessBus::default();
    let one = serve(server.store().clone(), server.clock.clone(), bus.clone()).await;
    let two = serve(server.store().clone(), server.clock.clone(), bus).await;
    assert_eq!(prepare(&one, &bea, game, 0, &["a1 b1"]).await, 200);
    let mut there = Client::connect(two.address, Some(&ada.token)).await;
    there.watch(game).await;
    there.play(game, "a1").await.expect("legal");
    assert_eq!(moves(&mut there, 2).await[1], moved(Color::Black, "b1"));
}

/// They would pass the comparison with rated games.
async fn conditional_moves_against_the_computer_are_refused(server: TestServer) {
    let ada = server.guest("Ada").await;
    let seats = ByColor { white: Seat::Computer(1), black: Seat::Person(ada.id) };
    let game = server.stored_game(DAYS, seats).await;
    assert_eq!(prepare(&server.node, &ada, game, 0, &["a1 b1"]).await, 400);

    // An earlier version has stored a reply to the computer's first move, whichever it is.
    let mut at_ada = server.connect(&ada).await;
    if at_ada.watch(game).await.events.is_empty() {
        assert_eq!(moves(&mut at_ada, 1).await.len(), 1);
    }
    let (_, events) = server.store().load(game).await.expect("stored").expect("there");
    let basalt_referee::Event::Move { mv, .. } = events[0].event else { panic!("a move") };
    let reply = if mv.to_string() == "b1" { "a1" } else { "b1" };
    let lines = vec![vec![mv, AnyMove::parse(DAYS.game, reply).expect("a move")]];
    let position = AnyPosition::start(DAYS.game).to_string();
    let earlier = ConditionalMoves { plies: 0, position, lines };
    let stored = server.store().set_conditional_moves(game, ada.id, Some(&earlier)).await;
    stored.expect("stored");
    server.node.live.sweep_conditional_moves().await.expect("the store answers");
    assert_eq!(kept(&server.node, &ada, game).await.conditions, None);
    let (header, _) = server.store().load(game).await.expect("stored").expect("there");
    assert_eq!(header.number, 1, "it is still Ada's turn");
}

async fn a_reply_that_a_dead_node_left_is_made(server: TestServer) {
    let Table { bea, mut at_ada, game, .. } = table(&server).await;
    at_ada.play(game, "a1").await.expect("legal");
    moves(&mut at_ada, 1).await;
    // As if a node had committed the move and died before the reply.
    let earlier = ConditionalMoves {
        plies: 0,
        position: AnyPosition::start(DAYS.game).to_string(),
        lines: vec![["a1", "b1"].map(|mv| AnyMove::parse(DAYS.game, mv).expect("a move")).to_vec()],
    };
    server.store().set_conditional_moves(game, bea.id, Some(&earlier)).await.expect("stored");
    server.node.live.sweep_conditional_moves().await.expect("answers");
    assert_eq!(moves(&mut at_ada, 1).await, [moved(Color::Black, "b1")]);
}

async fn a_note_is_private(server: TestServer) {
    let Table { ada, bea, mut at_ada, mut at_bea, game } = table(&server).await;
    let path = format!("/api/games/{game}/note");
    let set = async |text: &str| {
        let body = basalt_wire::write(&basalt_wire::Note { text: text.to_owned() });
        post(server.node.address, &path, &ada.token, &body).await
    };
    assert_eq!(set(" Trade\u{7} early.\nThen wait. ").await, 200);
    assert_eq!(kept(&server.node, &ada, game).await.note, "Trade early.\nThen wait.");
    assert_eq!(kept(&server.node, &bea, game).await.note, "");
    assert_eq!(set(&"ü".repeat(1_000)).await, 200);
    assert_eq!(set(&"ü".repeat(1_001)).await, 400);
    alternate(&mut at_ada, &mut at_bea, game, &["a1"]).await;
    assert_eq!(kept(&server.node, &ada, game).await.note.chars().count(), 1_000);
}
