//! Handlers for puzzles, which are files of the page (docs/puzzles.md).

use std::sync::Arc;

use axum::extract::State;
use basalt_referee::DAY_MS;
use basalt_rules::{AnyPosition, Game, SplitMix64};
use basalt_wire::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::bearer::{MaybeBearer, PublicRequest};
use super::error::{V1Error, V1Result};
use super::parameters::V1Query;
use crate::page::Page;
use crate::response::json;
use crate::rng;

/// The beginning of the names of files with puzzles.
const FILE_PREFIX: &str = "puzzles-";

/// The rating of somebody who names none.
const USUAL_RATING: u32 = 1_500;

/// Number of puzzles nearest to a rating among which the next one is chosen.
const NEAREST: usize = 10;

/// The lines of all puzzles, in the order of their files.
#[derive(Clone)]
pub(crate) struct PuzzleFiles(Arc<[Line]>);

/// The line of a puzzle, and what it is chosen by.
#[derive(Clone, Copy)]
struct Line {
    id: &'static str,
    game: Game,
    rating: u32,
    text: &'static str,
}

/// The fields of a line: id, game, aim, rating, position, moves, other right first moves.
fn fields(line: &'static str) -> Vec<&'static str> {
    line.split('\t').collect()
}

impl Line {
    fn read(text: &'static str) -> Option<Self> {
        match fields(text)[..] {
            [id, game, _, rating, _, _, ..] if !text.starts_with('#') => {
                Some(Self { id, game: game.parse().ok()?, rating: rating.parse().ok()?, text })
            }
            _ => None,
        }
    }

    /// The puzzle, if its position is legal.
    fn puzzle(self) -> Option<PuzzleObject> {
        let fields = fields(self.text);
        let position = AnyPosition::parse(self.game, fields.get(4)?).ok()?;
        let moves = |index: usize| {
            let text = fields.get(index).copied().unwrap_or_default();
            text.split_whitespace().map(str::to_owned).collect()
        };
        Some(PuzzleObject {
            id: self.id,
            game: self.game.id(),
            position: position.to_string(),
            turn: position.to_move().id(),
            aim: fields[2],
            rating: self.rating,
            solution: moves(5),
            alternatives: moves(6),
        })
    }
}

impl PuzzleFiles {
    /// The puzzles among the files of the page.
    pub(crate) fn new(page: &Page) -> Self {
        let files = page.files().filter(|file| file.name.starts_with(FILE_PREFIX));
        let mut files: Vec<_> = files.copied().collect();
        files.sort_by_key(|file| file.name);
        let texts = files.into_iter().filter_map(|file| std::str::from_utf8(file.plain).ok());
        Self(texts.flat_map(str::lines).filter_map(Line::read).collect())
    }

    fn of(&self, game: Game) -> Vec<Line> {
        self.0.iter().copied().filter(|line| line.game == game).collect()
    }
}

/// A puzzle with its solution.
#[derive(Serialize, ToSchema)]
pub(crate) struct PuzzleObject {
    /// Its id.
    id: &'static str,
    /// The id of the game.
    game: &'static str,
    /// The text of the position.
    position: String,
    /// The colour that has to find the solution.
    turn: &'static str,
    /// The result to reach: `win`, `draw`, `win-2`, `by-7`, `block-2` or `place`.
    #[schema(example = "win")]
    aim: &'static str,
    /// The rating.
    rating: u32,
    /// The moves to find and the replies, without forced passes.
    solution: Vec<String>,
    /// Other right first moves.
    alternatives: Vec<String>,
}

/// The choice of a puzzle.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PuzzleQuery {
    /// The id of a game with puzzles.
    game: String,
    /// The rating that the puzzle should be near to, 1500 if it is missing.
    rating: Option<u32>,
    /// The id of the puzzle before, which does not come again at once.
    after: Option<String>,
}

/// The game of the daily puzzle.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct DailyQuery {
    /// The id of a game with puzzles.
    game: String,
}

fn game(id: &str) -> V1Result<Game> {
    Ok(id.parse().map_err(|_| ErrorCode::BadQuery)?)
}

/// The puzzle of the day (UTC), the same for everybody.
#[utoipa::path(
    get, path = "/api/v1/puzzle/daily", tag = "Puzzles",
    params(DailyQuery),
    responses((status = 200, description = "The puzzle", body = PuzzleObject), V1Error),
)]
pub(crate) async fn daily(
    PublicRequest(state): PublicRequest,
    State(puzzles): State<PuzzleFiles>,
    V1Query(query): V1Query<DailyQuery>,
) -> V1Result {
    let lines = puzzles.of(game(&query.game)?);
    let day = state.clock().now() / DAY_MS;
    // Puzzles are sorted by difficulty, so the days choose at random.
    let line = pick(&lines, SplitMix64::new(day).next_u64()).ok_or(V1Error::NoPuzzle)?;
    Ok(json(&line.puzzle().ok_or(V1Error::NoPuzzle)?))
}

/// The line that a number chooses.
fn pick(lines: &[Line], number: u64) -> Option<Line> {
    let index = number.checked_rem(lines.len() as u64)?;
    lines.get(index as usize).copied()
}

/// One of the ten puzzles that are nearest to a rating.
#[utoipa::path(
    get, path = "/api/v1/puzzle/next", tag = "Puzzles",
    params(PuzzleQuery),
    responses((status = 200, description = "The puzzle", body = PuzzleObject), V1Error),
)]
pub(crate) async fn next(
    State(puzzles): State<PuzzleFiles>,
    _client: MaybeBearer,
    V1Query(query): V1Query<PuzzleQuery>,
) -> V1Result {
    let mut lines = puzzles.of(game(&query.game)?);
    lines.retain(|line| Some(line.id) != query.after.as_deref());
    let rating = query.rating.unwrap_or(USUAL_RATING);
    lines.sort_by_key(|line| line.rating.abs_diff(rating));
    lines.truncate(NEAREST);
    let line = pick(&lines, rng::number()).ok_or(V1Error::NoPuzzle)?;
    Ok(json(&line.puzzle().ok_or(V1Error::NoPuzzle)?))
}
