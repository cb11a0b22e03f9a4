//! Link previews: Open Graph tags for links to games and challenges.

use std::str::FromStr;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, Response};
use axum::response::IntoResponse as _;
use basalt_locales::{Catalogue, messages};
use basalt_referee::{GameId, Player, SeekId};
use basalt_store::{Error as StoreError, Header, Store, StoredSeek};
use url::form_urlencoded;

use crate::accept_language::language;
use crate::api_error::ApiError;
use crate::rate_limit::Limited;
use crate::state::AppState;
use crate::transport::Transport;

/// The end of the head of the page.
const HEAD_END: &str = "</head>";

/// The index of the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Index(pub(crate) &'static str);

/// The preview of a link.
pub(crate) struct Preview {
    pub(super) title: String,
    pub(super) description: String,
    /// Path of the image on this server.
    image: String,
    /// Path of the page, if oEmbed knows it.
    embedded: Option<String>,
}

/// The id of something that a link leads to.
pub(crate) trait Linked: FromStr + Send {
    /// The preview, if the thing exists.
    fn preview(
        self,
        store: &Store,
        headers: &HeaderMap,
    ) -> impl Future<Output = Option<Preview>> + Send;
}

impl Linked for GameId {
    async fn preview(self, store: &Store, headers: &HeaderMap) -> Option<Preview> {
        found(store.header(self).await)
            .map(|header| of_game(&header, &Catalogue::new(language(headers))))
    }
}

impl Linked for SeekId {
    async fn preview(self, store: &Store, headers: &HeaderMap) -> Option<Preview> {
        found(store.seek(self).await).map(|seek| of_seek(&seek, headers))
    }
}

/// Handler: the page, with the preview of what the path names if that exists. An address that asks too often gets the page alone.
pub(crate) async fn linked_page<L: Linked>(
    State(state): State<AppState>,
    State(index): State<Index>,
    Path(id): Path<String>,
    transport: Transport,
    headers: HeaderMap,
) -> Response<Body> {
    let limits = state.rate_limits();
    let may_ask = || limits.check_address(Limited::SearchByAddress, transport.address).is_ok();
    let preview = match id.parse() {
        Ok(id) if may_ask() => L::preview(id, state.archive(), &headers).await,
        Ok(_) | Err(_) => None,
    };
    page(index, preview, &origin(&state, transport, &headers))
}

/// The page is served even if the store fails.
fn found<T>(answer: Result<Option<T>, StoreError>) -> Option<T> {
    answer.map_err(ApiError::from).ok().flatten()
}

/// The preview of a game.
pub(super) fn of_game(header: &Header, catalogue: &Catalogue) -> Preview {
    let name = |player: &Player| match player {
        Player::Member { name, .. } | Player::Guest { name } => name.clone(),
        Player::Computer { level } => {
            catalogue.say(&messages::serve_preview_computer(u64::from(*level)))
        }
    };
    let (white, black) = (name(&header.seats.white.player), name(&header.seats.black.player));
    let game = catalogue.say(&messages::play_game(header.terms.game.id()));
    let description = match header.summary.ending {
        None => messages::serve_preview_running(),
        Some(ending) if !ending.counts() => messages::serve_preview_aborted(),
        Some(ending) => match ending.winner {
            Some(winner) => messages::serve_preview_won(&name(&header.seats[winner].player)),
            None => messages::serve_preview_drawn(),
        },
    };
    Preview {
        title: catalogue.say(&messages::serve_preview_game(&game, &white, &black)),
        description: catalogue.say(&description),
        image: format!("/api/games/{}/board.png", header.game),
        embedded: Some(format!("/online/game/{}", header.game)),
    }
}

fn of_seek(seek: &StoredSeek, headers: &HeaderMap) -> Preview {
    let catalogue = Catalogue::new(language(headers));
    let game = catalogue.say(&messages::play_game(seek.terms.game.id()));
    let description = if seek.open {
        messages::serve_preview_seek_by(&super::export::name(&seek.player))
    } else {
        messages::serve_preview_seek_closed()
    };
    Preview {
        title: catalogue.say(&messages::serve_preview_seek(&game)),
        description: catalogue.say(&description),
        image: format!("/api/seeks/{}/board.png", seek.seek),
        embedded: None,
    }
}

fn page(Index(index): Index, preview: Option<Preview>, origin: &str) -> Response<Body> {
    let html = match (preview, index.split_once(HEAD_END)) {
        (Some(preview), Some((head, body))) => {
            let tags = preview.tags(origin);
            format!("{head}{tags}{HEAD_END}{body}")
        }
        _ => index.to_owned(),
    };
    let kind = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (kind, html).into_response()
}

/// The origin of this server as the client knows it. Previews need absolute addresses of images.
pub(crate) fn origin(state: &AppState, transport: Transport, headers: &HeaderMap) -> String {
    if let Some(public) = &state.options().public {
        return public.clone();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = if transport.secure { "https" } else { "http" };
    format!("{scheme}://{host}")
}

impl Preview {
    fn tags(&self, origin: &str) -> String {
        let image = format!("{origin}{}", self.image);
        let tag = |(kind, name, content): (&str, &str, &str)| {
            format!("<meta {kind}=\"{name}\" content=\"{}\">\n", escaped(content))
        };
        let meta = [
            ("property", "og:type", "website"),
            ("property", "og:site_name", "Basalt"),
            ("property", "og:title", &self.title),
            ("property", "og:description", &self.description),
            ("property", "og:image", &image),
            ("name", "twitter:card", "summary_large_image"),
        ]
        .map(tag)
        .concat();
        let discovery = self.embedded.as_ref().map(|path| {
            let page: String = form_urlencoded::byte_serialize(format!("{origin}{path}").as_bytes()).collect();
            format!(
                "<link rel=\"alternate\" type=\"application/json+oembed\" href=\"{}/api/oembed?url={page}\">\n",
                escaped(origin)
            )
        });
        meta + &discovery.unwrap_or_default()
    }
}

/// Text with the characters escaped that an attribute of HTML or XML must not contain.
pub(crate) fn escaped(text: &str) -> String {
    let escape = |character| match character {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        other => other.to_string(),
    };
    text.chars().map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_somebody_wrote_becomes_a_tag() {
        let preview = Preview {
            title: "\"><script>alert(1)</script>".to_owned(),
            description: "a & b".to_owned(),
            image: "/x.png".to_owned(),
            embedded: Some("/\"evil".to_owned()),
        };
        let tags = preview.tags("http://\"evil");
        assert!(!tags.contains("<script"), "{tags}");
        assert!(tags.contains("content=\"&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\""));
        assert!(tags.contains("content=\"a &amp; b\""));
        assert!(tags.contains("content=\"http://&quot;evil/x.png\""));
        assert!(
            tags.contains(
                "href=\"http://&quot;evil/api/oembed?url=http%3A%2F%2F%22evil%2F%22evil\""
            )
        );
    }
}
