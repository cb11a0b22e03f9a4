//! Pictures of the current position.

use basalt_locales::messages;
use basalt_view::{Frame, Scene, scene};
use leptos::prelude::*;

use super::controller::AnalysisController;
use crate::browser::{self, handler};
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::raster::{Raster, SVG};

/// The width of a PNG, in pixels.
const WIDTH: u16 = 960;

/// The buttons that save the position as SVG or PNG.
#[component]
pub(super) fn ImageExport(analysis: AnalysisController) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let label = move |name| i18n.text_of(messages::page_analyse_save(name));
    let save_svg = move |_| {
        // A browser that saves no file says so itself.
        let _ = browser::save("basalt.svg", &SVG.write(&shown(analysis)));
    };
    let save_png = move |_| {
        let scene = shown(analysis);
        leptos::task::spawn_local(async move {
            if png(&scene).await.is_none() {
                notices.tell(i18n.say(&messages::page_analyse_no_picture()));
            }
        });
    };
    view! {
        <button class="button" data-save="svg" on:click=handler(save_svg)>{label("SVG")}</button>
        <button class="button" data-save="png" on:click=handler(save_png)>{label("PNG")}</button>
    }
}

/// The picture of the position.
fn shown(analysis: AnalysisController) -> Scene {
    untrack(|| {
        analysis.with(|study| {
            let last = study.origin(study.here()).map(|(_, mv)| mv);
            scene(study.position(), last, Frame::default())
        })
    })
}

async fn png(scene: &Scene) -> Option<()> {
    let raster = Raster::new(WIDTH, scene)?;
    raster.draw(scene).await?;
    browser::save_blob("basalt.png", &raster.png().await?)
}
