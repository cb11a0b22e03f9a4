//! A generator of malformed JSON and text that knows the shapes of well-formed messages.

use std::env;
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

use basalt_loadtest::resident;
use basalt_rules::SplitMix64;
use serde_json::{Map, Value, json};

/// Variable with the number of inputs of each kind; `cargo xtask soak` sets it.
const COUNT: &str = "MALFORMED_INPUTS";

/// Number of inputs of each kind in the usual tests.
const USUAL_COUNT: usize = 10_000;

/// Memory that the process may grow by in the second half of a run, in bytes.
const MAX_GROWTH_BYTES: u64 = 64 << 20;

static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Texts that are wrong in most places.
const TEXTS: [&str; 16] = [
    "",
    " ",
    "null",
    "-1",
    "a1",
    "z99",
    "a1/b2c3",
    "18446744073709551616",
    "\u{0}",
    "\u{202e}abc",
    "ÿÿÿÿ",
    "🦀🦀🦀",
    "'; DROP TABLE games; --",
    "../../../etc/passwd",
    "%00%ff%2e%2e",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];

/// A run of malformed inputs. In a long one, progress is told and memory is measured.
pub(crate) struct Run {
    count: usize,
    is_soak: bool,
    half_bytes: Option<u64>,
}

impl Run {
    /// A run of a percentage of the inputs of a kind.
    pub(crate) fn new(percent: usize) -> Self {
        let count = env::var(COUNT).ok().and_then(|text| text.parse().ok()).unwrap_or(USUAL_COUNT);
        Self {
            count: count * percent / 100,
            is_soak: env::var_os(COUNT).is_some(),
            half_bytes: None,
        }
    }

    /// The number of inputs.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// Called after each input, with the number of those before.
    pub(crate) fn on_sent(&mut self, sent: usize) {
        if self.is_soak && sent.is_multiple_of(self.count.div_ceil(10)) {
            eprintln!("{sent} of {} malformed inputs", self.count);
        }
        if sent == self.count / 2 {
            self.half_bytes = resident(std::process::id());
        }
    }

    /// Checks after a long run that memory has not grown.
    pub(crate) fn check_memory(&self) {
        let end_bytes = resident(std::process::id());
        if let (true, Some(half), Some(end)) = (self.is_soak, self.half_bytes, end_bytes) {
            eprintln!("{half} bytes of memory after half of the inputs, {end} in the end");
            assert!(end < half + MAX_GROWTH_BYTES, "{half} bytes of memory grew to {end}");
        }
    }
}

/// Counts panics in the program, as opposed to those of tests, from now on.
pub(crate) fn watch_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if info.location().is_some_and(|place| !place.file().contains("tests/")) {
                PANICS.fetch_add(1, Ordering::Relaxed);
            }
            usual(info);
        }));
    });
}

/// The number of panics in the program.
pub(crate) fn panics() -> usize {
    PANICS.load(Ordering::Relaxed)
}

pub(crate) struct Generator {
    pub(crate) rng: SplitMix64,
}

impl Generator {
    pub(crate) fn new(seed: u64) -> Self {
        Self { rng: SplitMix64::new(seed) }
    }

    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.rng.below(items.len())]
    }

    /// A text that is wrong in most places.
    pub(crate) fn text(&mut self) -> String {
        let text = (*self.pick(&TEXTS)).to_owned();
        if self.rng.below(8) == 0 { text.repeat(1 + self.rng.below(60)) } else { text }
    }

    /// A well-formed message with one to three faults.
    pub(crate) fn line(&mut self, message: &Value) -> String {
        let mut message = message.clone();
        for _ in 0..=self.rng.below(3) {
            self.spoil(&mut message);
        }
        let mut line = message.to_string();
        match self.rng.below(12) {
            0 => line.truncate(floor(&line, self.rng.below(line.len() + 1))),
            1 => line.insert_str(floor(&line, self.rng.below(line.len() + 1)), &self.text()),
            2 => line = format!("{line}{line}"),
            3 => line = "[".repeat(self.rng.below(2000)) + &line,
            _ => {}
        }
        line
    }

    /// Changes something somewhere in a value.
    fn spoil(&mut self, value: &mut Value) {
        match value {
            Value::Object(fields) if !fields.is_empty() && self.rng.below(8) > 0 => {
                let names: Vec<String> = fields.keys().cloned().collect();
                let name = self.pick(&names).clone();
                match self.rng.below(10) {
                    0 => _ = fields.remove(&name),
                    1 => self.rename(fields, &name),
                    2 => _ = fields.insert(self.text(), self.value()),
                    _ => self.spoil(&mut fields[&name]),
                }
            }
            Value::Array(items) if !items.is_empty() && self.rng.below(8) > 0 => {
                let index = self.rng.below(items.len());
                self.spoil(&mut items[index]);
            }
            value => *value = self.value(),
        }
    }

    fn rename(&mut self, fields: &mut Map<String, Value>, name: &str) {
        if let Some(value) = fields.remove(name) {
            fields.insert(self.text(), value);
        }
    }

    /// A value that is wrong in most places.
    fn value(&mut self) -> Value {
        match self.rng.below(12) {
            0 => Value::Null,
            1 => json!(true),
            2 => json!(0),
            3 => json!(-1),
            4 => json!(u64::MAX),
            5 => json!(i64::MIN),
            6 => json!(1e300),
            7 => json!([]),
            8 => json!({}),
            9 => json!([[[[null]]]]),
            10 => json!(self.rng.next_u64() >> self.rng.below(64)),
            _ => Value::String(self.text()),
        }
    }
}

/// The nearest boundary of a character at or before an index.
fn floor(text: &str, index: usize) -> usize {
    (0..=index).rev().find(|&index| text.is_char_boundary(index)).unwrap_or(0)
}
