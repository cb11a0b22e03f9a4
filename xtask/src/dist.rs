//! The archive of a release: a static program with the page in it, completions, manual pages, files for operators, and the
//! licences of everything that is part of it.

mod chroot;
mod licences;

use std::fs;
use std::path::{Path, PathBuf};

use crate::page::{self, Build};
use crate::process::{cargo, output, program_in_root, root, run, target_folder};

/// The platform of the archive, as Rust names it.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// The platform in the name of the archive.
const PLATFORM: &str = "x86_64-linux";

/// The program needs nothing of the system that it runs on. A static program finds no `getrandom` in the C library, and
/// `/dev` may be missing: random numbers come straight from the kernel.
const STATIC: &str = "target.x86_64-unknown-linux-gnu.rustflags=\
    [\"-Ctarget-feature=+crt-static\", \"--cfg=getrandom_backend=\\\"linux_getrandom\\\"\"]";

/// Files of the repository that belong into the archive.
const FILES: [&str; 5] =
    ["README.md", "CHANGELOG.md", "SECURITY.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// Folders of the repository whose files belong into the archive.
const FOLDERS: [&str; 2] = ["ops", "docs"];

/// The shells with their files, as packages name them.
const SHELLS: [(&str, &str); 3] =
    [("bash", "basalt.bash"), ("zsh", "_basalt"), ("fish", "basalt.fish")];

/// Builds the program, the archive and its checksum into `target/dist`, after the program has served its page in an empty folder.
pub(crate) fn run_all() -> Result<(), String> {
    page::build(Build::Dist)?;
    let program = build_program()?;
    chroot::check(&program)?;
    println!("    the program serves its page in an empty chroot");
    let name = format!("basalt-{}-{PLATFORM}", env!("CARGO_PKG_VERSION"));
    let parent = target_folder()?.join("dist");
    let folder = parent.join(&name);
    fs::create_dir_all(&parent).map_err(|error| unwritable(&parent, &error))?;
    copy(&program, &parent.join("basalt"))?;
    // There may be one of an earlier build.
    _ = fs::remove_dir_all(&folder);
    fill(&folder, &program)?;
    pack(&parent, &name)
}

/// Builds the static program. Gives its path.
fn build_program() -> Result<PathBuf, String> {
    let profile = Build::Dist.native_profile();
    let args = ["build", "--package", "basalt-cli", "--bin", "basalt", "--profile", profile];
    run(cargo(args).args(["--target", TARGET, "--config", STATIC]))?;
    Ok(target_folder()?.join(TARGET).join(Build::Dist.native_folder()).join("basalt"))
}

/// Puts everything into the folder of the archive.
fn fill(folder: &Path, program: &Path) -> Result<(), String> {
    let [completions, manual] = ["completions", "man"].map(|name| folder.join(name));
    for new in [folder, &completions, &manual] {
        fs::create_dir_all(new).map_err(|error| unwritable(new, &error))?;
    }
    copy(program, &folder.join("basalt"))?;
    for file in FILES {
        copy(&root().join(file), &folder.join(file))?;
    }
    for name in FOLDERS {
        copy_files(&root().join(name), &folder.join(name))?;
    }
    for (shell, file) in SHELLS {
        let script = output(program_in_root(program, ["completions", shell]).env("LC_ALL", "C"))?;
        write(&completions.join(file), &script)?;
    }
    run(program_in_root(program, ["manual"]).arg(&manual))?;
    write(&folder.join("THIRD-PARTY-LICENSES.txt"), &licences::text(TARGET)?)
}

/// Packs the folder, and writes the checksum of the archive beside it.
fn pack(parent: &Path, name: &str) -> Result<(), String> {
    let archive = format!("{name}.tar.gz");
    // The same files give the same archive.
    let tar = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0", "-czf"];
    run(program_in_root("tar", tar).args([archive.as_str(), name]).current_dir(parent))?;
    let sum = output(program_in_root("sha256sum", [&archive]).current_dir(parent))?;
    write(&parent.join(format!("{archive}.sha256")), &sum)?;
    println!("    {}", parent.join(archive).display());
    print!("    {sum}");
    Ok(())
}

/// Copies the files of a folder, but not those of folders in it.
fn copy_files(from: &Path, to: &Path) -> Result<(), String> {
    fs::create_dir_all(to).map_err(|error| unwritable(to, &error))?;
    let entries = fs::read_dir(from).map_err(|error| format!("{}: {error}", from.display()))?;
    for path in entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()) {
        copy(&path, &to.join(path.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let copied = fs::copy(from, to);
    copied.map(drop).map_err(|error| format!("{} cannot be copied: {error}", from.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| unwritable(file, &error))
}

fn unwritable(path: &Path, error: &std::io::Error) -> String {
    format!("{} cannot be written: {error}", path.display())
}
