//! Removes classes that a module exports but no script uses.
//!
//! A library that exports a class to JavaScript does so in every program that contains it. Streams come with the framework in this
//! way, though the script of a bundle calls nothing but its start.

use std::collections::BTreeSet;

use walrus::Module;

/// The prefix of the functions that a module imports from its script.
const IMPORTED: &str = "__wb";

/// Removes all classes from a module, and returns its script without them and without what only they have imported.
pub(super) fn remove(module: &mut Module, script: &str) -> String {
    let classes: Vec<&str> = script.lines().filter_map(class_name).collect();
    let is_unused = |name: &str| classes.iter().any(|class| belongs_to(name, class));
    let unused: Vec<_> = module.exports.iter().filter(|export| is_unused(&export.name)).collect();
    let unused: Vec<_> = unused.into_iter().map(walrus::Export::id).collect();
    for id in unused {
        module.exports.delete(id);
    }
    walrus::passes::gc::run(module);
    let imported = module.imports.iter().map(|import| import.name.clone()).collect();
    script_without(&classes, script, &imported)
}

/// The name of the class that begins with a line.
fn class_name(line: &str) -> Option<&str> {
    line.strip_prefix("export class ")?.strip_suffix(" {")
}

/// Whether an exported function is a method of a class.
fn belongs_to(export: &str, class: &str) -> bool {
    let class = class.to_ascii_lowercase();
    let method = export.strip_prefix(&class).is_some_and(|rest| rest.starts_with('_'));
    method || export == format!("__wbg_{class}_free")
}

/// A part of a script that is left out.
enum Unused {
    /// It ends with the bracket that closes its first one.
    Block,
    /// It ends with a semicolon at the end of a line.
    Statement,
}

fn script_without(classes: &[&str], script: &str, imported: &BTreeSet<String>) -> String {
    let mut lines = script.lines();
    let mut kept = Vec::new();
    while let Some(line) = lines.next() {
        match unused_part(classes, line.trim_start(), imported) {
            None => kept.push(line),
            Some(Unused::Block) => {
                let mut open = brackets(line);
                while open > 0 {
                    open += lines.next().map_or(-open, brackets);
                }
            }
            Some(Unused::Statement) => {
                let is_last = |line: &str| line.ends_with(';');
                let _ = is_last(line) || lines.any(is_last);
            }
        }
    }
    kept.join("\n")
}

/// The number of curly brackets that a line opens, less those that it closes.
fn brackets(line: &str) -> i32 {
    let change = |sign| match sign {
        '{' => 1,
        '}' => -1,
        _ => 0,
    };
    line.chars().map(change).sum()
}

/// The part that begins with a line and belongs to a class, or defines a function that is not imported.
fn unused_part(classes: &[&str], line: &str, imported: &BTreeSet<String>) -> Option<Unused> {
    let is_unused = |name: &str| name.starts_with(IMPORTED) && !imported.contains(name);
    let is_entry = line.split_once(": function(").is_some_and(|(name, _)| is_unused(name));
    if is_entry || class_name(line).is_some() {
        return Some(Unused::Block);
    }
    let is_statement = |class: &&str| {
        line.starts_with(&format!("if (Symbol.dispose) {class}.prototype"))
            || line.starts_with(&format!("const {class}Finalization = "))
    };
    classes.iter().any(is_statement).then_some(Unused::Statement)
}

#[cfg(test)]
mod tests {
    use walrus::{FunctionBuilder, ModuleConfig, ValType};

    use super::*;

    /// As the generator of bindings writes it, with and without indentation.
    const SCRIPT: &str = "export class OneSource {
    free() {
        wasm.__wbg_onesource_free(ptr, 0);
    }
    /**
     * @returns {Promise<any>}
     */
pull(controller) {
    return wasm.onesource_pull(this.__wbg_ptr);
}
close() {
    return {};
}
}
if (Symbol.dispose) OneSource.prototype[Symbol.dispose] = OneSource.prototype.free;
function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbg_gone: function(arg0) {
            return {
            };
        },
        __wbg_caught: function() { return handleError(function (arg0) {
            arg0.close();
        }, arguments); },
        __wbg_kept: function(arg0) {
            return arg0;
        },
    };
}
const OneSourceFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_onesource_free(ptr, 1));
const CLOSURES = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(state => wasm.destroy(state.a));";

    const WITHOUT: &str = "function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbg_kept: function(arg0) {
            return arg0;
        },
    };
}
const CLOSURES = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(state => wasm.destroy(state.a));";

    /// Exports functions, each of which calls an import.
    fn module(exports: &[(&str, &str)]) -> Module {
        let mut module = Module::with_config(ModuleConfig::new());
        let no_params: [ValType; 0] = [];
        let plain = module.types.add(&no_params, &no_params);
        for (export, import) in exports {
            let (called, _) = module.add_import_func("imports", import, plain);
            let mut builder = FunctionBuilder::new(&mut module.types, &no_params, &no_params);
            builder.func_body().call(called);
            let function = builder.finish(Vec::new(), &mut module.funcs);
            module.exports.add(export, function);
        }
        module
    }

    #[test]
    fn a_module_loses_the_methods_of_its_classes_and_what_only_they_call() {
        let mut module = module(&[
            ("onesource_pull", "__wbg_gone"),
            ("__wbg_onesource_free", "__wbg_caught"),
            ("onesourcery", "__wbg_kept"),
        ]);
        assert_eq!(remove(&mut module, SCRIPT), WITHOUT);
        let exports: Vec<_> = module.exports.iter().map(|export| export.name.as_str()).collect();
        assert_eq!(exports, ["onesourcery"]);
        assert_eq!(module.imports.iter().count(), 1);
    }

    #[test]
    fn a_module_without_classes_keeps_its_script() {
        let mut module = module(&[("main", "__wbg_kept")]);
        assert_eq!(remove(&mut module, WITHOUT), WITHOUT);
        assert_eq!(module.exports.iter().count(), 1);
    }
}
