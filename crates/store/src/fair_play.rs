//! Fair-play figures for moderators: moves of rated games compared with the engine, and how often a player's window lost the focus.

use std::fmt;
use std::str::FromStr;

use basalt_referee::{GameId, Millis};
use sqlx::FromRow;

use crate::row::RowContext;
use crate::statement::statement;
use crate::{Error, Header, PlayerId, Store};

/// Maximum number of games of a player that are compared.
pub const MAX_COMPARED_GAMES: u32 = 20;

/// Maximum number of games that wait to be compared.
const MAX_WAITING: u32 = 500;

/// Maximum number of times that a window loses the focus in a game, as far as they are counted.
pub const MAX_FOCUS_LOSSES: u32 = 1_000;

/// A move of a player that was compared with the engine's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComparedMove {
    /// Whether the engine would have made it, too.
    pub agrees: bool,
    /// How much better the best move is than the next one, in hundredths of a percent of the chance to win.
    pub gap: u16,
    /// Milliseconds that the player took for it; `None` in correspondence games.
    pub spent: Option<Millis>,
}

/// `1 2300 5400`: agrees, the gap, and the time, which is `-` in a correspondence game.
impl fmt::Display for ComparedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", u8::from(self.agrees), self.gap)?;
        match self.spent {
            Some(spent) => write!(f, "{spent}"),
            None => f.write_str("-"),
        }
    }
}

/// The text is no compared move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidComparedMove;

impl FromStr for ComparedMove {
    type Err = InvalidComparedMove;

    fn from_str(text: &str) -> Result<Self, InvalidComparedMove> {
        let words: Vec<&str> = text.split(' ').collect();
        let &[agrees, gap, spent] = words.as_slice() else { return Err(InvalidComparedMove) };
        let agrees = match agrees {
            "0" => false,
            "1" => true,
            _ => return Err(InvalidComparedMove),
        };
        let gap = gap.parse().map_err(|_| InvalidComparedMove)?;
        let spent = match spent {
            "-" => None,
            spent => Some(spent.parse().map_err(|_| InvalidComparedMove)?),
        };
        Ok(Self { agrees, gap, spent })
    }
}

/// A rated game of a player that was compared, or is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedGame {
    /// The game.
    pub header: Header,
    /// The moves of the player; `None` as long as it waits.
    pub moves: Option<Vec<ComparedMove>>,
    /// How often the player's window lost the focus, as their page told it.
    pub focus_losses: u32,
}

#[derive(FromRow)]
struct ComparedRow {
    game: String,
    moves: Option<String>,
    losses: i64,
}

impl ComparedRow {
    fn id(&self) -> Result<GameId, Error> {
        RowContext { table: "fair_play", id: &self.game }.parse(&self.game)
    }

    /// The game with its header, if it is among these.
    fn compared(self, headers: &[Header]) -> Result<Option<ComparedGame>, Error> {
        let (row, id) = (RowContext { table: "fair_play", id: &self.game }, self.id()?);
        let read = |text: &String| text.lines().map(|line| row.parse(line)).collect();
        let moves = self.moves.as_ref().map(read).transpose()?;
        let focus_losses = row.number(self.losses)?;
        let header = headers.iter().find(|header| header.game == id).cloned();
        Ok(header.map(|header| ComparedGame { header, moves, focus_losses }))
    }
}

/// Comparison with the engine.
impl Store {
    /// Asks for the comparison of the last rated games of a player. Returns `false` if too many games wait already.
    pub async fn ask_for_comparison(&self, player: PlayerId, now: Millis) -> Result<bool, Error> {
        const WAITING: &str = "SELECT COUNT(*) FROM fair_play WHERE moves IS NULL";
        const ASK: &str = "INSERT INTO fair_play (game, player, asked) \
                           SELECT game, player, $2 FROM rating_history WHERE player = $1 \
                           ORDER BY at DESC, game LIMIT $3 ON CONFLICT (game, player) DO NOTHING";
        let waiting: Option<(i64,)> = self.database.fetch_optional(statement(WAITING)).await?;
        if waiting.is_some_and(|(waiting,)| waiting >= i64::from(MAX_WAITING)) {
            return Ok(false);
        }
        let ask = statement(ASK).bind(player).bind(now).bind(MAX_COMPARED_GAMES);
        self.database.execute(ask).await?;
        Ok(true)
    }

    /// The game and the player that wait for a comparison longest.
    pub async fn next_comparison(&self) -> Result<Option<(GameId, PlayerId)>, Error> {
        const SQL: &str = "SELECT game, player FROM fair_play WHERE moves IS NULL \
                           ORDER BY asked, game LIMIT 1";
        let row: Option<(String, i64)> = self.database.fetch_optional(statement(SQL)).await?;
        row.map(|(game, player)| {
            let id = RowContext { table: "fair_play", id: &game }.parse(&game)?;
            Ok((id, PlayerId(player)))
        })
        .transpose()
    }

    /// Saves the comparison of a game, if it waits for one.
    pub async fn save_comparison(
        &self,
        game: GameId,
        player: PlayerId,
        moves: &[ComparedMove],
    ) -> Result<(), Error> {
        const SQL: &str = "UPDATE fair_play SET moves = $1 \
                           WHERE game = $2 AND player = $3 AND moves IS NULL";
        let lines: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let update = statement(SQL).bind(lines.join("\n")).bind(game).bind(player);
        self.database.execute(update).await?;
        Ok(())
    }

    /// The last games of a player for which a comparison was asked, the newest first.
    pub async fn compared_games(&self, player: PlayerId) -> Result<Vec<ComparedGame>, Error> {
        const SQL: &str = "SELECT f.game, f.moves, COALESCE(l.losses, 0) AS losses \
                           FROM fair_play f JOIN games g ON g.id = f.game \
                           LEFT JOIN focus_losses l ON l.game = f.game AND l.player = f.player \
                           WHERE f.player = $1 ORDER BY g.ended DESC, f.game LIMIT $2";
        let select = statement(SQL).bind(player).bind(MAX_COMPARED_GAMES);
        let rows: Vec<ComparedRow> = self.database.fetch_all(select).await?;
        let ids: Vec<GameId> = rows.iter().map(ComparedRow::id).collect::<Result<_, _>>()?;
        let headers = self.headers(&ids).await?;
        let compared = rows.into_iter().map(|row| row.compared(&headers));
        compared.filter_map(Result::transpose).collect()
    }
}

/// Focus.
impl Store {
    /// Counts that the window of a player lost the focus in a game.
    pub async fn note_focus_loss(&self, game: GameId, player: PlayerId) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO focus_losses (game, player, losses) VALUES ($1, $2, 1) \
                           ON CONFLICT (game, player) DO UPDATE \
                           SET losses = focus_losses.losses + 1 WHERE focus_losses.losses < $3";
        let insert = statement(SQL).bind(game).bind(player).bind(MAX_FOCUS_LOSSES);
        self.database.execute(insert).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows that were released never change.
    #[test]
    fn a_compared_move_is_written_as_it_is_read() {
        let timed = ComparedMove { agrees: true, gap: 2_300, spent: Some(5_400) };
        let untimed = ComparedMove { agrees: false, gap: 0, spent: None };
        for (mv, text) in [(timed, "1 2300 5400"), (untimed, "0 0 -")] {
            assert_eq!(mv.to_string(), text);
            assert_eq!(text.parse(), Ok(mv));
        }
        for text in ["", "1", "1 2", "2 3 4", "1 -1 4", "1 2 x", "1 2 3 4", "1  2 3"] {
            assert_eq!(text.parse::<ComparedMove>(), Err(InvalidComparedMove), "{text}");
        }
    }
}
