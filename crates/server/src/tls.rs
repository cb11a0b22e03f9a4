//! TLS: the certificate and its key come from files, which are read again when they change.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::time::{MissedTickBehavior, interval};
use tokio_rustls::TlsAcceptor;

use crate::lock::lock;
use crate::log;

/// Interval at which the files are looked at.
const LOOK_INTERVAL: Duration = Duration::from_secs(1);

/// The only protocol over TLS.
const HTTP_1_1: &[u8] = b"http/1.1";

/// The files of a certificate, in PEM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TlsFiles {
    /// The certificate, followed by those that lead to a root.
    pub certificate: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// Why the files cannot be used.
#[derive(Debug)]
pub struct TlsError {
    /// The file.
    pub file: PathBuf,
    /// The fault.
    pub reason: String,
}

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file.display(), self.reason)
    }
}

impl std::error::Error for TlsError {}

/// The time of the last change and the length of each file.
type Version = [Option<(SystemTime, u64)>; 2];

impl TlsFiles {
    fn version(&self) -> Version {
        let version = |file: &Path| -> io::Result<(SystemTime, u64)> {
            let status = fs::metadata(file)?;
            Ok((status.modified()?, status.len()))
        };
        [version(&self.certificate).ok(), version(&self.key).ok()]
    }

    fn read(&self) -> Result<Arc<ServerConfig>, TlsError> {
        let wrong = |file: &Path, reason: String| TlsError { file: file.to_owned(), reason };
        let in_certificate = |reason: String| wrong(&self.certificate, reason);
        let certificates = CertificateDer::pem_file_iter(&self.certificate)
            .and_then(Iterator::collect::<Result<Vec<_>, _>>)
            .map_err(|error| in_certificate(error.to_string()))?;
        if certificates.is_empty() {
            return Err(in_certificate("there is no certificate in it".to_owned()));
        }
        let key = PrivateKeyDer::from_pem_file(&self.key)
            .map_err(|error| wrong(&self.key, error.to_string()))?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| in_certificate(error.to_string()))?
            .with_no_client_auth()
            .with_single_cert(certificates, key)
            .map_err(|error| in_certificate(error.to_string()))?;
        config.alpn_protocols = vec![HTTP_1_1.to_vec()];
        Ok(Arc::new(config))
    }
}

/// The present certificate; clones share it. Connections keep the one that they began with.
#[derive(Clone, Debug)]
pub(crate) struct Tls {
    files: TlsFiles,
    config: Arc<Mutex<Arc<ServerConfig>>>,
}

impl Tls {
    /// Reads the files.
    pub(crate) fn open(files: TlsFiles) -> Result<Self, TlsError> {
        let config = files.read()?;
        Ok(Self { files, config: Arc::new(Mutex::new(config)) })
    }

    /// The acceptor of a new connection.
    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        lock(&self.config).clone().into()
    }

    /// Reads the files again whenever they change, for ever. A certificate and a key that do not belong together, as while
    /// they are being replaced, are not used.
    pub(crate) async fn follow_changes(self) {
        let mut ticks = interval(LOOK_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut used = self.files.version();
        loop {
            ticks.tick().await;
            let version = self.files.version();
            if version == used {
                continue;
            }
            match self.files.read() {
                Ok(config) => {
                    *lock(&self.config) = config;
                    used = version;
                    tracing::info!("the certificate was read again");
                }
                Err(error) => log::error("the certificate", &error),
            }
        }
    }
}
