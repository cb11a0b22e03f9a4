//! Certificates that tests make, and connections that trust them.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;

use basalt_testkit::TempFolder;
use rcgen::{CertifiedKey, KeyPair, generate_simple_self_signed};
use rustls::pki_types::CertificateDer;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

/// The name in the certificates.
pub(crate) const NAME: &str = "basalt.example";

pub(crate) type TlsStream = StreamOwned<ClientConnection, TcpStream>;

/// A folder with a certificate and its key.
pub(crate) struct Certificate {
    folder: TempFolder,
    certificate: CertificateDer<'static>,
}

impl Certificate {
    pub(crate) fn new() -> Self {
        let folder = TempFolder::new("tls");
        fs::create_dir_all(folder.path()).expect("a folder");
        let made = make();
        let certificate = made.cert.der().clone();
        let new = Self { folder, certificate };
        new.write(&made);
        new
    }

    /// The path of a file in its folder: `cert.pem`, `key.pem`, or another one.
    pub(crate) fn path(&self, file: &str) -> String {
        self.folder.path().join(file).display().to_string()
    }

    fn write(&self, made: &CertifiedKey<KeyPair>) {
        fs::write(self.path("key.pem"), made.signing_key.serialize_pem()).expect("written");
        fs::write(self.path("cert.pem"), made.cert.pem()).expect("written");
    }

    /// Replaces both files by a new certificate and its key.
    pub(crate) fn renew(&mut self) {
        let made = make();
        self.certificate = made.cert.der().clone();
        self.write(&made);
    }

    /// Connects as a browser that trusts this certificate only; `None` if the server has another one.
    pub(crate) fn connect(&self, address: SocketAddr) -> Option<TlsStream> {
        self.connect_over(TcpStream::connect(address).expect("it listens"))
    }

    /// The same over a connection that is open.
    pub(crate) fn connect_over(&self, stream: TcpStream) -> Option<TlsStream> {
        let mut roots = RootCertStore::empty();
        roots.add(self.certificate.clone()).expect("a certificate");
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        let name = NAME.try_into().expect("a name");
        let connection = ClientConnection::new(Arc::new(config), name).expect("a client");
        let mut stream = StreamOwned::new(connection, stream);
        while stream.conn.is_handshaking() {
            stream.conn.complete_io(&mut stream.sock).ok()?;
        }
        Some(stream)
    }
}

fn make() -> CertifiedKey<KeyPair> {
    generate_simple_self_signed([NAME.to_owned()]).expect("a certificate")
}

/// Sends a request that ends the connection. Returns the whole response.
pub(crate) fn send(mut stream: TlsStream, request: &str) -> String {
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = Vec::new();
    // Some servers end the connection without saying so.
    _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}
