//! Pictures of the position that is looked at.

use basalt_locales::messages;
use basalt_view::{Frame, Scene, scene};
use leptos::prelude::*;

use super::lab::Lab;
use crate::browser;
use crate::notices::Notices;
use crate::raster::{Raster, SVG};
use crate::words::words;

/// How wide a picture of pixels is.
const WIDTH: u16 = 960;

/// The buttons that save it, drawn or as pixels.
#[component]
pub(super) fn Pictures(lab: Lab) -> impl IntoView {
    let (words, notices) = (words(), expect_context::<Notices>());
    let label = move |name| move || words.say(&messages::page_analyse_save(name));
    let save_svg = move |_| {
        // A browser that saves no file says so itself.
        let _ = browser::save("basalt.svg", &SVG.write(&shown(lab)));
    };
    let save_png = move |_| {
        let scene = shown(lab);
        leptos::task::spawn_local(async move {
            if png(&scene).await.is_none() {
                notices.tell(words.say(&messages::page_analyse_no_picture()));
            }
        });
    };
    view! {
        <button data-save="svg" on:click=save_svg>{label("SVG")}</button>
        <button data-save="png" on:click=save_png>{label("PNG")}</button>
    }
}

/// The picture of the position.
fn shown(lab: Lab) -> Scene {
    untrack(|| {
        lab.with(|study| {
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
