//! Reports with copies of their evidence.

use basalt_referee::{ChatMessage, Millis, ReportKind, ReportReason};
use basalt_rules::ByColor;
use basalt_store::{
    MAX_OPEN_REPORTS, NewReport, PlayerId, ReportContent, ReportFiled, Speaker, Store,
};

use crate::sample::{NOW, both, game_id, members, new_game};

/// A report from a profile.
pub(crate) fn report(reporter: PlayerId, subject: PlayerId, at: Millis) -> NewReport {
    let content = ReportContent {
        kind: ReportKind::Profile,
        reason: ReportReason::Name,
        words: "look".to_owned(),
        game: None,
        line: None,
        evidence: String::new(),
        at,
    };
    NewReport { reporter, subject, content }
}

async fn file(store: &Store, new: &NewReport) -> ReportFiled {
    store.file_report(new).await.expect("answers")
}

both! {
    async fn a_report_keeps_what_was_said_though_it_goes(store) {
        let players = members(&store).await;
        let ByColor { white: ada, black: bea } = players;
        store.create_game(&new_game(1, players)).await.expect("answers");
        let rude = ChatMessage::Text("rude words".to_owned());
        let by = Speaker::Player(bea);
        let line = store.say(game_id(1), by, NOW, &rude).await.expect("answers").expect("room");
        let (author, said) = store.chat_line(game_id(1), line).await.expect("answers").expect("there");
        assert_eq!((author, said), (bea, rude));
        assert_eq!(store.chat_line(game_id(1), line + 1).await.expect("answers"), None);
        let mut new = report(ada, bea, NOW);
        new.content = ReportContent {
            kind: ReportKind::Chat,
            reason: ReportReason::Abuse,
            game: Some(game_id(1)),
            line: Some(line),
            evidence: "rude words".to_owned(),
            ..new.content
        };
        assert_eq!(file(&store, &new).await, ReportFiled::Done);
        let renamed = store.rename(bea, "Beatrix", NOW).await.expect("answers");
        assert_eq!(renamed, basalt_store::Renamed::Done);
        let found = store.open_reports(10).await.expect("answers").remove(0);
        assert_eq!((found.reporter.as_str(), found.subject), ("Ada", bea));
        assert_eq!((found.subject_name.as_str(), found.name.as_str()), ("Beatrix", "Bea"));
        assert_eq!((&found.content, found.closed), (&new.content, None));
        assert_eq!((new.content.words.as_str(), new.content.at), ("look", NOW));
        assert_eq!(store.report(&found.id).await.expect("answers"), Some(found.clone()));
        assert_eq!(store.reports_about(bea, 10).await.expect("answers")[0], found);
        assert_eq!(store.reports_by(ada, 10).await.expect("answers"), [found]);
        assert_eq!(store.reports_about(ada, 10).await.expect("answers"), []);
        assert_eq!(store.report("\0").await.expect("answers"), None);
    }
}

both! {
    async fn open_reports_of_a_kind_are_not_repeated(store) {
        let ByColor { white: ada, black: bea } = members(&store).await;
        assert_eq!(file(&store, &report(ada, bea, NOW)).await, ReportFiled::Done);
        let mut other = report(ada, bea, NOW + 1);
        other.content.reason = ReportReason::Spam;
        assert_eq!(file(&store, &other).await, ReportFiled::Already);
        let mut game = report(ada, bea, NOW + 2);
        game.content.kind = ReportKind::Game;
        assert_eq!(file(&store, &game).await, ReportFiled::Done, "another kind");
        assert_eq!(file(&store, &report(bea, ada, NOW + 3)).await, ReportFiled::Done);
        let open = store.open_reports(10).await.expect("answers");
        assert_eq!(open.iter().map(|one| one.content.at).collect::<Vec<_>>(), [NOW, NOW + 2, NOW + 3]);
        assert_eq!(store.open_reports(2).await.expect("answers").len(), 2);
    }
}

both! {
    async fn open_reports_of_a_player_are_bounded(store) {
        let ByColor { white: ada, black: bea } = members(&store).await;
        for number in 0..MAX_OPEN_REPORTS {
            let name = format!("guest-{number}");
            let guest = store.add_guest(&name, NOW).await.expect("answers").expect("new");
            assert_eq!(file(&store, &report(ada, guest.id, NOW)).await, ReportFiled::Done);
        }
        assert_eq!(file(&store, &report(ada, bea, NOW)).await, ReportFiled::TooMany);
        let later = NOW + 31 * 24 * 60 * 60 * 1_000;
        assert_eq!(store.clean_up(later).await.expect("answers"), 0, "reported guests stay");
    }
}
