//! Exports of games as files.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, Response};
use axum::response::IntoResponse as _;
use basalt_records::{Format, Line, Record, Termination};
use basalt_referee::{Ending, GameId, Pace, Player, Reason};
use basalt_rules::Outcome;
use basalt_wire::ErrorCode;

use super::{board_image, public_view};
use crate::api_error::ApiResult;
use crate::client_address::ClientAddress;
use crate::extract::{FromPath, PathParam};
use crate::live::LoadedGame;
use crate::rate_limit::Limited;
use crate::state::AppState;

/// A file of a game.
pub(crate) struct GameFile {
    name: String,
    kind: Kind,
}

enum Kind {
    Export(Format),
    Svg,
    Png,
}

impl PathParam for GameFile {
    const NAME: &'static str = "file";
    const NOT_FOUND: ErrorCode = ErrorCode::NoGame;

    fn parse(name: &str) -> Option<Self> {
        let kind = match name {
            "export.txt" => Kind::Export(Format::Basalt),
            "export.sgf" => Kind::Export(Format::LittleGolem),
            "export.json" => Kind::Export(Format::Json),
            "board.svg" => Kind::Svg,
            "board.png" => Kind::Png,
            _ => return None,
        };
        Some(Self { name: name.to_owned(), kind })
    }
}

/// Handler: an export or a board image of a game.
pub(crate) async fn file(
    State(state): State<AppState>,
    FromPath(game): FromPath<GameId>,
    FromPath(file): FromPath<GameFile>,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let loaded = public_view::load(&state, game).await?;
    match file.kind {
        Kind::Export(format) => export(&loaded, format, &format!("{game}-{}", file.name)),
        Kind::Svg => Ok(board_image::svg(&loaded, &headers)),
        Kind::Png => board_image::png(&loaded).await,
    }
}

fn export(loaded: &LoadedGame, format: Format, name: &str) -> ApiResult<Response<Body>> {
    let text = format.write(&record(loaded)).map_err(|_| ErrorCode::BadQuery)?;
    let kind = match format {
        Format::Json => "application/json",
        _ => "text/plain; charset=utf-8",
    };
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers = [
        (CONTENT_TYPE, kind),
        (CACHE_CONTROL, "no-cache"),
        (CONTENT_DISPOSITION, disposition.as_str()),
    ];
    Ok((headers, text).into_response())
}

/// The record of a game.
fn record(loaded: &LoadedGame) -> Record {
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
        Reason::Board => return,
        Reason::Resigned => Termination::Resignation,
        Reason::Time => Termination::Time,
        Reason::Agreed => Termination::Agreement,
        Reason::Left | Reason::Aborted => Termination::Abandoned,
        Reason::Adjudicated => Termination::Adjudication,
    });
    record.result = ending.counts().then(|| ending.winner.map_or(Outcome::Draw, Outcome::Win));
}

fn tags(loaded: &LoadedGame) -> [(&'static str, String); 5] {
    let seats = &loaded.header.seats;
    [
        ("Site", "Basalt".to_owned()),
        ("Date", date(loaded.header.created)),
        ("White", name(&seats.white.player)),
        ("Black", name(&seats.black.player)),
        ("TimeControl", pace(loaded.header.terms.pace)),
    ]
}

/// The name of a player in files, in English.
pub(super) fn name(player: &Player) -> String {
    match player {
        Player::Member { name, .. } | Player::Guest { name } => name.clone(),
        Player::Computer { level } => format!("Basalt level {level}"),
    }
}

fn pace(pace: Pace) -> String {
    match pace {
        Pace::Live { base, increment } => format!("{base}+{increment}"),
        Pace::Days(days) => format!("1/{}", u32::from(days) * 24 * 60 * 60),
    }
}

/// The date in UTC, as records write it. The conversion is Howard Hinnant's: years begin in March, so that the leap day
/// is the last of its year.
pub(crate) fn date(moment: basalt_referee::Millis) -> String {
    let days = moment / (24 * 60 * 60 * 1000) + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march_based = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march_based + 2) / 5 + 1;
    let month = if march_based < 10 { march_based + 3 } else { march_based - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_named_as_calendars_name_them() {
        let day = 24 * 60 * 60 * 1000;
        for (moment, expected) in [
            (0, "1970.01.01"),
            (day - 1, "1970.01.01"),
            (day, "1970.01.02"),
            (951_782_400_000, "2000.02.29"),
            (951_868_800_000, "2000.03.01"),
            (1_798_761_599_999, "2026.12.31"),
            (4_107_542_400_000, "2100.03.01"),
        ] {
            assert_eq!(date(moment), expected);
        }
    }

    #[test]
    fn what_is_no_file_of_a_game_is_none() {
        for name in ["", "export", "export.pdf", "board.gif", "EXPORT.TXT"] {
            assert!(GameFile::parse(name).is_none(), "{name}");
        }
    }
}
