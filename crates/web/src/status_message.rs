//! Sentences about the game that can be shown in any language.

use std::sync::Arc;

use basalt_locales::{Catalogue, Message, messages};
use leptos::prelude::*;

use crate::board::RefusalNotice;
use crate::i18n::I18n;

/// A sentence, in whatever language is spoken when it is read.
#[derive(Clone)]
pub(crate) struct LocalizedText(Arc<dyn Fn(&Catalogue) -> String + Send + Sync>);

impl LocalizedText {
    /// A sentence that is made of more than one message.
    pub(crate) fn new(say: impl Fn(&Catalogue) -> String + Send + Sync + 'static) -> Self {
        Self(Arc::new(say))
    }

    /// The sentence in a language.
    pub(crate) fn text(&self, catalogue: &Catalogue) -> String {
        (self.0)(catalogue)
    }
}

impl From<Message> for LocalizedText {
    fn from(message: Message) -> Self {
        Self::new(move |catalogue| catalogue.say(&message))
    }
}

/// Sentences about the game: a move, a refusal.
#[derive(Clone)]
pub(crate) struct StatusMessage {
    sentences: Vec<LocalizedText>,
    /// Whether something was refused.
    pub(crate) refused: bool,
    /// The address of the rule that explains it.
    rule: Option<String>,
}

impl StatusMessage {
    /// A message of sentences.
    pub(crate) fn new(sentences: Vec<LocalizedText>, refused: bool) -> Self {
        Self { sentences, refused, rule: None }
    }

    /// The message of a refusal.
    pub(crate) fn of_refusal(RefusalNotice { why, rule }: RefusalNotice) -> Self {
        let sentence = move |catalogue: &Catalogue| {
            catalogue.say(&messages::page_play_refused(&catalogue.say(&why)))
        };
        Self { sentences: vec![LocalizedText::new(sentence)], refused: true, rule }
    }

    /// The way to the rules, where they explain what was refused.
    pub(crate) fn way_to_rules(&self, i18n: I18n) -> Option<impl IntoView + use<>> {
        let address = self.rule.clone()?;
        Some(view! { " " <a class="rule" href=address>{i18n.text(messages::page_rules)}</a> })
    }

    /// All sentences in a language.
    pub(crate) fn text(&self, catalogue: &Catalogue) -> String {
        let mut text = String::new();
        for sentence in &self.sentences {
            if !text.is_empty() {
                text.push_str(if text.ends_with(['.', '!', '?']) { " " } else { ". " });
            }
            text.push_str(&sentence.text(catalogue));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use basalt_locales::Language;

    use super::*;

    #[test]
    fn messages_follow_a_change_of_language() {
        let said = StatusMessage::new(
            vec![messages::page_play_undo().into(), messages::page_play_redo().into()],
            false,
        );
        for language in [Language::En, Language::Ru] {
            let catalogue = Catalogue::new(language);
            let each = [messages::page_play_undo(), messages::page_play_redo()];
            let each = each.map(|message| catalogue.say(&message));
            assert_eq!(said.text(&catalogue), each.join(". "));
        }
    }

    #[test]
    fn a_sentence_that_ends_with_a_mark_gets_no_other() {
        let each = [
            messages::page_play_undo(),
            messages::page_learn_exam_right(),
            messages::page_learn_exam_wrong(),
        ];
        let said = StatusMessage::new(each.map(LocalizedText::from).into(), false);
        let catalogue = Catalogue::new(Language::En);
        assert_eq!(
            said.text(&catalogue),
            "Undo. Right! Not this time: the arrow shows the answer."
        );
    }
}
