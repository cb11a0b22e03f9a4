//! Checks that this processor can run the program.
//!
//! Builds for x86-64 use what processors have since 2013, x86-64-v3. On an older one any function
//! of ours may crash, those of the catalogue too: so the check comes first, uses no more than the
//! standard library's own code, which is built for every x86-64, and has its sentence in English.
//! `is_x86_feature_detected!` would not do, as it takes what the compiler was told for granted.

use std::io::Write;

const COMPLAINT: &[u8] = b"error: this build of basalt needs a processor with x86-64-v3 (AVX2, \
BMI2, FMA; from 2013 or later); build it from source for this one with RUSTFLAGS=-Ctarget-cpu=native\n";

/// Whether the processor has what the program was built for.
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
pub(crate) fn is_new_enough() -> bool {
    use std::arch::x86_64::__cpuid;

    // SSE4.2, FMA, MOVBE, POPCNT, OSXSAVE, AVX and F16C; BMI1, AVX2 and BMI2; LZCNT. The bits are
    // those of Intel's and AMD's manuals.
    const BASIC: u32 = 1 << 12 | 1 << 20 | 1 << 22 | 1 << 23 | 1 << 27 | 1 << 28 | 1 << 29;
    const LEAF_7: u32 = 1 << 3 | 1 << 5 | 1 << 8;
    const EXTENDED: u32 = 1 << 5;
    __cpuid(0).eax >= 7
        && __cpuid(1).ecx & BASIC == BASIC
        && __cpuid(7).ebx & LEAF_7 == LEAF_7
        && __cpuid(0x8000_0000).eax > 0x8000_0000
        && __cpuid(0x8000_0001).ecx & EXTENDED == EXTENDED
}

/// Whether the processor has what the program was built for: other builds ask for nothing.
#[cfg(not(all(target_arch = "x86_64", target_feature = "avx2")))]
pub(crate) fn is_new_enough() -> bool {
    true
}

/// Says what is missing.
#[cold]
pub(crate) fn complain() {
    let _ = std::io::stderr().write_all(COMPLAINT);
}
