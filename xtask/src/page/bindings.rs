//! The WASM modules of the page, with the JavaScript that binds them to the browser.

use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use super::files::{self, File};
use crate::process::{cargo, run, target_folder};
use crate::tools::WASM;
use crate::wasm::{FLAGS, FLAGS_VARIABLE};

/// A crate that becomes a module.
struct Module {
    package: &'static str,
    /// Which of the crate's programs, if it has any.
    program: Option<&'static str>,
    /// The profile of the workspace, and so a folder of the target.
    profile: &'static str,
    /// What cargo calls the outcome.
    built: &'static str,
    /// What the page calls it.
    name: &'static str,
    flags: &'static str,
}

/// How the page itself is compiled: Leptos then hides the type of each component's view from the one
/// around it, so that code which is the same for all views is there once.
///
/// It does without the engine's wide instructions, so that two people can play at one board even in
/// a browser that cannot run the engine.
const PAGE_FLAGS: &str = "--cfg erase_components";

const MODULES: [Module; 5] = [
    Module {
        package: "basalt-web",
        program: Some("bundle-play"),
        profile: "page",
        built: "bundle-play.wasm",
        name: "basalt_play",
        flags: PAGE_FLAGS,
    },
    Module {
        package: "basalt-web",
        program: Some("bundle-study"),
        profile: "page",
        built: "bundle-study.wasm",
        name: "basalt_study",
        flags: PAGE_FLAGS,
    },
    Module {
        package: "basalt-web",
        program: Some("bundle-online"),
        profile: "page",
        built: "bundle-online.wasm",
        name: "basalt_online",
        flags: PAGE_FLAGS,
    },
    Module {
        package: "basalt-engine-worker",
        program: None,
        profile: "worker",
        built: "basalt_engine_worker.wasm",
        name: "basalt_engine",
        flags: FLAGS,
    },
    Module {
        package: "basalt-io-worker",
        program: None,
        profile: "page",
        built: "basalt_io_worker.wasm",
        name: "basalt_io",
        flags: FLAGS,
    },
];

/// Builds the modules; each is two files, `name.js` and `name_bg.wasm`.
pub(super) fn build_modules() -> Result<Vec<File>, String> {
    let target = target_folder()?;
    let bound = target.join("bindings");
    files::replace_all(&bound, [])?;
    for module in &MODULES {
        module.compile()?;
        module.bind(&target.join(WASM).join(module.profile).join(module.built), &bound)?;
    }
    files::read_all(&bound)
}

impl Module {
    fn compile(&self) -> Result<(), String> {
        let args = ["build", "--target", WASM, "--package", self.package, "--profile"];
        let program = self.program.map_or_else(Vec::new, |name| vec!["--bin", name]);
        run(cargo(args).arg(self.profile).args(program).env(FLAGS_VARIABLE, self.flags))
    }

    fn bind(&self, module: &Path, folder: &Path) -> Result<(), String> {
        let mut bindgen = Bindgen::new();
        bindgen
            .input_path(module)
            .out_name(self.name)
            .typescript(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            // Otherwise the page would have to name the module itself.
            .omit_default_module_path(false);
        bindgen
            .web(true)
            .and_then(|bindgen| bindgen.generate(folder))
            .map_err(|error| format!("{} cannot be bound: {error:#}", self.package))
    }
}
