//! Rating refunds with the end of an account, and their undoing.

use basalt_referee::{Millis, ModeratorAction, REFUND_DAYS, ReportReason};
use basalt_rules::{ByColor, Color};
use basalt_store::{Measure, MeasureTaken, PlayerId, Store};

use crate::ratings::rated;
use crate::sample::{NOW, both, member, members, new_game, pool};

const DAY: Millis = 24 * 60 * 60 * 1000;

/// Ada loses two games to Bea and wins one, Cat loses one; Mia is the moderator.
struct People {
    ada: PlayerId,
    bea: PlayerId,
    cat: PlayerId,
    mia: PlayerId,
}

async fn people(store: &Store) -> People {
    let ByColor { white: ada, black: bea } = members(store).await;
    let (cat, mia) = (member(store, "Cat").await, member(store, "Mia").await);
    let games = [
        (ada, bea, Color::Black),
        (bea, ada, Color::White),
        (ada, bea, Color::White),
        (cat, bea, Color::Black),
        (ada, cat, Color::Black),
    ];
    for (number, (white, black, winner)) in (1..).zip(games) {
        store.create_game(&new_game(number, ByColor { white, black })).await.expect("answers");
        store.append(rated(number, Some(winner))).await.expect("answers");
    }
    People { ada, bea, cat, mia }
}

async fn take(
    store: &Store,
    people: &People,
    action: ModeratorAction,
    reason: ReportReason,
    at: Millis,
) {
    let why = (reason, "An engine played for you.");
    let measure = Measure::new(people.mia, people.bea, action, why, at);
    let taken = store.take_measure(&measure).await.expect("answers");
    assert!(matches!(taken, MeasureTaken::Done(_)), "{action}");
}

async fn value(store: &Store, player: PlayerId) -> i32 {
    store.standing(player, pool("dvonn-live")).await.expect("answers").rounded()
}

async fn ratings(store: &Store, people: &People) -> [i32; 3] {
    [value(store, people.ada).await, value(store, people.bea).await, value(store, people.cat).await]
}

/// The actions about a player with their points, the newest first.
async fn entries(store: &Store, player: PlayerId) -> Vec<(ModeratorAction, Option<u32>)> {
    let entries = store.measures_about(player, 10).await.expect("answers");
    entries.into_iter().map(|entry| (entry.action, entry.points)).collect()
}

use ModeratorAction::{Ban, Close, RefundRating, Reopen, ResetRating, WithdrawRefund};

both! {
    async fn opponents_get_back_what_they_lost_and_give_it_back(store) {
        let people = people(&store).await;
        // Ada: −10 −10 +10 −10, of which the last was lost to Cat.
        let before = ratings(&store, &people).await;
        assert_eq!(before, [1480, 1520, 1500]);
        take(&store, &people, Close, ReportReason::Cheating, NOW + DAY).await;
        assert_eq!(ratings(&store, &people).await, [1500, 1520, 1510]);
        assert_eq!(entries(&store, people.ada).await, [(RefundRating, Some(20))]);
        assert_eq!(entries(&store, people.cat).await, [(RefundRating, Some(10))]);
        assert_eq!(entries(&store, people.bea).await, [(Close, None)]);
        let entry = store.measures_about(people.ada, 1).await.expect("answers").remove(0);
        assert_eq!((entry.reason, entry.words, entry.unread), (ReportReason::Cheating, None, true));
        assert!(!entry.appealable);
        assert!(store.has_unread_words(people.ada).await.expect("answers"), "she is told");

        take(&store, &people, Ban, ReportReason::Cheating, NOW + DAY + 1).await;
        assert_eq!(ratings(&store, &people).await, [1500, 1520, 1510], "once for each game");

        take(&store, &people, Reopen, ReportReason::Other, NOW + 2 * DAY).await;
        assert_eq!(ratings(&store, &people).await, before);
        let of_ada = entries(&store, people.ada).await;
        assert_eq!(of_ada, [(WithdrawRefund, Some(20)), (RefundRating, Some(20))]);

        take(&store, &people, Close, ReportReason::Cheating, NOW + 3 * DAY).await;
        assert_eq!(ratings(&store, &people).await, [1500, 1520, 1510], "and once more");
        take(&store, &people, Reopen, ReportReason::Other, NOW + 4 * DAY).await;
        assert_eq!(ratings(&store, &people).await, before);
    }
}

both! {
    async fn only_cheating_is_refunded(store) {
        let people = people(&store).await;
        let before = ratings(&store, &people).await;
        take(&store, &people, Close, ReportReason::Abuse, NOW + DAY).await;
        assert_eq!(ratings(&store, &people).await, before);
        take(&store, &people, Ban, ReportReason::Cheating, NOW + DAY).await;
        assert_eq!(value(&store, people.cat).await, 1510, "the ban says why");
        take(&store, &people, Reopen, ReportReason::Other, NOW + DAY).await;
        assert_eq!(ratings(&store, &people).await, before);
    }
}

both! {
    async fn old_games_are_not_refunded(store) {
        let people = people(&store).await;
        let before = ratings(&store, &people).await;
        let late = NOW + u64::from(REFUND_DAYS + 1) * DAY;
        take(&store, &people, Close, ReportReason::Cheating, late).await;
        assert_eq!(ratings(&store, &people).await, before);
        assert!(entries(&store, people.ada).await.is_empty());
    }
}

both! {
    async fn a_rating_that_was_reset_gives_nothing_back(store) {
        let people = people(&store).await;
        take(&store, &people, Close, ReportReason::Cheating, NOW + DAY).await;
        let why = (ReportReason::Other, "As you asked.");
        let reset = Measure::new(people.mia, people.ada, ResetRating, why, NOW + DAY);
        store.take_measure(&reset).await.expect("answers");
        let new = new_game(9, ByColor { white: people.ada, black: people.cat });
        store.create_game(&new).await.expect("answers");
        store.append(rated(9, Some(Color::White))).await.expect("answers");
        assert_eq!(value(&store, people.ada).await, 1510);
        take(&store, &people, Reopen, ReportReason::Other, NOW + 2 * DAY).await;
        assert_eq!(value(&store, people.ada).await, 1510);
        assert_eq!(value(&store, people.cat).await, 1490, "others do");
    }
}

both! {
    async fn consequences_cannot_be_taken_directly(store) {
        let people = people(&store).await;
        for action in [RefundRating, WithdrawRefund] {
            let why = (ReportReason::Cheating, "");
            let measure = Measure::new(people.mia, people.ada, action, why, NOW);
            let taken = store.take_measure(&measure).await.expect("answers");
            assert_eq!(taken, MeasureTaken::NoChange);
        }
        assert!(store.moderation_log(None, 10).await.expect("answers").is_empty());
    }
}
