//! Number formatting for SVG: short, and the same on every machine.

use crate::geometry::Point;

/// Writes a number with at most one decimal.
pub(super) fn push_number(text: &mut String, value: f64) {
    push_scaled(text, (value * 10.0).round() as i64, 10);
}

/// Rounds a point to the precision of [`push_number`].
pub(super) fn to_tenths(point: Point) -> Point {
    let tenths = |value: f64| (value * 10.0).round() / 10.0;
    Point::new(tenths(point.x), tenths(point.y))
}

/// Writes a number with at most two decimals.
pub(super) fn push_hundredths(text: &mut String, value: f64) {
    push_scaled(text, (value * 100.0).round() as i64, 100);
}

/// Writes two numbers, with a space between them where they would run together.
pub(super) fn push_point(text: &mut String, point: Point) {
    push_number(text, point.x);
    if (point.y * 10.0).round() >= 0.0 {
        text.push(' ');
    }
    push_number(text, point.y);
}

/// Writes `value / scale` without leading or trailing zeros.
fn push_scaled(text: &mut String, value: i64, scale: u64) {
    if value < 0 {
        text.push('-');
    }
    let (whole, mut rest) = (value.unsigned_abs() / scale, value.unsigned_abs() % scale);
    if whole > 0 || rest == 0 {
        push_whole(text, whole);
    }
    if rest > 0 {
        text.push('.');
        let mut place = scale / 10;
        while rest > 0 {
            text.push((b'0' + (rest / place) as u8) as char);
            rest %= place;
            place /= 10;
        }
    }
}

fn push_whole(text: &mut String, value: u64) {
    if value >= 10 {
        push_whole(text, value / 10);
    }
    text.push((b'0' + (value % 10) as u8) as char);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(value: f64) -> String {
        let mut text = String::new();
        push_number(&mut text, value);
        text
    }

    #[test]
    fn numbers_are_short() {
        let written = [0.0, -0.0, -0.04, 0.5, -0.5, 12.0, -123.46, 1000.0, 9.96].map(number);
        assert_eq!(written, ["0", "0", "0", ".5", "-.5", "12", "-123.5", "1000", "10"]);
        let mut text = String::new();
        for value in [0.05, 0.5, 0.25, 1.0] {
            push_hundredths(&mut text, value);
        }
        assert_eq!(text, ".05.5.251");
    }

    #[test]
    fn points_do_not_run_together() {
        let point = |x, y| {
            let mut text = String::new();
            push_point(&mut text, Point::new(x, y));
            text
        };
        assert_eq!([point(1.0, 2.0), point(1.0, -2.0), point(1.5, -0.01)], ["1 2", "1-2", "1.5 0"]);
    }
}
