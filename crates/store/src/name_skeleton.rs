//! Skeletons of names: names that are easily confused share one.

use unicode_security::confusable_detection::skeleton;

use crate::statement::statement;
use crate::{Error, PlayerId, Store};

/// The skeleton of a name, by which look-alikes are found. Characters that Unicode calls confusable are the same (`l`,
/// `I` and `1`; `O` and `0`; `m` and `rn`), and so are separators; those at the ends do not count.
pub fn name_skeleton(name: &str) -> String {
    let plain = name.trim_matches(['-', '_']).replace('_', "-");
    let visible: String = skeleton(&plain).collect();
    // Large letters have other doubles than small ones.
    skeleton(&visible.to_lowercase()).collect()
}

impl Store {
    /// Whether nobody can register with a name, because somebody has it or one that looks the same.
    pub async fn is_name_taken(&self, name: &str) -> Result<bool, Error> {
        Ok(self.account_named(name).await?.is_some() || self.has_look_alike(name, None).await?)
    }

    /// Whether a member has or had a name with the same look, not counting one of them.
    pub(crate) async fn has_look_alike(
        &self,
        name: &str,
        except: Option<PlayerId>,
    ) -> Result<bool, Error> {
        const SQL: &str = "SELECT id FROM players WHERE look = $1 \
                           UNION ALL SELECT player FROM former_names WHERE look = $1";
        let select = statement(SQL).bind(name_skeleton(name));
        let rows: Vec<(i64,)> = self.database.fetch_all(select).await?;
        Ok(rows.into_iter().any(|(id,)| Some(PlayerId(id)) != except))
    }

    /// Fills in the looks of members who registered before names had any.
    pub(crate) async fn fill_in_looks(&self) -> Result<(), Error> {
        const FIND: &str = "SELECT id, name FROM players WHERE member = 1 AND look IS NULL";
        let rows: Vec<(i64, String)> = self.database.fetch_all(statement(FIND)).await?;
        for (id, name) in rows {
            let update = statement("UPDATE players SET look = $1 WHERE id = $2");
            self.database.execute(update.bind(name_skeleton(&name)).bind(id)).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_easily_confused_look_the_same() {
        for (one, other) in [
            ("Al", "AI"),
            ("Al", "A1"),
            ("Olga", "0lga"),
            ("Emma", "Ernrna"),
            ("a_b", "A-B"),
            ("Ada", "_Ada-"),
            ("MAX", "max"),
        ] {
            assert_eq!(name_skeleton(one), name_skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("Bea", "Bee"), ("a-b", "ab"), ("Max2", "Max3")] {
            assert_ne!(name_skeleton(one), name_skeleton(other), "{one} {other}");
        }
    }
}
