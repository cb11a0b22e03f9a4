//! Ratings of players on one scale, from the records of their matches.

mod scale;
mod standings;

use std::path::{Path, PathBuf};

use basalt_records::Record;

use self::scale::Scale;
use self::standings::Standings;
use crate::records;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Records of games, as `basalt match` writes them.
    #[arg(required = true)]
    records: Vec<PathBuf>,
    /// The player whose Elo is 0.
    #[arg(long, default_value = "greedy")]
    anchor: String,
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let mut standings = Standings::default();
    for path in &options.records {
        add_file(&mut standings, path)?;
    }
    print!("{}", table(&standings, &options.anchor)?);
    Ok(())
}

fn add_file(standings: &mut Standings, path: &Path) -> Result<(), String> {
    let told = |error| format!("{}: {error}", path.display());
    records::read(path)?.iter().try_for_each(|record| add_game(standings, record).map_err(told))
}

/// Counts a game; one without a result counts for nothing.
fn add_game(standings: &mut Standings, record: &Record) -> Result<(), String> {
    let Some(outcome) = record.result else { return Ok(()) };
    let name = |tag| record.tags.get(tag).ok_or_else(|| format!("a game has no tag {tag}"));
    let (white, black) = (name("White")?, name("Black")?);
    if white == black {
        return Err(format!("{white} plays against itself: give both players names of their own"));
    }
    standings.add(white, black, outcome);
    Ok(())
}

/// The table of all players, the weakest first, as Markdown.
fn table(standings: &Standings, anchor: &str) -> Result<String, String> {
    let scale = Scale::fit(standings, anchor)?;
    let mut order: Vec<usize> = (0..standings.players().len()).collect();
    order.sort_by(|&one, &other| scale.elo(one).total_cmp(&scale.elo(other)));
    let lines = order.into_iter().map(|player| line(standings, &scale, player, anchor));
    let notes = scale.one_sided().iter().map(|(stronger, weaker)| {
        format!("\n{stronger} has won every game against {weaker}: one draw was added to them.\n")
    });
    let head = "| player | games | Elo | 95 % |\n| --- | ---: | ---: | --- |\n".to_owned();
    Ok(std::iter::once(head).chain(lines).chain(notes).collect())
}

fn line(standings: &Standings, scale: &Scale, player: usize, anchor: &str) -> String {
    let (name, games) = (&standings.players()[player], standings.games_of(player));
    let (elo, error) = (scale.elo(player), scale.error(player));
    let bars = if name == anchor {
        "by definition".to_owned()
    } else {
        format!("{} to {}", signed(elo - error), signed(elo + error))
    };
    format!("| {name} | {games} | {} | {bars} |\n", signed(elo))
}

/// A whole number with its sign, a minus being as wide as a plus.
fn signed(elo: f64) -> String {
    let whole = elo.round() as i64;
    match whole {
        0 => "0".to_owned(),
        1.. => format!("+{whole}"),
        _ => format!("−{}", whole.abs()),
    }
}

#[cfg(test)]
mod tests {
    use basalt_records::{Format, read_all};

    use super::*;

    fn read(text: &str) -> Result<Standings, String> {
        let mut standings = Standings::default();
        for record in read_all(Format::Basalt, text.as_bytes()) {
            add_game(&mut standings, &record.expect("a game"))?;
        }
        Ok(standings)
    }

    fn game(white: &str, black: &str, result: &str) -> String {
        format!(
            "[Game \"dvonn\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n\
             1. e3 {result}\n\n"
        )
    }

    /// By hand: 2½ points of 4 are odds of 5 to 3, 400 · log10(5/3) = 88.7; the information is
    /// 4 · 5/8 · 3/8, the error 1.96 / √0.9375 · 400 / ln 10 = 351.6.
    #[test]
    fn the_points_of_records_become_a_table() {
        let games =
            [("a", "b", "1-0"), ("b", "a", "0-1"), ("a", "b", "1/2-1/2"), ("b", "a", "1-0")];
        let text: String = games.map(|(white, black, result)| game(white, black, result)).concat();
        let unfinished = game("a", "b", "*");
        let standings = read(&(text + &unfinished)).expect("good games");
        assert_eq!(
            table(&standings, "b").expect("one scale"),
            "| player | games | Elo | 95 % |\n| --- | ---: | ---: | --- |\n\
             | b | 4 | 0 | by definition |\n| a | 4 | +89 | −263 to +440 |\n"
        );
    }

    #[test]
    fn unbeaten_players_are_listed_with_their_added_draw() {
        let standings = read(&game("a", "b", "1-0").repeat(3)).expect("good games");
        let text = table(&standings, "b").expect("one scale");
        // 3½ points of 4: 400 · log10 7 = 338.
        assert!(text.contains("| a | 3 | +338 |"), "{text}");
        assert!(text.ends_with("\na has won every game against b: one draw was added to them.\n"));
    }

    #[test]
    fn a_player_against_itself_is_named() {
        let error = read(&game("a", "a", "1-0")).expect_err("no two players");
        assert!(error.starts_with("a plays against itself"), "{error}");
    }
}
