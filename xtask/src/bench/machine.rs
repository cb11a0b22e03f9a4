//! The machine that the figures were measured on.

use std::process::Command;

use crate::process::program_in_root;

/// Processor, cores, compiler and Node in one line.
pub(crate) fn description() -> String {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let compiler = version(program_in_root("rustc", ["--version"]));
    let node = version(program_in_root("node", ["--version"]));
    format!("{} ({cores} cores, one used), {compiler}, x86-64-v3, Node {node}", processor())
}

fn processor() -> String {
    std::fs::read_to_string("/proc/cpuinfo")
        .ok()
        .and_then(|text| model_name(&text))
        .unwrap_or_else(|| "unknown processor".to_owned())
}

fn model_name(cpuinfo: &str) -> Option<String> {
    let line = cpuinfo.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(':').map(|(_, name)| name.trim().to_owned())
}

fn version(mut command: Command) -> String {
    command
        .output()
        .ok()
        .and_then(|output| String::from_utf8(output.stdout).ok())
        .map_or_else(|| "unknown".to_owned(), |text| text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processor_is_named_as_the_system_names_it() {
        let text = "processor\t: 0\nmodel name\t: Fast One\nmodel\t: 2\n";
        assert_eq!(model_name(text), Some("Fast One".to_owned()));
        assert_eq!(model_name("processor: 0"), None);
    }
}
