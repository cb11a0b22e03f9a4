//! `basalt serve`: the page for browsers.

use std::io::{self, Write as _};
use std::net::SocketAddr;

use basalt_locales::messages;
use basalt_server::{Failure as Refusal, Page};

use crate::args;
use crate::ending::{Ending, Failure};
use crate::shell::Shell;

pub(crate) fn run(args: &args::Serve, shell: &Shell) -> Result<Ending, Failure> {
    let page =
        Page::embedded().ok_or_else(|| Failure::Access(shell.say(&messages::serve_not_built())))?;
    // Whoever does not read where the page is may still open it.
    let announce = |address| _ = writeln!(io::stdout(), "{}", announcement(address, shell));
    basalt_server::run(page, args.host, args.port, announce)
        .map_err(|refusal| Failure::Access(explain(&refusal, args, shell)))?;
    Ok(Ending::Fine)
}

/// Where to open the page. Nobody can open 0.0.0.0, but on this machine it is the loopback too.
fn announcement(mut address: SocketAddr, shell: &Shell) -> String {
    if address.ip().is_unspecified() {
        address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
    }
    shell.say(&messages::serve_address(&format!("http://{address}/")))
}

fn explain(refusal: &Refusal, args: &args::Serve, shell: &Shell) -> String {
    let address = SocketAddr::new(args.host, args.port).to_string();
    shell.say(&match refusal {
        Refusal::Taken => messages::serve_port_taken(args.port.into()),
        Refusal::Address(error) | Refusal::Machine(error) => {
            messages::serve_refused(&address, &reason(error, shell))
        }
    })
}

/// The usual reason in the person's language, others in the system's words.
fn reason(error: &io::Error, shell: &Shell) -> String {
    match error.kind() {
        io::ErrorKind::PermissionDenied => shell.say(&messages::reason_denied()),
        _ => error.to_string(),
    }
}
