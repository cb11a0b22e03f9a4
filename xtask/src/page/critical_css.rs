//! The part of a style sheet that an HTML text needs for its first paint.
//!
//! A rule stays if everything that its selector names is in the text: elements, classes and ids. Rules for a pointer
//! or the focus go. Of the custom properties those stay that a remaining rule or the text refers to.

use std::collections::BTreeSet;

/// Selectors with one of these describe what happens after the first paint.
const LATER: [&str; 6] = [":hover", ":focus", ":active", ":checked", "::placeholder", "::backdrop"];

/// A rule, or a group of rules under a condition.
enum Block<'a> {
    Rule { selectors: &'a str, body: &'a str },
    Group { condition: &'a str, blocks: Vec<Block<'a>> },
}

/// The rules that the text needs, without comments and needless space.
pub(super) fn critical_css(css: &str, html: &str) -> String {
    let css = without_comments(css);
    let names = Names::of(html);
    let mut text = String::new();
    write(&blocks(&css), &names, &mut text);
    let text = compact(&text);
    without_unused_properties(&text, html)
}

/// The same style sheet without comments and needless space.
pub(super) fn minified(css: &str) -> String {
    compact(&without_comments(css))
}

fn without_comments(css: &str) -> String {
    let mut text = String::with_capacity(css.len());
    let mut rest = css;
    while let Some((before, after)) = rest.split_once("/*") {
        text.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    text + rest
}

/// The blocks of a style sheet, or of a group in it.
fn blocks(css: &str) -> Vec<Block<'_>> {
    let mut found = Vec::new();
    let mut rest = css;
    while let Some((head, after)) = rest.split_once('{') {
        let end = block_end(after);
        let (head, body) = (head.trim(), &after[..end]);
        found.push(if head.starts_with("@media") {
            Block::Group { condition: head, blocks: blocks(body) }
        } else {
            Block::Rule { selectors: head, body: body.trim() }
        });
        rest = after.get(end + 1..).unwrap_or("");
    }
    found
}

/// The place of the brace that closes a block.
fn block_end(text: &str) -> usize {
    let mut depth = 1;
    for (at, sign) in text.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

fn write(blocks: &[Block<'_>], names: &Names, text: &mut String) {
    for block in blocks {
        match block {
            Block::Rule { selectors, body } => {
                let kept = names.kept(selectors);
                if !kept.is_empty() {
                    text.extend([&kept.join(","), "{", body, "}"]);
                }
            }
            Block::Group { condition, blocks } => {
                let mut inner = String::new();
                write(blocks, names, &mut inner);
                if !inner.is_empty() {
                    text.extend([condition, "{", &inner, "}"]);
                }
            }
        }
    }
}

/// The elements, classes and ids of a text.
struct Names {
    elements: BTreeSet<String>,
    classes: BTreeSet<String>,
    ids: BTreeSet<String>,
}

impl Names {
    fn of(html: &str) -> Self {
        let values = |start: &'static str| {
            let parts = html.split(start).skip(1).filter_map(|part| part.split('"').next());
            parts.flat_map(str::split_whitespace)
        };
        let is_name = |sign: char| sign.is_ascii_alphanumeric();
        let elements = html.split('<').filter_map(|part| part.split(|sign| !is_name(sign)).next());
        let own = |names: &mut dyn Iterator<Item = &str>| names.map(str::to_owned).collect();
        Self {
            elements: own(&mut elements.chain(["html", "body"])),
            classes: own(&mut values(" class=\"").chain(values(" data-body=\""))),
            ids: own(&mut values(" id=\"")),
        }
    }

    /// The selectors of a list that are kept.
    fn kept<'a>(&self, selectors: &'a str) -> Vec<&'a str> {
        if selectors.starts_with('@') {
            return if selectors == "@font-face" { vec![selectors] } else { Vec::new() };
        }
        let has_later = |selector: &str| LATER.iter().any(|later| selector.contains(later));
        let all = split_list(selectors).into_iter().map(str::trim);
        all.filter(|selector| !has_later(selector) && self.has_all(selector)).collect()
    }

    /// Whether everything that a selector names is there; what stands in brackets may be absent.
    fn has_all(&self, selector: &str) -> bool {
        let plain = without_brackets(selector);
        let mut names = plain.split_inclusive(|sign: char| !is_name_sign(sign));
        let mut kind = ' ';
        names.all(|part| {
            let name = part.trim_end_matches(|sign: char| !is_name_sign(sign));
            let of = std::mem::replace(&mut kind, part.chars().last().unwrap_or(' '));
            name.is_empty()
                || match of {
                    '.' => self.classes.contains(name),
                    '#' => self.ids.contains(name),
                    ':' => true,
                    _ => self.elements.contains(name),
                }
        })
    }
}

fn is_name_sign(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_')
}

/// The parts of a list, whose commas in brackets do not count.
fn split_list(list: &str) -> Vec<&str> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0);
    for (at, sign) in list.char_indices() {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&list[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&list[start..]);
    parts
}

fn without_brackets(selector: &str) -> String {
    let mut depth = 0;
    let outside = |sign: &char| {
        match sign {
            '(' | '[' => depth += 1,
            ')' | ']' => {
                depth -= 1;
                return false;
            }
            _ => {}
        }
        depth == 0
    };
    selector.chars().filter(outside).collect()
}

/// Removes space that means nothing.
fn compact(css: &str) -> String {
    let words: Vec<_> = css.split_whitespace().collect();
    let mut text = words.join(" ");
    for sign in ["{", "}", ";", ","] {
        text = text.replace(&format!(" {sign}"), sign).replace(&format!("{sign} "), sign);
    }
    text.replace(": ", ":").replace(";}", "}")
}

/// Removes declarations of custom properties that nothing refers to, again and again: one may refer to another.
fn without_unused_properties(css: &str, html: &str) -> String {
    let mut css = css.to_owned();
    loop {
        let is_unused = |name: &str| {
            let reference = [format!("var({name})"), format!("var({name},")];
            !reference.iter().any(|use_| css.contains(use_) || html.contains(use_))
        };
        let mut text = String::with_capacity(css.len());
        for part in css.split_inclusive(['{', ';', '}']) {
            let declaration = part.trim_end_matches(['{', ';', '}']);
            let name = declaration.split_once(':').map(|(name, _)| name.trim());
            match name.filter(|name| name.starts_with("--") && is_unused(name)) {
                Some(_) => text.push_str(if part.ends_with('}') { "}" } else { "" }),
                None => text.push_str(part),
            }
        }
        if text.len() == css.len() {
            return text;
        }
        css = text;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HTML: &str = "<header class=\"top wide\" id=\"h\"><a href=\"/\">x</a></header>\
                        <p class=\"one-a_b\" id=\"second\" data-body=\"page\"></p>";

    /// Asserts that selectors are kept, each as the only one of a rule.
    #[track_caller]
    fn assert_kept(selectors: &[&str]) {
        for selector in selectors {
            let css = format!("{selector}{{color:red}}");
            assert_eq!(critical_css(&css, HTML), css);
        }
    }

    /// Asserts that selectors are removed, each as the only one of a rule.
    #[track_caller]
    fn assert_removed(selectors: &[&str]) {
        for selector in selectors {
            assert_eq!(critical_css(&format!("{selector}{{color:red}}"), HTML), "", "{selector}");
        }
    }

    /// Style sheets, each with what is left of it.
    #[track_caller]
    fn assert_reduced(sheets: &[(&str, &str)]) {
        for (css, kept) in sheets {
            assert_eq!(critical_css(css, HTML), *kept);
        }
    }

    #[test]
    fn elements_classes_and_ids_of_the_text_are_kept() {
        assert_kept(&["header", "p", "html", "body", ":root", "*"]);
        assert_kept(&[".top", ".wide", ".top.wide", ".one-a_b", ".page"]);
        assert_kept(&["#h", "#second", "p#second.one-a_b"]);
        assert_kept(&["header a", "header>a", "header + p", ".top~.one-a_b"]);
    }

    #[test]
    fn names_of_another_kind_or_of_a_part_are_removed() {
        assert_removed(&["main", ".other", "#other"]);
        assert_removed(&[".header", "#top", "top", "h", ".h", ".second"]);
        assert_removed(&[".one", ".one-a", ".one-a_", ".one-a_b-c", ".a_b"]);
        assert_eq!(critical_css(".plain{color:red}", "plain <p class=\"a\"></p>"), "");
        assert_removed(&[
            ".top .other",
            ".other .top",
            "header>main",
            "a+main",
            ".top.other",
            "a#other",
        ]);
    }

    #[test]
    fn a_pseudo_class_of_the_first_paint_is_kept() {
        assert_kept(&["a:first-child", ".top::after", "header:nth-child(2n+1) a", "a:not(.other)"]);
        assert_kept(&[".top:not(.other) a[href]", "a:is(main,.other)", "a:not(:is(.other)):link"]);
        assert_removed(&["a:not(.top) .other", "a[href] main", "main:first-child"]);
    }

    #[test]
    fn selectors_of_what_happens_later_are_removed() {
        assert_removed(&["a:hover", "a:focus", "a:focus-visible", "a:active", "a:checked"]);
        assert_removed(&["p::placeholder", "p::backdrop", "header:hover a"]);
    }

    #[test]
    fn each_selector_of_a_list_is_judged_alone() {
        assert_reduced(&[
            (".top, .other, a { color: red; }", ".top,a{color:red}"),
            (".other,a:is(.x,.y),main{color:red}", "a:is(.x,.y){color:red}"),
            ("a:is(.x,.y),p{color:red}", "a:is(.x,.y),p{color:red}"),
            ("a:hover,a{color:red}", "a{color:red}"),
        ]);
    }

    #[test]
    fn a_group_is_kept_with_the_rules_that_are() {
        assert_reduced(&[
            (
                "@media (min-width:1px){.top{color:red}.other{color:red}a{color:red}}p{color:red}",
                "@media (min-width:1px){.top{color:red}a{color:red}}p{color:red}",
            ),
            ("@media print{.other{color:red}}p{color:red}", "p{color:red}"),
            (
                "@media screen{@media (hover){a{color:red}}p{color:red}}",
                "@media screen{@media (hover){a{color:red}}p{color:red}}",
            ),
        ]);
    }

    #[test]
    fn of_other_rules_only_fonts_are_kept() {
        let font = "@font-face{font-family:x}";
        assert_eq!(critical_css(font, HTML), font);
        let css = "@keyframes glow{from{opacity:0}to{opacity:1}}@page{margin:0}p{color:red}";
        assert_eq!(critical_css(css, HTML), "p{color:red}");
    }

    #[test]
    fn needless_space_and_comments_are_removed() {
        let css = "/* a { */\n.top  a ,\n p\n{\n  color : red ;\n  transition: a 1s, b  2s;\n}/* } *//**/\n a { top: 0 }";
        let expected = ".top a,p{color :red;transition:a 1s,b 2s}a{top:0}";
        assert_eq!(critical_css(css, HTML), expected);
    }

    #[test]
    fn a_sheet_that_is_cut_off_ends_with_its_last_whole_part() {
        assert_reduced(&[
            ("p{color:red}/* a{color:red}", "p{color:red}"),
            ("p{color:red", "p{color:red}"),
            ("@media print{p{color:red}", "@media print{p{color:red}}"),
            ("p{color:red}a", "p{color:red}"),
            ("", ""),
        ]);
    }

    #[test]
    fn custom_properties_that_nothing_refers_to_are_removed() {
        assert_reduced(&[
            // One that is used, directly, by another or with a fallback.
            (":root{--a:1px}p{top:var(--a)}", ":root{--a:1px}p{top:var(--a)}"),
            (
                ":root{--a:1px;--b:var(--a)}p{top:var(--b,2px)}",
                ":root{--a:1px;--b:var(--a)}p{top:var(--b,2px)}",
            ),
            // One that only unused ones refer to, in either order.
            (":root{color:red;--a:1px;--b:var(--a);--c:var(--b)}", ":root{color:red;}"),
            (":root{--c:var(--b);--b:var(--a);--a:1px;color:red}", ":root{color:red}"),
            // One whose name only begins like a used one, at each place of a rule.
            (":root{--a:1px;--ab:2px}p{top:var(--ab)}", ":root{--ab:2px}p{top:var(--ab)}"),
            (":root{--ab:2px;--a:1px}p{top:var(--ab)}", ":root{--ab:2px;}p{top:var(--ab)}"),
            (":root{--a:1px}", ":root{}"),
        ]);
        let used_in_text = "<a fill=\"var(--d)\" stroke=\"var(--e,red)\">";
        let css = ":root{--d:1px;--e:red;--f:0}";
        assert_eq!(critical_css(css, used_in_text), ":root{--d:1px;--e:red;}");
    }
}
