//! The WASM modules of the page, with the JavaScript that binds them to the browser.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use wasm_bindgen_cli_support::Bindgen;

use super::Build;
use super::files::{self, File};
use super::{panic_locations, short_names, unused_classes};
use crate::at_once::map_all;
use crate::process::{cargo, run, target_folder};
use crate::tools::WASM;
use crate::wasm::{FLAGS, FLAGS_VARIABLE, QUICK};

/// A program or library that becomes a module.
struct Module {
    package: &'static str,
    /// The program to build, unless the module is the package's library.
    program: Option<&'static str>,
    /// The file that cargo writes.
    built: &'static str,
    /// The name of the module in the page.
    name: &'static str,
    /// The profile for a release.
    dist_profile: &'static str,
    /// The compiler flags for a release.
    dist_flags: &'static str,
}

/// The compiler flags of the page for a release: with them Leptos hides the type of each component's
/// view from the one around it, so that code which is the same for all views exists once.
///
/// The page does without the engine's SIMD instructions, so that two people can play at one board
/// even in a browser that cannot run the engine.
const PAGE_FLAGS: &str = "--cfg erase_components";

/// The module of a bundle of the page.
const fn bundle(program: &'static str, built: &'static str, name: &'static str) -> Module {
    Module {
        package: "basalt-web",
        program: Some(program),
        built,
        name,
        dist_profile: "page",
        dist_flags: PAGE_FLAGS,
    }
}

const MODULES: [Module; 13] = [
    bundle("bundle-home", "bundle-home.wasm", "basalt_home"),
    bundle("bundle-play", "bundle-play.wasm", "basalt_play"),
    bundle("bundle-study", "bundle-study.wasm", "basalt_study"),
    bundle("bundle-editor", "bundle-editor.wasm", "basalt_editor"),
    bundle("bundle-learn", "bundle-learn.wasm", "basalt_learn"),
    bundle("bundle-lobby", "bundle-lobby.wasm", "basalt_lobby"),
    bundle("bundle-online", "bundle-online.wasm", "basalt_online"),
    bundle("bundle-account", "bundle-account.wasm", "basalt_account"),
    bundle("bundle-moderation", "bundle-moderation.wasm", "basalt_moderation"),
    Module {
        package: "basalt-engine-worker",
        program: None,
        built: "basalt_engine_worker.wasm",
        name: "basalt_engine",
        dist_profile: "worker",
        dist_flags: FLAGS,
    },
    Module {
        package: "basalt-io-worker",
        program: None,
        built: "basalt_io_worker.wasm",
        name: "basalt_io",
        dist_profile: "page",
        dist_flags: FLAGS,
    },
    Module {
        package: "basalt-explorer-worker",
        program: None,
        built: "basalt_explorer_worker.wasm",
        name: "basalt_explorer",
        dist_profile: "page",
        dist_flags: FLAGS,
    },
    Module {
        package: "basalt-sync-worker",
        program: None,
        built: "basalt_sync_worker.wasm",
        name: "basalt_sync",
        dist_profile: "page",
        dist_flags: PAGE_FLAGS,
    },
];

/// Builds the modules; each consists of two files, `name.js` and `name_bg.wasm`.
pub(super) fn build(build: Build) -> Result<Vec<File>, String> {
    compile(build)?;
    let target = target_folder()?;
    let bound = target.join("bindings").join(build.wasm_folder());
    // It makes the bindings, so another version of it may make others.
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let files = map_all(&MODULES, |module| {
        let compiled = target.join(WASM).join(module.profile(build)).join(module.built);
        let folder = bound.join(module.name);
        if !is_newer(&folder, &[&compiled, &program]) {
            module.bind(&compiled, &folder)?;
        }
        files::read_all(&folder)
    });
    Ok(files.into_iter().collect::<Result<Vec<_>, _>>()?.concat())
}

/// Compiles a quick page at once, so that the modules share their dependencies, and each module of
/// a release with its own flags.
fn compile(build: Build) -> Result<(), String> {
    if build == Build::Dist {
        return MODULES.iter().try_for_each(Module::compile_dist);
    }
    let mut command = cargo(["build", "--target", WASM, "--profile", QUICK]);
    run(command.args(selected_packages()).env(FLAGS_VARIABLE, Build::Quick.wasm_flags("")))
}

/// Selects the packages of the modules in a call of cargo.
pub(crate) fn selected_packages() -> impl Iterator<Item = &'static str> {
    MODULES.iter().flat_map(|module| ["--package", module.package])
}

/// Whether the folder holds files, and all of them are newer than what they were made of.
fn is_newer(folder: &Path, sources: &[&Path]) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).ok();
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let oldest: Option<SystemTime> = entries.filter_map(|entry| changed(&entry.path())).min();
    oldest.is_some() && sources.iter().all(|source| oldest > changed(source))
}

impl Build {
    /// The compiler flags of a module that has its own for a release. All modules of a quick build
    /// have the same, so that they share their dependencies.
    pub(crate) fn wasm_flags(self, dist: &str) -> String {
        match self {
            Self::Quick => format!("{FLAGS} {PAGE_FLAGS}"),
            Self::Dist => dist.to_owned(),
        }
    }

    /// The folder of bindings.
    fn wasm_folder(self) -> &'static str {
        match self {
            Self::Quick => QUICK,
            Self::Dist => "dist",
        }
    }
}

impl Module {
    /// The profile, which is also a folder of the target folder.
    fn profile(&self, build: Build) -> &'static str {
        match build {
            Build::Quick => QUICK,
            Build::Dist => self.dist_profile,
        }
    }

    fn compile_dist(&self) -> Result<(), String> {
        let args = ["build", "--target", WASM, "--package", self.package, "--profile"];
        // The page's default features are for development.
        let program =
            self.program.map_or_else(Vec::new, |name| vec!["--no-default-features", "--bin", name]);
        run(cargo(args).arg(self.dist_profile).args(program).env(FLAGS_VARIABLE, self.dist_flags))
    }

    fn bind(&self, compiled: &Path, folder: &Path) -> Result<(), String> {
        files::replace_all(folder, [])?;
        let mut bindgen = Bindgen::new();
        bindgen
            .input_path(compiled)
            .out_name(self.name)
            .typescript(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            // Otherwise the page would have to name the module itself.
            .omit_default_module_path(false);
        let mut output = bindgen
            .web(true)
            .and_then(Bindgen::generate_output)
            .map_err(|error| format!("{} cannot be bound: {error:#}", self.package))?;
        let script = output.js().to_owned();
        // A bundle is started and never called; the others are used by the page through their classes.
        let script = match self.program {
            Some(_) => unused_classes::remove(output.wasm_mut(), &script),
            None => script,
        };
        panic_locations::clear(output.wasm_mut());
        short_names::emit(output, &script, self.name, folder)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::test_folder::TestFolder;

    #[test]
    fn bindings_are_made_again_when_the_module_or_the_program_is_newer() {
        let folder = TestFolder::new("bindings");
        let bound = folder.0.join("bound");
        fs::create_dir(&bound).expect("a folder");
        let write = |name: &str, minute: u64| {
            let path = folder.0.join(name);
            let file = fs::File::create(&path).expect("writable");
            let time = SystemTime::UNIX_EPOCH + Duration::from_mins(minute);
            file.set_modified(time).expect("a time");
            path
        };
        let (module, program) = (write("module", 1), write("program", 2));
        let is_new = || is_newer(&bound, &[&module, &program]);
        assert!(!is_new(), "there are none");
        write("bound/script", 3);
        write("bound/code", 4);
        assert!(is_new());
        for (source, then) in [("module", 1), ("program", 2)] {
            write(source, 3);
            assert!(!is_new(), "{source}");
            write(source, then);
        }
    }
}
