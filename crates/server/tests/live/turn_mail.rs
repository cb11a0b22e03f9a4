//! E-mail about games that wait, to an SMTP server of the test's own.

use basalt_referee::{GameId, Millis, Terms};
use basalt_rules::ByColor;
use basalt_server::{InProcessBus, MailConfig, Options};
use basalt_store::{LinkPurpose, Seat};

use crate::client::Client;
use crate::harness::{DAYS, Person, RunningNode, TERMS, TestServer, on_both, serve_with};
use crate::inbox::Inbox;
use crate::smtp_sink::{self, Received};

on_both! {
    one_message_lists_the_games_by_the_time_left,
    recent_visitors_get_no_message,
    two_nodes_send_one_message,
}

const HOUR: Millis = 60 * 60 * 1_000;
const ORIGIN: &str = "https://basalt.example";

async fn node(server: &TestServer, sink: &Inbox<Received>, bus: &InProcessBus) -> RunningNode {
    let smtp = format!("smtp://{}", sink.address);
    let mail = MailConfig::new(&smtp, "Basalt <noreply@basalt.example>").expect("valid");
    let (mail, public) = (Some(mail), Some(ORIGIN.to_owned()));
    let options = Options { mail, public, ..Options::default() };
    serve_with(server.store().clone(), server.clock.clone(), bus.clone(), options).await
}

/// A member with a verified address who wants e-mail about games that wait.
async fn reader(server: &TestServer, name: &str) -> Person {
    let (person, now) = (server.member(name).await, server.clock.now());
    let store = server.store();
    store.set_email(person.id, &format!("{name}@example.org")).await.expect("answers");
    let link = store.new_email_link(person.id, LinkPurpose::Verify, now + 10).await;
    store.verify_email(link.expect("answers").as_str(), now).await.expect("answers");
    store.want_turn_mail(person.id, true, "en", now).await.expect("answers");
    person
}

/// A game in which it is the turn of `white`.
async fn game(server: &TestServer, terms: Terms, white: &Person, black: &Person) -> GameId {
    server.clock.advance(1);
    let seats = ByColor { white: Seat::Person(white.id), black: Seat::Person(black.id) };
    server.stored_game(terms, seats).await
}

async fn one_message_lists_the_games_by_the_time_left(server: TestServer) {
    let mut sink = smtp_sink::start().await;
    let node = node(&server, &sink, &InProcessBus::default()).await;
    let (ada, bea) = (reader(&server, "Ada").await, server.member("Bea").await);
    let slow = game(&server, DAYS, &ada, &bea).await;
    let urgent = game(&server, DAYS, &ada, &bea).await;
    let live = game(&server, TERMS, &ada, &bea).await;
    let other = game(&server, DAYS, &bea, &ada).await;
    let now = server.clock.now();
    let deadline = |game, left| server.store().postpone(game, 0, Some(now + left));
    deadline(slow, 50 * HOUR).await.expect("answers");
    deadline(urgent, 12 * HOUR).await.expect("answers");
    server.clock.advance(HOUR);
    node.live.send_turn_mail().await.expect("answers");
    let mail = sink.next().await;
    assert_eq!(mail.to, "Ada@example.org");
    let text = mail.plain();
    assert!(text.contains("Subject: Your turn in 2 games"), "{text}");
    assert!(
        text.contains("List-Unsubscribe: <https://basalt.example/online/account#unsub"),
        "{text}"
    );
    let place = |needle: &str| text.find(needle).unwrap_or_else(|| panic!("{needle}: {text}"));
    let first = place("DVONN against Bea: 11 hours left");
    let second = place("DVONN against Bea: 2 days left");
    let [link, other_link] =
        [urgent, slow].map(|game| place(&format!("{ORIGIN}/online/game/{game}")));
    assert!(first < link && link < second && second < other_link, "{text}");
    let email = server.store().email_of(ada.id).await.expect("answers").expect("there");
    assert_eq!(mail.token("unsubscribe"), email.unsubscribe);
    for absent in [live, other] {
        assert!(!text.contains(&absent.to_string()), "{absent}: {text}");
    }
    node.live.send_turn_mail().await.expect("answers");
    server.clock.advance(HOUR);
    let late = game(&server, DAYS, &ada, &bea).await;
    server.clock.advance(7 * HOUR - 2);
    node.live.send_turn_mail().await.expect("answers");
    assert!(sink.is_empty(), "eight hours are not over");
    server.clock.advance(2);
    node.live.send_turn_mail().await.expect("answers");
    let text = sink.next().await.plain();
    assert!(text.contains(&late.to_string()) && text.contains("3 games"), "{text}");
}

async fn recent_visitors_get_no_message(server: TestServer) {
    let mut sink = smtp_sink::start().await;
    let node = node(&server, &sink, &InProcessBus::default()).await;
    let (ada, bea) = (reader(&server, "Ada").await, reader(&server, "Bea").await);
    game(&server, DAYS, &ada, &bea).await;
    game(&server, DAYS, &bea, &ada).await;
    server.clock.advance(HOUR);
    let client = Client::connect_from(node.address, ORIGIN, Some(&ada.token)).await;
    node.live.send_turn_mail().await.expect("answers");
    assert_eq!(sink.next().await.to, "Bea@example.org", "Ada is there");
    drop(client);
    while node.live.is_online(ada.id) {
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    let now = server.clock.now();
    server.store().want_turn_mail(bea.id, false, "en", now).await.expect("answers");
    game(&server, DAYS, &bea, &ada).await;
    game(&server, DAYS, &ada, &bea).await;
    server.clock.advance(9 * HOUR);
    node.live.send_turn_mail().await.expect("answers");
    let text = sink.next().await.plain();
    assert!(text.contains("To: Ada@example.org"), "Bea wants no more: {text}");
    assert!(sink.is_empty());
}

async fn two_nodes_send_one_message(server: TestServer) {
    let mut sink = smtp_sink::start().await;
    let bus = InProcessBus::default();
    let nodes = [node(&server, &sink, &bus).await, node(&server, &sink, &bus).await];
    let (ada, bea) = (reader(&server, "Ada").await, reader(&server, "Bea").await);
    game(&server, DAYS, &ada, &bea).await;
    server.clock.advance(HOUR);
    let [one, other] = &nodes;
    let (first, second) = tokio::join!(one.live.send_turn_mail(), other.live.send_turn_mail());
    first.and(second).expect("answers");
    assert_eq!(sink.next().await.to, "Ada@example.org");
    game(&server, DAYS, &bea, &ada).await;
    server.clock.advance(HOUR);
    one.live.send_turn_mail().await.expect("answers");
    assert_eq!(sink.next().await.to, "Bea@example.org", "there was one to Ada");
}
