//! Positions for tests.

use basalt_rules::punct::{Position, Variant};

/// A game of the engine against itself, standard, with jumps, bridges and threats, won by a connection.
const GAME: &str = "c3/d3e4 g10/f8f9 f1/e1e2 k14/l15m16 j12/j13j14 i14/j15k15 i13/h13h14 f7/d5e6 \
    d6/c4c5 f5/f3f4 i16/h15j17 f2/g1g2 f6/e5g6 i6/g5h6 c2/b2d2 l12/k12l11 i13-k13/l14m14 \
    g12/g11h13 o16/n15o17 l12-g7/g8h7 f1-f6/g7h7 f7-h9/i9j9 d6-h10/i10j11 i14-i9/i10j11 \
    c2-k10/k9k11 i15/h14j16 k15/k16k17 l16/l17m17 k13-h10/g8h9 i6-i9/g8h9 i16-i8/h8j8 \
    k12/k13l13 l12/m13n14 k14-k12/k10k11 c2/b1c1 l11/m11m12 p11/o11p12 l11-j9/j8k9 h6/i6j6 \
    j7/k7l7 l9/l8m9 j7-j9/h7i8 k15-k7/i7j7 f2-f5/g6h6 l12-f6/g6h6 g10-g8/f6f7 e7/d7e8 \
    l14/k14l15 c3-e5/e4f4 h5/g4g5 c2-e4/e5f5 c3/b2d4 e6/d5d6 c4/b3b4";

/// The positions of a game in which it is not over.
pub(crate) fn positions() -> Vec<Position> {
    let mut position = Position::start(Variant::Standard);
    let mut positions = Vec::new();
    for turn in GAME.split_whitespace() {
        positions.push(position.clone());
        position.play(turn.parse().expect("a turn")).expect("a legal turn");
    }
    assert!(position.outcome().is_some());
    positions
}

/// A position of the standard game.
pub(crate) fn position(text: &str) -> Position {
    Position::parse(Variant::Standard, text).expect("a position")
}

/// White wins in three turns, and in no fewer.
pub(crate) const WIN_IN_THREE: &str = "w:b7/c7d7,f9/d8e9,h6/g6i6,h11/g10i12,h13/g13h12,i9/j8j9,\
    j7/k7l7,n7/m7n6,f9/e7f8^1,i9/g8h9^1 b:c9/b10c10,e8/d6e7,f7/f6f8,h4/h2h3,h10/g8h9,i5/h5j5,\
    c9/d9e9^1,h5/g6h6^1,g6/g7g8^2 w 2";

/// Black wins in two turns, and not in one.
pub(crate) const WIN_IN_TWO: &str = "w:c3/c4c5,e9/f10f11,g13/e12f12,h13/h14h15,l8/k8m8,n8/o8p8,\
    f10/e9f9^1,h15/g15i15^1,e9/e10f9^2,i15/i13i14^2 b:b8/a6a7,d9/c9e10,e8/c6d7,f9/f8g10,\
    f13/f14g15,h11/i12j13,i15/h16i16,j14/i14k14,m15/l15n15,o15/p15q15,e10/e11e12^1,j14/h13i13^1 b 1";

/// White wins in two turns by i6-h6/i6j6, which forks, and by no other turn.
pub(crate) const FORK: &str = "w:d8/d9d10,d11/e12e13,f8/f7f9,g6/f6h6,i6/i4i5,k6/l5l6,f8/e8e9^1 \
    b:e8/c6d7,e9/f10g10,h13/g14h14,j4/j2j3,k7/j5j6,l11/m10m11,l12/l13l14,n8/n9o8 w 0";

/// White has one piece left to place and is behind in the centre; Black threatens to win in two turns.
pub(crate) const LAST_PIECE: &str = "w:a8/a7b8,e7/d7e8,f6/e5g6,h6/i6j6,h10/i10j11,i8/h8j8,\
    j12/j13j14,k7/i7j7,k10/k9k11,l9/l8m9,o16/n15o17,p11/o11p12,e5/e4f4^1,f6/g7h7^1,h10/g8h9^1,\
    e4/e5f5^2,f6/g6h6^2 b:f5/f3f4,g7/g8h7,g12/g11h13,h5/g4g5,h9/i9j9,i15/h14j16,k12/k13l13,\
    l14/k14l15,l16/l17m17,f5/g6h6^1,i9/i10j11^1,j9/j8k9^1,k12/k10k11^1,i9/g8h9^2,j9/h7i8^2,\
    g8/f6f7^3 b 1";

/// White is to move, and Black threatens to win in two turns. The turns that rank best do not stop it, others do.
pub(crate) const THREATENED: &str = "w:d7/c7c8,e10/e11e12,f7/e7e8,g6/f6h6,h2/h3i3,i10/h9i11,j4/j3k3,\
    l11/m11n11,d7/d8d9^1,e12/e13f13^1,h9/g7g8^1,i10/j10j11^1,l11/l10m11^1 b:d1/c1d2,d9/b9c9,\
    f9/d8e9,g1/f1h1,g7/g8h7,g13/e13f13,h15/g14g15,i13/i14i15,j10/j11k10,j12/i12k12,k5/l4l5,\
    k8/l9l10,k13/j13k14,l8/k6l7,m13/l13m14,l5/j3k4^1 w 1";
