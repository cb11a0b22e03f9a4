//! Access tokens and bot accounts.

use basalt_referee::{Player, Scope};
use basalt_rules::{ByColor, Color};
use basalt_store::{AccessToken, BotUpgrade, MAX_ACCESS_TOKENS, NewAccessToken, PlayerId, Store};

use crate::ratings::rated;
use crate::sample::{NOW, both, game_id, member, members, new_game, pool, seek_id};
use crate::seeks::new_seek;

const HOUR: u64 = 60 * 60 * 1000;

fn new(name: &str, expires: Option<u64>) -> NewAccessToken {
    let scopes = vec![Scope::ChallengeRead, Scope::GamePlay];
    NewAccessToken { name: name.to_owned(), scopes, expires }
}

/// A token of a player: its id and its secret.
async fn token(store: &Store, player: PlayerId, expires: Option<u64>) -> (String, String) {
    let added = store.add_access_token(player, &new("x", expires), NOW).await.expect("answers");
    let (id, token) = added.expect("there is room");
    assert!(!format!("{token:?}").contains(token.as_str()), "no secret in a log");
    (id, token.as_str().to_owned())
}

/// The player for whom a token counts at a time.
async fn player_of(store: &Store, token: &str, now: u64) -> Option<PlayerId> {
    let found = store.authorization(token, now).await.expect("answers");
    found.map(|found| found.account.id)
}

both! {
    async fn a_token_counts_until_it_expires_or_is_revoked(store) {
        let players = members(&store).await;
        let (ada, bea) = (players.white, players.black);
        let (lasting, secret) = token(&store, ada, None).await;
        let (_, short) = token(&store, ada, Some(NOW + 100)).await;
        let found = store.authorization(&secret, NOW).await.expect("answers").expect("it counts");
        assert_eq!((found.token.as_str(), found.account.id), (lasting.as_str(), ada));
        assert_eq!(found.scopes, [Scope::ChallengeRead, Scope::GamePlay]);
        assert_eq!(found.expires, None);
        assert_eq!(player_of(&store, &short, NOW + 99).await, Some(ada));
        assert_eq!(player_of(&store, &short, NOW + 100).await, None, "it has expired");
        for wrong in ["", "nonsense", &lasting] {
            assert_eq!(player_of(&store, wrong, NOW).await, None, "{wrong}");
        }
        assert!(!store.revoke_access_token(bea, &lasting).await.expect("answers"), "not hers");
        assert!(!store.revoke_access_token(ada, "a\0b").await.expect("answers"));
        assert_eq!(player_of(&store, &secret, NOW).await, Some(ada));
        assert!(store.revoke_access_token(ada, &lasting).await.expect("answers"));
        assert!(!store.revoke_access_token(ada, &lasting).await.expect("answers"), "once");
        assert_eq!(player_of(&store, &secret, NOW).await, None);
    }
}

both! {
    async fn a_list_tells_when_a_token_was_used(store) {
        let ada = member(&store, "Ada").await;
        let (id, secret) = token(&store, ada, Some(NOW + 10 * HOUR)).await;
        let listed = async || store.access_tokens_of(ada).await.expect("answers").remove(0);
        let AccessToken { name, created, expires, used, .. } = listed().await;
        assert_eq!((name.as_str(), created, used), ("x", NOW, None));
        assert_eq!((listed().await.id, expires), (id, Some(NOW + 10 * HOUR)));
        for (now, used) in [(NOW + 5, NOW + 5), (NOW + HOUR, NOW + 5), (NOW + 2 * HOUR, NOW + 2 * HOUR)] {
            player_of(&store, &secret, now).await.expect("it counts");
            assert_eq!(listed().await.used, Some(used), "to the hour");
        }
        for _ in 1..MAX_ACCESS_TOKENS {
            token(&store, ada, None).await;
        }
        let another = store.add_access_token(ada, &new("one too many", None), NOW).await;
        assert_eq!(another.expect("answers"), None);
        assert_eq!(store.access_tokens_of(ada).await.expect("answers").len(), 20);
    }
}

both! {
    async fn ending_all_sessions_revokes_all_tokens(store) {
        let ada = member(&store, "Ada").await;
        let (_, secret) = token(&store, ada, None).await;
        store.end_all_sessions(ada).await.expect("answers");
        assert_eq!(player_of(&store, &secret, NOW).await, None);
        let (_, secret) = token(&store, ada, None).await;
        let codes = store.renew_recovery_codes(ada).await.expect("answers");
        let recovered = store.recover("Ada", &codes[0], "a new hash", NOW).await.expect("answers");
        assert_eq!(recovered, Some(ada));
        assert_eq!(player_of(&store, &secret, NOW).await, None);
    }
}

both! {
    async fn only_an_account_without_games_becomes_a_bot(store) {
        let players = members(&store).await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        let make = async |player| store.make_bot(player).await.expect("answers");
        assert_eq!(make(players.white).await, BotUpgrade::Refused);
        assert_eq!(make(players.black).await, BotUpgrade::Refused);
        let bot = member(&store, "Robo").await;
        assert!(!store.account(bot).await.expect("answers").expect("there").bot);
        assert_eq!(make(bot).await, BotUpgrade::Done);
        assert!(store.account(bot).await.expect("answers").expect("there").bot);
        assert_eq!(make(bot).await, BotUpgrade::AlreadyBot);
        let guest = store.add_guest("guest-a", NOW).await.expect("answers").expect("new");
        assert_eq!(make(guest.id).await, BotUpgrade::Refused);
    }
}

both! {
    async fn games_and_challenges_say_who_is_a_bot(store) {
        let players = ByColor { white: member(&store, "Robo").await, ..members(&store).await };
        store.make_bot(players.white).await.expect("answers");
        store.create_game(&new_game(1, players)).await.expect("answers");
        let header = store.header(game_id(1)).await.expect("answers").expect("there");
        let is_bot = |color| matches!(header.seats[color].player, Player::Member { bot: true, .. });
        assert_eq!(Color::ALL.map(is_bot), [true, false]);
        store.open_seek(&new_seek(1, players.white)).await.expect("answers");
        let seek = store.seek(seek_id(1)).await.expect("answers").expect("there");
        assert!(matches!(seek.player, Player::Member { bot: true, .. }), "{seek:?}");
        store.append(rated(1, Some(Color::White))).await.expect("answers");
        let ranked = store.leaderboard(pool("dvonn-live"), NOW, 10).await.expect("answers");
        let names: Vec<&str> = ranked.iter().map(|ranked| ranked.name.as_str()).collect();
        assert_eq!(names, ["Bea"], "leaderboards leave bots out");
    }
}
