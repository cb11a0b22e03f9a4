//! 256 bits as 16 rows of 16: two modules with the same functions, chosen by what the processor has.
//!
//! Without them the compiler turns the rotations into scalar code that is three times as slow.

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
#[path = "lanes/avx2.rs"]
mod chosen;

#[cfg(not(all(target_arch = "x86_64", target_feature = "avx2")))]
#[path = "lanes/portable.rs"]
mod chosen;

pub(super) use chosen::{and, and_not, bits_down, bits_up, is_zero, or, rows_down, rows_up, xor};

/// Four rows to a word, the lowest in the lowest bits.
pub(super) type Words = [u64; 4];

#[cfg(all(test, target_arch = "x86_64", target_feature = "avx2"))]
#[path = "lanes/portable.rs"]
mod portable;

#[cfg(all(test, target_arch = "x86_64", target_feature = "avx2"))]
mod tests {
    use super::{Words, chosen, portable};

    const SAMPLES: [Words; 4] = [
        [0; 4],
        [u64::MAX; 4],
        [0x8000_0000_0000_0001, 0x8001_4002_2004_1008, 0, 0xffff_0000_ffff_0000],
        [
            0x0123_4567_89ab_cdef,
            0xfedc_ba98_7654_3210,
            0xdead_beef_0bad_cafe,
            0x1111_2222_4444_8888,
        ],
    ];

    #[test]
    fn both_modules_do_the_same() {
        for a in SAMPLES {
            assert_eq!(chosen::rows_up(a), portable::rows_up(a));
            assert_eq!(chosen::rows_down(a), portable::rows_down(a));
            assert_eq!(chosen::bits_up(a), portable::bits_up(a));
            assert_eq!(chosen::bits_down(a), portable::bits_down(a));
            assert_eq!(chosen::is_zero(a), portable::is_zero(a));
            for b in SAMPLES {
                assert_eq!(chosen::and(a, b), portable::and(a, b));
                assert_eq!(chosen::or(a, b), portable::or(a, b));
                assert_eq!(chosen::xor(a, b), portable::xor(a, b));
                assert_eq!(chosen::and_not(a, b), portable::and_not(a, b));
            }
        }
    }
}
