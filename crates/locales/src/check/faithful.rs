//! Whether a catalogue says what Fluent itself would say.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::marks::{CHOICE, STOP, VARIABLE};
use crate::plural::plural;
use crate::{ArgumentValue, Catalogue, CataloguePart, Decimal, Language, Message, variables};

type Fluent = FluentBundle<FluentResource>;

/// Fluent with these texts.
fn fluent(language: Language, texts: impl IntoIterator<Item = &'static str>) -> Fluent {
    let mut bundle = FluentBundle::new(vec![language.tag().parse().expect("a tag")]);
    // The marks are for text that mixes directions; a terminal shows them as rubbish.
    bundle.set_use_isolating(false);
    for text in texts {
        let resource = FluentResource::try_new(text.to_owned()).expect("Fluent");
        bundle.add_resource(resource).expect("no key twice");
    }
    bundle
}

/// The text that Fluent gives.
fn said(fluent: &Fluent, language: Language, message: &Message) -> String {
    let value = |value: &ArgumentValue| match value {
        ArgumentValue::Text(text) => FluentValue::from(text.clone()),
        ArgumentValue::Number(number) => FluentValue::from(*number),
        ArgumentValue::Decimal(number) => FluentValue::from(number.written(language)),
    };
    let args: FluentArgs<'_> = message.args.iter().map(|(name, one)| (*name, value(one))).collect();
    let pattern = fluent.get_message(message.key).and_then(|found| found.value()).expect("a text");
    fluent.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

/// The values to try for the variables of a message, `None` for one that is not given: all pieces of
/// its text, the keys of its choices among them, and numbers that take every plural.
fn values(text: &'static str) -> Vec<Option<ArgumentValue>> {
    let numbers = [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 112, 1_234_567];
    let decimals = [Decimal::new(1.5, 1), Decimal::new(0.0, 0)];
    let texts = text.split([VARIABLE, CHOICE, STOP]).chain(["z9", "{ $x }"]);
    texts
        .map(ArgumentValue::from)
        .chain(numbers.map(ArgumentValue::Number))
        .chain(decimals.map(ArgumentValue::Decimal))
        .map(Some)
        .chain([None])
        .collect()
}

/// The steps with which each variable goes through the values, so that they meet in many ways.
const STEPS: [usize; 8] = [1, 3, 7, 11, 13, 17, 19, 23];

/// A message in many ways.
fn messages(language: Language, key: &'static str, text: &'static str) -> Vec<Message> {
    let values = values(text);
    let names: Vec<&'static str> =
        variables(language, key).into_iter().flatten().map(|name| &*name.leak()).collect();
    assert!(names.len() <= STEPS.len(), "{key}");
    let value = &|round: usize, step: usize| {
        values[(round * step + round / values.len()) % values.len()].clone()
    };
    let args = |round| {
        let steps = names.iter().zip(STEPS);
        steps.filter_map(move |(name, step)| Some((*name, value(round, step)?)))
    };
    (0..values.len() * STEPS.len()).map(|round| Message::new(key, args(round))).collect()
}

mod tests {
    use super::*;

    #[test]
    fn compact_messages_agree_with_fluent() {
        for &language in Language::ALL {
            let catalogue = Catalogue::new(language);
            let fluent =
                fluent(language, CataloguePart::ALL.iter().map(|part| part.source(language)));
            let entries = CataloguePart::ALL.iter().flat_map(|part| part.entries(language));
            for message in entries.flat_map(|(key, text)| messages(language, key, text)) {
                assert_eq!(catalogue.say(&message), said(&fluent, language, &message));
            }
        }
    }

    #[test]
    fn plurals_are_those_that_fluent_chooses() {
        let text = "plural = { $n ->\n [zero] zero\n [one] one\n [two] two\n [few] few\n \
                    [many] many\n *[other] other\n }\n";
        for &language in Language::ALL {
            let fluent = fluent(language, [text]);
            let numbers = (0..=1200).chain([1_000_000, 1_000_001, 2_000_000, 21_000_000]);
            for number in numbers {
                let message = Message::new("plural", [("n", ArgumentValue::Number(number))]);
                let expected = said(&fluent, language, &message);
                assert_eq!(plural(language, number), expected, "{number} in {}", language.tag());
            }
        }
    }
}
