//! Measures how long a store of the first release with many games takes to be migrated: copies the games of
//! `tests/old/first-release.sqlite` again and again, and opens the file. With the address of an empty PostgreSQL database,
//! the same store is restored there and opened, too.
//!
//! ```sh
//! cargo run --release -p basalt-store --example migration_time -- 100000 [postgres://…]
//! ```
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::error::Error;
use std::path::Path;
use std::time::Instant;
use std::{env, fs};

use basalt_referee::GameId;
use basalt_store::{Location, Store, back_up, restore};
use sqlx::{AssertSqlSafe, SqlitePool};

const OLD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old/first-release.sqlite");

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let games: u64 = args.next().ok_or("name the number of games")?.parse()?;
    let folder = env::temp_dir().join(format!("basalt-migration-{}", std::process::id()));
    let measured = measure(&folder, games, args.next()).await;
    // A folder that cannot be removed stays among the temporary files.
    _ = fs::remove_dir_all(&folder);
    measured
}

async fn measure(
    folder: &Path,
    games: u64,
    database: Option<String>,
) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    let file = folder.join(Location::FILE);
    fs::copy(OLD, &file)?;
    let events = multiply(&file, games).await?;
    println!("{games} games, {events} events, {} MB", fs::metadata(&file)?.len() / 1_000_000);
    let place = Location::Folder(folder.to_owned());
    if let Some(address) = database {
        let (backup, _) = back_up(&place, &folder.join("backups"), 0, &mut |_| ()).await?;
        let database = Location::Postgres(address);
        restore(&backup, &database, &mut |_| ()).await?;
        open("PostgreSQL", &database).await?;
    }
    open("SQLite", &place).await
}

async fn open(name: &str, place: &Location) -> Result<(), Box<dyn Error>> {
    let begun = Instant::now();
    Store::open(place).await?.close().await;
    println!("{name}: migrated in {:.1} s", begun.elapsed().as_secs_f64());
    Ok(())
}

/// Copies games until there are this many. Returns the number of events.
async fn multiply(file: &Path, games: u64) -> Result<i64, Box<dyn Error>> {
    let pool = SqlitePool::connect(&file.display().to_string()).await?;
    let known: Vec<(String,)> = sqlx::query_as("SELECT id FROM games").fetch_all(&pool).await?;
    let columns: Vec<(String,)> =
        sqlx::query_as("SELECT name FROM pragma_table_info('games') WHERE name <> 'id'")
            .fetch_all(&pool)
            .await?;
    let columns = columns.iter().map(|(name,)| name.as_str()).collect::<Vec<_>>().join(", ");
    let copy =
        format!("INSERT INTO games (id, {columns}) SELECT $1, {columns} FROM games WHERE id = $2");
    let mut transaction = pool.begin().await?;
    for number in known.len() as u64..games {
        let new = GameId::from_bits(number).to_string();
        let old = &known[number as usize % known.len()].0;
        for sql in [
            copy.as_str(),
            "INSERT INTO events (game, number, at, body) \
             SELECT $1, number, at, body FROM events WHERE game = $2",
        ] {
            sqlx::query(AssertSqlSafe(sql)).bind(&new).bind(old).execute(&mut *transaction).await?;
        }
    }
    transaction.commit().await?;
    let (events,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM events").fetch_one(&pool).await?;
    pool.close().await;
    Ok(events)
}
