//! The networks of the higher levels. They are part of a native program; the page's module gets each one when its file
//! has loaded.

use std::sync::OnceLock;

use crate::{dvonn, punct};

/// A network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// Values of boards of DVONN that are being filled.
    DvonnPlacing,
    /// Values of boards of DVONN in stacking.
    DvonnStacking,
    /// Values of boards of PÜNCT.
    Punct,
    /// The turns of PÜNCT that a search is likely to choose.
    PunctPolicy,
}

impl Network {
    /// All networks.
    pub const ALL: [Self; 4] =
        [Self::DvonnPlacing, Self::DvonnStacking, Self::Punct, Self::PunctPolicy];

    /// Its name: the name of its file without the extension.
    pub fn name(self) -> &'static str {
        match self {
            Self::DvonnPlacing => "dvonn-placing",
            Self::DvonnStacking => "dvonn-stacking",
            Self::Punct => "punct",
            Self::PunctPolicy => "punct-policy",
        }
    }

    /// The network of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|network| network.name() == name)
    }

    /// Takes the network of a file, which stays in memory. The answer is whether the file has the right size; a
    /// network that is there already is not replaced.
    pub(crate) fn install(self, file: Vec<u8>) -> bool {
        match self {
            Self::DvonnPlacing => dvonn::placing_network::NETWORK.install(file),
            Self::DvonnStacking => dvonn::stacking_network::NETWORK.install(file),
            Self::Punct => punct::network::NETWORK.install(file),
            Self::PunctPolicy => punct::policy::POLICY.install(file),
        }
    }
}

/// Holds a network whose file has `BYTES` bytes, once it is installed.
pub(crate) struct Slot<T, const BYTES: usize> {
    network: OnceLock<T>,
    read: fn(&'static [u8; BYTES]) -> T,
    /// The file that the program holds.
    included: Option<&'static [u8; BYTES]>,
}

impl<T, const BYTES: usize> Slot<T, BYTES> {
    pub(crate) const fn new(
        read: fn(&'static [u8; BYTES]) -> T,
        included: Option<&'static [u8; BYTES]>,
    ) -> Self {
        Self { network: OnceLock::new(), read, included }
    }

    /// The network, if it is included or has been installed.
    pub(crate) fn get(&self) -> Option<&T> {
        match self.included {
            Some(file) => Some(self.network.get_or_init(|| (self.read)(file))),
            None => self.network.get(),
        }
    }

    fn install(&self, file: Vec<u8>) -> bool {
        let Ok(file) = Box::<[u8; BYTES]>::try_from(file) else { return false };
        self.network.get_or_init(|| (self.read)(Box::leak(file)));
        true
    }
}

/// The file of a network in a program; `None` in the page's module, which would be larger with it than the page may load
/// before a game begins.
macro_rules! include_natively {
    ($file:literal) => {
        if cfg!(target_arch = "wasm32") { None } else { Some(include_bytes!($file)) }
    };
}
pub(crate) use include_natively;

#[cfg(test)]
mod tests {
    use basalt_testkit::assert_found_by_name;

    use super::*;

    #[test]
    fn every_network_is_found_by_its_name() {
        assert_found_by_name(Network::ALL, Network::name, Network::named);
        assert_eq!(Network::named("chess"), None);
    }

    #[test]
    fn a_network_is_there_once_its_file_is_installed() {
        let slot: Slot<u8, 2> = Slot::new(|file| file[0] + file[1], None);
        assert_eq!(slot.get(), None);
        assert!(!slot.install(vec![1]) && slot.get().is_none());
        assert!(slot.install(vec![1, 2]) && slot.install(vec![5, 6]));
        assert_eq!(slot.get(), Some(&3), "the first one stays");
        assert_eq!(Slot::new(|file: &[u8; 1]| file[0], Some(&[7])).get(), Some(&7));
    }

    #[test]
    fn a_file_of_another_size_is_refused() {
        for (network, file) in Network::ALL.into_iter().zip([
            &include_bytes!("dvonn/placing_network.bin")[..],
            &include_bytes!("dvonn/stacking_network.bin")[..],
            &include_bytes!("punct/network.bin")[..],
            &include_bytes!("punct/policy_network.bin")[..],
        ]) {
            assert!(network.install(file.to_vec()), "{network:?}");
            assert!(!network.install(file[1..].to_vec()), "{network:?}");
            assert!(!network.install(Vec::new()), "{network:?}");
        }
    }
}
