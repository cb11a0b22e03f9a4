//! The whole game as an animated picture.

use basalt_locales::messages;
use basalt_rules::{AnyMove, AnyPosition};
use basalt_view::{Frame, scene};
use js_sys::Uint8Array;
use leptos::prelude::*;

use super::lab::Lab;
use crate::browser;
use crate::notices::Notices;
use crate::press::animator;
use crate::raster::Raster;
use crate::words::words;

/// How wide it is in pixels.
const WIDTH: u16 = 480;

/// A position, with the move that led to it.
type Moment = (AnyPosition, Option<AnyMove>);

/// A film that is being made, or none.
#[derive(Clone, Copy)]
struct Shooting {
    /// How many pictures are drawn, and how many there are.
    progress: RwSignal<Option<(usize, usize)>>,
    /// Counts up with each film, so that an older one knows that it is not wanted.
    round: StoredValue<u64>,
}

impl Shooting {
    /// Begins another film and gives up the one before.
    fn begin(self) -> u64 {
        self.stop();
        self.round.get_value()
    }

    fn stop(self) {
        self.round.update_value(|round| *round += 1);
        self.progress.set(None);
    }

    fn is_wanted(self, round: u64) -> bool {
        self.round.try_get_value() == Some(round)
    }
}

/// The button that makes it, and how far that has got.
#[component]
pub(super) fn Film(lab: Lab) -> impl IntoView {
    let (words, notices) = (words(), expect_context::<Notices>());
    let shooting = Shooting { progress: RwSignal::new(None), round: StoredValue::new(0) };
    let begin = move |_| {
        let (moments, round) = (moments(lab), shooting.begin());
        leptos::task::spawn_local(async move {
            let made = shoot(&moments, shooting, round).await;
            if shooting.is_wanted(round) {
                shooting.stop();
                if made.and_then(|bytes| browser::save_bytes("basalt.gif", &bytes)).is_none() {
                    notices.tell(words.say(&messages::page_analyse_no_picture()));
                }
            }
        });
    };
    let going = move |(done, total): (usize, usize)| {
        let said = move || words.say(&messages::page_analyse_drawing(done as u64, total as u64));
        view! {
            <p id="drawing">{said}</p>
            <progress max=total.to_string() value=done.to_string() aria-labelledby="drawing"></progress>
            <button data-act="stop-film" on:click=move |_| shooting.stop()>{move || words.say(&messages::page_analyse_stop())}</button>
        }
    };
    view! {
        <button data-save="gif" disabled=move || shooting.progress.with(Option::is_some) on:click=begin>
            {move || words.say(&messages::page_analyse_save("GIF"))}
        </button>
        {move || shooting.progress.get().map(going)}
    }
}

/// The game from its start to its end.
fn moments(lab: Lab) -> Vec<Moment> {
    untrack(|| {
        lab.with(|study| {
            let line = study.main_line().into_iter();
            let moment = |place| {
                let last = study.origin(place).map(|(_, mv)| mv);
                (study.position_at(place).clone(), last)
            };
            line.map(moment).collect()
        })
    })
}

/// Draws one picture after the other, as long as the film is wanted.
async fn shoot(moments: &[Moment], shooting: Shooting, round: u64) -> Option<Uint8Array> {
    let mut scenes =
        moments.iter().map(|(position, last)| scene(position, *last, Frame::default())).peekable();
    let raster = Raster::new(WIDTH, scenes.peek()?)?;
    shooting.progress.set(Some((0, moments.len())));
    let animator = animator(raster.size()).await?;
    for (done, scene) in (1..).zip(scenes) {
        raster.draw(&scene).await?;
        if !shooting.is_wanted(round) {
            return None;
        }
        animator.add(&raster.pixels()?, done == moments.len())?;
        shooting.progress.set(Some((done, moments.len())));
    }
    animator.finish()
}
