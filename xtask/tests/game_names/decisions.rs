//! Decisions between games that the compiler does not check.

use crate::names::{NAMES, VARIANTS};

/// The lines of code without comments in which an unchecked decision begins.
pub(crate) fn decisions(code: &str) -> Vec<String> {
    let starts = code.char_indices().filter(|&(at, _)| is_word_start(code, at));
    let found = starts.filter(|&(at, _)| is_unchecked(&code[at..]));
    let mut lines: Vec<usize> = found.map(|(at, _)| line_start(code, at)).collect();
    lines.dedup();
    let line = |start: usize| code[start..].lines().next().unwrap_or_default().trim().to_owned();
    lines.into_iter().map(line).collect()
}

/// Whether a word or an operator begins here.
fn is_word_start(code: &str, at: usize) -> bool {
    let is_word = |sign: char| sign.is_alphanumeric() || sign == '_';
    !(code[at..].starts_with(is_word) && code[..at].ends_with(is_word))
}

fn line_start(code: &str, at: usize) -> usize {
    code[..at].rfind('\n').map_or(0, |at| at + 1)
}

/// Whether an unchecked decision begins with the first word of the code.
fn is_unchecked(code: &str) -> bool {
    is_macro(code)
        || is_refutable_let(code)
        || is_comparison(code)
        || is_default(code)
        || is_first(code)
        || is_boolean(code)
        || is_match_with_wildcard(code)
}

/// `matches!(position, AnyPosition::Dvonn(_))`
fn is_macro(code: &str) -> bool {
    code.strip_prefix("matches!(").is_some_and(|rest| names_variant(inside(rest)))
}

/// `let AnyPosition::Dvonn(position) = position else { … }`, `if let …`, `while let …`
fn is_refutable_let(code: &str) -> bool {
    let pattern = code.strip_prefix("let ").and_then(|rest| rest.split_once('='));
    pattern.is_some_and(|(pattern, _)| names_variant(pattern))
}

/// `game == Game::Dvonn`, `id != "dvonn"`
fn is_comparison(code: &str) -> bool {
    let operand = code.strip_prefix("== ").or_else(|| code.strip_prefix("!= "));
    operand.is_some_and(|rest| {
        let end = rest.find([';', '{', '}', ',', ')', '&', '|', '\n']).unwrap_or(rest.len());
        let operand = rest[..end].trim();
        let is_name = |name: &String| operand == format!("\"{name}\"");
        names_variant(operand) || NAMES.iter().any(is_name)
    })
}

/// `game.unwrap_or(Game::Dvonn)`
fn is_default(code: &str) -> bool {
    let call = code.strip_prefix("unwrap_or").and_then(|rest| rest.split_once('('));
    call.is_some_and(|(name, rest)| {
        name.chars().all(|sign| sign.is_alphabetic() || sign == '_') && names_variant(inside(rest))
    })
}

/// `Game::ALL[0]`, which is a default without a name; the named one is `Game::DEFAULT`.
fn is_first(code: &str) -> bool {
    ["Game::ALL[0]", "Title::ALL[0]"].iter().any(|first| code.starts_with(first))
}

/// `is_dvonn`; `is_punct` is a property of a dot.
fn is_boolean(code: &str) -> bool {
    code.starts_with("is_dvonn")
}

/// `match game { Game::Dvonn => …, _ => … }`
fn is_match_with_wildcard(code: &str) -> bool {
    let Some((head, rest)) = code.strip_prefix("match ").and_then(|rest| rest.split_once('{'))
    else {
        return false;
    };
    let patterns = patterns(inside(rest));
    !head.contains(';')
        && patterns.iter().any(|pattern| names_variant(pattern))
        && patterns.iter().any(|pattern| is_wildcard(pattern))
}

fn names_variant(code: &str) -> bool {
    VARIANTS.iter().any(|variant| {
        let ends = |(at, _): (usize, &str)| {
            let next = code[at + variant.len()..].chars().next();
            !next.is_some_and(|sign| sign.is_alphanumeric() || sign == '_')
        };
        code.match_indices(variant).any(ends)
    })
}

/// Whether a pattern is a catch-all: `_`, `other`, `(_, _)`.
fn is_wildcard(pattern: &str) -> bool {
    let pattern = pattern.split(" if ").next().unwrap_or(pattern).trim();
    let is_name = |part: &str| {
        part.chars().all(|sign| sign.is_lowercase() || sign == '_' || sign.is_numeric())
    };
    let parts = pattern.trim_matches(['(', ')']).split(',').map(str::trim);
    parts.filter(|part| !part.is_empty()).all(is_name)
}

/// The code up to the bracket that closes the one before it.
fn inside(code: &str) -> &str {
    let mut depth = 0_usize;
    for (at, sign) in code.char_indices() {
        match sign {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => return &code[..at],
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    code
}

/// The patterns of the arms of a match.
fn patterns(mut arms: &str) -> Vec<&str> {
    let mut patterns = Vec::new();
    while let Some((pattern, rest)) = arms.split_once("=>") {
        patterns.push(pattern);
        arms = after_body(rest.trim_start());
    }
    patterns
}

/// The arms after the body of the first: a block or an expression that ends with a comma.
fn after_body(rest: &str) -> &str {
    if let Some(block) = rest.strip_prefix('{') {
        let end = 2 + inside(block).len();
        return rest.get(end..).unwrap_or_default().trim_start_matches(',');
    }
    let mut depth = 0_usize;
    for (at, sign) in rest.char_indices() {
        match sign {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => return &rest[at + 1..],
            _ => {}
        }
    }
    ""
}

#[test]
fn unchecked_decisions_are_found() {
    for code in [
        "matches!(position, AnyPosition::Dvonn(_))",
        "let AnyPosition::Dvonn(position) = position else { return None };",
        "if let (Some(AnyMove::Punct(mv)), true) = (hint, free) {",
        "if game == Game::Dvonn { 1 } else { 2 }",
        "if id != \"dvonn\" {",
        "game.unwrap_or(Game::Dvonn)",
        "let game = Game::ALL[0];",
        "game.unwrap_or_else(|| AnyPosition::start(Game::Dvonn))",
        "let is_dvonn = true;",
        "match game { Game::Dvonn => 1, _ => 2 }",
        "match (a, b) { (Self::Dvonn(a), Spot::Dvonn(b)) => { f(a, b) } (_, _) => {} }",
        "match mv { Some(AnyMove::Dvonn(mv)) => Some(mv), other => g(other), }",
    ] {
        assert_eq!(decisions(code).len(), 1, "{code}");
    }
}

#[test]
fn checked_decisions_are_not_found() {
    for code in [
        "match game { Game::Dvonn => match x { 1 => 2, _ => 3 }, Game::Punct | Game::PunctBasic => 2 }",
        "let game = Game::Dvonn;",
        "let feat: Goal = Goal::Does(Feat::Dvonn(feat));",
        "match text { \"dvonn\" => 1, _ => 2 }",
        "position == AnyPosition::start(game)",
    ] {
        assert_eq!(decisions(code), [""; 0], "{code}");
    }
}
