//! Exports of games as files.

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::Response;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse as _;
use basalt_records::{Format, Line, Record, Termination};
use basalt_referee::{EndReason, Ending, GameId, Pace, Player};
use basalt_rules::Outcome;
use basalt_wire::ErrorCode;

use super::board_image::{self, ImageClient, ImageKind, ImageRequest};
use super::public_view;
use crate::api_error::ApiResult;
use crate::calendar::date;
use crate::extract::{FromPath, PathParam};
use crate::live::LoadedGame;
use crate::rate_limit::Limited;
use crate::state::AppState;
use crate::transport::Transport;

/// A file of a game.
pub(crate) struct GameFile {
    name: String,
    kind: Kind,
}

enum Kind {
    Export(ExportFormat),
    Image(ImageKind),
}

/// A format in which games are exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExportFormat {
    /// Basalt's own text.
    Text,
    /// Boardspace's SGF.
    Sgf,
    Json,
    AbstractPlay,
}

impl ExportFormat {
    const ALL: [Self; 4] = [Self::Text, Self::Sgf, Self::Json, Self::AbstractPlay];

    /// The end of the names of its files.
    pub(super) const fn extension(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Sgf => "sgf",
            Self::Json => "json",
            Self::AbstractPlay => "abstractplay.json",
        }
    }

    pub(super) const fn media_type(self) -> &'static str {
        match self {
            Self::Text | Self::Sgf => "text/plain; charset=utf-8",
            Self::Json | Self::AbstractPlay => "application/json",
        }
    }

    /// The text between two games of a file.
    pub(super) const fn separator(self) -> &'static str {
        self.record_format().separator()
    }

    /// A game in this format, if it can hold it.
    pub(super) fn write(self, record: &Record) -> Option<String> {
        self.record_format().write(record).ok()
    }

    const fn record_format(self) -> Format {
        match self {
            Self::Text => Format::Basalt,
            Self::Sgf => Format::Boardspace,
            Self::Json => Format::Json,
            Self::AbstractPlay => Format::AbstractPlay,
        }
    }
}

impl PathParam for ExportFormat {
    const NAME: &'static str = "export";
    const NOT_FOUND: ErrorCode = ErrorCode::BadQuery;

    fn parse(name: &str) -> Option<Self> {
        let extension = name.strip_prefix("export.")?;
        Self::ALL.into_iter().find(|format| format.extension() == extension)
    }
}

impl PathParam for GameFile {
    const NAME: &'static str = "file";
    const NOT_FOUND: ErrorCode = ErrorCode::NoGame;

    fn parse(name: &str) -> Option<Self> {
        let export = ExportFormat::parse(name).map(Kind::Export);
        let image = || ImageKind::parse(name).map(Kind::Image);
        let kind = export.or_else(image)?;
        Some(Self { name: name.to_owned(), kind })
    }
}

/// Handler: an export or a board image of a game.
pub(crate) async fn file(
    State(state): State<AppState>,
    FromPath(game): FromPath<GameId>,
    FromPath(file): FromPath<GameFile>,
    Transport { address, .. }: Transport,
    asked: Result<Query<ImageRequest>, QueryRejection>,
    client: ImageClient,
) -> ApiResult<Response<Body>> {
    let limited = match file.kind {
        Kind::Export(_) => Limited::SearchByAddress,
        Kind::Image(kind) => kind.limited(),
    };
    state.rate_limits().check_address(limited, address)?;
    let loaded = public_view::load(&state, game).await?;
    match file.kind {
        Kind::Export(format) => export(&loaded, format, &format!("{game}-{}", file.name)),
        Kind::Image(kind) => {
            let Query(asked) = asked.map_err(|_| ErrorCode::BadQuery)?;
            board_image::of_game(&client, &loaded, kind, asked).await
        }
    }
}

fn export(loaded: &LoadedGame, format: ExportFormat, name: &str) -> ApiResult<Response<Body>> {
    let text = format.write(&record(loaded)).ok_or(ErrorCode::BadQuery)?;
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers = [
        (CONTENT_TYPE, format.media_type()),
        (CACHE_CONTROL, "no-cache"),
        (CONTENT_DISPOSITION, disposition.as_str()),
    ];
    Ok((headers, text).into_response())
}

/// The public part of a game in JSON.
pub(crate) async fn exported(state: &AppState, game: GameId) -> ApiResult<String> {
    let loaded = public_view::load(state, game).await?;
    Ok(Format::Json.write(&record(&loaded)).map_err(|_| ErrorCode::BadQuery)?)
}

/// The record of a game.
pub(crate) fn record(loaded: &LoadedGame) -> Record {
    let mut record = Record::new(loaded.game.start().clone());
    record.line = loaded.game.plies().iter().map(|ply| ply.mv).collect::<Line>();
    for (name, value) in tags(loaded) {
        record.tags.set(name, &value).expect("a few tags with good names fit");
    }
    record.settle();
    match loaded.game.ending() {
        Some(ending) => end(&mut record, ending),
        None => record.set_termination(Termination::Unterminated),
    }
    record
}

fn end(record: &mut Record, ending: Ending) {
    record.set_termination(match ending.reason {
        EndReason::Board => return,
        EndReason::Resigned => Termination::Resignation,
        EndReason::Time => Termination::Time,
        EndReason::Agreed => Termination::Agreement,
        EndReason::Left | EndReason::Aborted => Termination::Abandoned,
        EndReason::Adjudicated => Termination::Adjudication,
    });
    record.result = ending.counts().then(|| ending.winner.map_or(Outcome::Draw, Outcome::Win));
}

fn tags(loaded: &LoadedGame) -> [(&'static str, String); 6] {
    let seats = &loaded.header.seats;
    [
        ("Site", "Basalt".to_owned()),
        ("GameId", loaded.header.game.to_string()),
        ("Date", date(loaded.header.created)),
        ("White", name(&seats.white.player)),
        ("Black", name(&seats.black.player)),
        ("TimeControl", pace(loaded.header.terms.pace)),
    ]
}

/// The name of a player in files, in English.
pub(crate) fn name(player: &Player) -> String {
    match player {
        Player::Member { name, .. } | Player::Guest { name } => name.clone(),
        Player::Computer { level } => format!("Basalt level {level}"),
    }
}

fn pace(pace: Pace) -> String {
    match pace {
        // As PGN writes it.
        Pace::UNKNOWN => "?".to_owned(),
        Pace::Live { base, increment } => format!("{base}+{increment}"),
        Pace::Days(days) => format!("1/{}", u32::from(days) * 24 * 60 * 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_file_names_are_refused() {
        for name in ["", "export", "export.pdf", "board.bmp", "EXPORT.TXT"] {
            assert!(GameFile::parse(name).is_none(), "{name}");
        }
    }
}
