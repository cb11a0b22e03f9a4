//! Encryption of messages for a browser (RFC 8291, with the content encoding `aes128gcm` of RFC 8188).

use aes_gcm::aead::Aead as _;
use aes_gcm::{Aes128Gcm, KeyInit as _};
use hkdf::Hkdf;
use p256::SecretKey;
use sha2::Sha256;

use super::MAX_MESSAGE_BYTES;
use super::browser_keys::{BrowserKeys, POINT_BYTES};
use crate::rng;

/// The record size in the header. A message is one record, which is shorter.
const RECORD_BYTES: u32 = 4_096;

/// The byte after the message in its last record. Zeros may follow.
const LAST_RECORD: u8 = 2;

/// Length to which messages are padded, so that the push service does not learn the length of a name.
const PADDED_BYTES: usize = 512;

/// A new private key. One in 2^32 random numbers is none.
pub(super) fn random_key() -> SecretKey {
    loop {
        if let Ok(key) = SecretKey::from_slice(&rng::bytes::<32>()) {
            return key;
        }
    }
}

/// The public key in its uncompressed form.
pub(super) fn public_bytes(key: &SecretKey) -> Vec<u8> {
    key.public_key().to_sec1_bytes().into_vec()
}

/// Encrypts a message with a key of its own, and pads it. One that is too long is cut off.
pub(super) fn encrypt(keys: &BrowserKeys, message: &[u8]) -> Vec<u8> {
    let message = &message[..message.len().min(MAX_MESSAGE_BYTES)];
    seal(keys, message, PADDED_BYTES, &random_key(), &rng::bytes())
}

fn seal(
    keys: &BrowserKeys,
    message: &[u8],
    padded: usize,
    own: &SecretKey,
    salt: &[u8; 16],
) -> Vec<u8> {
    let (theirs, ours) = (keys.public.to_sec1_bytes(), public_bytes(own));
    let shared = own.diffie_hellman(&keys.public);
    let info = [b"WebPush: info\0".as_slice(), &theirs, &ours].concat();
    let secret: [u8; 32] = derive(&keys.auth, shared.raw_secret_bytes(), &info);
    let key: [u8; 16] = derive(salt, &secret, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = derive(salt, &secret, b"Content-Encoding: nonce\0");

    let mut record = message.to_vec();
    record.push(LAST_RECORD);
    record.resize(record.len().max(padded), 0);
    let sealed = Aes128Gcm::new(&key.into())
        .encrypt(&nonce.into(), record.as_slice())
        .expect("a record is shorter than 64 GB");
    let header = [salt.as_slice(), &RECORD_BYTES.to_be_bytes(), &[POINT_BYTES], &ours].concat();
    [header, sealed].concat()
}

/// HKDF with SHA-256 (RFC 5869).
fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut derived = [0; N];
    let key = Hkdf::<Sha256>::new(Some(salt), secret);
    key.expand(info, &mut derived).expect("it is shorter than 8 KB");
    derived
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::push::decode;

    fn bytes(text: &str) -> Vec<u8> {
        decode(text).expect("base64")
    }

    /// Appendix A of RFC 8291.
    #[test]
    fn the_example_of_the_standard_is_encrypted_to_the_byte() {
        let browser = BrowserKeys::new(
            &bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        );
        let own = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
        let salt: [u8; 16] = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = seal(&browser.expect("keys"), message, 0, &own.expect("a key"), &salt);
        let expected = bytes(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
        );
        assert_eq!(sealed, expected);
    }

    #[test]
    fn all_short_messages_are_of_the_same_length() {
        let own = random_key();
        let keys = BrowserKeys::new(&public_bytes(&own), &[7; 16]).expect("keys");
        let lengths = [0, 1, 40, 500].map(|length| encrypt(&keys, &vec![b'x'; length]).len());
        assert!(lengths.iter().all(|&length| length == lengths[0]), "{lengths:?}");
        let longest = encrypt(&keys, &[b'x'; 10_000]).len();
        assert!(longest > lengths[0] && longest < RECORD_BYTES as usize, "{longest}");
    }

    #[test]
    fn keys_of_another_form_are_refused() {
        let public = public_bytes(&random_key());
        assert!(BrowserKeys::new(&public, &[7; 16]).is_ok());
        let mut no_point = public.clone();
        no_point[64] ^= 1;
        let compressed = [&[2], &public[1..33]].concat();
        for wrong in [&[][..], &public[..64], &no_point, &compressed] {
            assert!(BrowserKeys::new(wrong, &[7; 16]).is_err(), "{}", wrong.len());
        }
        for wrong in [0, 15, 17] {
            assert!(BrowserKeys::new(&public, &vec![7; wrong]).is_err(), "{wrong}");
        }
    }
}
