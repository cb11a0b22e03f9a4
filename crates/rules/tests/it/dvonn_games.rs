//! Whole random games of DVONN, played by the crate and by its slow twin side by side.

use std::collections::{BTreeMap, BTreeSet};

use basalt_rules::dvonn::{Cell, CellSet, IllegalMove, Move, Phase, Position, Symmetry, Tile};
use basalt_rules::{Color, Outcome};
use basalt_testkit::dvonn::play_style::{LONGEST_GAME, PlayStyle, game};
use basalt_testkit::dvonn::twin::{Twin, steps_between, transform_space};
use basalt_testkit::dvonn::twin_text;
use proptest::prelude::*;

use crate::dvonn::pair::Pair;
use crate::dvonn::words::{self, legal, names};

/// A configuration with this number of cases. A failure is printed and shrunk; no file is kept of it.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn styles() -> impl Strategy<Value = PlayStyle> {
    prop::sample::select(&PlayStyle::ALL)
}

/// Choices enough for a whole game.
fn whole_games() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), LONGEST_GAME)
}

/// A position somewhere in a game, in stacking more often than in placing.
fn positions() -> impl Strategy<Value = Pair> {
    let plies = prop_oneof![1 => 0..49_usize, 6 => 49..100_usize];
    (styles(), plies.prop_flat_map(|plies| prop::collection::vec(any::<u16>(), plies))).prop_map(
        |(style, choices)| {
            let mut position = Position::start();
            for choice in choices {
                let Some(mv) = style.choose(&position, choice) else { break };
                position.play(mv).expect("a listed move is legal");
            }
            Pair::read(&position.to_string())
        },
    )
}

/// Every move that can be written down.
fn all_moves() -> impl Iterator<Item = Move> {
    let stackings = Cell::ALL
        .into_iter()
        .flat_map(|from| Cell::ALL.into_iter().map(move |to| Move::Stack { from, to }));
    Cell::ALL.into_iter().map(Move::Place).chain(stackings).chain([Move::Pass])
}

/// Rule 10, from the twin's score.
fn twin_outcome(twin: &Twin) -> Option<Outcome> {
    let (white, black) = twin.score();
    let outcome = match white.cmp(&black) {
        std::cmp::Ordering::Greater => Outcome::Win(Color::White),
        std::cmp::Ordering::Less => Outcome::Win(Color::Black),
        std::cmp::Ordering::Equal => Outcome::Draw,
    };
    twin.is_over().then_some(outcome)
}

/// Text (so stacks, player and phase), legal moves, score and result are the same for both.
fn assert_same(Pair { fast, twin }: &Pair) {
    let text = twin_text::write(twin);
    assert_eq!(fast.to_string(), text);
    assert_eq!(legal(fast), twin.legal_moves(), "moves in {text}");
    let score = fast.score();
    assert_eq!((score.white as usize, score.black as usize), twin.score(), "score in {text}");
    assert_eq!(fast.outcome(), twin_outcome(twin), "outcome in {text}");
    assert_eq!(fast.is_over(), twin.is_over(), "end in {text}");
}

/// The position is what its own text says, as to hash and board too, which play keeps up to date
/// and reading computes from nothing.
fn assert_round_trip(position: &Position) {
    let read: Position = position.to_string().parse().expect("a position's own text");
    assert_eq!(position.hash(), read.hash(), "hash in {position}");
    assert_eq!(position, &read);
}

/// The images of a position under the symmetries and, in stacking, the colour swap, each with how
/// it carries moves over.
fn images(Pair { fast, twin }: &Pair) -> Vec<(Symmetry, Pair)> {
    let mut colorings = vec![Pair { fast: fast.clone(), twin: twin.clone() }];
    if let Some(swapped) = fast.colors_swapped() {
        colorings.push(Pair { fast: swapped, twin: twin.colours_swapped() });
    }
    let under = |Pair { fast, twin }: &Pair, number: usize| {
        let symmetry = Symmetry::ALL[number];
        let image = Pair { fast: fast.transformed(symmetry), twin: twin.transformed(number) };
        (symmetry, image)
    };
    colorings.iter().flat_map(|pair| (0..4).map(|number| under(pair, number))).collect()
}

/// Facts from the twin that an error may mention.
struct Witness {
    twin: Twin,
    stacks: BTreeMap<String, String>,
    legal: Vec<String>,
}

impl Witness {
    fn of(twin: &Twin) -> Self {
        Self { twin: twin.clone(), stacks: twin.stacks(), legal: twin.legal_moves() }
    }

    fn height(&self, cell: Cell) -> Option<usize> {
        self.stacks.get(&cell.to_string()).map(String::len)
    }

    fn top(&self, cell: Cell) -> Option<char> {
        self.stacks.get(&cell.to_string()).and_then(|pieces| pieces.chars().last())
    }

    /// Whether what a refusal of `mv` says is so.
    fn confirms(&self, mv: Move, refusal: &IllegalMove) -> bool {
        let placement = matches!(mv, Move::Place(_));
        let steps = |from: Cell, to: Cell| steps_between(&from.to_string(), &to.to_string());
        match *refusal {
            IllegalMove::GameOver => self.legal.is_empty(),
            IllegalMove::StillPlacing => self.twin.is_placing() && !placement,
            IllegalMove::PlacingOver => !self.twin.is_placing() && placement,
            IllegalMove::SpaceTaken { space } => placement && self.height(space).is_some(),
            IllegalMove::MayNotPass { ref example } => self.legal.contains(example),
            IllegalMove::NothingThere { space } => self.height(space).is_none(),
            IllegalMove::LoneRed { space } => self.top(space) == Some('r'),
            IllegalMove::NotYours { space, owner } => {
                let theirs = (owner == Color::White) != self.twin.white_to_move();
                theirs && self.top(space) == Some(owner.letter())
            }
            IllegalMove::Surrounded { space } => self.twin.is_surrounded(&space.to_string()),
            IllegalMove::NotInLine { from, to } => steps(from, to).is_none(),
            IllegalMove::WrongDistance { from, to, height, distance } => {
                let (height, distance) = (usize::from(height), usize::from(distance));
                self.height(from) == Some(height)
                    && steps(from, to) == Some(distance)
                    && height != distance
            }
            IllegalMove::EmptyTarget { to } => self.height(to).is_none(),
        }
    }
}

/// The spaces that held a stack before a move and hold none after it, but for where it began.
fn vanished(before: &Twin, after: &Twin, mv: Move) -> Vec<String> {
    let (before, after) = (before.stacks(), after.stacks());
    let began = |cell: &Cell| matches!(mv, Move::Stack { from, .. } if from == *cell);
    let spaces = Cell::ALL.into_iter().filter(|cell| !began(cell)).map(|cell| cell.to_string());
    spaces.filter(|name| before.contains_key(name) && !after.contains_key(name)).collect()
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn a_game_goes_the_same_way_for_both(style in styles(), choices in whole_games()) {
        let mut pair = Pair::start();
        let mut moves = 0;
        for choice in choices {
            assert_same(&pair);
            assert_round_trip(&pair.fast);
            let Some(mv) = style.choose(&pair.fast, choice) else { break };
            let before = pair.clone();
            pair.play(mv);
            let cut_off = names(before.fast.cut_off_by(mv));
            prop_assert_eq!(cut_off, vanished(&before.twin, &pair.twin, mv), "cut off by {}", mv);
            moves += usize::from(matches!(mv, Move::Stack { .. }));
        }
        prop_assert!(pair.fast.is_over());
        prop_assert!(moves <= 48, "{} moves", moves);
        assert_same(&pair);
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn each_legal_move_leads_both_to_the_same_position(pair in positions()) {
        for &mv in &pair.fast.legal_moves() {
            let mut after = pair.clone();
            after.play(mv);
            prop_assert_eq!(after.fast.to_string(), twin_text::write(&after.twin), "{}", mv);
            assert_round_trip(&after.fast);
        }
    }

    #[test]
    fn both_count_the_same_sequences_of_two_plies(pair in positions()) {
        prop_assert_eq!(pair.fast.perft(2), pair.twin.perft(2));
    }

    #[test]
    fn illegal_turns_are_refused_with_a_true_reason(pair in positions()) {
        let witness = Witness::of(&pair.twin);
        for mv in all_moves() {
            let mut after = pair.fast.clone();
            let listed = witness.legal.contains(&mv.to_string());
            match after.play(mv) {
                Ok(()) => prop_assert!(listed, "{} was played", mv),
                Err(refusal) => {
                    prop_assert!(!listed, "{} was refused: {}", mv, refusal);
                    prop_assert!(witness.confirms(mv, &refusal), "{}: {}", mv, refusal);
                    prop_assert_eq!(&after, &pair.fast, "{} was refused, but left a mark", mv);
                }
            }
        }
    }

    #[test]
    fn every_image_of_a_position_is_the_image_of_its_twin(pair in positions()) {
        for (_, image) in images(&pair) {
            assert_same(&image);
            assert_round_trip(&image.fast);
        }
    }

    #[test]
    fn moving_and_looking_from_elsewhere_can_be_exchanged(pair in positions(), choice: u16) {
        let Some(mv) = PlayStyle::Even.choose(&pair.fast, choice) else { return Ok(()) };
        let mut after = pair.clone();
        after.play(mv);
        // After the last placement there are twice as many images; the first four are the same.
        let images_before = images(&pair).into_iter();
        for ((symmetry, mut image), (_, expected)) in images_before.zip(images(&after)) {
            image.play(symmetry.mv(mv));
            prop_assert_eq!(&image.fast, &expected.fast, "{} under {:?}", mv, symmetry);
        }
    }

    #[test]
    fn all_images_of_a_position_have_one_canonical_form(pair in positions()) {
        let canonical = pair.fast.canonical();
        let images = images(&pair);
        prop_assert_eq!(images.len(), if pair.twin.is_placing() { 4 } else { 8 });
        prop_assert!(images.iter().all(|(_, image)| image.fast.canonical() == canonical));
        prop_assert!(images.iter().any(|(_, image)| image.fast == canonical));
    }

    #[test]
    fn the_compact_board_knows_what_the_twin_knows(pair in positions()) {
        let board = pair.fast.board();
        let stacks = pair.twin.stacks();
        for cell in Cell::ALL {
            let expected = stacks.get(&cell.to_string()).map(|pieces| Tile {
                owner: pieces.chars().last().and_then(Color::from_letter),
                height: pieces.len() as u8,
                has_red: pieces.contains('r'),
            });
            prop_assert_eq!(board.tile(cell), expected, "{}", cell);
            prop_assert_eq!(pair.fast.stack(cell).is_empty(), expected.is_none(), "{}", cell);
        }
    }

    #[test]
    fn the_compact_board_finds_what_each_player_can_move(pair in positions()) {
        prop_assume!(!pair.twin.is_placing());
        for (color, board) in [
            (pair.fast.to_move(), *pair.fast.board()),
            (pair.fast.to_move().other(), pair.fast.board().passed()),
        ] {
            let moves = pair.twin.stack_moves(color == Color::White);
            let froms: BTreeSet<&str> = moves.iter().map(|mv| &mv[..2]).collect();
            let movable = froms.iter().map(|from| from.parse().expect("a space"));
            let movable: CellSet = movable.collect();
            prop_assert_eq!(board.to_move(), color);
            prop_assert_eq!(board.count_moves(), moves.len());
            prop_assert_eq!(board.can_move(), !moves.is_empty());
            prop_assert_eq!(board.movable(color), movable);
            prop_assert_eq!(pair.fast.board().movable(color), movable);
        }
    }
}

#[test]
fn spaces_go_where_the_twin_says_under_each_symmetry() {
    for (number, symmetry) in Symmetry::ALL.into_iter().enumerate() {
        for cell in Cell::ALL {
            let expected = transform_space(&cell.to_string(), number);
            assert_eq!(symmetry.cell(cell).to_string(), expected, "{cell} under {symmetry:?}");
        }
    }
}

#[test]
fn the_hash_sees_height_owner_red_player_and_phase_but_not_the_inside_of_a_stack() {
    let hash = |text| words::position(text).hash();
    let one = hash("9/10/2(rbbw)rr6/10/9 w s");
    assert_eq!(one, hash("9/10/2(brww)rr6/10/9 w s"));
    let others = [
        hash("9/10/2(rbw)rr6/10/9 w s"),
        hash("9/10/2(rbbb)rr6/10/9 w s"),
        hash("9/10/2(bbbw)(rb)(rrw)6/10/9 w s"),
        hash("9/10/2(rbbw)(rb)(rbw)6/10/9 w s"),
        hash("9/10/2(rbbw)rr6/10/9 b s"),
        hash("9/10/3(rbbw)rr5/10/9 w s"),
        hash("9/10/rrr8/10/9 b s"),
        hash("9/10/rrr8/10/9 b p"),
        one,
    ];
    let distinct: BTreeSet<u64> = others.into_iter().collect();
    assert_eq!(distinct.len(), others.len());
}

/// The greatest value that a measure takes from one position to the next in 30 games.
fn most(style: PlayStyle, measure: impl Fn(&Position, &Position) -> usize) -> usize {
    (0..30)
        .filter_map(|seed| {
            let positions = game(style, seed);
            positions.windows(2).map(|pair| measure(&pair[0], &pair[1])).max()
        })
        .max()
        .expect("games have plies")
}

#[test]
fn games_of_each_temper_show_what_they_are_for() {
    let stacks = |position: &Position| position.board().occupied().len();
    let removed =
        |before: &Position, after: &Position| stacks(before).saturating_sub(stacks(after));
    let tallest_moved = |before: &Position, after: &Position| {
        let left = before.board().occupied() - after.board().occupied();
        left.into_iter().map(|cell| before.stack(cell).height()).max().unwrap_or(0)
    };
    assert!(most(PlayStyle::Cuts, removed) >= 25);
    assert!(most(PlayStyle::Towers, tallest_moved) >= 8);
    let plies = |style| (0..30).map(|seed| game(style, seed).len() - 1).max();
    assert!(plies(PlayStyle::Patient) >= Some(49 + 35));
    let passed_first = |position: &Position| position.legal_moves().first() == Some(&Move::Pass);
    let hemmed = game(PlayStyle::Hemmed, 0);
    assert!(passed_first(&hemmed[49]), "White has no piece at the edge");
    assert_eq!(hemmed[49].phase(), Phase::Stacking);
}
