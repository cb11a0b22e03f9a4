//! `basalt load`: a crowd of scripted players for a server on this machine.

mod files;
mod progress;
mod report;
mod site;

use std::io::{self, Write as _};
use std::pin::Pin;

use basalt_loadtest::{
    Attack, Driver, Error, Measurement, Played, Scenario, check, connect, guests,
};
use basalt_locales::{Message, messages};

use crate::args;
use crate::exit::{Exit, Failure};
use crate::shell::Shell;
use progress::Progress;
use report::{Memory, Rows};
use site::Site;

/// With each step to the knee there are so many times as many moves.
const STEP: f64 = 1.25;

pub(crate) fn run(args: &args::Load, shell: &Shell) -> Result<Exit, Failure> {
    let mut site = Site::of(args, shell)?;
    files::check(args.players, shell)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| machine(&error, shell))?;
    runtime.block_on(async {
        let told = basalt_server::stop_signal().map_err(|error| machine(&error, shell))?;
        tokio::pin!(told);
        Run { args, shell, progress: Progress::new(shell) }.all(&mut site, told).await
    })
}

fn machine(error: &io::Error, shell: &Shell) -> Failure {
    Failure::Access(shell.say(&messages::load_machine(&error.to_string())))
}

struct Run<'a> {
    args: &'a args::Load,
    shell: &'a Shell,
    progress: Progress<'a>,
}

impl Run<'_> {
    /// All of it. Whoever has had enough while it is prepared gets nothing, later what was measured until then.
    async fn all(
        mut self,
        site: &mut Site,
        mut told: Pin<&mut impl Future<Output = ()>>,
    ) -> Result<Exit, Failure> {
        let prepared = tokio::select! {
            prepared = self.prepare(site) => Some(prepared?),
            () = &mut told => None,
        };
        let Some((mut driver, before)) = prepared else {
            self.progress.end();
            self.shell.remark(&messages::load_stopped());
            return Ok(Exit::Fine);
        };
        let attack = self.args.attack_plan().zip(site.nodes().first().copied());
        let attack = attack.map(|(plan, node)| Attack::begin(node, plan)).transpose();
        let attack = attack.map_err(|error| machine(&error, self.shell))?;
        let begun = site.processor_times();
        let moves = self.measure(&mut driver, told).await?;
        if let (Some(begun), Some(ended)) = (begun, site.processor_times()) {
            self.print(&report::processor(begun, ended, moves))?;
        }
        let after = if attack.is_some() { site.peak_memory() } else { site.memory() };
        if let Some(attack) = attack {
            self.print(&report::attack(&attack.end().await))?;
        }
        if let (Some(before), Some(after)) = (before, after) {
            self.print(&Memory { before, after, players: self.args.players }.message())?;
        }
        let (played, troubles) = driver.close().await;
        let sound = self.compare(site, &played).await?;
        self.progress.end();
        if let Some(first) = troubles.first() {
            let first = self.shell.say(&report::trouble(first));
            self.print(&messages::load_troubles(troubles.len() as u64, &first))?;
        }
        Ok(if sound && troubles.is_empty() { Exit::Fine } else { Exit::BadInput })
    }

    /// Guests come in, connect, and begin their games. Also says what memory the server had before they connected.
    async fn prepare(&mut self, site: &Site) -> Result<(Driver, Option<u64>), Failure> {
        let args = self.args;
        let endpoints = site.endpoints(args.players);
        let tell = &mut |progress| self.progress.show(progress);
        let fail = |trouble: Error| Failure::Access(self.shell.say(&report::trouble(&trouble)));
        let tokens = guests(&endpoints, tell).await.map_err(fail)?;
        let before = site.memory();
        let sockets = connect(&endpoints, &tokens, tell).await.map_err(fail)?;
        let scenario = Scenario { games: args.games, kinds: args.kinds(), seed: args.seed };
        let mut driver = Driver::open(sockets, &scenario);
        driver.warm_up(args.moves_per_second.into(), tell).await.map_err(fail)?;
        self.print(&messages::load_crowd(args.players.into(), args.games.into()))?;
        Ok((driver, before))
    }

    /// One stretch, or one after the other until the knee is found. Returns the number of moves.
    async fn measure(
        &mut self,
        driver: &mut Driver,
        told: Pin<&mut impl Future<Output = ()>>,
    ) -> Result<u64, Failure> {
        let rows = Rows::new(self.shell);
        self.print(&messages::load_caption())?;
        self.write(&rows.headings())?;
        if self.args.knee {
            return self.find_knee(driver, told, &rows).await;
        }
        let rate = self.args.moves_per_second;
        let (_, measured) = self.stretch(driver, rate, told).await;
        let moves = measured.acknowledged.count();
        self.write(&rows.line(rate, measured))?;
        Ok(moves)
    }

    async fn find_knee(
        &mut self,
        driver: &mut Driver,
        mut told: Pin<&mut impl Future<Output = ()>>,
        rows: &Rows<'_>,
    ) -> Result<u64, Failure> {
        let (mut rate, mut kept, mut moves) = (self.args.moves_per_second, None, 0);
        while rate <= self.args.fastest() {
            let (stopped, mut measured) = self.stretch(driver, rate, told.as_mut()).await;
            moves += measured.acknowledged.count();
            let is_kept = report::is_kept(rate, &mut measured, self.args.bound());
            self.write(&rows.line(rate, measured))?;
            if stopped || !is_kept {
                break;
            }
            kept = Some(rate);
            rate = (f64::from(rate) * STEP).ceil() as u32;
        }
        self.print(&match kept {
            Some(rate) => messages::load_knee(rate.into()),
            None => messages::load_no_knee(),
        })?;
        Ok(moves)
    }

    /// Says whether it was stopped early, and what was measured.
    async fn stretch(
        &mut self,
        driver: &mut Driver,
        rate: u32,
        mut told: Pin<&mut impl Future<Output = ()>>,
    ) -> (bool, Measurement) {
        let tell = &mut |progress| self.progress.show(progress);
        let lasting = self.args.lasting();
        let measured = driver.play(rate.into(), lasting, told.as_mut(), tell).await;
        (measured.lasted < lasting, measured)
    }

    /// Whether the nodes keep what they have acknowledged. Our own is killed first, so that only what is stored counts.
    async fn compare(&mut self, site: &mut Site, played: &[Played]) -> Result<bool, Failure> {
        site.restart(self.shell)?;
        let tell = &mut |progress| self.progress.show(progress);
        let verdict = check(&site.nodes(), played, tell).await;
        let fail = |trouble: Error| Failure::Access(self.shell.say(&report::trouble(&trouble)));
        let verdict = verdict.map_err(fail)?;
        for line in report::verdict(&verdict) {
            self.print(&line)?;
        }
        Ok(verdict.faults.is_empty())
    }

    fn print(&self, message: &Message) -> Result<(), Failure> {
        self.write(&self.shell.say(message))
    }

    /// Writes a line without spoiling the bar.
    fn write(&self, line: &str) -> Result<(), Failure> {
        self.progress.aside(|| Ok(writeln!(io::stdout(), "{line}")?))
    }
}
