//! Metrics of the process, under the names that Prometheus has for them.

use std::sync::atomic::AtomicU64;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

use super::register_all;
use system::{cpu_seconds, max_fds, open_fds, resident_memory_bytes};

/// Metrics of the process. Those that the system does not tell stay zero.
#[derive(Debug, Default)]
pub(crate) struct ProcessMetrics {
    cpu_seconds: Counter<f64, AtomicU64>,
    resident_memory_bytes: Gauge,
    open_fds: Gauge,
    max_fds: Gauge,
}

impl ProcessMetrics {
    pub(crate) fn register(&self, registry: &mut Registry) {
        registry.register("cpu_seconds", "Time of the processors", self.cpu_seconds.clone());
        let gauges = [
            ("resident_memory_bytes", "Memory that is in use", &self.resident_memory_bytes),
            ("open_fds", "Open files and sockets", &self.open_fds),
            ("max_fds", "Maximum number of open files", &self.max_fds),
        ];
        register_all(registry, gauges);
    }

    /// Reads what the system tells.
    pub(crate) fn read(&self) {
        if let Some(bytes) = resident_memory_bytes() {
            self.resident_memory_bytes.set(bytes as i64);
        }
        if let Some(count) = open_fds() {
            self.open_fds.set(count as i64);
        }
        if let Some(count) = max_fds() {
            self.max_fds.set(i64::try_from(count).unwrap_or(i64::MAX));
        }
        let seconds = cpu_seconds() - self.cpu_seconds.get();
        // The clock of a process does not go back; a counter must not.
        self.cpu_seconds.inc_by(seconds.max(0.0));
    }
}

#[cfg(unix)]
mod system {
    use std::fs;

    use rlimit::Resource;
    use rustix::param::page_size;
    use rustix::time::{ClockId, clock_gettime};

    pub(super) fn cpu_seconds() -> f64 {
        let time = clock_gettime(ClockId::ProcessCPUTime);
        time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
    }

    /// The second number is the number of pages in memory; see `proc_pid_statm(5)`.
    pub(super) fn resident_memory_bytes() -> Option<u64> {
        let numbers = fs::read_to_string("/proc/self/statm").ok()?;
        let pages: u64 = numbers.split_whitespace().nth(1)?.parse().ok()?;
        Some(pages * page_size() as u64)
    }

    pub(super) fn open_fds() -> Option<usize> {
        Some(fs::read_dir("/proc/self/fd").ok()?.count())
    }

    pub(super) fn max_fds() -> Option<u64> {
        Resource::NOFILE.get_soft().ok()
    }
}

#[cfg(not(unix))]
mod system {
    pub(super) fn cpu_seconds() -> f64 {
        0.0
    }

    pub(super) fn resident_memory_bytes() -> Option<u64> {
        None
    }

    pub(super) fn open_fds() -> Option<usize> {
        None
    }

    pub(super) fn max_fds() -> Option<u64> {
        None
    }
}
