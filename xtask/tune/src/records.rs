//! Records of games, as `basalt match` writes them.

use std::path::Path;

use basalt_records::{Format, Record, read_all};
use basalt_rules::AnyPosition;

/// The games of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<Record>, String> {
    let shown = path.display();
    let text = std::fs::read(path).map_err(|error| format!("{shown}: {error}"))?;
    let records = read_all(Format::Basalt, &text).collect::<Result<_, _>>();
    records.map_err(|error| format!("{shown}: {error}"))
}

/// The positions of a game, from its start to its end.
pub(crate) fn positions(record: &Record) -> Result<Vec<AnyPosition>, String> {
    let mut steps = record.steps();
    let mut positions = vec![steps.position().clone()];
    while let Some(step) = steps.next() {
        step.map_err(|error| error.to_string())?;
        positions.push(steps.position().clone());
    }
    Ok(positions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_there_is_named() {
        let error = read(Path::new("no/such/file.basalt")).expect_err("no file");
        assert!(error.starts_with("no/such/file.basalt: "), "{error}");
    }
}
