//! Stamps: items that look the same are written once and then referenced.

use crate::scene::Item;

/// The repeated items of a scene.
pub(super) struct Stamps<'a> {
    /// One item of each look that occurs more than once.
    pub(super) repeated: Vec<&'a Item>,
    /// For each item of the scene, the index of its look in `repeated`, if it is there.
    pub(super) of_items: Vec<Option<usize>>,
}

impl<'a> Stamps<'a> {
    /// Compares the items, the most recent looks first, since most repetitions follow soon.
    pub(super) fn of(items: &[&'a Item]) -> Self {
        let mut looks: Vec<(&Item, usize)> = Vec::new();
        let mut look_of_item = Vec::with_capacity(items.len());
        for &item in items {
            let known = looks.iter().rposition(|(look, _)| look.marks == item.marks);
            let known = known.unwrap_or_else(|| {
                looks.push((item, 0));
                looks.len() - 1
            });
            looks[known].1 += 1;
            look_of_item.push(known);
        }
        let mut repeated = Vec::new();
        let numbers: Vec<Option<usize>> = looks
            .into_iter()
            .map(|(look, count)| {
                (count > 1).then(|| {
                    repeated.push(look);
                    repeated.len() - 1
                })
            })
            .collect();
        Self { repeated, of_items: look_of_item.into_iter().map(|look| numbers[look]).collect() }
    }
}
