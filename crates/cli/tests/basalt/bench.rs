use basalt_rules::{AnyPosition, Game};

use crate::program::basalt;

/// The numbers of a run: of each position, and their sum.
fn nodes(args: &[&str]) -> (Vec<u64>, u64) {
    let out = basalt(args).fine();
    let (positions, sums) = out.split_once("nodes  ").expect("a sum");
    assert!(sums.contains("\nseconds  ") && sums.contains("\nnodes/s  "), "{out}");
    let number = |text: &str| text.split_whitespace().next()?.parse().ok();
    let count = |line: &str| {
        let (count, position) = line.trim_start().split_once("  ").expect("two columns");
        let of_some_game = |game| AnyPosition::parse(game, position).is_ok();
        assert!(Game::ALL.into_iter().any(of_some_game), "{position}");
        count.parse().expect("a count")
    };
    (positions.lines().map(count).collect(), number(sums).expect("a sum"))
}

#[test]
fn a_bench_repeats_itself_and_adds_up() {
    let (counts, sum) = nodes(&["bench", "--depth", "3"]);
    assert!(counts.iter().filter(|&&count| count > 0).count() >= 25, "{counts:?}");
    assert_eq!(counts.iter().sum::<u64>(), sum);
    assert_eq!(nodes(&["bench", "--depth", "3"]), (counts, sum));
    assert!(nodes(&["bench", "--depth", "4"]).1 > sum);
}
