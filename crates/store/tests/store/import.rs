//! Games of other sites.

use basalt_referee::{EndReason, Ending, Event, Numbered, Pace, Terms};
use basalt_rules::{AnyPosition, ByColor, Color, Game};
use basalt_store::{
    GameSummary, Imported, ImportedGame, Location, Query, Store, back_up, foreign_name,
};

use crate::sample::{
    Folder, NOW, both, dvonn, game_id, member, members, new_game, new_postgres, pool,
};

/// A short game, which differs from others by its number.
fn game(number: u64) -> ImportedGame {
    let ending = Ending { winner: Some(Color::Black), reason: EndReason::Resigned };
    let moved = Event::Move { by: Color::White, mv: dvonn("e3"), spent: 0, forced: false };
    let events = (1..).zip([moved, Event::Ended(ending)]);
    ImportedGame {
        content: format!("{number:064x}"),
        ids: std::array::from_fn(|index| game_id(1_000 + 10 * number + index as u64)),
        exported_as: None,
        site: "elsewhere".to_owned(),
        terms: Terms::casual(Game::Dvonn, Pace::UNKNOWN),
        start: AnyPosition::start(Game::Dvonn).to_string(),
        names: ByColor { white: "Ada".to_owned(), black: format!("Bea {number}") },
        created: 7_000 + number,
        events: events.map(|(number, event)| Numbered { number, at: 9_000, event }).collect(),
        summary: GameSummary { plies: 1, ending: Some(ending), ..GameSummary::default() },
    }
}

async fn imported(store: &Store, games: &[ImportedGame]) -> Vec<Imported> {
    store.import_games(games, NOW).await.expect("answers")
}

fn added(number: u64, try_number: u64) -> Imported {
    Imported::Added(game_id(1_000 + 10 * number + try_number))
}

both! {
    async fn a_game_is_imported_once(store) {
        let first = imported(&store, &[game(1), game(2), game(1)]).await;
        assert_eq!(first, [added(1, 0), added(2, 0), Imported::Known]);
        assert_eq!(imported(&store, &[game(2), game(3)]).await, [Imported::Known, added(3, 0)]);
        let (header, events) =
            store.load(game_id(1_010)).await.expect("answers").expect("it is there");
        assert_eq!((header.created, header.ended, header.moved), (7_001, Some(9_000), 9_000));
        assert_eq!((header.number, events.len(), header.terms.rated), (2, 2, false));
        assert_eq!(header.summary.ending, game(1).summary.ending);
        let found = store.search(&Query { limit: 9, ..Query::default() }).await.expect("answers");
        assert_eq!(found.len(), 3);
        assert_eq!(store.games_to_explore(9).await.expect("answers").len(), 3);
    }
}

both! {
    async fn foreign_names_are_kept_apart(store) {
        let ada = member(&store, "Ada").await;
        imported(&store, &[game(1), game(2)]).await;
        let name = foreign_name("Ada", "elsewhere");
        let foreign = store.player_named(&name.to_uppercase()).await.expect("answers");
        let foreign = foreign.expect("a player");
        assert_eq!((foreign.name.as_str(), foreign.member), ("Ada@elsewhere", false));
        assert!(foreign.is_foreign() && foreign.id != ada);
        let games = async |player| {
            let query = Query { player: Some(player), limit: 9, ..Query::default() };
            store.search(&query).await.expect("answers").len()
        };
        assert_eq!((games(foreign.id).await, games(ada).await), (2, 0));
        let member = store.account(ada).await.expect("answers").expect("a member");
        assert!(!member.is_foreign());
    }
}

both! {
    async fn an_id_that_is_taken_is_not_taken_twice(store) {
        let players = members(&store).await;
        let own = new_game(1_010, players);
        store.create_game(&own).await.expect("answers");
        let exported = ImportedGame { exported_as: Some(own.game), ..game(2) };
        let outcomes = imported(&store, &[game(1), exported]).await;
        assert_eq!(outcomes, [added(1, 1), Imported::Known], "the second is a game of this server");
    }
}

both! {
    async fn imported_games_are_never_dumped(store) {
        imported(&store, &[game(1)]).await;
        assert_eq!(store.next_rated_end(0).await.expect("answers"), None);
        let standing = store.leaderboard(pool("dvonn-live"), NOW, 9).await.expect("answers");
        assert!(standing.is_empty());
    }
}

/// The referee replays what was imported.
#[tokio::test]
async fn imported_games_are_backed_up() {
    let (folder, backups) = (Folder::new(), Folder::new());
    for place in [folder.place(), new_postgres()] {
        let store = Store::open(&place).await.expect("it opens");
        imported(&store, &[game(1), game(2)]).await;
        store.close().await;
        let is_folder = matches!(place, Location::Folder(_));
        let now = NOW + u64::from(is_folder) * 5_000;
        let (_, contents) =
            back_up(&place, backups.path(), now, &mut |_| ()).await.expect("it is saved");
        assert_eq!((contents.games, contents.events), (2, 4));
    }
}
