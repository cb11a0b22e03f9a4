//! The panel that imports games and positions.

use basalt_locales::{Message, messages};
use basalt_rules::{AnyPosition, Game, Title};
use basalt_study::Study;
use leptos::prelude::*;

use super::controller::AnalysisController;
use crate::browser::{self, handler};
use crate::form_fields::RadioGroup;
use crate::game_ui::variant_name;
use crate::i18n::i18n;

/// The import panel.
#[component]
pub(super) fn ImportPanel(
    analysis: AnalysisController,
    /// Called when something was opened.
    opened: Callback<()>,
) -> impl IntoView {
    let i18n = i18n();
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(None::<String>);
    let resembled = Memo::new(move |_| text.with(|text| title_of_position(text)));
    let variant = RwSignal::new(None::<Game>);
    let read = move |found: String| {
        let picked = variant.get_untracked();
        let variant = title_of_position(&found).and_then(|title| chosen(title, picked));
        let preferred = variant.unwrap_or_else(|| analysis.with_untracked(Study::game));
        analysis.import(
            move |io| io.read(&found, preferred),
            move |read| {
                // The text stays, to be corrected.
                match read {
                    Ok(()) => opened.run(()),
                    Err(why) => error.set(Some(why)),
                }
            },
        );
    };
    let say = move |message: fn() -> Message| i18n.text(message);
    let fresh = move |game: Game| {
        let label = move || {
            let name = match variant_name(game) {
                Some(variant) => format!("{}, {}", game.title().name(), i18n.say(&variant)),
                None => game.title().name().to_owned(),
            };
            i18n.say(&messages::page_analyse_new(&name))
        };
        let open = move |_| {
            analysis.open(Study::new(AnyPosition::start(game)));
            opened.run(());
        };
        view! { <button class="button" data-new=game.id() on:click=handler(open)>{label}</button> }
    };
    view! {
        <div class="tab-body stack" tabindex="0" role="group" aria-label=say(messages::page_analyse_open)>
            <textarea rows="5" data-act="paste" aria-label=say(messages::page_analyse_paste) placeholder=say(messages::page_analyse_paste)
                aria-invalid=move || error.with(Option::is_some).to_string()
                prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))></textarea>
            {move || resembled.get().map(|title| view! { <Variants title variant/> })}
            <p class="refused" role="alert">{move || error.get()}</p>
            <div class="row row--wrap">
                <button class="button button--main" data-act="read" on:click=handler(move |_| read(text.get_untracked()))>{say(messages::page_analyse_read)}</button>
                <label class="button">
                    {say(messages::page_analyse_file)}
                    <input type="file" class="sr" data-act="open-file"
                        on:change=move |event| browser::read_file(&event, read)/>
                </label>
            </div>
            <hr/>
            <button class="button" data-act="setup" on:click=handler(move |_| analysis.edit_position())>{say(messages::page_analyse_setup)}</button>
            {Game::ALL.map(fresh).collect_view()}
        </div>
    }
}

/// The variants by which a pasted position can be played: its text does not name one.
#[component]
fn Variants(title: Title, variant: RwSignal<Option<Game>>) -> impl IntoView {
    let option = |&game: &Game| variant_name(game).map(|name| (Some(game), name.into()));
    view! {
        <RadioGroup
            name="rules"
            title=messages::page_new_variant
            options=title.games().iter().filter_map(option).collect()
            chosen=Signal::derive(move || chosen(title, variant.get()))
            choose=move |game| variant.set(game)
        />
    }
}

/// The title of which a text seems to be a position, if that title has several variants.
fn title_of_position(text: &str) -> Option<Title> {
    let has_variants = |title: &Title| title.games().len() > 1;
    Title::ALL.into_iter().filter(has_variants).find(|title| title.resembles_position(text))
}

/// The variant that was picked, or else the last of the title: the standard game.
fn chosen(title: Title, picked: Option<Game>) -> Option<Game> {
    picked.filter(|game| game.title() == title).or_else(|| title.games().last().copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_is_asked_for_only_where_the_text_leaves_it_open() {
        assert_eq!(title_of_position(" w:c4/c5d5 b: w 0"), Some(Title::Punct));
        for text in ["", "9/10/11/10/9 w p", "[Game \"punct\"]\n\n*"] {
            assert_eq!(title_of_position(text), None, "{text}");
        }
    }

    #[test]
    fn the_standard_game_is_chosen_until_another_variant_is_picked() {
        assert_eq!(chosen(Title::Punct, None), Some(Game::Punct));
        assert_eq!(chosen(Title::Punct, Some(Game::PunctBasic)), Some(Game::PunctBasic));
        assert_eq!(chosen(Title::Punct, Some(Game::Dvonn)), Some(Game::Punct));
    }
}
