//! Export of the game as an animated GIF.

use basalt_locales::messages;
use basalt_rules::{AnyMove, AnyPosition};
use basalt_view::{Frame, scene};
use js_sys::Uint8Array;
use leptos::prelude::*;

use super::controller::AnalysisController;
use crate::browser::{self, handler};
use crate::i18n::i18n;
use crate::io_worker::animator;
use crate::notices::Notices;
use crate::raster::Raster;

/// The width of the GIF, in pixels.
const WIDTH: u16 = 480;

/// A position, with the move that led to it.
type GifFrame = (AnyPosition, Option<AnyMove>);

/// A GIF that is being made, or none.
#[derive(Clone, Copy)]
struct GifRun {
    /// The number of frames that are drawn, and of all.
    progress: RwSignal<Option<(usize, usize)>>,
    /// Counts the GIFs, so that an older one notices that it is cancelled.
    round: StoredValue<u64>,
}

impl GifRun {
    /// Starts another GIF and cancels the one before.
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

/// The button that makes a GIF, and its progress.
#[component]
pub(super) fn GifExport(analysis: AnalysisController) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let run = GifRun { progress: RwSignal::new(None), round: StoredValue::new(0) };
    let begin = move |_| {
        let (frames, round) = (frames(analysis), run.begin());
        leptos::task::spawn_local(async move {
            let made = draw_frames(&frames, run, round).await;
            if run.is_wanted(round) {
                run.stop();
                if made.and_then(|bytes| browser::save_bytes("basalt.gif", &bytes)).is_none() {
                    notices.tell(i18n.say(&messages::page_analyse_no_picture()));
                }
            }
        });
    };
    let going = move |(done, total): (usize, usize)| {
        let said = i18n.text_of(messages::page_analyse_drawing(done as u64, total as u64));
        view! {
            <p id="drawing">{said}</p>
            <progress max=total.to_string() value=done.to_string() aria-labelledby="drawing"></progress>
            <button class="button" data-act="stop-film" on:click=handler(move |_| run.stop())>{i18n.text(messages::page_analyse_stop)}</button>
        }
    };
    view! {
        <button class="button" data-save="gif" disabled=move || run.progress.with(Option::is_some) on:click=handler(begin)>
            {i18n.text_of(messages::page_analyse_save("GIF"))}
        </button>
        {move || run.progress.get().map(going)}
    }
}

/// The game from its start to its end.
fn frames(analysis: AnalysisController) -> Vec<GifFrame> {
    untrack(|| {
        analysis.with(|study| {
            let line = study.main_line().into_iter();
            let frame = |place| {
                let last = study.origin(place).map(|(_, mv)| mv);
                (study.position_at(place).clone(), last)
            };
            line.map(frame).collect()
        })
    })
}

/// Draws one frame after the other, until it is cancelled.
async fn draw_frames(frames: &[GifFrame], run: GifRun, round: u64) -> Option<Uint8Array> {
    let mut scenes =
        frames.iter().map(|(position, last)| scene(position, *last, Frame::default())).peekable();
    let raster = Raster::new(WIDTH, scenes.peek()?)?;
    run.progress.set(Some((0, frames.len())));
    let animator = animator(raster.size()).await?;
    for (done, scene) in (1..).zip(scenes) {
        raster.draw(&scene).await?;
        if !run.is_wanted(round) {
            return None;
        }
        animator.add(&raster.pixels()?, done == frames.len())?;
        run.progress.set(Some((done, frames.len())));
    }
    animator.finish()
}
