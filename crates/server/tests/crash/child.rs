//! The server as a process of its own: this test program once more, told by its environment to serve.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io};

use basalt_server::{File, Options, Page, Place, Serving, run};

const FOLDER: &str = "BASALT_CRASH_FOLDER";
const DATABASE: &str = "BASALT_CRASH_DATABASE";

/// What stands before the address that the server tells.
const MARK: &str = "listening at ";

/// Serves until it is killed, in the process that was started for it.
pub(crate) fn serve_if_told() {
    let folder = env::var_os(FOLDER).map(|folder| Place::Folder(folder.into()));
    let Some(store) = folder.or_else(|| env::var(DATABASE).ok().map(Place::Postgres)) else {
        return;
    };
    let index = File { name: "index.html", plain: b"index", brotli: None, gzip: None };
    let serving = Serving {
        page: Page::new(&[index]).expect("it has an index"),
        host: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        store: Some(store),
        options: Options::default(),
    };
    let tell = |address| writeln!(io::stdout(), "{MARK}{address}").expect("heard");
    run(serving, tell).expect("it serves");
}

/// A server that ends with the test.
pub(crate) struct Server {
    child: Child,
    /// What it has written for whoever runs it.
    log: PathBuf,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) fn start(place: &Place) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let mut command = Command::new(env::current_exe().expect("this program"));
        match place {
            Place::Folder(folder) => command.env(FOLDER, folder),
            Place::Postgres(address) => command.env(DATABASE, address),
        };
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("crash-{}-{count}.log", std::process::id());
        let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let written = fs::File::create(&log);
        command.args(["server_process", "--exact", "--nocapture"]).stdout(Stdio::piped());
        command.stderr(written.expect("it can be written"));
        let mut child = command.spawn().expect("it starts");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let address = output.lines().map_while(Result::ok).find_map(|line| {
            let (_, address) = line.split_once(MARK)?;
            address.parse().ok()
        });
        Self { child, log, address: address.expect("it listens") }
    }

    /// What it has written so far.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(&self.log).expect("it can be read")
    }

    /// As hard as can be: it has no time to put anything in order.
    pub(crate) fn kill(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
        _ = fs::remove_file(&self.log);
    }
}
