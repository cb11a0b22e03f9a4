//! A small cache whose entries are packed into 64 bits.

/// Payloads by the hashes of boards. A new entry always replaces the old one.
///
/// The lower bits of a slot, those of `PAYLOAD`, are the payload; the others are those of the hash. The place of a slot
/// stands for most of the bits of the hash that the payload takes the room of.
pub(crate) struct PackedCache<const SLOTS: usize, const PAYLOAD: u64>(Box<[u64]>);

impl<const SLOTS: usize, const PAYLOAD: u64> Default for PackedCache<SLOTS, PAYLOAD> {
    fn default() -> Self {
        Self(vec![0; SLOTS].into_boxed_slice())
    }
}

impl<const SLOTS: usize, const PAYLOAD: u64> PackedCache<SLOTS, PAYLOAD> {
    /// The payload of a board; 0 if nothing was put for a hash whose upper bits are all 0.
    #[inline]
    pub(crate) fn get(&self, hash: u64) -> Option<u64> {
        let slot = self.0[hash as usize % SLOTS];
        ((slot ^ hash) & !PAYLOAD == 0).then_some(slot & PAYLOAD)
    }

    /// Puts a payload, which has no other bits than those of `PAYLOAD`.
    #[inline]
    pub(crate) fn put(&mut self, hash: u64, payload: u64) {
        self.0[hash as usize % SLOTS] = hash & !PAYLOAD | payload;
    }
}
