//! The board as the terminal shows it: the drawing of `rules`, with broader pieces, and with the
//! name of each space below or beside it, so that nobody has to count.

use basalt_rules::{AnyMove, AnyPosition, Span, Tone};

use crate::per_game::terminal;

/// Beside a piece, if the last move did not touch it.
const BLANK: &str = " ";

/// After a stack that holds red.
const STAR: &str = "*";

/// The lines of the drawing, from top to bottom.
pub(crate) fn draw(position: &AnyPosition, last: Option<AnyMove>) -> Vec<Vec<Span>> {
    terminal(position.game()).finish_drawing(position.diagram(last).lines)
}

/// A row and below it the names of its spaces.
pub(crate) fn with_names(line: Vec<Span>, names: &[String]) -> [Vec<Span>; 2] {
    let below = names_below(&line, names);
    [broad(without_edges(line)), below]
}

/// The same line, blank where `rules` names the first and the last space.
fn without_edges(mut line: Vec<Span>) -> Vec<Span> {
    for span in &mut line {
        if span.tone == Tone::Coordinate {
            *span = blank(width(span));
        }
    }
    line
}

/// The same line with the tone of each piece on the blanks beside it, where no mark stands.
pub(crate) fn broad(mut line: Vec<Span>) -> Vec<Span> {
    for at in 1..line.len() {
        let tone = line[at].tone;
        if !is_piece(tone) || line[at].text == STAR || line[at].text == BLANK {
            continue;
        }
        let star = line.get(at + 1).is_some_and(|next| next.text == STAR);
        for side in [at - 1, at + 1 + usize::from(star)] {
            if let Some(span) = line.get_mut(side).filter(|span| span.text == BLANK) {
                span.tone = tone;
            }
        }
    }
    line
}

/// The line of names that goes below a row.
fn names_below(row: &[Span], names: &[String]) -> Vec<Span> {
    let mut line = Vec::new();
    let mut end = 0;
    for ((start, width), name) in spaces(row).into_iter().zip(names) {
        let middle = (start + width / 2).saturating_sub(name.len() / 2);
        line.push(blank(middle.saturating_sub(end)));
        line.push(Span { text: name.clone(), tone: Tone::Coordinate, marked: false });
        end = middle + name.len();
    }
    line
}

/// The column and the width of each space in a row, a star for red included.
fn spaces(row: &[Span]) -> Vec<(usize, usize)> {
    let mut spaces: Vec<(usize, usize)> = Vec::new();
    let mut column = 0;
    for span in row {
        if is_piece(span.tone) || span.tone == Tone::Empty {
            match spaces.last_mut() {
                Some((start, width)) if *start + *width == column => *width += self::width(span),
                _ => spaces.push((column, width(span))),
            }
        }
        column += width(span);
    }
    spaces
}

fn is_piece(tone: Tone) -> bool {
    matches!(tone, Tone::White | Tone::Black | Tone::Red)
}

fn width(span: &Span) -> usize {
    span.text.chars().count()
}

fn blank(width: usize) -> Span {
    Span { text: " ".repeat(width), tone: Tone::Plain, marked: false }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    fn drawn(text: &str, last: &str) -> Vec<String> {
        let position = AnyPosition::parse(Game::Dvonn, text).expect("a position");
        let last = AnyMove::parse(Game::Dvonn, last).expect("a move");
        let lines = draw(&position, Some(last));
        lines
            .iter()
            .map(|line| line.iter().map(|span| span.text.as_str()).collect::<String>())
            .map(|line| line.trim_end().to_owned())
            .collect()
    }

    #[test]
    fn every_space_has_its_name_below_it() {
        let drawing = drawn("9/10/11/4r(rw)(bbbbbbbbbbrb)3/9 w s", "e3g2");
        let expected = "
            ·     ·     ·     ·     ·     ·     ·     ·     ·
           c5    d5    e5    f5    g5    h5    i5    j5    k5
         ·     ·     ·     ·     ·     ·     ·     ·     ·     ·
        b4    c4    d4    e4    f4    g4    h4    i4    j4    k4
      ·     ·     ·     ·    [·]    ·     ·     ·     ·     ·     ·
     a3    b3    c3    d3    e3    f3    g3    h3    i3    j3    k3
         ·     ·     ·     ·     r    w2* [b12*]   ·     ·     ·
        a2    b2    c2    d2    e2    f2    g2    h2    i2    j2
            ·     ·     ·     ·     ·     ·     ·     ·     ·
           a1    b1    c1    d1    e1    f1    g1    h1    i1";
        assert_eq!(format!("\n{}", drawing.join("\n")), expected);
    }

    #[test]
    fn pieces_are_broad_unless_marked() {
        let position = AnyPosition::parse(Game::Dvonn, "9/10/11/4r(rw)(rb)3/9 w s");
        let last = AnyMove::parse(Game::Dvonn, "e3f2").expect("a move");
        let lines = draw(&position.expect("a position"), Some(last));
        let toned = |tone| {
            let spans = lines.iter().flatten().filter(move |span| span.tone == tone);
            spans.map(|span| span.text.as_str()).collect::<String>()
        };
        assert_eq!([Tone::White, Tone::Black, Tone::Red].map(toned), ["w2", " b2 ", " r **"]);
    }

    #[test]
    fn pieces_of_punct_are_broad_beside_their_names() {
        let text = "w:i9/h8i8 b:k9/k10l10 w 0";
        let position = AnyPosition::parse(Game::PunctBasic, text).expect("a position");
        let last = AnyMove::parse(Game::PunctBasic, "k9/k10l10").expect("a turn");
        let lines = draw(&position, Some(last));
        let toned = |tone| {
            let spans = lines.iter().flatten().filter(move |span| span.tone == tone);
            spans.map(|span| span.text.as_str()).collect::<String>()
        };
        assert_eq!([Tone::White, Tone::Black].map(toned), [" W  w  w ", "bbB"]);
        assert_eq!(
            lines.iter().flatten().filter(|span| span.tone == Tone::Coordinate).count(),
            211
        );
    }
}
