//! A game's history only grows, one event after the other.

use basalt_referee::{EndReason, Event, Numbered};
use basalt_rules::Color;
use basalt_store::{Appended, Error, GameSummary};

use crate::sample::{NOW, append, append_at_once, both, ended, game_id, members, moved, new_game};

const COMMITTED: Appended = Appended::Committed { ratings: None };

both! {
    async fn appended_events_are_there(store) {
        let players = members(&store).await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        let mut both_moves = append(game_id(1), 0, "a1");
        both_moves.events.push(moved(2, Color::Black, "b2"));
        both_moves.now = GameSummary {
            plies: 2,
            to_move: Some(Color::White),
            deadline: Some(NOW + 99),
            reds: Some("a1 b2 c3".to_owned()),
            ..GameSummary::default()
        };
        let events = both_moves.events.clone();
        assert_eq!(store.append(both_moves).await.expect("answers"), COMMITTED);
        let (header, found) = store.load(game_id(1)).await.expect("answers").expect("there");
        assert_eq!(found, events);
        assert_eq!((header.number, header.summary.plies), (2, 2));
        assert_eq!((header.summary.to_move, header.summary.deadline), (Some(Color::White), Some(NOW + 99)));
        assert_eq!(header.summary.reds.as_deref(), Some("a1 b2 c3"));
        assert_eq!(header.moved, events[1].at);
        assert_eq!(store.events_after(game_id(1), 1).await.expect("answers"), events[1..]);
        assert_eq!(store.load(game_id(2)).await.expect("answers"), None);
    }
}

both! {
    async fn only_one_of_two_is_played(store) {
        let players = members(&store).await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        let (one, other) = tokio::join!(
            store.append(append(game_id(1), 0, "a1")),
            store.append(append(game_id(1), 0, "b2")),
        );
        let outcomes = [one.expect("answers"), other.expect("answers")];
        assert!(outcomes.contains(&COMMITTED) && outcomes.contains(&Appended::Stale));
        assert_eq!(store.events_after(game_id(1), 0).await.expect("answers").len(), 1);
    }
}

both! {
    async fn a_duplicate_after_a_takeback_is_stale(store) {
        let players = members(&store).await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        let first = append(game_id(1), 0, "a1");
        assert_eq!(store.append(first.clone()).await.expect("answers"), COMMITTED);
        let mut taken_back = append(game_id(1), 1, "pass");
        taken_back.events =
            vec![Numbered { number: 2, at: NOW, event: Event::TakenBack { plies: 0 } }];
        taken_back.now.plies = 0;
        assert_eq!(store.append(taken_back).await.expect("answers"), COMMITTED);
        assert_eq!(store.append(first).await.expect("answers"), Appended::Stale);
        let header = store.header(game_id(1)).await.expect("answers").expect("there");
        assert_eq!((header.number, header.summary.plies), (2, 0));
    }
}

both! {
    async fn nothing_happens_after_the_end_or_without_a_game(store) {
        let players = members(&store).await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        let end = ended(game_id(1), 0, Some(Color::Black), EndReason::Resigned);
        assert_eq!(store.append(end.clone()).await.expect("answers"), COMMITTED);
        let late = append(game_id(1), 1, "a1");
        assert_eq!(store.append(late).await.expect("answers"), Appended::Stale);
        let elsewhere = append(game_id(7), 0, "a1");
        assert_eq!(store.append(elsewhere).await.expect("answers"), Appended::Stale);
        let header = store.header(game_id(1)).await.expect("answers").expect("there");
        assert_eq!((header.summary.ending, header.ended), (end.now.ending, Some(end.events[0].at)));
        assert_eq!(header.summary.to_move, None);
    }
}

both! {
    async fn many_games_are_committed_together_and_none_suffers_for_another(store) {
        let appends = (0..60).map(|number| {
            let mut append = append(game_id(number), 0, "a1");
            match number % 3 {
                0 => append.after = 5,
                // The same number twice: the database refuses it.
                1 => append.events.push(append.events[0]),
                _ => {}
            }
            append
        });
        for (number, outcome) in (0..).zip(append_at_once(&store, appends.collect()).await) {
            let stored = store.events_after(game_id(number), 0).await.expect("answers").len();
            match number % 3 {
                0 => assert_eq!((outcome.expect("answers"), stored), (Appended::Stale, 0)),
                1 => {
                    let error = outcome.expect_err("refused");
                    assert!(matches!(error, Error::Unreachable(_)), "{error}");
                    assert_eq!(stored, 0);
                }
                _ => assert_eq!((outcome.expect("answers"), stored), (COMMITTED, 1)),
            }
        }
    }
}
