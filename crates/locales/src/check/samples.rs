//! Small catalogues for the tests of the checks.

pub(super) const ENGLISH: &str = "\
play-over = Over.
play-hint = Try { $mv }.
text-move = not a move: { $found }
";

pub(super) const POLISH: &str = "\
# en: 1c358993
play-over = Koniec.
# For translators: the engine's own choice.
# en: 2aa36e28
play-hint = Może { $mv }.
# en: 59e401fa
text-move = to nie ruch: { $found }
";
