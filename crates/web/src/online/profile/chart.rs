//! The chart of a rating.

use basalt_locales::{Message, messages};
use basalt_referee::{DAY_MS, Millis, Pool};
use basalt_wire::HistoryPoint;
use leptos::prelude::*;

use crate::browser::{self, tenths};
use crate::components::ButtonGroup;
use crate::form_fields::labelled;
use crate::i18n::i18n;
use crate::online::texts::pool as pool_name;

/// The size of a chart, in its own units.
const SIZE: (f64, f64) = (1000.0, 150.0);

/// The part of the history that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Range {
    Month,
    Year,
    All,
}

impl Range {
    /// Its length in milliseconds.
    fn length(self) -> Option<Millis> {
        match self {
            Self::Month => Some(31 * DAY_MS),
            Self::Year => Some(366 * DAY_MS),
            Self::All => None,
        }
    }
}

/// The chart, and the range that it shows.
#[component]
pub(super) fn RatingChart(pool: Pool, points: Vec<HistoryPoint>) -> impl IntoView {
    let i18n = i18n();
    let range = RwSignal::new(Range::All);
    let ranges = labelled([
        (Range::Month, messages::online_month as fn() -> Message),
        (Range::Year, messages::online_year),
        (Range::All, messages::online_all_time),
    ]);
    let drawn = Memo::new(move |_| {
        let from =
            range.get().length().map(|length| (browser::date() as Millis).saturating_sub(length));
        let shown: Vec<_> = points.iter().filter(|point| point.at >= from.unwrap_or(0)).collect();
        Drawing::of(&shown.iter().map(|point| (point.at, point.value)).collect::<Vec<_>>())
    });
    let labels = move || {
        let drawing = drawn.get()?;
        let middle = drawing.least.midpoint(drawing.most);
        Some(
            [drawing.most, middle, drawing.least]
                .map(|value| view! { <span>{value}</span> })
                .collect_view(),
        )
    };
    let (width, height) = SIZE;
    let view_box = format!("0 0 {} {}", tenths(width), tenths(height));
    view! {
        <section class="card rating-chart" aria-label=i18n.text(messages::online_history)>
            <div class="card__head">
                <h2>{i18n.text_of(pool_name(pool))}</h2>
                <span class="spring"></span>
                <ButtonGroup label=messages::online_history options=ranges chosen=range.into() choose=move |one| range.set(one)/>
            </div>
            {move || match drawn.get() {
                Some(drawing) => view! {
                    <div class="rating-chart__plot">
                        <div class="rating-chart__scale quiet small" aria-hidden="true">{labels}</div>
                        <svg viewBox=view_box.clone() preserveAspectRatio="none" role="img" aria-label=i18n.say(&messages::online_history())>
                            <path class="chart-area" d=drawing.area()/>
                            <path class="chart-line" d=drawing.line/>
                        </svg>
                    </div>
                }.into_any(),
                None => view! { <p class="card__body quiet">{i18n.say(&messages::online_chart_empty())}</p> }.into_any(),
            }}
        </section>
    }
}

/// A line through ratings, and the values between which it runs.
#[derive(Clone, Debug, PartialEq)]
struct Drawing {
    line: String,
    least: i32,
    most: i32,
}

impl Drawing {
    /// The line through at least two ratings, from the first moment to the last.
    fn of(points: &[(Millis, i32)]) -> Option<Self> {
        let (&(start, _), &(end, _)) = (points.first()?, points.last()?);
        if points.len() < 2 {
            return None;
        }
        let least = points.iter().map(|(_, value)| *value).min()?;
        let most = points.iter().map(|(_, value)| *value).max()?.max(least + 1);
        let (width, height) = SIZE;
        let span = (end - start).max(1) as f64;
        let point = |(number, (at, value)): (usize, &(Millis, i32))| {
            let x = width * (at - start) as f64 / span;
            let y =
                height - (height - 8.0) * f64::from(value - least) / f64::from(most - least) - 4.0;
            let sign = if number == 0 { 'M' } else { 'L' };
            format!("{sign}{} {}", tenths(x), tenths(y))
        };
        Some(Self { line: points.iter().enumerate().map(point).collect(), least, most })
    }

    /// The outline of the area below the line.
    fn area(&self) -> String {
        let (width, height) = SIZE;
        format!("{}L{} {}L0 {}z", self.line, tenths(width), tenths(height), tenths(height))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_with_time_and_up_with_the_rating() {
        let drawing = Drawing::of(&[(100, 1500), (200, 1600), (500, 1500)]).expect("a line");
        assert_eq!(drawing.line, "M0.0 146.0L250.0 4.0L1000.0 146.0");
        assert_eq!((drawing.least, drawing.most), (1500, 1600));
        assert_eq!(drawing.area(), "M0.0 146.0L250.0 4.0L1000.0 146.0L1000.0 150.0L0 150.0z");
    }

    #[test]
    fn one_rating_is_no_line_and_equal_ones_are_a_flat_one() {
        assert_eq!(Drawing::of(&[]), None);
        assert_eq!(Drawing::of(&[(100, 1500)]), None);
        let flat = Drawing::of(&[(100, 1500), (200, 1500)]).expect("a line");
        assert_eq!(flat.line, "M0.0 146.0L1000.0 146.0");
    }
}
