//! DVONN stacks shown piece by piece, and the final towers.

use basalt_rules::dvonn::{Piece, Stack};
use basalt_view::{Item, Mark, Role, Scene, Shape, dvonn};

/// White has 15, Black 8, and nobody can move.
const OVER: &str = "9/10/3r1(bbwbwrwwbwbwbww)5/4(rwbwbwbb)5/9 w s";

fn stack(letters: &str) -> Stack {
    letters.chars().filter_map(Piece::from_letter).collect()
}

fn towers(text: &str) -> Scene {
    dvonn::towers(&text.parse().expect("a position"))
}

/// The letters of the pieces whose walls an item shows, in painting order.
fn walls(item: &Item) -> String {
    let walls = item.marks.iter().filter(|mark| matches!(mark.shape, Shape::Wall { .. }));
    walls.filter_map(|mark| mark.fill.map(|ink| &ink.id()[..1])).collect()
}

fn words(item: &Item) -> Vec<&str> {
    let text = |mark: &'_ Mark| matches!(mark.shape, Shape::Text { .. });
    let marks = item.marks.iter().filter(|mark| text(mark));
    marks
        .filter_map(|mark| match &mark.shape {
            Shape::Text { text, .. } => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

/// The height that the pieces of an item reach.
fn height(item: &Item) -> f64 {
    let tops = item.marks.iter().filter_map(|mark| match mark.shape {
        Shape::Wall { at, .. } => Some(-at.y),
        _ => None,
    });
    tops.fold(0.0, f64::max)
}

#[test]
fn a_stack_is_shown_from_top_to_bottom() {
    let scene = dvonn::contents(stack("bwbrwwb"));
    assert_eq!(scene.items.iter().map(walls).collect::<String>(), "bwwrbwb");
    assert!(scene.items.windows(2).all(|pair| pair[0].at.y < pair[1].at.y));
    assert_eq!(words(&scene.items[0]), ["7"]);
    assert!(scene.items[1..].iter().all(|item| words(item).is_empty()));
}

#[test]
fn a_high_stack_goes_on_in_the_next_column_with_the_number_of_its_first_piece() {
    let scene = dvonn::contents(stack(&"wwbrb".repeat(5)));
    let numbers: Vec<&str> = scene.items.iter().flat_map(words).collect();
    assert_eq!(numbers, ["25", "15", "5"]);
    let mut columns: Vec<f64> = scene.items.iter().map(|item| item.at.x).collect();
    columns.dedup();
    assert_eq!(columns.len(), 3);
    assert_eq!(scene.items.iter().map(walls).collect::<String>(), "brbww".repeat(5));
}

#[test]
fn no_stack_is_too_high_or_too_low_to_be_shown() {
    for height in 0..=Stack::MAX_HEIGHT {
        let scene = dvonn::contents(std::iter::repeat_n(Piece::White, height).collect());
        assert_eq!(scene.items.len(), height);
        assert!(scene.bounds.height < 300.0 && scene.bounds.width < 500.0);
        assert!(scene.bounds.height > 0.0 && scene.bounds.width > 0.0);
    }
}

#[test]
fn each_tower_holds_all_that_a_player_has() {
    let scene = towers(OVER);
    let [white, black] = &scene.items[..] else { panic!("two towers") };
    assert_eq!(walls(white), "bbwbwrwwbwbwbww");
    assert_eq!(walls(black), "rwbwbwbb");
    assert_eq!((words(white), words(black)), (vec!["15"], vec!["8"]));
    assert!(white.at.x < black.at.x);
}

#[test]
fn several_stacks_become_one_tower_with_its_owner_on_top() {
    let scene = towers("9/10/rrr(bw)w(wb)bw3/10/9 w s");
    assert_eq!(scene.items.iter().map(walls).collect::<Vec<_>>(), ["bwww", "wbb"]);
}

#[test]
fn towers_can_be_compared_by_their_heights() {
    let scene = towers(OVER);
    let [white, black] = [0, 1].map(|tower| height(&scene.items[tower]));
    assert!((white / black - 15.0 / 8.0).abs() < 1e-9);
    let all = "wwwwwwwwwwwwwwwwwwwwwwbbbbbbbbbbbbbbbbbbbbbbbrrw";
    let high = towers(&format!("9/10/5r5/5({all})4/9 w s"));
    assert!((white..2.0 * white).contains(&height(&high.items[0])));
    assert_eq!((walls(&high.items[0]).as_str(), words(&high.items[1])), (all, vec!["0"]));
}

#[test]
fn the_winner_is_marked_and_nobody_else() {
    let roles = |text| towers(text).items.iter().map(|item| item.role).collect::<Vec<_>>();
    assert_eq!(roles(OVER), [Role::TowerWon, Role::Tower]);
    let draw = "9/10/3r1(bbwbwrww)5/4(rwbwbwbb)5/9 w s";
    assert_eq!(roles(draw), [Role::Tower; 2]);
    // There is no winner while the game goes on.
    assert_eq!(roles("9/10/rrr8/2w7/9 w s"), [Role::Tower; 2]);
}
