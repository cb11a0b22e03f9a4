//! Reports, actions of moderators with their undoing, and appeals.

use basalt_referee::{ChatMessage, ModeratorAction, ReportKind, ReportReason};
use basalt_rules::Color;
use basalt_store::{About, Speaker};
use basalt_wire::{
    AppealRequest, AppealToken, AppealView, ErrorCode, Me, Measure, ModerationEntry,
    ModerationQueue, ModerationRecord, NewAppeal, NewName, NewReport, Profile, Report, ReportAbout,
};
use serde_json::{Value, json};

use crate::accounts::{credentials, member};
use crate::archive::{new_game, play};
use crate::harness::{Browser, NOW, TestServer};

const PASSWORD: &str = "long enough";

/// Ada, Bea, and the moderator Mia.
pub(crate) async fn people(server: &TestServer) -> [Browser<'_>; 3] {
    let people =
        [member(server, "Ada").await, member(server, "Bea").await, member(server, "Mia").await];
    server.make_moderator("Mia").await;
    people
}

fn about(name: &str) -> NewReport {
    let about = ReportAbout::Profile { name: name.to_owned() };
    NewReport { about, reason: ReportReason::Name, words: String::new() }
}

pub(crate) fn measure(player: &str, action: ModeratorAction) -> Measure {
    Measure {
        player: player.to_owned(),
        action,
        reason: ReportReason::Abuse,
        words: "Please be polite.".to_owned(),
        hours: (action == ModeratorAction::Mute).then_some(2),
        report: None,
    }
}

async fn act(moderator: &mut Browser<'_>, measure: &Measure) -> ModerationRecord {
    moderator.post("/api/moderation/act", measure).await.fine()
}

async fn queue(moderator: &Browser<'_>) -> ModerationQueue {
    moderator.get("/api/moderation").await.fine()
}

#[tokio::test]
async fn the_server_attaches_the_evidence() {
    let server = TestServer::new().await;
    let [mut ada, mut bea, mia] = people(&server).await;
    let game = new_game(&server, 1).await;
    play(&server, game, 2).await;
    let rude = ChatMessage::Text("rude words".to_owned());
    let id = server.account("Bea").await.id;
    let words = About { country: None, words: "I am rude".to_owned() };
    server.store.set_about(id, &words).await.expect("answers");
    let by = Speaker::Player(id);
    let line = server.store.say(game, by, NOW, &rude).await.expect("answers").expect("room");
    for (about, reason, words) in [
        (ReportAbout::Game { game, color: Color::Black }, ReportReason::Cheating, "  too\ngood "),
        (ReportAbout::Chat { game, line }, ReportReason::Abuse, ""),
        (ReportAbout::Profile { name: "bea".to_owned() }, ReportReason::Other, "she is odd"),
    ] {
        let new = NewReport { about, reason, words: words.to_owned() };
        ada.post("/api/report", &new).await.fine::<Option<()>>();
    }
    let again = NewReport { reason: ReportReason::Spam, ..about("Bea") };
    let refused = ada.post("/api/report", &again).await.refused();
    assert_eq!(refused, (409, ErrorCode::AlreadyReported));
    // She takes another name and says nothing more; the reports keep what was there.
    server.store.set_about(id, &About::default()).await.expect("answers");
    let name = NewName { name: "Beatrix".to_owned() };
    bea.post("/api/account/name", &name).await.fine::<Me>();
    let reports = queue(&mia).await.reports;
    let found = |report: &Report| {
        assert_eq!((report.reporter.as_str(), report.subject.as_str()), ("Ada", "Beatrix"));
        assert_eq!((report.name.as_str(), report.at, report.closed), ("Bea", NOW, None));
        (report.kind, report.reason, report.words.clone(), report.game, report.evidence.clone())
    };
    let text = |text: &str| text.to_owned();
    let expected = [
        (ReportKind::Game, ReportReason::Cheating, text("too good"), Some(game), text("")),
        (ReportKind::Chat, ReportReason::Abuse, text(""), Some(game), text("rude words")),
        (ReportKind::Profile, ReportReason::Other, text("she is odd"), None, text("I am rude")),
    ];
    let mut reports: Vec<_> = reports.iter().map(found).collect();
    reports.sort_by_key(|(kind, ..)| kind.id().len() == 7);
    reports[..2].sort_by_key(|(kind, ..)| *kind != ReportKind::Game);
    assert_eq!(reports, expected);
}

#[tokio::test]
async fn a_report_is_about_somebody_else_who_exists() {
    let server = TestServer::new().await;
    let [mut ada, _, _] = people(&server).await;
    let game = new_game(&server, 1).await;
    let unknown = basalt_referee::GameId::from_bits(99);
    let cases = [
        (ReportAbout::Profile { name: "nobody".to_owned() }, ErrorCode::NoPlayer),
        (ReportAbout::Profile { name: "\0".to_owned() }, ErrorCode::NoPlayer),
        (ReportAbout::Game { game, color: Color::White }, ErrorCode::Yourself),
        (ReportAbout::Game { game: unknown, color: Color::White }, ErrorCode::NoGame),
        (ReportAbout::Chat { game, line: 1 }, ErrorCode::NoGame),
    ];
    for (about, expected) in cases {
        // Each at an address and a moment of its own, so that no limit counts.
        server.clock.advance(600_000);
        let new = NewReport { about, reason: ReportReason::Abuse, words: String::new() };
        assert_eq!(ada.post("/api/report", &new).await.refused().1, expected, "{new:?}");
    }
    server.clock.advance(600_000);
    for words in [String::new(), " \u{200b} ".to_owned(), "x".repeat(501)] {
        let new = NewReport { reason: ReportReason::Other, words, ..about("Bea") };
        assert_eq!(ada.post("/api/report", &new).await.refused(), (400, ErrorCode::BadWords));
    }
    let unread = ada.post("/api/report", &json!({"about": "Bea", "reason": "mood"})).await;
    assert_eq!(unread.refused(), (400, ErrorCode::Unreadable));
}

#[tokio::test]
async fn reports_are_rate_limited() {
    let server = TestServer::new().await;
    let [mut ada, _, _] = people(&server).await;
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(ada.post("/api/report", &about("Bea")).await.status.as_u16());
    }
    assert_eq!(statuses, [200, 409, 409, 409, 409, 429]);
}

#[tokio::test]
async fn moderators_do_not_decide_about_themselves() {
    let server = TestServer::new().await;
    let [_, _, mut mia] = people(&server).await;
    member(&server, "Max").await;
    server.make_moderator("Max").await;
    let mut refused =
        async |measure: Measure| mia.post("/api/moderation/act", &measure).await.refused();
    let warn = measure("Mia", ModeratorAction::Warn);
    assert_eq!(refused(warn.clone()).await, (400, ErrorCode::Yourself));
    assert_eq!(refused(measure("Max", ModeratorAction::Ban)).await, (403, ErrorCode::NotYours));
    assert_eq!(refused(measure("nobody", ModeratorAction::Warn)).await, (404, ErrorCode::NoPlayer));
    let silent = Measure { words: " ".to_owned(), ..measure("Bea", ModeratorAction::Warn) };
    assert_eq!(refused(silent).await, (400, ErrorCode::BadWords), "a reason is needed");
    for hours in [None, Some(0), Some(721)] {
        let mute = Measure { hours, ..measure("Bea", ModeratorAction::Mute) };
        assert_eq!(refused(mute).await, (400, ErrorCode::BadQuery), "{hours:?}");
    }
    assert_eq!(refused(measure("Bea", ModeratorAction::Unmute)).await, (409, ErrorCode::NoChange));
}

#[tokio::test]
async fn a_warning_is_told_once_and_without_a_name() {
    let server = TestServer::new().await;
    let [mut ada, bea, mut mia] = people(&server).await;
    ada.post("/api/report", &about("Bea")).await.fine::<Option<()>>();
    let report = queue(&mia).await.reports[0].id.clone();
    let warn = Measure { report: Some(report), ..measure("Bea", ModeratorAction::Warn) };
    let record = act(&mut mia, &warn).await;
    assert_eq!(record.entries[0].moderator.as_deref(), Some("Mia"));
    assert!(record.reports[0].closed.is_some() && queue(&mia).await.reports.is_empty());
    let me = async |browser: &Browser<'_>| browser.get("/api/me").await.fine::<Me>();
    assert!(me(&bea).await.unread && me(&mia).await.moderator && !me(&ada).await.unread);
    let mut bea = bea;
    let messages: Vec<ModerationEntry> = bea.get("/api/account/messages").await.fine();
    assert_eq!(messages[0].moderator, None);
    assert_eq!(messages[0].words.as_deref(), Some("Please be polite."));
    bea.post("/api/account/messages/read", &json!({})).await.fine::<Option<()>>();
    assert!(!me(&bea).await.unread);
    assert!(ada.get("/api/account/messages").await.fine::<Vec<ModerationEntry>>().is_empty());
    act(&mut mia, &measure("Bea", ModeratorAction::WithdrawWarning)).await;
    let log: Vec<ModerationEntry> = mia.get("/api/moderation/log").await.fine();
    let actions: Vec<_> = log.iter().map(|entry| entry.action).collect();
    assert_eq!(actions, [ModeratorAction::WithdrawWarning, ModeratorAction::Warn]);
    let part: Vec<ModerationEntry> = mia.get("/api/moderation/log?before=2").await.fine();
    assert_eq!(part.len(), 1);
    let wrong = mia.get("/api/moderation/log?before=x").await.refused();
    assert_eq!(wrong, (400, ErrorCode::BadQuery));
    // The download of one's own data has it too.
    let data: Value =
        serde_json::from_str(bea.get("/api/account/data").await.text()).expect("JSON");
    assert_eq!(data["moderation"][1]["words"], "Please be polite.");
    let data: Value =
        serde_json::from_str(ada.get("/api/account/data").await.text()).expect("JSON");
    assert_eq!(data["reports"][0]["about"], "Bea");
}

#[tokio::test]
async fn a_dismissed_report_tells_nobody() {
    let server = TestServer::new().await;
    let [mut ada, bea, mut mia] = people(&server).await;
    ada.post("/api/report", &about("Bea")).await.fine::<Option<()>>();
    let report = Some(queue(&mia).await.reports[0].id.clone());
    let dismiss =
        Measure { report, words: String::new(), ..measure("Bea", ModeratorAction::Dismiss) };
    act(&mut mia, &dismiss).await;
    assert!(queue(&mia).await.reports.is_empty());
    assert!(bea.get("/api/account/messages").await.fine::<Vec<ModerationEntry>>().is_empty());
    let again = mia.post("/api/moderation/act", &dismiss).await.refused();
    assert_eq!(again, (409, ErrorCode::NoChange));
    ada.post("/api/report", &about("Bea")).await.fine::<Option<()>>();
}

#[tokio::test]
async fn a_name_goes_and_comes_back() {
    let server = TestServer::new().await;
    let [_, mut bea, mut mia] = people(&server).await;
    let record = act(&mut mia, &measure("Bea", ModeratorAction::Rename)).await;
    assert!(record.name.starts_with("player-"), "{}", record.name);
    let me: Me = bea.get("/api/me").await.fine();
    assert_eq!(me.name, record.name, "she is still logged in");
    let rename = |name: &str| NewName { name: name.to_owned() };
    let taken = bea.post("/api/account/name", &rename("Bea")).await.refused();
    assert_eq!(taken, (409, ErrorCode::NameTaken));
    bea.post("/api/account/name", &rename("Bella")).await.fine::<Me>();
    let record = act(&mut mia, &measure("Bella", ModeratorAction::RestoreName)).await;
    assert_eq!(record.name, "Bea");
}

#[tokio::test]
async fn a_closed_account_appeals_and_is_reopened() {
    let server = TestServer::new().await;
    let [mut ada, mut bea, mut mia] = people(&server).await;
    let game = new_game(&server, 1).await;
    play(&server, game, 8).await;
    let record = act(&mut mia, &measure("Bea", ModeratorAction::Close)).await;
    assert!(record.closed.is_some());
    assert_eq!(bea.get("/api/me").await.fine::<Option<Me>>(), None, "logged out");
    let ending = server.store.header(game).await.expect("answers").expect("there").summary.ending;
    assert_eq!(ending.expect("resigned").winner, Some(Color::White));
    let profile: Profile = ada.get("/api/players/Bea").await.fine();
    assert!(profile.closed);
    let log_in = credentials("Bea", PASSWORD);
    let wrong = bea.post("/api/login", &credentials("Bea", "another one")).await.refused();
    assert_eq!(wrong, (401, ErrorCode::WrongPassword), "a stranger learns nothing");
    let (status, why) = bea.post("/api/login", &log_in).await.refused();
    let ErrorCode::AccountClosed { appeal: Some(token) } = why else { panic!("{why:?}") };
    assert_eq!(status, 403);
    // The link works without a session.
    let mut anywhere = server.browser();
    let asked = AppealToken { token: token.clone() };
    let view: AppealView = anywhere.post("/api/appeal/view", &asked).await.fine();
    assert_eq!((view.entry.action, view.written), (ModeratorAction::Close, false));
    assert_eq!(view.entry.moderator, None);
    let appeal = |words: &str| NewAppeal { token: token.clone(), words: words.to_owned() };
    for words in ["", &"x".repeat(1_001)] {
        let refused = anywhere.post("/api/appeal", &appeal(words)).await.refused();
        assert_eq!(refused, (400, ErrorCode::BadWords));
    }
    anywhere.post("/api/appeal", &appeal("It was a joke.")).await.fine::<Option<()>>();
    let again = anywhere.post("/api/appeal", &appeal("Really!")).await.refused();
    assert_eq!(again, (400, ErrorCode::BadLink), "once");
    let (_, why) = bea.post("/api/login", &log_in).await.refused();
    assert_eq!(why, ErrorCode::AccountClosed { appeal: None }, "no other link");
    let appeals = queue(&mia).await.appeals;
    assert_eq!((appeals.len(), appeals[0].words.as_str()), (1, "It was a joke."));
    let record = act(&mut mia, &measure("Bea", ModeratorAction::Reopen)).await;
    assert_eq!((record.closed, queue(&mia).await.appeals), (None, Vec::new()));
    bea.post("/api/login", &log_in).await.fine::<Me>();
    assert!(!ada.get("/api/players/Bea").await.fine::<Profile>().closed);
    let ada_acts = ada.post("/api/moderation/act", &measure("Bea", ModeratorAction::Warn)).await;
    assert_eq!(ada_acts.refused(), (403, ErrorCode::NotYours));
}

#[tokio::test]
async fn a_muted_member_gets_a_link_for_one_appeal() {
    let server = TestServer::new().await;
    let [mut ada, mut bea, mut mia] = people(&server).await;
    let record = act(&mut mia, &measure("Bea", ModeratorAction::Mute)).await;
    assert_eq!(record.muted_until, Some(NOW + 2 * 3_600_000));
    let entry = record.entries[0].number;
    let request = AppealRequest { entry };
    let other = ada.post("/api/account/appeal", &request).await.refused();
    assert_eq!(other, (409, ErrorCode::NoChange), "it is not about Ada");
    let link: AppealToken = bea.post("/api/account/appeal", &request).await.fine();
    let appeal = NewAppeal { token: link.token, words: "Please look again.".to_owned() };
    bea.post("/api/appeal", &appeal).await.fine::<Option<()>>();
    act(&mut mia, &measure("Bea", ModeratorAction::RejectAppeal)).await;
    let messages: Vec<ModerationEntry> = bea.get("/api/account/messages").await.fine();
    let told: Vec<_> = messages.iter().map(|one| (one.action, one.appealable)).collect();
    let expected = [(ModeratorAction::RejectAppeal, false), (ModeratorAction::Mute, false)];
    assert_eq!(told, expected);
    let again = bea.post("/api/account/appeal", &request).await.refused();
    assert_eq!(again, (409, ErrorCode::NoChange));
}

#[tokio::test]
async fn browsers_of_a_banned_member_get_no_new_account() {
    let server = TestServer::new().await;
    let [_, mut bea, mut mia] = people(&server).await;
    act(&mut mia, &measure("Bea", ModeratorAction::Ban)).await;
    let new = credentials("Bertha", PASSWORD);
    let refused = bea.post("/api/register", &new).await.refused();
    assert_eq!(refused, (403, ErrorCode::NoNewAccounts));
    member(&server, "Dora").await;
    act(&mut mia, &measure("Bea", ModeratorAction::Reopen)).await;
    bea.post("/api/register", &new).await.fine::<Me>();
}

#[tokio::test]
async fn a_moderator_without_the_role_is_one_no_longer() {
    let server = TestServer::new().await;
    let [_, _, mia] = people(&server).await;
    assert_eq!(mia.get("/api/moderation").await.status, 200);
    let record: ModerationRecord = mia.get("/api/moderation/players/ada").await.fine();
    assert_eq!((record.name.as_str(), record.member, record.moderator), ("Ada", true, false));
    let operator = basalt_server::admin::Operator { name: "ops".into(), reason: "test".into() };
    let removed =
        basalt_server::admin::set_moderator(&server.store, "Mia", false, &operator, NOW).await;
    removed.expect("a moderator");
    assert_eq!(mia.get("/api/moderation").await.refused(), (403, ErrorCode::NotYours));
}
