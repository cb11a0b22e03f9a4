//! Direct messages: who may write to whom, links, floods, reports, and one's own data.

use basalt_referee::{ContactPolicy, ModeratorAction, Relation, ReportKind, ReportReason};
use basalt_wire::{
    Conversation, DirectMessage, ErrorCode, Inbox, Me, MessagesFrom, ModerationQueue,
    ModerationRecord, NewMessage, NewReport, RelationChange, ReportAbout,
};
use serde_json::{Value, json};

use crate::accounts::member;
use crate::harness::{Answer, Browser, TestServer};
use crate::moderation::measure;

async fn people(server: &TestServer) -> [Browser<'_>; 3] {
    [member(server, "Ada").await, member(server, "Bea").await, member(server, "Mia").await]
}

async fn write(browser: &mut Browser<'_>, to: &str, text: &str) -> Answer {
    let new = NewMessage { text: text.to_owned() };
    browser.post(&format!("/api/messages/{to}"), &new).await
}

async fn conversation(browser: &Browser<'_>, with: &str) -> Conversation {
    browser.get(&format!("/api/messages/{with}")).await.fine()
}

async fn unread(browser: &Browser<'_>) -> u32 {
    browser.get("/api/me").await.fine::<Me>().messages
}

async fn relate(browser: &mut Browser<'_>, to: &str, relation: Option<Relation>) {
    let path = format!("/api/players/{to}/relation");
    browser.post(&path, &RelationChange { relation }).await.fine::<Option<()>>();
}

async fn take_from(browser: &mut Browser<'_>, policy: ContactPolicy) {
    browser.post("/api/messages-from", &MessagesFrom { policy }).await.fine::<Option<()>>();
}

#[tokio::test]
async fn two_members_write_to_each_other() {
    let server = TestServer::new().await;
    let [mut ada, mut bea, mia] = people(&server).await;
    let sent: DirectMessage = write(&mut ada, "bea", "  Good\ngame! ").await.fine();
    assert!(sent.own && !sent.read);
    assert_eq!(sent.text, "Good game!");
    assert_eq!((unread(&ada).await, unread(&bea).await, unread(&mia).await), (0, 1, 0));
    let inbox: Inbox = bea.get("/api/messages").await.fine();
    assert_eq!(inbox.conversations.len(), 1);
    let first = &inbox.conversations[0];
    assert_eq!((first.name.as_str(), first.unread, first.last.own), ("Ada", 1, false));
    assert_eq!(conversation(&bea, "Ada").await.messages[0].text, "Good game!");
    assert_eq!(unread(&bea).await, 1, "looking changes nothing");
    bea.post("/api/messages/Ada/read", &json!({})).await.fine::<Option<()>>();
    assert_eq!(unread(&bea).await, 0);
    assert!(conversation(&ada, "Bea").await.messages[0].read);
    write(&mut bea, "Ada", "Thanks").await.fine::<DirectMessage>();
    let shown = conversation(&ada, "BEA").await;
    let own: Vec<bool> = shown.messages.iter().map(|message| message.own).collect();
    assert_eq!((shown.name.as_str(), shown.older, own), ("Bea", false, vec![true, false]));
    assert!(conversation(&mia, "Bea").await.messages.is_empty(), "nobody else reads them");
    let data: Value =
        serde_json::from_str(bea.get("/api/account/data").await.text()).expect("JSON");
    assert_eq!(data["messages"][1]["text"], "Good game!");
    assert_eq!(data["messages"][0]["own"], true);
    assert_eq!(data["messages_from"], "everybody");
}

#[tokio::test]
async fn older_messages_come_in_pages() {
    let server = TestServer::new().await;
    let [mut ada, ..] = people(&server).await;
    for number in 0..52 {
        server.clock.advance(6_000);
        write(&mut ada, "Bea", &number.to_string()).await.fine::<DirectMessage>();
    }
    let shown = conversation(&ada, "Bea").await;
    assert_eq!((shown.messages.len(), shown.older), (50, true));
    let oldest = &shown.messages[0];
    let path = format!("/api/messages/Bea?before={}", oldest.id);
    let rest: Conversation = ada.get(&path).await.fine();
    let texts: Vec<&str> = rest.messages.iter().map(|message| message.text.as_str()).collect();
    assert_eq!((texts, rest.older), (vec!["0", "1"], false));
}

#[tokio::test]
async fn members_write_to_those_who_let_them() {
    let server = TestServer::new().await;
    let [mut ada, mut bea, mut mia] = people(&server).await;
    let refused = (403, ErrorCode::MessageRefused);
    take_from(&mut bea, ContactPolicy::Followed).await;
    let inbox: Inbox = bea.get("/api/messages").await.fine();
    assert_eq!(inbox.messages_from, ContactPolicy::Followed);
    assert_eq!(write(&mut ada, "Bea", "hello").await.refused(), refused);
    assert!(!conversation(&ada, "Bea").await.writable);
    relate(&mut bea, "Ada", Some(Relation::Follow)).await;
    assert!(conversation(&ada, "Bea").await.writable);
    write(&mut ada, "Bea", "hello").await.fine::<DirectMessage>();
    take_from(&mut bea, ContactPolicy::Nobody).await;
    assert_eq!(write(&mut ada, "Bea", "hello").await.refused(), refused);
    // Whoever writes takes answers.
    write(&mut bea, "Mia", "a question").await.fine::<DirectMessage>();
    write(&mut mia, "Bea", "an answer").await.fine::<DirectMessage>();
    assert_eq!(write(&mut ada, "Bea", "hello").await.refused(), refused);
    // A block ends it in both directions, whatever the policy says.
    take_from(&mut bea, ContactPolicy::Everybody).await;
    relate(&mut bea, "Mia", Some(Relation::Block)).await;
    assert_eq!(write(&mut mia, "Bea", "hello").await.refused(), refused);
    assert_eq!(write(&mut bea, "Mia", "hello").await.refused(), refused);
    relate(&mut bea, "Mia", None).await;
    write(&mut mia, "Bea", "hello").await.fine::<DirectMessage>();
}

#[tokio::test]
async fn messages_are_for_members_who_exist() {
    let server = TestServer::new().await;
    let [mut ada, ..] = people(&server).await;
    let mut guest = server.browser();
    let me: Me = guest.post("/api/guest", &json!({})).await.fine();
    let path = me.name.as_str();
    assert_eq!(write(&mut ada, path, "hello").await.refused(), (404, ErrorCode::NoPlayer));
    assert_eq!(write(&mut ada, "nobody", "hello").await.refused(), (404, ErrorCode::NoPlayer));
    assert_eq!(write(&mut ada, "Ada", "hello").await.refused(), (400, ErrorCode::Yourself));
    assert_eq!(write(&mut guest, "Ada", "hello").await.refused(), (403, ErrorCode::MembersOnly));
    for text in [String::new(), " \u{200b}".to_owned(), "ü".repeat(501)] {
        assert_eq!(write(&mut ada, "Bea", &text).await.refused(), (400, ErrorCode::BadWords));
    }
    write(&mut ada, "Bea", &"ü".repeat(500)).await.fine::<DirectMessage>();
}

#[tokio::test]
async fn links_are_held_and_floods_end() {
    let server = TestServer::new().await;
    let [mut ada, bea, _] = people(&server).await;
    let link = write(&mut ada, "Bea", "buy at www.example.org").await;
    assert_eq!(link.refused(), (400, ErrorCode::LinkHeld));
    assert!(conversation(&bea, "Ada").await.messages.is_empty());
    server.clock.advance(600_000);
    let mut statuses = Vec::new();
    for _ in 0..11 {
        statuses.push(write(&mut ada, "Bea", "hello").await.status.as_u16());
    }
    assert_eq!(statuses, [&[200; 10][..], &[429]].concat());
    // Few strangers at a time.
    server.clock.advance(3_600_000);
    let mut statuses = Vec::new();
    for number in 0..6 {
        let name = format!("Stranger{number}");
        server.store.register(&name, "a hash", None, 0).await.expect("answers");
        statuses.push(write(&mut ada, &name, "hello").await.status.as_u16());
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429]);
}

#[tokio::test]
async fn a_message_is_reported_by_its_recipient_and_its_author_muted() {
    let server = TestServer::new().await;
    let [mut ada, mut bea, mut mia] = people(&server).await;
    server.make_moderator("Mia").await;
    let sent: DirectMessage = write(&mut ada, "Bea", "rude words").await.fine();
    let about = ReportAbout::Message { message: sent.id };
    let report = NewReport { about, reason: ReportReason::Abuse, words: String::new() };
    assert_eq!(ada.post("/api/report", &report).await.refused(), (404, ErrorCode::NoPlayer));
    assert_eq!(mia.post("/api/report", &report).await.refused(), (404, ErrorCode::NoPlayer));
    bea.post("/api/report", &report).await.fine::<Option<()>>();
    let queue: ModerationQueue = mia.get("/api/moderation").await.fine();
    let found = &queue.reports[0];
    assert_eq!((found.kind, found.evidence.as_str()), (ReportKind::Message, "rude words"));
    assert_eq!((found.reporter.as_str(), found.subject.as_str()), ("Bea", "Ada"));
    let muted = measure("Ada", ModeratorAction::Mute);
    mia.post("/api/moderation/act", &muted).await.fine::<ModerationRecord>();
    let refused = write(&mut ada, "Bea", "hello").await.refused();
    assert!(matches!(refused, (403, ErrorCode::Muted { .. })), "{refused:?}");
    let closed = measure("Bea", ModeratorAction::Close);
    mia.post("/api/moderation/act", &closed).await.fine::<ModerationRecord>();
    let refused = write(&mut mia, "Bea", "hello").await.refused();
    assert_eq!(refused, (403, ErrorCode::MessageRefused), "nobody reads it there");
}
