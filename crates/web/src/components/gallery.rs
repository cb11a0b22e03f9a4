//! Every component in both themes, for those who build screens. A release does not have this page.
//!
//! Components that need nothing but their properties are used as they are. The others belong to the state of a screen, so their
//! markup is repeated here with sample data.

mod analysis;
mod game;
mod lobby;
mod look;

use basalt_locales::messages;
use basalt_rules::{ByColor, Color};
use leptos::prelude::*;

use analysis::{ChartAndBar, Engine, KeyMoments};
use game::{CoachTip, Reserves, Scoreboard};
use lobby::{DataTable, LiveGames, Tiles};
use look::Look;

use super::{
    ActionButton, Avatar, Balance, ButtonGroup, Clock, ClockState, Empty, GroupLook, HexAvatar,
    IconButton, Meter, Moves, MovesShape, PlayerBar, Show, Skeleton, Stepper, Stone, Tabs,
    WrittenMove,
};
use crate::browser::handler;
use crate::form_fields::{Label, Switch};
use crate::frame::use_whole_window;
use crate::icons::Icon;
use crate::notices::Notices;
use crate::play::ResignDialog;

/// A screen that has the whole window while it is shown.
#[component]
fn WholeWindow() -> impl IntoView {
    use_whole_window();
    view! { <p class="quiet">"The whole window is in use."</p> }
}

/// The page.
#[component]
pub(crate) fn Gallery() -> impl IntoView {
    let whole = RwSignal::new(false);
    let half = |theme: &'static str| {
        view! {
            <div class="theme-half" data-theme=theme>
                <div class="sheet">
                    <Look/><Buttons/><Choosing/><Tiles/><LiveGames/><DataTable/>
                    <Players/><Scoreboard/><Reserves/><CoachTip/><MoveLists/>
                    <ChartAndBar/><Engine/><KeyMoments/><Rows/><Figures/><Overlays/><Icons/>
                </div>
            </div>
        }
    };
    view! {
        <div class="page-body">
            <div class="page-title">
                <h1>"Components"</h1>
                <button class="button" on:click=handler(move |_| whole.update(|whole| *whole = !*whole))>"Whole window"</button>
                <Show when=move || whole.get()><WholeWindow/></Show>
            </div>
            {["dark", "light"].map(half).collect_view()}
        </div>
    }
}

#[component]
fn Sample(title: &'static str, children: Children) -> impl IntoView {
    view! {
        <section class="card">
            <div class="card__head"><h2>{title}</h2></div>
            <div class="stack card--pad">{children()}</div>
        </section>
    }
}

#[component]
fn Buttons() -> impl IntoView {
    view! {
        <Sample title="Buttons">
            <div class="row row--wrap">
                <button class="button button--main">{Icon::Check.draw()}"Main"</button>
                <button class="button">{Icon::Swap.draw()}"Plain"</button>
                <button class="button button--quiet">"Quiet"</button>
                <button class="button button--danger">{Icon::Flag.draw()}"Danger"</button>
                <button class="button" disabled>"Disabled"</button>
                <button class="button button--main button--large">{Icon::Play.draw()}"Large"</button>
                <button class="button">"Key" <kbd>"Q"</kbd></button>
                <IconButton icon=Icon::TurnLeft label=messages::page_board_turn_back/>
            </div>
            <div class="row">
                <ActionButton icon=Icon::Hint label=messages::page_play_hint/>
                <ActionButton icon=Icon::Undo label=messages::page_play_undo/>
                <ActionButton icon=Icon::Flag label=messages::page_play_resign danger=true/>
            </div>
        </Sample>
    }
}

fn numbers() -> Vec<(u8, Label)> {
    vec![(0, Label::Name("First")), (1, Label::Name("Second")), (2, Label::Name("Third"))]
}

#[component]
fn Choosing() -> impl IntoView {
    let chosen = RwSignal::new(0_u8);
    let is_on = RwSignal::new(true);
    let choose = move |number| chosen.set(number);
    view! {
        <Sample title="Choosing">
            <ButtonGroup label=messages::page_more options=numbers() chosen=chosen.into() choose/>
            <ButtonGroup look=GroupLook::Chips label=messages::page_more options=numbers() chosen=chosen.into() choose/>
            <Tabs label=messages::page_more tabs=numbers() open=chosen/>
            <Switch title=messages::page_settings_sound on=is_on.into() turn=move |on| is_on.set(on)/>
            <input class="field" type="text" aria-label="Field" placeholder="Field"/>
            <div class="row row--wrap">
                <span class="tag">"Tag"</span>
                <span class="tag tag--live">"Live"</span>
                <span class="tag tag--gold">"Gold"</span>
                <span class="tag tag--good">"Good"</span>
                <span class="tag tag--teal">"Teal"</span>
                <span class="badge">"2"</span>
                <span class="badge badge--quiet">"14"</span>
            </div>
        </Sample>
    }
}

#[component]
fn Players() -> impl IntoView {
    let bar = |color, name: &str, state, time: &str| {
        let (name, time) = (name.to_owned(), time.to_owned());
        let avatar = Avatar::Person(name.clone());
        view! {
            <PlayerBar color avatar name detail="1684" note="11 stacks can move" is_turn={state == ClockState::Running} is_near=false>
                <b class="count">"20"<small>"pieces"</small></b>
                <Clock time state/>
            </PlayerBar>
        }
    };
    view! {
        <Sample title="Players, moves and status">
            {bar(Color::Black, "mica", ClockState::Stopped, "2:07")}
            {bar(Color::White, "illite", ClockState::Running, "1:48")}
            {bar(Color::Black, "halite", ClockState::Low, "0:24")}
            <div class="row"><Stone color=Color::White/><Stone color=Color::Black/><HexAvatar avatar=Avatar::Computer/><HexAvatar avatar=Avatar::Person("olivine".to_owned()) small=true/></div>
            <div class="move-ribbon">
                <span class="n">"27"</span><button class="move">"a2b2"</button><button class="move">"b3b2"</button>
                <span class="n">"28"</span><button class="move">"j4h4"</button><button class="move" aria-current="true">"j3i3"</button>
            </div>
            <p class="status"><span>"Your turn " <small>"move a stack"</small></span></p>
            <p class="status status--wait">"mica is thinking"</p>
            <p class="status status--bad">"That stack is surrounded"</p>
        </Sample>
    }
}

#[component]
fn MoveLists() -> impl IntoView {
    let texts = ["e3", "c3", "i3", "a1", "b1"];
    let written = |(ply, text): (usize, &str)| WrittenMove {
        color: Color::ALL[ply % 2],
        text: text.to_owned(),
    };
    let moves: Vec<WrittenMove> = texts.into_iter().enumerate().map(written).collect();
    let shown = RwSignal::new(3);
    let go = Callback::new(move |plies| shown.set(plies));
    view! {
        <Sample title="Move list and stepper">
            <Moves shape=MovesShape::List moves=Signal::stored(moves) shown go/>
            <Stepper count=Signal::stored(texts.len()) shown go/>
        </Sample>
    }
}

#[component]
fn Rows() -> impl IntoView {
    view! {
        <Sample title="List rows and turn games">
            <div>
                <a class="list-row" href="/components"><b class="clip">"olivine"</b><span class="spring"></span>"1684"</a>
                <a class="list-row" href="/components"><b class="clip">"mica"</b><span class="spring"></span>"1571"</a>
            </div>
            <a class="turn-game" href="/components">
                <Skeleton lines=2/>
                <span><b>"halite"</b>" 2 days left"</span>
            </a>
        </Sample>
    }
}

#[component]
fn Figures() -> impl IntoView {
    let count = Signal::stored(ByColor { white: 22, black: 25 });
    view! {
        <Sample title="Meter, balance and stat">
            <Meter done=7 all=20/>
            <Balance count/>
            <div class="row">
                <p class="stat"><b>"1684"</b><span>"Rating"</span></p>
                <p class="stat"><b>"62%"</b><span>"Won"</span></p>
            </div>
        </Sample>
    }
}

#[component]
fn Overlays() -> impl IntoView {
    let open = RwSignal::new(false);
    let notices = expect_context::<Notices>();
    view! {
        <Sample title="Dialog, toast, empty, skeleton">
            <div class="row">
                <button class="button" on:click=handler(move |_| open.set(true))>"Open a dialog"</button>
                <button class="button" on:click=handler(move |_| notices.tell("Link copied".to_owned()))>"Show a toast"</button>
            </div>
            <ResignDialog open resign=Callback::new(|()| ())/>
            <Empty icon=Icon::People title=messages::page_games text=messages::page_games_none>
                <button class="button">"An action"</button>
            </Empty>
            <Skeleton lines=3/>
        </Sample>
    }
}

#[component]
fn Icons() -> impl IntoView {
    let one = |icon: &Icon| {
        view! { <span class="tag">{icon.draw()}{format!("{icon:?}")}</span> }
    };
    view! {
        <Sample title="Icons">
            <div class="row row--wrap">{Icon::ALL.iter().map(one).collect_view()}</div>
        </Sample>
    }
}
