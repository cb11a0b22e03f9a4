//! The documents of members: preferences, lessons, puzzles and studies.

use basalt_progress::{Document, DocumentKind};
use basalt_store::Achievements;

use crate::sample::{NOW, both, members};

fn document(kind: DocumentKind, text: &str) -> Document {
    Document::read(kind, text).expect(text)
}

both! {
    async fn a_document_changes_only_from_the_revision_that_is_stored(store) {
        let players = members(&store).await;
        let (ada, kind) = (players.white, DocumentKind::Lessons);
        let found = async || store.progress(ada, kind).await.expect("answers");
        let save = async |from, text: &str| {
            store.save_progress(ada, kind, from, &document(kind, text), NOW).await.expect("answers")
        };
        assert_eq!(found().await.revision, 0);
        assert_eq!(found().await.document, Document::empty(kind));
        let texts = ["1 done:a \n", "1 done:a \n1 done:b \n"];
        assert!(!save(3, texts[0]).await, "there is no such revision");
        assert!(save(0, texts[0]).await);
        assert!(!save(0, texts[1]).await, "another device was quicker");
        assert_eq!((found().await.revision, found().await.document), (1, document(kind, texts[0])));
        assert!(save(1, texts[1]).await);
        assert!(!save(1, texts[0]).await);
        assert_eq!((found().await.revision, found().await.document), (2, document(kind, texts[1])));
        assert_eq!(store.progress(players.black, kind).await.expect("answers").revision, 0);
        assert_eq!(store.progress_revisions(ada).await.expect("answers"), [(kind, 2)]);
    }
}

both! {
    async fn a_profile_counts_puzzles_and_lessons(store) {
        let players = members(&store).await;
        let ada = players.white;
        assert_eq!(store.achievements(ada).await.expect("answers"), Achievements::default());
        for (kind, text) in [
            (DocumentKind::Lessons, "1 done:dvonn-move \n1 done:punct-turn \n"),
            (DocumentKind::Puzzles, "5 best:storm \n1 done:dvonn-1 \n0 done:dvonn-2 \n"),
            (DocumentKind::Preferences, "5 theme dark\n"),
            (DocumentKind::Studies, "current 5 0000000a:1\n\t1. e3 *\n"),
        ] {
            assert!(store.save_progress(ada, kind, 0, &document(kind, text), NOW).await.expect("answers"));
            let stored = store.progress(ada, kind).await.expect("answers");
            assert_eq!(stored.document.to_string(), text);
        }
        let found = store.achievements(ada).await.expect("answers");
        assert_eq!(found, Achievements { puzzles: 1, lessons: 2 });
        let revisions = store.progress_revisions(ada).await.expect("answers");
        assert_eq!(revisions.len(), DocumentKind::ALL.len());
    }
}

both! {
    async fn nothing_is_saved_for_guests_and_deleted_members(store) {
        let guest = store.add_guest("guest-1", NOW).await.expect("answers").expect("a new name");
        let deleted = members(&store).await.white;
        assert!(store.delete_account(deleted, NOW).await.expect("answers"));
        for player in [guest.id, deleted] {
            let document = document(DocumentKind::Lessons, "1 done:a \n");
            let saved = store.save_progress(player, DocumentKind::Lessons, 0, &document, NOW).await;
            assert!(!saved.expect("answers"));
        }
    }
}
