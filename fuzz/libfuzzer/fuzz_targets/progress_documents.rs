#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| basalt_fuzz::progress_documents(bytes));
