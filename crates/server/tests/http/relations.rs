//! Following, blocking, and from whom challenges come.

use basalt_referee::{ContactPolicy, Relation};
use basalt_wire::{
    ChallengesFrom, ErrorCode, FeedAddress, FeedStatus, Me, RelationChange, Relations, Relationship,
};
use serde_json::json;

use crate::accounts::member;
use crate::archive::new_game;
use crate::harness::{Browser, TestServer};

fn to(relation: Option<Relation>) -> RelationChange {
    RelationChange { relation }
}

#[tokio::test]
async fn relations_are_changed_and_listed() {
    let server = TestServer::new().await;
    let (mut ada, bea) = (member(&server, "Ada").await, member(&server, "Bea").await);
    member(&server, "Cat").await;
    let relation = async |browser: &Browser<'_>, name: &str| {
        let found: Relationship =
            browser.get(&format!("/api/players/{name}/relation")).await.fine();
        (found.relation, found.challengeable)
    };
    for (name, wanted) in [("bea", Relation::Follow), ("CAT", Relation::Block)] {
        let path = format!("/api/players/{name}/relation");
        ada.post(&path, &to(Some(wanted))).await.fine::<Option<()>>();
        assert_eq!(relation(&ada, name).await.0, Some(wanted));
    }
    let policy = ChallengesFrom { policy: ContactPolicy::Followed };
    ada.post("/api/challenges-from", &policy).await.fine::<Option<()>>();
    let relations: Relations = ada.get("/api/relations").await.fine();
    assert_eq!(relations.following.iter().map(|one| &one.name).collect::<Vec<_>>(), ["Bea"]);
    assert_eq!(relations.blocked, ["Cat"]);
    assert_eq!(relations.challenges_from, ContactPolicy::Followed);
    assert_eq!(relation(&bea, "Ada").await, (None, true), "Ada follows her");
    assert_eq!(relation(&server.browser(), "Ada").await, (None, false), "a stranger");
    assert_eq!(relation(&ada, "Ada").await, (None, false), "nobody plays themselves");
}

#[tokio::test]
async fn a_relation_is_to_somebody_else_who_exists() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    let guest: Me = server.browser().post("/api/guest", &json!({})).await.fine();
    let mut refused = async |name: &str, relation| {
        let path = format!("/api/players/{name}/relation");
        ada.post(&path, &to(Some(relation))).await.refused()
    };
    assert_eq!(refused("nobody", Relation::Follow).await, (404, ErrorCode::NoPlayer));
    assert_eq!(refused("%00", Relation::Follow).await, (404, ErrorCode::NoPlayer));
    assert_eq!(refused("ada", Relation::Block).await, (400, ErrorCode::Yourself));
    let member = (403, ErrorCode::MembersOnly);
    assert_eq!(refused(&guest.name, Relation::Follow).await, member, "guests come and go");
    let path = format!("/api/players/{}/relation", guest.name);
    ada.post(&path, &to(Some(Relation::Block))).await.fine::<Option<()>>();
    let unread = ada.post(&path, &json!({"relation": "friend"})).await.refused();
    assert_eq!(unread, (400, ErrorCode::Unreadable));
    assert_eq!(ada.get(&path).await.refused(), (404, ErrorCode::NoPlayer));
}

#[tokio::test]
async fn relation_changes_are_rate_limited() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    member(&server, "Bea").await;
    let mut statuses = Vec::new();
    for _ in 0..31 {
        statuses.push(ada.post("/api/players/Bea/relation", &to(None)).await.status.as_u16());
    }
    assert_eq!(statuses[..30], [200; 30]);
    assert_eq!(statuses[30], 429);
}

#[tokio::test]
async fn a_feed_lists_the_games_that_wait_until_it_is_revoked() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    member(&server, "Bea").await;
    let game = new_game(&server, 1).await;
    let active =
        async |browser: &Browser<'_>| browser.get("/api/feed").await.fine::<FeedStatus>().active;
    assert!(!active(&ada).await);
    let FeedAddress { path } = ada.post("/api/feed", &json!({})).await.fine();
    assert!(active(&ada).await);
    let reader = server.browser();
    let feed = reader.get(&path).await;
    assert_eq!(feed.header("content-type"), "application/atom+xml; charset=utf-8");
    let text = feed.text();
    assert!(
        text.contains(&format!("<link href=\"http://basalt.example/online/game/{game}\"/>")),
        "{text}"
    );
    assert!(text.contains("<title>DVONN: your turn against Bea</title>"), "{text}");
    assert_eq!(text.matches("<entry>").count(), 1);
    let FeedAddress { path: renewed } = ada.post("/api/feed", &json!({})).await.fine();
    assert_eq!(reader.get(&path).await.status, 404, "the old address no longer counts");
    assert_eq!(reader.get(&renewed).await.status, 200);
    ada.post("/api/feed/end", &json!({})).await.fine::<Option<()>>();
    assert_eq!(reader.get(&renewed).await.status, 404);
}
