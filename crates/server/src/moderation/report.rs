//! Reports. The server itself attaches the evidence.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_referee::{ChatMessage, GameId, MAX_REPORT_CHARS, ReportKind, ReportReason};
use basalt_store::{NewReport, PlayerId, ReportContent, ReportFiled};
use basalt_wire::{ErrorCode, ReportAbout};

use super::{clean_words, require_words};
use crate::api_error::ApiResult;
use crate::auth::CurrentUser;
use crate::extract::JsonBody;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;
use crate::transport::Transport;

/// The player whom a report is about, with the evidence.
struct Subject {
    player: PlayerId,
    kind: ReportKind,
    game: Option<GameId>,
    line: Option<u32>,
    evidence: String,
}

/// Handler: files a report about a player of a game, a chat line, a member or a direct message.
pub(crate) async fn report(
    State(state): State<AppState>,
    user: CurrentUser,
    Transport { address, .. }: Transport,
    JsonBody(new): JsonBody<basalt_wire::NewReport>,
) -> ApiResult<Response<Body>> {
    let account = user.require()?;
    let basalt_wire::NewReport { about, reason, words } = new;
    let words = match reason {
        ReportReason::Other => require_words(&words, MAX_REPORT_CHARS)?,
        _ => clean_words(&words, MAX_REPORT_CHARS)?,
    };
    state.rate_limits().check(Limited::ReportByPlayer, &account.id.to_string())?;
    state.rate_limits().check_address(Limited::ReportByAddress, address)?;
    let Subject { player, kind, game, line, evidence } = subject(&state, account.id, about).await?;
    if player == account.id {
        return Err(ErrorCode::Yourself.into());
    }
    let at = state.clock().now();
    let content = ReportContent { kind, reason, words, game, line, evidence, at };
    let new = NewReport { reporter: account.id, subject: player, content };
    match state.store().file_report(&new).await? {
        ReportFiled::Done => Ok(json(&None::<()>)),
        ReportFiled::Already => Err(ErrorCode::AlreadyReported.into()),
        ReportFiled::TooMany => Err(ErrorCode::TooManyReports.into()),
    }
}

/// The player whom a report is about. Nobody who has deleted the account is reported.
async fn subject(state: &AppState, reporter: PlayerId, about: ReportAbout) -> ApiResult<Subject> {
    let store = state.store();
    let subject = match about {
        ReportAbout::Game { game, color } => {
            let header = store.header(game).await?.ok_or(ErrorCode::NoGame)?;
            let player = header.seats[color].seat.player().ok_or(ErrorCode::NoPlayer)?;
            let evidence = String::new();
            Subject { player, kind: ReportKind::Game, game: Some(game), line: None, evidence }
        }
        ReportAbout::Chat { game, line } => {
            let (player, message) = store.chat_line(game, line).await?.ok_or(ErrorCode::NoGame)?;
            let evidence = match message {
                ChatMessage::Text(text) => text,
                ChatMessage::Phrase(phrase) => phrase.to_string(),
            };
            Subject { player, kind: ReportKind::Chat, game: Some(game), line: Some(line), evidence }
        }
        ReportAbout::Profile { name } => {
            let found = store.player_named(&name).await?.filter(|account| account.member);
            let player = found.ok_or(ErrorCode::NoPlayer)?.id;
            let evidence = store.about(player).await?.words;
            Subject { player, kind: ReportKind::Profile, game: None, line: None, evidence }
        }
        ReportAbout::Message { message } => {
            let found = store.message_to(reporter, &message).await?;
            let found = found.ok_or(ErrorCode::NoPlayer)?;
            let (player, evidence) = (found.sender, found.text);
            Subject { player, kind: ReportKind::Message, game: None, line: None, evidence }
        }
    };
    let account = store.account(subject.player).await?;
    let is_deleted = account.is_none_or(|account| account.name == basalt_referee::DELETED_PLAYER);
    if is_deleted { Err(ErrorCode::NoPlayer.into()) } else { Ok(subject) }
}
