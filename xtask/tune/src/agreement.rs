//! Agreement of the levels with the engine: the norms of the fair-play figures.

use basalt_engine::{Agreement, Engine, Level, Limits, Options, compare, comparing_options};
use basalt_rules::{AnyPosition, Game};

use crate::lines::{Output, read_lines};
use crate::random::seed_engine;

#[derive(Debug, clap::Args)]
pub(crate) struct AgreementOptions {
    /// The game: dvonn or punct.
    #[arg(long)]
    game: Game,
    /// Number of games of each level against itself.
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// The highest level.
    #[arg(long, default_value_t = 12)]
    levels: u8,
    #[command(flatten)]
    output: Output,
}

/// Plays games of each level against itself, writes how many of its moves agree with the engine in each, and prints the sums as
/// Markdown.
pub(crate) fn run(options: &AgreementOptions) -> Result<(), String> {
    if Level::new(options.levels).is_none() {
        return Err(format!("there is no level {}", options.levels));
    }
    let count = options.games * u64::from(options.levels);
    options.output.write(count, |engine, number| line(options, engine, number))?;
    let played = read_lines(&options.output.out, "a level and two numbers", read_line)?;
    print!("{}", table(options.levels, &played));
    Ok(())
}

/// The level of a game, the number of moves that agree, and that of all that were compared.
fn line(options: &AgreementOptions, engine: &mut Engine, number: u64) -> String {
    // The last levels take longest, so they come first.
    let number_of_level = options.levels - (number / options.games) as u8;
    let level = Level::new(number_of_level).unwrap_or(Level::FULL);
    let Agreement { agreed, compared } = play_game(options, level, number, engine);
    format!("{number_of_level} {agreed} {compared}")
}

fn play_game(
    options: &AgreementOptions,
    level: Level,
    number: u64,
    engine: &mut Engine,
) -> Agreement {
    seed_engine(engine, options.output.seed, number);
    let (seed, memory) = (engine.options().seed, engine.options().memory);
    let playing =
        Options { level, seed, lines: 1, threads: 1, memory, ..comparing_options(memory) };
    let mut position = AnyPosition::start(options.game);
    let mut agreement = Agreement::default();
    let mut last_move = None;
    while position.outcome().is_none() {
        engine.set_options(playing);
        engine.forget();
        let limits = Limits { last_move, ..Limits::none() };
        let mut search = || engine.search(&position, &limits, &mut |_| {});
        let mv = position.forced_move().or_else(|| search().map(|best| best.mv));
        let mv = mv.expect("a game that goes on has a move");
        engine.set_options(comparing_options(memory));
        if let Some(comparison) = compare(engine, &position, mv) {
            agreement.compared += 1;
            agreement.agreed += u32::from(comparison.agrees);
        }
        position.play(mv).expect("the engine plays legal moves");
        last_move = Some(mv);
    }
    agreement
}

fn read_line(line: &str) -> Option<(u8, Agreement)> {
    let mut words = line.split(' ');
    let level = words.next()?.parse().ok()?;
    let agreed = words.next()?.parse().ok()?;
    let compared = words.next()?.parse().ok()?;
    words.next().is_none().then_some((level, Agreement { agreed, compared }))
}

/// The sums of each level as Markdown.
fn table(levels: u8, played: &[(u8, Agreement)]) -> String {
    let row = |level: u8| {
        let games = played.iter().filter(|(of, _)| *of == level).map(|(_, agreement)| agreement);
        let sum = games.fold(Agreement::default(), |sum, one| Agreement {
            agreed: sum.agreed + one.agreed,
            compared: sum.compared + one.compared,
        });
        let (share, error) = sum.share();
        let (share, error) = (100.0 * share, 196.0 * error);
        let Agreement { agreed, compared } = sum;
        format!("| level {level} | {compared} | {agreed} | {share:.1} ± {error:.1} % |\n")
    };
    let head = "| player | moves | agree | share, 95 % |\n| --- | ---: | ---: | ---: |\n";
    [head.to_owned()].into_iter().chain((1..=levels).map(row)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    #[test]
    fn the_games_of_each_level_are_added() {
        let of = |level, agreed, compared| (level, Agreement { agreed, compared });
        let text = table(2, &[of(2, 30, 40), of(1, 5, 48), of(2, 18, 58)]);
        let rows: Vec<&str> = text.lines().skip(2).collect();
        assert_eq!(rows[0], "| level 1 | 48 | 5 | 12.0 ± 9.0 % |");
        assert_eq!(rows[1], "| level 2 | 98 | 48 | 49.0 ± 9.8 % |");
    }

    #[test]
    fn the_seed_decides() {
        let play = |threads| {
            let lines = Scratch::new("agreement", "");
            let output = Output { threads, seed: 3, out: lines.0.clone() };
            let options = AgreementOptions { game: Game::Dvonn, games: 1, levels: 2, output };
            run(&options).expect("played");
            let mut written = read_lines(&lines.0, "a line", read_line).expect("readable");
            written.sort_by_key(|(level, _)| *level);
            written
        };
        let played = play(1);
        assert_eq!(played.len(), 2);
        assert!(played.iter().all(|(_, one)| one.compared > 10 && one.agreed <= one.compared));
        assert_eq!(play(2), played);
    }

    #[test]
    fn malformed_lines_are_refused() {
        for line in ["", "1", "1 2", "1 2 3 4", "x 2 3", "1 -2 3"] {
            assert_eq!(read_line(line), None, "{line}");
        }
    }
}
