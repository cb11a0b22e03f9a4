//! `basalt load`: a crowd of scripted players for a server on this machine.

mod files;
mod objects;
mod progress;
mod report;
mod target;

use std::io::{self, Write as _};
use std::pin::{Pin, pin};

use basalt_loadtest::{
    Attack, Driver, Error, Measurement, Played, Scenario, bots, check, connect, guests,
};
use basalt_locales::{Message, messages};
use serde_json::Value;
use tokio::sync::oneshot;

use crate::args;
use crate::exit::{Exit, Failure};
use crate::shell::Shell;
use progress::LoadDisplay;
use report::{Memory, Rows, max_attacked_bytes};
use target::Target;

/// Factor by which each step to the knee raises the number of moves.
const KNEE_STEP_FACTOR: f64 = 1.25;

pub(crate) fn run(args: &args::Load, shell: &Shell) -> Result<Exit, Failure> {
    let mut target = Target::of(args, shell)?;
    files::check(args, shell)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| machine(&error, shell))?;
    runtime.block_on(async {
        let told = basalt_server::stop_signal().map_err(|error| machine(&error, shell))?;
        tokio::pin!(told);
        Run { args, shell, progress: LoadDisplay::new(shell) }.all(&mut target, told).await
    })
}

fn machine(error: &io::Error, shell: &Shell) -> Failure {
    Failure::Access(shell.say(&messages::load_machine(&error.to_string())))
}

struct Run<'a> {
    args: &'a args::Load,
    shell: &'a Shell,
    progress: LoadDisplay<'a>,
}

/// Those who play.
struct Drivers {
    players: Driver,
    bots: Option<Driver>,
}

/// The measurements of a stretch.
struct Stretch {
    players: Measurement,
    bots: Option<Measurement>,
    /// Whether it was stopped early.
    stopped: bool,
}

impl Stretch {
    /// The number of moves, those of bots included.
    fn moves(&self) -> u64 {
        let bots = self.bots.as_ref().map_or(0, |bots| bots.acknowledged.count());
        self.players.acknowledged.count() + bots
    }
}

impl Run<'_> {
    /// Runs the load test. Ctrl-C during preparation prints no results; later it prints those so far.
    async fn all(
        mut self,
        target: &mut Target,
        mut told: Pin<&mut impl Future<Output = ()>>,
    ) -> Result<Exit, Failure> {
        let prepared = tokio::select! {
            prepared = self.prepare(target) => Some(prepared?),
            () = &mut told => None,
        };
        let Some((mut drivers, before)) = prepared else {
            self.progress.end();
            self.shell.remark(&messages::load_stopped());
            return Ok(Exit::Fine);
        };
        let attack = self.args.attack_plan().zip(target.nodes().first().copied());
        let attack = attack.map(|(plan, node)| Attack::begin(node, plan)).transpose();
        let attack = attack.map_err(|error| machine(&error, self.shell))?;
        let begun = target.processor_times();
        let moves = self.measure(&mut drivers, told).await?;
        if let (Some(begun), Some(ended)) = (begun, target.processor_times()) {
            let used = ended - begun;
            self.tell(&used.message(moves), &objects::processor(used, moves))?;
        }
        let after = if attack.is_some() { target.peak_memory() } else { target.memory() };
        if let Some(attack) = attack {
            let report = attack.end().await;
            self.tell(&report::attack(&report), &objects::attack(&report))?;
        }
        let plan = self.args.attack_plan();
        let (players, max) =
            (self.args.players, plan.map(|plan| max_attacked_bytes(self.args.players, plan)));
        let memory =
            before.zip(after).map(|(before, after)| Memory { before, after, players, max });
        if let Some(memory) = &memory {
            self.tell(&memory.message(), &objects::memory(memory))?;
        }
        let (mut played, mut errors) = drivers.players.close().await;
        if let Some(bots) = drivers.bots {
            let (games, of_bots) = bots.close().await;
            played.extend(games);
            errors.extend(of_bots);
        }
        let sound = self.compare(target, &played).await?;
        self.progress.end();
        let complaint = memory.and_then(|memory| memory.complaint());
        if let Some(complaint) = &complaint {
            self.shell.remark(complaint);
        }
        if let Some(first) = errors.first() {
            let first = self.shell.say(&report::error(first));
            let count = errors.len() as u64;
            let message = messages::load_troubles(count, &first);
            self.tell(&message, &objects::errors(count, &first))?;
        }
        Ok(if sound && errors.is_empty() && complaint.is_none() {
            Exit::Fine
        } else {
            Exit::BadInput
        })
    }

    /// Guests come in, connect, and begin their games, as do bots. Also says what memory the server had before they connected.
    async fn prepare(&mut self, target: &Target) -> Result<(Drivers, Option<u64>), Failure> {
        let args = self.args;
        let endpoints = target.endpoints(args.players);
        let tell = &mut |progress| self.progress.show(progress);
        let fail = |error: Error| Failure::Access(self.shell.say(&report::error(&error)));
        let tokens = guests(&endpoints, tell).await.map_err(fail)?;
        let bots = match args.bots {
            Some(count) => Some(bots(&target.nodes(), count, tell).await.map_err(fail)?),
            None => None,
        };
        let before = target.memory();
        let sockets = connect(&endpoints, &tokens, tell).await.map_err(fail)?;
        let scenario = Scenario { games: args.games, kinds: args.kinds(), seed: args.seed };
        let mut players = Driver::open(sockets, &scenario);
        players.warm_up(args.moves_per_second.into(), tell).await.map_err(fail)?;
        let mut bots = bots.map(|bots| Driver::of_bots(bots, &args.kinds(), args.seed));
        if let Some(bots) = &mut bots {
            bots.warm_up(args.bot_moves_per_second.into(), tell).await.map_err(fail)?;
        }
        let (players_count, games) = (args.players.into(), args.games.into());
        let crowd = objects::crowd(players_count, games, args.bots);
        self.tell(&messages::load_crowd(players_count, games), &crowd)?;
        Ok((Drivers { players, bots }, before))
    }

    /// One stretch, or one after the other until the knee is found. Returns the number of moves.
    async fn measure(
        &mut self,
        drivers: &mut Drivers,
        told: Pin<&mut impl Future<Output = ()>>,
    ) -> Result<u64, Failure> {
        let rows = Rows::new(self.shell);
        if !self.args.output.json {
            self.write(&self.shell.say(&messages::load_caption()))?;
            self.write(&rows.headings())?;
        }
        if self.args.knee {
            return self.find_knee(drivers, told, &rows).await;
        }
        let rate = self.args.moves_per_second;
        let mut stretch = self.stretch(drivers, rate, told).await;
        self.write_stretch(&rows, rate, &mut stretch)?;
        Ok(stretch.moves())
    }

    async fn find_knee(
        &mut self,
        drivers: &mut Drivers,
        mut told: Pin<&mut impl Future<Output = ()>>,
        rows: &Rows<'_>,
    ) -> Result<u64, Failure> {
        let (mut rate, mut kept, mut moves) = (self.args.moves_per_second, None, 0);
        while rate <= self.args.fastest() {
            let mut stretch = self.stretch(drivers, rate, told.as_mut()).await;
            moves += stretch.moves();
            let is_kept = report::is_kept(rate, &mut stretch.players, self.args.bound());
            self.write_stretch(rows, rate, &mut stretch)?;
            if stretch.stopped || !is_kept {
                break;
            }
            kept = Some(rate);
            rate = (f64::from(rate) * KNEE_STEP_FACTOR).ceil() as u32;
        }
        let message = match kept {
            Some(rate) => messages::load_knee(rate.into()),
            None => messages::load_no_knee(),
        };
        self.tell(&message, &objects::knee(kept))?;
        Ok(moves)
    }

    /// Players and bots play at the same time.
    async fn stretch(
        &mut self,
        drivers: &mut Drivers,
        rate: u32,
        mut told: Pin<&mut impl Future<Output = ()>>,
    ) -> Stretch {
        let tell = &mut |progress| self.progress.show(progress);
        let (lasting, bot_rate) = (self.args.lasting(), self.args.bot_moves_per_second);
        let (over, is_over) = oneshot::channel::<()>();
        let Drivers { players, bots } = drivers;
        let players = async {
            let measured = players.play(rate.into(), lasting, told.as_mut(), tell).await;
            drop(over);
            measured
        };
        let bots = async {
            let bots = bots.as_mut()?;
            let is_over = pin!(async { _ = is_over.await });
            Some(bots.play(bot_rate.into(), lasting, is_over, &mut |_| ()).await)
        };
        let (players, bots) = tokio::join!(players, bots);
        Stretch { stopped: players.lasted < lasting, players, bots }
    }

    /// Whether the nodes keep what they have acknowledged. Our own is killed first, so that only what is stored counts.
    async fn compare(&mut self, target: &mut Target, played: &[Played]) -> Result<bool, Failure> {
        target.restart(self.shell)?;
        let tell = &mut |progress| self.progress.show(progress);
        let result = check(&target.nodes(), played, tell).await;
        let fail = |error: Error| Failure::Access(self.shell.say(&report::error(&error)));
        let result = result.map_err(fail)?;
        if self.args.output.json {
            self.write(&objects::check_result(&result).to_string())?;
        } else {
            for line in report::check_result(&result) {
                self.write(&self.shell.say(&line))?;
            }
        }
        Ok(result.faults.is_empty())
    }

    /// Writes the results of a stretch.
    fn write_stretch(
        &self,
        rows: &Rows<'_>,
        rate: u32,
        Stretch { players, bots, .. }: &mut Stretch,
    ) -> Result<(), Failure> {
        if self.args.output.json {
            self.write(&objects::stretch("players", rate, players).to_string())?;
        } else {
            self.write(&rows.line(rate, players))?;
        }
        let Some(measured) = bots else { return Ok(()) };
        let object = objects::stretch("bots", self.args.bot_moves_per_second, measured);
        self.tell(&report::bots(self.args.bots.unwrap_or_default(), measured), &object)
    }

    /// Prints a result in the form that is asked for.
    fn tell(&self, message: &Message, object: &Value) -> Result<(), Failure> {
        if self.args.output.json {
            self.write(&object.to_string())
        } else {
            self.write(&self.shell.say(message))
        }
    }

    /// Writes a line without spoiling the bar.
    fn write(&self, line: &str) -> Result<(), Failure> {
        self.progress.aside(|| Ok(writeln!(io::stdout(), "{line}")?))
    }
}
