//! Everything that the server knows about the user, as a file.

use std::io;

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse as _;
use basalt_progress::DocumentKind;
use basalt_referee::{ChatMessage, GameId, Millis, Pool};
use basalt_store::{Account, Header, Query, Standing};
use futures_util::stream::try_unfold;
use serde_json::{Value, json};

use crate::api_error::{ApiError, ApiResult, one_of_many};
use crate::archive;
use crate::auth::MemberSession;
use crate::rate_limit::Limited;
use crate::state::AppState;

/// Number of games that are in memory at a time.
const PAGE_SIZE: u32 = 20;

/// Maximum number of reports, and of actions of moderators.
const MAX_REPORTS: u32 = 10_000;

/// Maximum number of direct messages.
const MAX_MESSAGES: u32 = 10_000;

/// Maximum number of rating changes.
const MAX_HISTORY: u32 = 100_000;

/// The next part of the file.
enum Part {
    /// Everything but the games.
    Person(String),
    Games(Written),
    End,
}

/// The games that are written.
#[derive(Default)]
struct Written {
    /// The last one that was found.
    after: Option<(Millis, GameId)>,
    is_begun: bool,
    /// Those that could not be read.
    unreadable: Vec<GameId>,
}

/// Handler: everything that the server knows about the user, as JSON. Games come from the store while the client reads.
pub(crate) async fn own_data(
    State(state): State<AppState>,
    session: MemberSession,
) -> ApiResult<Response<Body>> {
    let account = session.into_account();
    state.rate_limits().check(Limited::DownloadByPlayer, &account.id.to_string())?;
    let place = state.downloads().own_data(account.id, state.metrics())?;
    let mut head = person(&state, &account).await?.to_string();
    // The object goes on with the games.
    head.pop();
    head.push_str(",\"games\":[");
    let parts = try_unfold(Part::Person(head), move |part| {
        // It is free when the stream is dropped: the client has read it, or is gone.
        let _place = &place;
        let (state, account) = (state.clone(), account.clone());
        async move {
            match part {
                Part::Person(text) => Ok(Some((text, Part::Games(Written::default())))),
                Part::Games(written) => games(&state, &account, written).await.map(Some),
                Part::End => Ok(None),
            }
            // The store cannot be reached. The client sees that the file is cut off.
            .map_err(|_: ApiError| io::Error::other("the data cannot be read"))
        }
    });
    let name = "attachment; filename=\"basalt-data.json\"";
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CACHE_CONTROL, "no-store"),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, Body::from_stream(parts)).into_response())
}

/// Everything but the games.
async fn person(state: &AppState, account: &Account) -> ApiResult<Value> {
    let (store, player) = (state.archive(), account.id);
    let sessions = store.sessions_of(player, state.clock().now()).await?;
    let sessions: Vec<Value> =
        sessions.iter().map(|one| json!({ "device": one.device, "seen": one.seen })).collect();
    let passkeys = store.passkeys_of(player).await?;
    let passkey = |one: &basalt_store::ListedPasskey| json!({ "name": one.name, "created": one.created, "used": one.used });
    let tokens = store.access_tokens_of(player).await?;
    let token = |one: &basalt_store::AccessToken| json!({ "name": one.name, "created": one.created, "expires": one.expires, "used": one.used });
    let email = store.email_of(player).await?;
    let subscriptions = store.push_subscriptions_of(player).await?;
    let subscription = |one: &basalt_store::PushSubscription| json!({ "endpoint": one.endpoint, "language": one.language });
    let rating = |(pool, standing): &(Pool, Standing)| {
        let Standing { value, deviation, games, .. } = standing;
        json!({ "pool": pool.to_string(), "value": value, "deviation": deviation, "games": games })
    };
    let about = store.about(player).await?;
    let history = store.history(player, MAX_HISTORY).await?;
    let change = |point: &basalt_store::HistoryPoint| {
        let (pool, game) = (point.pool.to_string(), point.game.to_string());
        json!({ "pool": pool, "at": point.at, "value": point.value, "game": game })
    };
    let reports = store.reports_by(player, MAX_REPORTS).await?;
    let report = |one: &basalt_store::Report| {
        let (about, one) = (&one.name, &one.content);
        let game = one.game.map(|game| game.to_string());
        json!({ "about": about, "kind": one.kind.id(), "reason": one.reason.id(),
                "words": one.words, "game": game, "line": one.line, "at": one.at })
    };
    let measures = store.measures_about(player, MAX_REPORTS).await?;
    let measures = measures.iter().filter(|one| one.action.is_told());
    let measure = |one: &basalt_store::ModerationEntry| {
        json!({ "at": one.at, "action": one.action.id(), "reason": one.reason.id(),
                "until": one.until, "words": one.words, "points": one.points })
    };
    let appeals = store.appeals_of(player).await?;
    let appeal = |one: &basalt_store::Appeal| json!({ "about": one.entry.action.id(), "words": one.words, "at": one.at });
    let messages = store.messages_of(player, MAX_MESSAGES).await?;
    let message = |(with, one): &(String, basalt_store::DirectMessage)| json!({ "with": with, "own": one.sender == player, "at": one.at, "text": one.text });
    Ok(json!({
        "name": account.name,
        "created": account.created,
        "former_names": store.former_names(player).await?,
        "vacation_until": account.leave.until,
        "two_factor": store.two_factor(player).await?.is_some_and(|found| found.enabled),
        "recovery_codes": store.recovery_codes_left(player).await?,
        "turn_mail": email.as_ref().is_some_and(|email| email.turns),
        "email": email.map(|email| email.address),
        "country": about.country.map(|country| country.to_string()),
        "about": about.words,
        "progress": progress(state, account).await?,
        "sessions": sessions,
        "push_subscriptions": subscriptions.iter().map(subscription).collect::<Vec<_>>(),
        "access_tokens": tokens.iter().map(token).collect::<Vec<_>>(),
        "bot": account.bot,
        "passkeys": passkeys.iter().map(passkey).collect::<Vec<_>>(),
        "ratings": store.standings(player).await?.iter().map(rating).collect::<Vec<_>>(),
        "rating_history": history.iter().map(change).collect::<Vec<_>>(),
        "reports": reports.iter().map(report).collect::<Vec<_>>(),
        "moderation": measures.map(measure).collect::<Vec<_>>(),
        "appeals": appeals.iter().map(appeal).collect::<Vec<_>>(),
        "messages_from": store.message_policy(player).await?.id(),
        "messages": messages.iter().map(message).collect::<Vec<_>>(),
    }))
}

/// The documents that follow the user across devices, by their kinds.
async fn progress(state: &AppState, account: &Account) -> ApiResult<Value> {
    let mut documents = serde_json::Map::new();
    for kind in DocumentKind::ALL {
        let document = state.archive().progress(account.id, kind).await?.document;
        documents.insert(kind.to_string(), document.to_string().into());
    }
    Ok(Value::Object(documents))
}

/// The next games as text, and the part after them. The last ones end the object, which names the games that could not be read.
async fn games(
    state: &AppState,
    account: &Account,
    mut written: Written,
) -> ApiResult<(String, Part)> {
    let query = Query {
        player: Some(account.id),
        after: written.after,
        limit: PAGE_SIZE,
        ..Query::default()
    };
    // A list that cannot be read hides the games after it.
    let Some(found) = one_of_many(state.archive().search(&query).await.map_err(Into::into))? else {
        return Ok((end(&written, false), Part::End));
    };
    let mut text = String::new();
    for header in &found {
        let Some(game) = one_of_many(game(state, account, header).await)? else {
            written.unreadable.push(header.game);
            continue;
        };
        if written.is_begun {
            text.push(',');
        }
        text.push_str(&game);
        written.is_begun = true;
    }
    if found.len() == PAGE_SIZE as usize {
        written.after = found.last().map(|last| (last.created, last.game));
        return Ok((text, Part::Games(written)));
    }
    text.push_str(&end(&written, true));
    Ok((text, Part::End))
}

/// The end of the object.
fn end(written: &Written, is_whole_list: bool) -> String {
    let unreadable: Vec<String> = written.unreadable.iter().map(GameId::to_string).collect();
    let is_complete = is_whole_list && unreadable.is_empty();
    format!("],\"unreadable_games\":{},\"complete\":{is_complete}}}\n", Value::from(unreadable))
}

/// A game as it is exported, and what the user said in its chat.
async fn game(state: &AppState, account: &Account, header: &Header) -> ApiResult<String> {
    let exported = archive::exported(state, header.game).await?;
    let lines = state.archive().chat(header.game, 0).await?;
    let own = lines.into_iter().filter(|line| line.by == account.name);
    let said: Vec<Value> = own
        .map(|line| match line.message {
            ChatMessage::Text(text) => json!({ "at": line.at, "text": text }),
            ChatMessage::Phrase(phrase) => json!({ "at": line.at, "phrase": phrase.id() }),
        })
        .collect();
    let (id, said) = (header.game, Value::from(said));
    Ok(format!("{{\"id\":\"{id}\",\"game\":{exported},\"chat\":{said}}}"))
}
