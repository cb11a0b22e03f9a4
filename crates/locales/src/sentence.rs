//! Formats a text of the compact form; see `marks`.

use crate::marks::{CHOICE, STOP, VARIABLE};
use crate::plural::plural;
use crate::{ArgumentValue, Language};

/// The sentence that `text` becomes with these values in it.
pub(crate) fn sentence(
    language: Language,
    text: &str,
    values: &[(&'static str, ArgumentValue)],
) -> String {
    let mut reader = Reader { language, values, rest: text, said: String::new() };
    reader.text(true);
    reader.said
}

struct Reader<'a> {
    language: Language,
    values: &'a [(&'static str, ArgumentValue)],
    /// The rest of the text.
    rest: &'a str,
    said: String,
}

impl<'a> Reader<'a> {
    /// Reads a text with its end, and says it if it is the one that was chosen.
    fn text(&mut self, is_said: bool) {
        loop {
            let (plain, mark) = self.up_to_mark();
            if is_said {
                self.said.push_str(plain);
            }
            match mark {
                Some(VARIABLE) => self.variable(is_said),
                Some(CHOICE) => self.choice(is_said),
                _ => return,
            }
        }
    }

    fn variable(&mut self, is_said: bool) {
        let name = self.word();
        if is_said {
            self.put_in(name);
        }
    }

    /// Writes a value; where there is none, the name in its place.
    fn put_in(&mut self, name: &str) {
        match self.value(name) {
            Some(ArgumentValue::Text(text)) => self.said.push_str(text),
            Some(ArgumentValue::Number(number)) => self.said.push_str(&number.to_string()),
            Some(ArgumentValue::Decimal(number)) => {
                self.said.push_str(&number.written(self.language));
            }
            None => self.said.extend(["{$", name, "}"]),
        }
    }

    /// The last alternative has no key, and neither has what follows a text that was cut short.
    fn choice(&mut self, is_said: bool) {
        let name = self.word();
        let value = self.value(name);
        let mut is_open = is_said;
        loop {
            let key = self.word();
            let fits = key.is_empty() || value.is_some_and(|value| self.fits(value, key));
            self.text(is_open && fits);
            is_open &= !fits;
            if key.is_empty() {
                return;
            }
        }
    }

    fn value(&self, name: &str) -> Option<&'a ArgumentValue> {
        self.values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// A key that is a figure is a number, and so is not what a text is called.
    fn fits(&self, value: &ArgumentValue, key: &str) -> bool {
        match value {
            ArgumentValue::Text(text) => {
                key == text && !key.starts_with(|sign: char| sign.is_ascii_digit())
            }
            ArgumentValue::Number(number) => {
                key == plural(self.language, *number) || key == number.to_string()
            }
            ArgumentValue::Decimal(_) => false,
        }
    }

    fn word(&mut self) -> &'a str {
        self.up_to_mark().0
    }

    fn up_to_mark(&mut self) -> (&'a str, Option<char>) {
        let end = self.rest.find([VARIABLE, CHOICE, STOP]).unwrap_or(self.rest.len());
        let (plain, rest) = self.rest.split_at(end);
        let mut signs = rest.chars();
        let mark = signs.next();
        self.rest = signs.as_str();
        (plain, mark)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Readable marks: `<` and `[` begin, `|` stops.
    fn say(text: &str, values: &[(&'static str, ArgumentValue)]) -> String {
        let mark = |sign| match sign {
            '<' => VARIABLE,
            '[' => CHOICE,
            '|' => STOP,
            sign => sign,
        };
        sentence(Language::En, &text.chars().map(mark).collect::<String>(), values)
    }

    #[test]
    fn the_first_alternative_that_fits_is_said() {
        let count =
            |number| say("a [n|0|no|1|a|one|one||<n||s", &[("n", ArgumentValue::Number(number))]);
        assert_eq!([0, 1, 7].map(count), ["a nos", "a as", "a 7s"]);
        let color = |text: &str| say("[c|red|R|0|zero||?|", &[("c", text.into())]);
        assert_eq!(["red", "blue", "0", ""].map(color), ["R", "?", "?", "?"]);
    }

    #[test]
    fn a_choice_may_stand_in_another() {
        let text = "[a|x|[b|y|xy||x-|||[b|y|-y||--||.";
        let said = |a: &str, b: &str| say(text, &[("a", a.into()), ("b", b.into())]);
        assert_eq!(said("x", "y"), "xy.");
        assert_eq!(said("x", "z"), "x-.");
        assert_eq!(said("z", "y"), "-y.");
        assert_eq!(said("z", "z"), "--.");
    }

    #[test]
    fn missing_arguments_show_their_name() {
        assert_eq!(say("<mv| [n|one|1||many|", &[]), "{$mv} many");
    }

    #[test]
    fn a_text_that_is_cut_short_ends() {
        let whole = "a [n|x|<v||[n|y|b||c||";
        for end in 0..whole.len() {
            assert!(say(&whole[..end], &[]).len() <= whole.len() + 1);
        }
    }
}
