//! Scenes of named positions. Together they show everything that can be drawn.

use basalt_records::Drawing;
use basalt_rules::dvonn::Piece as DvonnPiece;
use basalt_rules::punct::{Cell, Piece, PieceKind, Position, Setup, Shape, Variant};
use basalt_rules::{AnyMove, AnyPosition, Color, Game};
use basalt_view::{
    Frame, Highlights, Layout, Orientation, Overlay, Scene, Theme, add_overlay, dvonn, punct, scene,
};

/// A picture with the theme it is drawn in.
pub(crate) struct Named {
    pub(crate) name: &'static str,
    pub(crate) scene: Scene,
    pub(crate) theme: Theme,
}

const FULL: &str = "bbwwbwwrb/wbwwwbrbbb/wbbwbbbwrbb/wwwwbwbwww/wwbbwbbwb w s";
const MIDDLE: &str =
    "4r(wwb)wb1/2(bw)3(bb)bb(wb)/2(bb)wb1wbb(bb)1/w(bw)(bbw)w(wb)r(ww)bww/1bww2(rw)1w w s";
const LATE: &str = "9/4(wbwbwbb)5/3r(bbrwwrwbw)b(wb)(bw)ww1/3(wwwbb)w(bw)4/9 b s";
const OVER: &str = "9/10/3r1(bbwbwrwwbwbwbww)5/4(rwbwbwbb)5/9 w s";
const ONE_TOWER: &str = "9/10/5r5/5(wwwwwwwwwwwwwwwwwwwwwwbbbbbbbbbbbbbbbbbbbbbbbrrw)4/9 w s";
const QUIET: &str = "w:b4/b2b3,b7/a7c7,c6/c5d5,c9/a8b8,e8/d7f9,f11/e10f10,f13/d12e13,g14/h15i15,h12/f12g12,k12/l12l13,k14/i12j13,l14/m14n14 b:c1/b1d1,d3/d2e3,e6/e5f5,f2/e2g2,h1/h2i2,h4/f4g4,i5/i6j7,k7/k6l8,m10/l10m9,n9/o10o11,p11/p12p13 b 0";
const TOWERS: &str = "w:i3/h3i2,j4/j5j6,k16/l16m17,m9/m10m11,m14/l13n14,o8/m8n8,j5/i3j4^1,l16/j15k15^1,m14/l13n15^1,m14/l13n15^2,n15/n14o14^3 b:b7/a6b6,e8/e9f10,g4/g3h5,i13/i12j13,i14/h13j15,m16/n15n16,o13/p13q14,p15/o14q16,p16/o15o16,e8/f9f10^1,o15/o14p16^1,q16/q14q15^1,q14/o14p14^2 b 1";

pub(crate) fn all() -> Vec<Named> {
    let (dark, light) = (Theme::Dark, Theme::Light);
    [
        ("dvonn-start", light, plain(Game::Dvonn, "9/10/11/10/9 w p", None)),
        ("dvonn-placing", dark, placing()),
        ("dvonn-full", dark, full_board()),
        ("dvonn-middle", dark, selected(Layout::default())),
        ("dvonn-middle-light", light, selected(Layout::default())),
        ("dvonn-middle-page", Theme::Page, selected(Layout::default())),
        ("dvonn-upright-flipped", dark, selected(UPRIGHT.flip())),
        ("dvonn-cut-off", dark, cut_off()),
        ("dvonn-sinking", dark, sinking()),
        ("dvonn-links", dark, dvonn_links()),
        ("dvonn-arrows", dark, arrows(Game::Dvonn, MIDDLE, &["c1d1", "d1c1"])),
        (
            "dvonn-arrows-placing",
            light,
            arrows(Game::Dvonn, "9/10/2r1r3r2/10/9 b p", &["a1", "k5"]),
        ),
        (
            "dvonn-annotated",
            dark,
            annotated(Game::Dvonn, MIDDLE, ["c1d1", "d1c1"], &["Ye3", "Ba1", "Rk3a3", "Gf5g1"]),
        ),
        (
            "punct-annotated",
            light,
            annotated(Game::Punct, QUIET, ["i9/i10j10", "d3-d7/d8e9"], &["Yi9", "Ri4i14"]),
        ),
        ("punct-arrows", light, arrows(Game::Punct, QUIET, &["d3-d7/d8e9", "i9/i10j10"])),
        ("dvonn-contents", dark, contents("bwbrwwb")),
        ("dvonn-contents-high", light, contents("bwbrwwbbwrwwbwbwwwbbrbwbw")),
        ("dvonn-towers", dark, dvonn::towers(&dvonn_position(OVER))),
        ("dvonn-towers-high", light, dvonn::towers(&dvonn_position(ONE_TOWER))),
        ("dvonn-setup", dark, dvonn_setup("9/1w8/3r(bw)2(wbr)3/3(rw)6/4w4 b s", Layout::default())),
        ("dvonn-setup-upright", light, dvonn_setup("9/1w8/3r(bw)2(wrb)3/3(rw)6/4w4 b s", UPRIGHT)),
        ("dvonn-portrait", dark, dvonn::portrait(DvonnPiece::Black)),
        ("dvonn-over", light, plain(Game::Dvonn, OVER, None)),
        ("punct-start", dark, plain(Game::Punct, "w: b: w 0", None)),
        ("punct-quiet", light, plain(Game::Punct, QUIET, Some("l14/m14n14"))),
        ("punct-towers", dark, plain(Game::Punct, TOWERS, None)),
        ("punct-lifted", dark, lifted()),
        ("punct-links", light, punct_links()),
        ("punct-refused", light, refused()),
        ("punct-won", dark, won()),
        ("punct-ghost", dark, ghost()),
        ("punct-ghost-light", light, ghost()),
        ("punct-naming", light, naming()),
        ("punct-beyond", dark, beyond()),
        ("punct-threats", dark, threatened()),
        ("punct-bridges", dark, bridges()),
        ("punct-setup", dark, punct_setup()),
        ("punct-portrait", dark, punct::portrait(Color::Black, Shape::new(PieceKind::L, 4))),
    ]
    .map(|(name, theme, scene)| Named { name, scene, theme })
    .into()
}

const UPRIGHT: Layout = Layout { orientation: Orientation::Upright, flipped: false };

fn plain(game: Game, text: &str, last: Option<&str>) -> Scene {
    let position = AnyPosition::parse(game, text).expect("a position");
    let last = last.map(|text| AnyMove::parse(game, text).expect("a move"));
    scene(&position, last, Frame { tally: true, ..Frame::default() })
}

fn cells<C: std::str::FromStr, S: FromIterator<C>>(names: &str) -> S {
    names.split(' ').filter_map(|name| name.parse().ok()).collect()
}

fn dvonn_position(text: &str) -> basalt_rules::dvonn::Position {
    text.parse().expect("a position")
}

/// A piece is about to be placed by keyboard.
fn placing() -> Scene {
    let position = dvonn_position("9/10/1r1rb2r2w/10/9 b p");
    let space = "g4".parse().expect("a space");
    let options = dvonn::Options {
        frame: Frame { tally: true, ..Frame::default() },
        ghost: position.next_piece().map(|piece| (space, piece)),
        highlights: Highlights {
            last: Some("k3".parse().expect("a move")),
            focus: Some(space),
            ..Default::default()
        },
        ..Default::default()
    };
    dvonn::scene(&position, &options)
}

/// The start of stacking, with the stacks that can be selected.
fn full_board() -> Scene {
    let position = dvonn_position(FULL);
    let targets = position.board().movable(Color::White);
    let highlights = Highlights { targets, ..Default::default() };
    dvonn::scene(&position, &dvonn::Options { highlights, ..Default::default() })
}

/// A stack is selected, the keyboard focus is on a target, and the last move is visible.
fn selected(layout: Layout) -> Scene {
    let position = dvonn_position(MIDDLE);
    let from = "g2".parse().expect("a space");
    let options = dvonn::Options {
        frame: Frame { layout, tally: true, ..Frame::default() },
        highlights: Highlights {
            last: Some("g4h5".parse().expect("a move")),
            selected: Some(from),
            targets: position.board().turn().leave(from).targets(),
            focus: Some("e2".parse().expect("a space")),
            ..Default::default()
        },
        ..Default::default()
    };
    dvonn::scene(&position, &options)
}

/// The move that cuts off the most stacks.
fn boldest(position: &basalt_rules::dvonn::Position) -> Option<basalt_rules::dvonn::Move> {
    let moves = position.legal_moves();
    moves.iter().copied().max_by_key(|&mv| position.cut_off_by(mv).len())
}

/// A high tower, a stack with two reds, and the move that cuts off the most.
fn cut_off() -> Scene {
    let position = dvonn_position(LATE);
    let preview = boldest(&position);
    dvonn::scene(&position, &dvonn::Options { preview, ..Default::default() })
}

/// The same move in progress: the stack has landed, and the stacks it cut off are sinking.
fn sinking() -> Scene {
    let position = dvonn_position(LATE);
    let mv = boldest(&position).expect("a move");
    let motion = dvonn::Motion::of(&position, mv, Layout::default()).expect("a legal move");
    motion.moment(Frame::default(), 0.7)
}

/// Two groups of linked stacks, and those that hold others on the board.
fn dvonn_links() -> Scene {
    let position = dvonn_position(LATE);
    dvonn::scene(&position, &dvonn::Options { links: true, ..Default::default() })
}

/// The chains of both players.
fn punct_links() -> Scene {
    let position = punct_position(TOWERS);
    punct::scene(&position, &punct::Options { links: true, ..Default::default() })
}

/// Impossible stacks, one of them marked, and the keyboard focus.
fn dvonn_setup(text: &str, layout: Layout) -> Scene {
    let setup: basalt_rules::dvonn::Setup = text.parse().expect("an arrangement");
    let options = dvonn::Options {
        frame: Frame { layout, ..Frame::default() },
        highlights: Highlights {
            fault: setup.position().err().and_then(|error| error.space()),
            focus: Some("c2".parse().expect("a space")),
            ..Default::default()
        },
        ..Default::default()
    };
    dvonn::setup_scene(&setup, &options)
}

fn contents(letters: &str) -> Scene {
    dvonn::contents(letters.chars().filter_map(DvonnPiece::from_letter).collect())
}

fn punct_position(text: &str) -> Position {
    Position::parse(Variant::Standard, text).expect("a position")
}

/// A lifted piece: its marker, its lines, its targets, and a ghost.
fn lifted() -> Scene {
    let position = punct_position(TOWERS);
    let from: Cell = "n15".parse().expect("a space");
    let lie = "n12/n11o11".parse().expect("a piece");
    let ghost = Piece { level: 0, color: Color::White, lie };
    let options = punct::Options {
        hand: punct::Hand {
            lifted: Some(from),
            marker: Some(from),
            ghosts: vec![punct::Ghost::of(ghost, true)],
            ..Default::default()
        },
        highlights: Highlights {
            last: Some("q14-q14/o14p14".parse().expect("a turn")),
            targets: cells("n12 n10 i10 k15"),
            ..Default::default()
        },
        last_lay: Some("q14/q13q12".parse().expect("a piece")),
        ..Default::default()
    };
    punct::scene(&position, &options)
}

/// A highlighted chain, a selected piece, an illegal turn, and faded upper levels.
fn refused() -> Scene {
    let position = punct_position(TOWERS);
    let lie = "m9/l8k7".parse().expect("a piece");
    let ghost = Piece { level: 0, color: Color::Black, lie };
    let options = punct::Options {
        frame: Frame { layout: Layout::default().flip(), ..Frame::default() },
        highlights: Highlights {
            selected: Some("g4".parse().expect("a space")),
            ..Default::default()
        },
        chain: Some("b7".parse().expect("a space")),
        hand: punct::Hand { ghosts: vec![punct::Ghost::of(ghost, false)], ..Default::default() },
        highest: Some(0),
        ..Default::default()
    };
    punct::scene(&position, &options)
}

fn cell(name: &str) -> Cell {
    name.parse().expect("a space")
}

/// A ghost above its own piece, with the ring around it.
fn ghost() -> Scene {
    let position = punct_position(TOWERS);
    let ghost = Piece { level: 1, color: Color::Black, lie: "g4/g3h5".parse().expect("a piece") };
    let options = punct::Options {
        hand: punct::Hand {
            lifted: Some(cell("e8")),
            marker: Some(cell("e8")),
            ghosts: vec![punct::Ghost::of(ghost, true)],
            ring: Some(punct::Ring {
                punct: ghost.lie.punct(),
                shape: ghost.lie.shape(),
                level: 1,
            }),
            begun: Vec::new(),
        },
        highlights: Highlights { targets: cells("e8 g4 e6 g8"), ..Default::default() },
        ..Default::default()
    };
    punct::scene(&position, &options)
}

/// Spaces of a piece that are entered one by one.
fn entered(names: &str) -> punct::Hand {
    punct::Hand { begun: cells(names), ..Default::default() }
}

/// Two spaces of a piece are entered, and a third may follow.
fn naming() -> Scene {
    let options = punct::Options {
        hand: entered("n12 n13"),
        highlights: Highlights {
            targets: cells("n11 m11 m12 o13"),
            focus: Some(cell("o13")),
            ..Default::default()
        },
        ..Default::default()
    };
    punct::scene(&punct_position(QUIET), &options)
}

/// A piece that reaches beyond the rim.
fn beyond() -> Scene {
    let ghost = punct::Ghost {
        color: Color::White,
        punct: cell("p15"),
        shape: Shape::new(PieceKind::L, 4),
        level: 0,
        legal: false,
    };
    let hand = punct::Hand { ghosts: vec![ghost], ..Default::default() };
    let options = punct::Options { hand, ..Default::default() };
    punct::scene(&Position::start(Variant::Basic), &options)
}

/// Every turn that would win for White if it were White's.
fn threatened() -> Scene {
    let text = "w:b4/a4c5,d5/e6f6,g7/h7i8,l9/k9m10,n10/o11p11,q12/p12q13,e12/e11d11,i13/i12j13 b:c1/b1d1,d3/d2e3,f2/e2g2,h4/f4g4,l4/l5m5 b 0";
    let position = Position::parse(Variant::Basic, text).expect("a position");
    let options = punct::Options { threats: punct::threats(&position), ..Default::default() };
    punct::scene(&position, &options)
}

/// Bridges over a gap, over an own dot and over an opponent's dot.
const BRIDGES: &str = "w:c4/b3b4,c6/d6d7,c4/b3b4^1,c6/d6d7^1,c4/c5c6^2,i8/h7i7,i10/i11j11,i8/i9i10^1,o12/n11p13 b:c5/b5d5,k5/k4l5,k7/k8l8,m7/m6n7,k5/k6k7^1,d10/d9e10 w 0";

fn bridges() -> Scene {
    let position = Position::parse(Variant::Basic, BRIDGES).expect("a position");
    punct::scene(&position, &punct::Options::default())
}

/// A piece in the air, which is marked, and another one that is incomplete.
fn punct_setup() -> Scene {
    let text = "w:c4/b3b4,c4/b3b4^1,m9/m10m11^2 b:c5/b5d5,h8/h9i9 w 0";
    let setup = Setup::parse(Variant::Standard, text).expect("an arrangement");
    let options = punct::Options {
        highlights: Highlights {
            fault: setup.position().err().and_then(|error| error.space()),
            ..Default::default()
        },
        hand: entered("h8 h9"),
        ..Default::default()
    };
    punct::setup_scene(&setup, &options)
}

/// White connects west and east.
fn won() -> Scene {
    let text = "w:b4/a4c5,d5/e6f6,g7/h7i8,j8/k9l9,m10/n10o11,p11/q12p12,e12/e11d11 b:c1/b1d1,d3/d2e3,f2/e2g2,h4/f4g4,l4/l5m5 b 0";
    plain(Game::Punct, text, None)
}

/// A position with suggested moves.
fn arrows(game: Game, text: &str, moves: &[&str]) -> Scene {
    let position = AnyPosition::parse(game, text).expect(text);
    let moves: Vec<_> = moves.iter().map(|text| AnyMove::parse(game, text).expect(text)).collect();
    let mut scene = scene(&position, None, Frame::default());
    add_overlay(&mut scene, &Overlay::suggesting(moves), Layout::default());
    scene
}

/// A position with a mistake, the best move instead, and what a person has drawn.
fn annotated(game: Game, text: &str, [mistake, best]: [&str; 2], drawn: &[&str]) -> Scene {
    let position = AnyPosition::parse(game, text).expect(text);
    let mv = |text| AnyMove::parse(game, text).expect(text);
    let shape = |text: &&str| Drawing::parse(game.title(), text).expect(text);
    let overlay = Overlay {
        suggested: vec![mv(best)],
        mistake: Some(mv(mistake)),
        drawings: drawn.iter().map(shape).collect(),
    };
    let mut scene = scene(&position, None, Frame::default());
    add_overlay(&mut scene, &overlay, Layout::default());
    scene
}
