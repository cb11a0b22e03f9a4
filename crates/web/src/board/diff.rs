//! The difference between two lists of items: reused, new and moved ones.

/// For each new item the number of an old one that is the same, so that none is used twice.
pub(crate) fn reused<O, N>(
    old: &[O],
    new: &[N],
    same: impl Fn(&O, &N) -> bool,
) -> Vec<Option<usize>> {
    let mut free = vec![true; old.len()];
    // Most items are the same as before and in the same order, so each is looked for after the one before it.
    let mut next = 0;
    let find = |item: &N| {
        let mut numbers = (next..old.len()).chain(0..next);
        let found = numbers.find(|&number| free[number] && same(&old[number], item))?;
        free[found] = false;
        next = found + 1;
        Some(found)
    };
    new.iter().map(find).collect()
}

/// The numbers of the new items that have to be inserted before the next one, from the last to the first.
pub(crate) fn displaced(reused: &[Option<usize>]) -> Vec<usize> {
    let staying = staying(reused);
    (0..reused.len()).rev().filter(|&number| !staying[number]).collect()
}

/// Whether each new item can stay where it is: the longest subsequence that was in this order before.
fn staying(reused: &[Option<usize>]) -> Vec<bool> {
    // For each length the item that ends a row of such length and was the first of all before.
    let mut ends: Vec<usize> = Vec::new();
    let mut before = vec![None; reused.len()];
    for number in (0..reused.len()).filter(|&number| reused[number].is_some()) {
        let length = ends.partition_point(|&end| reused[end] < reused[number]);
        before[number] = length.checked_sub(1).map(|shorter| ends[shorter]);
        match ends.get_mut(length) {
            Some(end) => *end = number,
            None => ends.push(number),
        }
    }
    let mut staying = vec![false; reused.len()];
    for number in std::iter::successors(ends.last().copied(), |&number| before[number]) {
        staying[number] = true;
    }
    staying
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Turns one list into another as a picture does, and returns how many items were inserted.
    fn change(old: &str, new: &str) -> usize {
        let (before, after): (Vec<char>, Vec<char>) =
            (old.chars().collect(), new.chars().collect());
        let reused = reused(&before, &after, |one, other| one == other);
        let mut list: Vec<(usize, char)> = before.iter().copied().enumerate().collect();
        list.retain(|(number, _)| reused.contains(&Some(*number)));
        let fresh = |number: usize| (before.len() + number, after[number]);
        let item =
            |number: usize| reused[number].map_or_else(|| fresh(number), |old| (old, before[old]));
        let displaced = displaced(&reused);
        for &number in &displaced {
            list.retain(|&listed| listed != item(number));
            let follows =
                |&listed: &(usize, char)| number + 1 < after.len() && listed == item(number + 1);
            let place = list.iter().position(follows).unwrap_or(list.len());
            list.insert(place, item(number));
        }
        assert_eq!(list.iter().map(|(_, item)| item).collect::<String>(), new, "from {old}");
        displaced.len()
    }

    #[test]
    fn any_list_becomes_the_new_one() {
        for (old, new) in
            [("", "abc"), ("abc", ""), ("abcd", "dcba"), ("aabb", "abab"), ("abc", "xbya")]
        {
            change(old, new);
        }
    }

    #[test]
    fn unmoved_items_are_not_touched() {
        assert_eq!(change("abcdef", "abcdef"), 0);
        assert_eq!(change("abcdef", "abef"), 0);
        assert_eq!(change("abcdef", "abxcdef"), 1);
        assert_eq!(change("abcdef", "acdebf"), 1);
        assert_eq!(change("abcdef", "acdefb"), 1);
        assert_eq!(change("abcdef", "fabcde"), 1);
        assert_eq!(change("aaaa", "aaxaa"), 1);
    }
}
