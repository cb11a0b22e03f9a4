//! docs/api.md beside the OpenAPI document: its examples, routes, scopes and fields.

use std::collections::BTreeSet;

use basalt_testkit::documentation::{Block, blocks_of, root};
use serde_json::{Deserializer, Value};

use crate::{schema, shared_schema};

const PAGE: &str = "docs/api.md";

/// The objects in the blocks of JSON, in their order.
const OBJECTS: [&str; 5] = ["ErrorBody", "ChallengeObject", "GameObject", "EventLine", "GameLine"];

/// The page without its fenced blocks.
fn text() -> String {
    let page = std::fs::read_to_string(root().join(PAGE)).expect(PAGE);
    page.split("```").step_by(2).collect()
}

/// The JSON values of a block.
fn values(block: &Block) -> Vec<Value> {
    let values = Deserializer::from_str(&block.text).into_iter::<Value>();
    values.map(|value| value.unwrap_or_else(|error| panic!("{}: {error}", block.text))).collect()
}

#[test]
fn every_example_is_an_object_of_the_document() {
    let (json, others): (Vec<Block>, Vec<Block>) =
        blocks_of(PAGE).into_iter().partition(|block| block.language == "json");
    assert_eq!(json.len(), OBJECTS.len(), "an example that is not tested");
    for (block, object) in json.iter().zip(OBJECTS) {
        let values = values(block);
        assert!(!values.is_empty(), "{object}");
        for value in values {
            schema::assert_object(object, &value);
        }
    }
    let [header] = &others[..] else { panic!("an example that is not tested") };
    let digits = header.text.trim_end().strip_prefix("Authorization: Bearer basalt_");
    let digits = digits.expect("the header of a token");
    assert!(digits.len() == 64 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
}

/// The values of `type` in a schema.
fn kinds(schema: &Value, found: &mut BTreeSet<String>) {
    let kind = &schema["properties"]["type"];
    let names = kind["enum"].as_array().into_iter().flatten().chain([&kind["example"]]);
    found.extend(names.filter_map(Value::as_str).map(str::to_owned));
    for part in ["oneOf", "allOf"].iter().filter_map(|key| schema[*key].as_array()).flatten() {
        kinds(shared_schema::resolved(part), found);
    }
}

#[test]
fn every_kind_of_line_of_a_stream_has_an_example() {
    let blocks = blocks_of(PAGE);
    for object in ["EventLine", "GameLine"] {
        let mut expected = BTreeSet::new();
        kinds(&schema::document()["components"]["schemas"][object], &mut expected);
        assert!(expected.len() > 2, "{object}: {expected:?}");
        let shown = blocks.iter().filter(|block| block.language == "json").flat_map(values);
        let shown: BTreeSet<String> =
            shown.filter_map(|value| value["type"].as_str().map(str::to_owned)).collect();
        assert!(expected.is_subset(&shown), "{expected:?} in {shown:?}");
    }
}

/// A route of a table or a heading.
struct Documented {
    /// The method and the path, in which `{}` stands for every parameter.
    route: (String, String),
    /// The cells of the row, the route first.
    cells: Vec<String>,
}

/// The texts in backticks.
fn codes(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// A path with `{}` for each parameter and without a query.
fn shape(path: &str) -> String {
    let path = path.split('?').next().unwrap_or_default();
    let segment = |segment: &str| match segment {
        "yes" | "no" => "{}".to_owned(),
        one if one.starts_with('{') => "{}".to_owned(),
        other => other.to_owned(),
    };
    path.split('/').map(segment).collect::<Vec<_>>().join("/")
}

/// The routes of the page.
fn documented() -> Vec<Documented> {
    let text = text();
    let lines =
        text.lines().filter_map(|line| line.strip_prefix("| `").or(line.strip_prefix("### `")));
    let read = |line: &str| {
        let (method, path) = line.split('`').next()?.split_once(' ')?;
        let route = (method.to_lowercase(), shape(path));
        let cells = format!("`{line}").split(" | ").map(str::to_owned).collect();
        path.starts_with("/api/v1/").then_some(Documented { route, cells })
    };
    lines.filter_map(read).collect()
}

#[test]
fn the_page_has_every_route_of_the_document_and_no_other() {
    let routes: BTreeSet<(String, String)> =
        documented().into_iter().map(|documented| documented.route).collect();
    let operations = schema::operations().into_iter();
    let expected: BTreeSet<(String, String)> =
        operations.map(|(method, path, _)| (method, shape(&path))).collect();
    assert_eq!(routes, expected);
}

/// The operation of a route.
fn operation(route: &(String, String)) -> Value {
    let mut operations = schema::operations().into_iter();
    let found = operations.find(|(method, path, _)| (method, &shape(path)) == (&route.0, &route.1));
    found.unwrap_or_else(|| panic!("{route:?}")).2
}

/// `bot:play` opens every part of the API for a bot account, so the tables do not repeat it.
#[test]
fn the_tables_name_the_scopes_of_the_document() {
    let mut count = 0;
    for Documented { route, cells } in documented() {
        let scopes = cells.get(1).map(|cell| codes(cell)).unwrap_or_default();
        if !scopes.iter().any(|scope| scope.contains(':') && !scope.contains('{')) {
            continue;
        }
        let security = operation(&route)["security"].as_array().cloned().unwrap_or_default();
        let needed: BTreeSet<String> = security
            .iter()
            .flat_map(|one| one["token"].as_array().into_iter().flatten())
            .filter_map(|scope| scope.as_str().map(str::to_owned))
            .collect();
        let named = scopes.into_iter().chain(["bot:play"]).map(str::to_owned);
        assert_eq!(named.collect::<BTreeSet<_>>(), needed, "{route:?}");
        count += 1;
    }
    assert!(count > 7, "{count}");
}

/// The names of all fields in a schema and the objects inside it.
fn fields(schema: &Value, found: &mut BTreeSet<String>) {
    let schema = shared_schema::resolved(schema);
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        if found.insert(name.clone()) {
            fields(field, found);
        }
    }
    let choices = ["oneOf", "allOf", "anyOf"].iter().filter_map(|key| schema[*key].as_array());
    for part in choices.flatten() {
        fields(part, found);
    }
    for part in ["items", "additionalProperties"].map(|key| &schema[key]) {
        if part.is_object() {
            fields(part, found);
        }
    }
}

#[test]
fn the_tables_name_fields_of_the_document() {
    let mut count = 0;
    for Documented { route, cells } in documented() {
        let operation = operation(&route);
        let mut known = BTreeSet::new();
        fields(&operation["requestBody"]["content"]["application/json"]["schema"], &mut known);
        fields(&operation["responses"]["200"]["content"]["application/json"]["schema"], &mut known);
        // The key of a map is no field.
        let is_key = |name: &str| name == "dvonn-live";
        let cells = cells[1..].concat();
        for text in codes(&cells) {
            let names = text.split('"').skip(1).step_by(2).zip(text.split('"').skip(2).step_by(2));
            for (name, _) in names.filter(|(name, rest)| rest.starts_with(':') && !is_key(name)) {
                assert!(known.contains(name), "{route:?}: {name} in {known:?}");
                count += 1;
            }
        }
    }
    assert!(count > 30, "{count}");
}
