//! Progress that follows a member across devices: one document for each kind.

use basalt_progress::{Document, DocumentKind};
use basalt_referee::Millis;
use sqlx::FromRow;

use crate::row::RowContext;
use crate::statement::statement;
use crate::{Error, PlayerId, Store};

/// A document of a member, and the number of times that it has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredProgress {
    /// 0 if nothing is stored yet.
    pub revision: u64,
    /// The document.
    pub document: Document,
}

#[derive(FromRow)]
struct ProgressRow {
    revision: i64,
    document: String,
}

/// The part of a member's progress that a profile shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Achievements {
    /// Number of puzzles solved.
    pub puzzles: u32,
    /// Number of lessons done.
    pub lessons: u32,
}

impl Store {
    /// The document of a member; an empty one if there is none.
    pub async fn progress(
        &self,
        player: PlayerId,
        kind: DocumentKind,
    ) -> Result<StoredProgress, Error> {
        const SQL: &str = "SELECT revision, document FROM progress WHERE player = $1 AND kind = $2";
        let select = statement(SQL).bind(player).bind(kind.id());
        let row: Option<ProgressRow> = self.database.fetch_optional(select).await?;
        let Some(row) = row else {
            return Ok(StoredProgress { revision: 0, document: Document::empty(kind) });
        };
        let context = RowContext { table: "progress", id: &player.to_string() };
        let document = Document::read(kind, &row.document)
            .map_err(|error| context.corrupt(format!("{kind}: {error}")))?;
        Ok(StoredProgress { revision: context.number(row.revision)?, document })
    }

    /// The revisions of all documents of a member.
    pub async fn progress_revisions(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(DocumentKind, u64)>, Error> {
        const SQL: &str = "SELECT kind, revision FROM progress WHERE player = $1 ORDER BY kind";
        let rows: Vec<(String, i64)> = self.database.fetch_all(statement(SQL).bind(player)).await?;
        let context = RowContext { table: "progress", id: &player.to_string() };
        let revision = |(kind, revision): (String, i64)| {
            let unknown = || context.corrupt(format!("{kind:?} is no kind"));
            Ok((DocumentKind::from_id(&kind).ok_or_else(unknown)?, context.number(revision)?))
        };
        rows.into_iter().map(revision).collect()
    }

    /// Saves a document of a member that was computed from a revision. Returns whether that revision is still the stored
    /// one; otherwise nothing is saved. An account that is deleted meanwhile gets nothing either.
    pub async fn save_progress(
        &self,
        player: PlayerId,
        kind: DocumentKind,
        from: u64,
        document: &Document,
        now: Millis,
    ) -> Result<bool, Error> {
        const CREATE: &str = "INSERT INTO progress \
                              (player, kind, revision, document, achievements, changed) \
                              SELECT p.id, $2, 1, $3, $4, $5 FROM players p \
                              WHERE p.id = $1 AND p.member = 1 \
                              ON CONFLICT (player, kind) DO NOTHING";
        const REPLACE: &str = "UPDATE progress SET revision = revision + 1, document = $3, \
                               achievements = $4, changed = $5 \
                               WHERE player = $1 AND kind = $2 AND revision = $6";
        let sql = if from == 0 { CREATE } else { REPLACE };
        let achievements = document.achievements() as u32;
        let save = statement(sql).bind(player).bind(kind.id()).bind(document.to_string());
        let save = save.bind(achievements).bind(now);
        let save = if from == 0 { save } else { save.bind(from) };
        Ok(self.database.execute(save).await? > 0)
    }

    /// The part of a member's progress that a profile shows.
    pub async fn achievements(&self, player: PlayerId) -> Result<Achievements, Error> {
        const SQL: &str = "SELECT kind, achievements FROM progress WHERE player = $1";
        let rows: Vec<(String, i64)> = self.database.fetch_all(statement(SQL).bind(player)).await?;
        let context = RowContext { table: "progress", id: &player.to_string() };
        let mut found = Achievements::default();
        for (kind, count) in rows {
            match DocumentKind::from_id(&kind) {
                Some(DocumentKind::Puzzles) => found.puzzles = context.number(count)?,
                Some(DocumentKind::Lessons) => found.lessons = context.number(count)?,
                Some(DocumentKind::Preferences | DocumentKind::Studies) | None => {}
            }
        }
        Ok(found)
    }
}
