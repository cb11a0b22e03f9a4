//! The speed of the search, in the positions of `basalt bench`.

use super::measure;
use super::measurement::Series;
use super::table::{cell, grouped, rate};
use crate::wasm::Speed;

/// The measurements so far.
#[derive(Default)]
pub(super) struct Runs {
    native: Series,
    wasm: Series,
}

impl Runs {
    /// Measures both once more; their numbers of nodes must be equal.
    pub(super) fn add(&mut self, speed: &Speed) -> Result<(), String> {
        self.native.add(measure(speed.native().arg("search"))?)?;
        self.wasm.add(measure(speed.wasm().arg("search"))?)?;
        match (self.native.leaves(), self.wasm.leaves()) {
            (native, wasm) if native == wasm => Ok(()),
            (native, wasm) => Err(format!(
                "the search looked at {} positions in WASM, natively at {}",
                wasm.unwrap_or_default(),
                native.unwrap_or_default()
            )),
        }
    }

    /// The table, as Markdown.
    pub(super) fn render(&self) -> String {
        format!(
            "| search | nodes | native, nodes/s | WASM under Node, nodes/s |\n\
             | --- | ---: | ---: | ---: |\n\
             | the positions of `basalt bench` | {} | {} | {}, {:.2} of native |",
            grouped(self.native.leaves().unwrap_or_default()),
            cell(&self.native, 1.0),
            cell(&self.wasm, 1.0),
            rate(&self.wasm) / rate(&self.native),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::measurement::series;

    #[test]
    fn the_table_compares_both() {
        let runs = Runs { native: series("3000000 1.5"), wasm: series("3000000 2") };
        let last = "| the positions of `basalt bench` | 3,000,000 | 2,000,000 (-0 %) \
                    | 1,500,000 (-0 %), 0.75 of native |";
        assert_eq!(runs.render().lines().last(), Some(last));
    }
}
