//! Streams of JSON objects, one a line (NDJSON), with empty lines that keep the connection alive.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::Response;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::IntoResponse as _;
use basalt_referee::Millis;
use basalt_wire::FromServer;
use futures_util::stream::unfold;
use serde::Serialize;
use tokio::time::{Interval, MissedTickBehavior, interval};

use super::bearer::{Bearer, MaybeBearer};
use super::error::{V1Error, V1Result};
use crate::live::{Feed, FeedClient, Live, StreamOwner};

/// Interval between empty lines, at which a stream also looks for what it may have missed.
const KEEP_ALIVE: Duration = Duration::from_secs(5);

/// Keeps proxies from holding lines back.
const X_ACCEL_BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

/// The content of a stream: it looks for changes and writes lines about them.
pub(super) trait Source: Send + 'static {
    /// Looks for changes after some messages, which may be none, and adds lines about them. If the store cannot be reached,
    /// the next look finds them.
    fn look(
        &mut self,
        messages: &[FromServer],
        lines: &mut Lines,
    ) -> impl Future<Output = ()> + Send;
}

/// The lines that are to be written.
#[derive(Debug, Default)]
pub(super) struct Lines {
    waiting: VecDeque<String>,
    /// Whether nothing follows them.
    is_over: bool,
}

impl Lines {
    /// Adds a line.
    pub(super) fn push(&mut self, object: &impl Serialize) {
        self.waiting.push_back(basalt_wire::write(object));
    }

    /// Ends the stream after these lines.
    pub(super) fn end(&mut self) {
        self.is_over = true;
    }

    /// The text of all lines, if there are any.
    pub(super) fn take(&mut self) -> Option<Bytes> {
        let lines: Vec<String> = self.waiting.drain(..).map(|line| line + "\n").collect();
        (!lines.is_empty()).then(|| lines.concat().into())
    }
}

/// Registers a stream of a game for a client.
pub(super) async fn open_game_stream(live: &Live, client: &MaybeBearer) -> V1Result<Feed> {
    if let Some(bearer) = &client.token {
        let owner = StreamOwner::GamesOfPlayer(bearer.account().id);
        return open_for_member(live, bearer, owner).await;
    }
    let (address, owner) = (client.address, StreamOwner::Address(client.address));
    let feed = live.open_feed(FeedClient { account: None, address, owner });
    feed.ok_or(V1Error::TooManyStreams)
}

/// Registers an event stream of a member.
pub(super) async fn open_event_stream(live: &Live, bearer: &Bearer) -> V1Result<Feed> {
    open_for_member(live, bearer, StreamOwner::EventsOfPlayer(bearer.account().id)).await
}

async fn open_for_member(live: &Live, bearer: &Bearer, owner: StreamOwner) -> V1Result<Feed> {
    let account = Some(bearer.account().clone());
    let feed = live.open_feed(FeedClient { account, address: bearer.address, owner });
    let feed = feed.ok_or(V1Error::TooManyStreams)?;
    // Whoever revokes a token ends the streams that there are. This one may have been on its way.
    bearer.check_again(live.state()).await?;
    Ok(feed)
}

/// An open stream.
struct Stream<S> {
    live: Live,
    feed: Feed,
    source: S,
    lines: Lines,
    /// When the token of the client expires.
    expires: Option<Millis>,
    keep_alive: Interval,
}

impl<S: Source> Stream<S> {
    fn has_expired(&self) -> bool {
        self.expires.is_some_and(|expires| expires <= self.live.now())
    }

    /// The next lines, or an empty one; `None` at the end.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(lines) = self.lines.take() {
                return Some(lines);
            }
            if self.lines.is_over {
                return None;
            }
            tokio::select! {
                changed = self.feed.changed() => {
                    self.source.look(&changed.ok()?, &mut self.lines).await;
                }
                _ = self.keep_alive.tick() => {
                    if self.has_expired() {
                        return None;
                    }
                    self.source.look(&[], &mut self.lines).await;
                    return Some(self.lines.take().unwrap_or_else(|| Bytes::from_static(b"\n")));
                }
            }
        }
    }
}

/// The response with a stream. The source has looked once, so that the first lines come at once.
pub(super) fn respond<S: Source>(
    live: Live,
    feed: Feed,
    source: S,
    lines: Lines,
    expires: Option<Millis>,
) -> Response<Body> {
    let mut keep_alive = interval(KEEP_ALIVE);
    keep_alive.set_missed_tick_behavior(MissedTickBehavior::Delay);
    keep_alive.reset();
    let stream = Stream { live, feed, source, lines, expires, keep_alive };
    let body = unfold(stream, async |mut stream| {
        let lines = stream.next().await?;
        Some((Ok::<_, Infallible>(lines), stream))
    });
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson"),
        (CACHE_CONTROL, "no-store"),
        (X_ACCEL_BUFFERING, "no"),
    ];
    (headers, Body::from_stream(body)).into_response()
}

#[cfg(test)]
mod tests {
    use basalt_referee::Scope;
    use basalt_store::NewAccessToken;

    use super::super::bearer::authorize;
    use super::*;
    use crate::client_address::AddressKey;
    use crate::test_node::{NOW, TestNode};

    #[tokio::test]
    async fn a_token_that_is_revoked_on_the_way_opens_no_stream() {
        let node = TestNode::start().await;
        let (state, player) = (node.live.state(), node.member("Ada").await.id);
        let scopes = vec![Scope::GamePlay];
        let new = NewAccessToken { name: "x".to_owned(), scopes, expires: None };
        let added = state.store().add_access_token(player, &new, NOW).await.expect("answers");
        let (id, secret) = added.expect("there is room");
        let address = AddressKey::Unknown;
        let authorized = authorize(state, secret.as_str(), address).await.expect("answers");
        let client = MaybeBearer { token: authorized, address };
        let bearer = client.token.as_ref().expect("it counts");
        assert!(open_game_stream(&node.live, &client).await.is_ok());
        assert!(open_event_stream(&node.live, bearer).await.is_ok());
        state.store().revoke_access_token(player, &id).await.expect("answers");
        let game_stream = open_game_stream(&node.live, &client).await.err();
        let event_stream = open_event_stream(&node.live, bearer).await.err();
        for refused in [game_stream, event_stream] {
            assert!(matches!(refused, Some(V1Error::BadToken)), "{refused:?}");
        }
    }
}
