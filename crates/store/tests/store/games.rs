//! Games that begin, wait, are due, follow each other, and what is said in them.

use basalt_referee::{ChatLine, ChatMessage, EndReason, Phrase, Player};
use basalt_rules::{ByColor, Color};
use basalt_store::{Created, Error, GameSummary, Header, MAX_CHAT_LINES, Seat, Speaker};

use crate::sample::{NOW, append, both, ended, game_id, member, members, new_game};

both! {
    async fn a_game_is_as_it_was_made(store) {
        let players = members(&store).await;
        let mut new = new_game(1, players);
        new.seats.black = Seat::Computer(7);
        new.summary.deadline = Some(NOW + 30_000);
        new.summary.reds = Some("a1 b2 c3".to_owned());
        assert_eq!(store.create_game(&new).await.expect("answers"), Created::Done);
        let (header, events) = store.load(new.game).await.expect("answers").expect("there");
        assert!(events.is_empty());
        assert_eq!((header.game, header.terms, &header.start), (new.game, new.terms, &new.start));
        assert_eq!(header.seats.white.seat, new.seats.white);
        let ada = Player::Member { name: "Ada".to_owned(), rating: None, bot: false };
        assert_eq!(header.seats.white.player, ada);
        assert_eq!(header.seats.black.player, Player::Computer { level: 7 });
        assert_eq!((header.created, header.number, header.summary.plies), (new.created, 0, 0));
        assert_eq!((header.summary.to_move, header.summary.deadline), (Some(Color::White), new.summary.deadline));
        assert_eq!((header.summary.reds, header.summary.ending), (new.summary.reds, None));
        assert_eq!((header.next, header.rematch), (None, None));
    }
}

both! {
    async fn whose_turn_it_is_can_be_asked(store) {
        let players = members(&store).await;
        for number in [1, 2, 3] {
            store.create_game(&new_game(number, players)).await.expect("answers");
        }
        let mut against_computer = new_game(4, players);
        against_computer.seats.white = Seat::Computer(3);
        store.create_game(&against_computer).await.expect("answers");
        store.append(append(game_id(1), 0, "a1")).await.expect("answers");
        store.append(append(game_id(2), 0, "a1")).await.expect("answers");
        store.append(append(game_id(2), 1, "b1")).await.expect("answers");
        store.append(ended(game_id(3), 0, None, EndReason::Aborted)).await.expect("answers");

        let awaiting = |player| store.awaiting(player);
        assert_eq!(awaiting(players.white).await.expect("answers"), [game_id(2)]);
        assert_eq!(awaiting(players.black).await.expect("answers"), [game_id(1)]);
        assert_eq!(store.awaiting_computer(1, 0).await.expect("answers"), [game_id(4)]);
        let running = store.running_of(players.white).await.expect("answers");
        assert_eq!(running, [game_id(1), game_id(2)]);
        let both = [players.white, players.black];
        let any = store.running_headers_of_any(&both).await.expect("answers");
        let any: Vec<_> = any.iter().map(|header| (header.game, header.number)).collect();
        assert_eq!(any, [(game_id(1), 1), (game_id(2), 2), (game_id(4), 0)]);
        let any = store.running_headers_of_any(&both[..1]).await.expect("answers");
        assert_eq!(any.iter().map(|header| header.game).collect::<Vec<_>>(), running);
        let all: Vec<_> = store.running(2).await.expect("answers");
        let all: Vec<_> = all.iter().map(|header| header.game).collect();
        assert_eq!(all, [game_id(4), game_id(2)], "the newest first");
    }
}

both! {
    async fn the_game_with_the_least_time_left_comes_first(store) {
        let players = members(&store).await;
        for (number, deadline) in [(9, None), (4, None), (6, Some(NOW + 7)), (8, Some(NOW + 5))] {
            let mut game = new_game(number, players);
            game.summary.deadline = deadline;
            store.create_game(&game).await.expect("answers");
        }
        let waiting = store.awaiting(players.white).await.expect("answers");
        assert_eq!(waiting, [8, 6, 4, 9].map(game_id), "then the one that has waited longest");
        let any = store.awaiting_any(&[players.white]).await.expect("answers");
        assert_eq!(any.into_iter().map(|(_, game)| game).collect::<Vec<_>>(), waiting);
    }
}

both! {
    async fn a_stored_deadline_is_never_later_than_the_true_one(store) {
        let players = members(&store).await;
        let mut new = new_game(1, players);
        new.summary.deadline = Some(NOW + 1_000);
        store.create_game(&new).await.expect("answers");
        let stored = async || {
            let header = store.header(game_id(1)).await.expect("answers").expect("there");
            header.summary.deadline.expect("it has one") - NOW
        };
        let append = async |after, deadline, keeps_earlier_deadline| {
            let mut append = append(game_id(1), after, "a1");
            let deadline = Some(NOW + deadline);
            append.now = GameSummary { deadline, keeps_earlier_deadline, ..append.now };
            store.append(append).await.expect("answers");
        };
        append(0, 5_000, true).await;
        assert!([1_000, 5_000].contains(&stored().await), "it may be kept");
        append(1, 500, true).await;
        assert_eq!(stored().await, 500, "the earlier one counts");
        append(2, 90_000, true).await;
        assert_eq!(stored().await, 90_000, "the other was too early");
        append(3, 9_000, false).await;
        assert_eq!(stored().await, 9_000);
        store.postpone(game_id(1), 3, Some(NOW + 7_000)).await.expect("answers");
        assert_eq!(stored().await, 9_000, "there is a newer event");
        store.postpone(game_id(1), 4, Some(NOW + 7_000)).await.expect("answers");
        assert_eq!(stored().await, 7_000);
    }
}

both! {
    async fn due_games_are_found_most_urgent_first(store) {
        let players = members(&store).await;
        for (number, deadline) in [(1, Some(30)), (2, Some(10)), (3, None), (4, Some(50))] {
            let deadline = deadline.map(|deadline| NOW + deadline);
            let mut new = new_game(number, players);
            new.summary.deadline = deadline;
            store.create_game(&new).await.expect("answers");
        }
        let ids = async |now, limit| {
            let due = store.due(NOW + now, limit).await?;
            Ok::<_, Error>(due.into_iter().map(|(game, _)| game).collect::<Vec<_>>())
        };
        let due = |now| ids(now, 10);
        assert_eq!(store.due(NOW + 10, 10).await.expect("answers"), [(game_id(2), NOW + 10)]);
        assert!(due(9).await.expect("answers").is_empty());
        assert_eq!(due(10).await.expect("answers"), [game_id(2)]);
        assert_eq!(due(49).await.expect("answers"), [game_id(2), game_id(1)]);
        assert_eq!(ids(99, 1).await.expect("answers"), [game_id(2)]);
        let end = ended(game_id(2), 0, Some(Color::Black), EndReason::Time);
        store.append(end).await.expect("answers");
        assert_eq!(due(49).await.expect("answers"), [game_id(1)]);
    }
}

both! {
    async fn a_game_has_one_rematch_only(store) {
        let players = members(&store).await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        store.offer_rematch(game_id(1), Some(Color::Black)).await.expect("answers");
        let header = store.header(game_id(1)).await.expect("answers").expect("there");
        assert_eq!((header.rematch, header.next), (Some(Color::Black), None));
        let swapped = ByColor { white: players.black, black: players.white };
        for (number, expected) in [(2, Created::Done), (3, Created::Unavailable)] {
            let mut rematch = new_game(number, swapped);
            rematch.follows = Some(game_id(1));
            assert_eq!(store.create_game(&rematch).await.expect("answers"), expected);
        }
        let header = store.header(game_id(1)).await.expect("answers").expect("there");
        assert_eq!(header.next, Some(game_id(2)));
        assert_eq!(store.header(game_id(3)).await.expect("answers"), None);
    }
}

both! {
    async fn chat_lines_are_kept_in_order(store) {
        let players = members(&store).await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        let text = ChatMessage::Text("Hello, <b>you</b>! 🙂'\"".to_owned());
        let phrase = ChatMessage::Phrase(Phrase::GoodGame);
        let say = |by, at, message| store.say(game_id(1), Speaker::Player(by), at, message);
        assert_eq!(say(players.black, NOW + 2, &phrase).await.expect("answers"), Some(1));
        assert_eq!(say(players.white, NOW + 1, &text).await.expect("answers"), Some(2));
        let line = |number, by: &str, at, message| ChatLine { number, by: by.to_owned(), at, message, spectator: false };
        let expected =
            [line(1, "Bea", NOW + 2, phrase.clone()), line(2, "Ada", NOW + 1, text.clone())];
        assert_eq!(store.chat(game_id(1), 0).await.expect("answers"), expected);
        assert_eq!(store.chat(game_id(1), 1).await.expect("answers"), expected[1..]);
        for number in 3..=MAX_CHAT_LINES {
            let said = say(players.white, NOW, &phrase).await.expect("answers");
            assert_eq!(said, Some(number));
        }
        assert_eq!(say(players.white, NOW, &phrase).await.expect("answers"), None, "no more room");
    }
}

both! {
    async fn simultaneous_chat_lines_are_all_kept(store) {
        let players = members(&store).await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        let mut speaking = tokio::task::JoinSet::new();
        for number in 0..20 {
            let store = store.clone();
            let by = if number % 2 == 0 { players.white } else { players.black };
            let by = Speaker::Player(by);
            let message = ChatMessage::Phrase(Phrase::Oops);
            speaking.spawn(async move { store.say(game_id(1), by, NOW, &message).await });
        }
        let said = speaking.join_all().await.into_iter();
        let mut numbers: Vec<_> = said.map(|said| said.expect("answers").expect("room")).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=20).collect::<Vec<u32>>());
    }
}

both! {
    async fn own_games_come_by_urgency_and_are_counted(store) {
        let players = members(&store).await;
        let cleo = member(&store, "Cleo").await;
        let turned = ByColor { white: players.black, black: players.white };
        let others = ByColor { white: players.black, black: cleo };
        // Black's turn, no deadline, a late deadline, an early one, the game of others, one that is over.
        for (number, seats, deadline) in [
            (1, turned, Some(NOW + 1)),
            (2, players, None),
            (3, players, Some(NOW + 9)),
            (4, players, Some(NOW + 5)),
            (5, others, Some(NOW + 1)),
            (6, players, Some(NOW + 1)),
        ] {
            let mut new = new_game(number, seats);
            new.summary.deadline = deadline;
            store.create_game(&new).await.expect("answers");
        }
        store.append(ended(game_id(6), 0, None, EndReason::Agreed)).await.expect("answers");
        let ids = |headers: Vec<Header>| headers.iter().map(|header| header.game).collect::<Vec<_>>();
        let own = store.running_headers_of(players.white, 9).await.expect("answers");
        assert_eq!(ids(own), [4, 3, 2, 1].map(game_id));
        let first = store.running_headers_of(players.white, 1).await.expect("answers");
        assert_eq!(ids(first), [game_id(4)]);
        assert_eq!(store.count_running().await.expect("answers"), 5);
        assert_eq!(ids(store.finished(9).await.expect("answers")), [game_id(6)]);
    }
}
