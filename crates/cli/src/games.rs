//! Reads the games of a file one by one, in bounded memory.

use std::io::{self, BufRead as _, BufReader, Read};

use basalt_locales::{Message, messages};
use basalt_records::{Format, Reader, Record, RecordError};
use basalt_rules::sentence::quote;
use flate2::bufread::MultiGzDecoder;
use indicatif::ProgressBar;

use crate::exit::Failure;
use crate::input::InputSource;
use crate::localizer::Localizer;
use crate::progress;
use crate::shell::Shell;

/// The size of a chunk: enough for many games, and small enough for the cache.
const CHUNK_BYTES: usize = 1 << 16;

/// The first bytes of a file that gzip has compressed.
const GZIP_MAGIC: [u8; 2] = [0x1f, 0x8b];

/// A file of games that is being read.
pub(crate) struct Games<'a> {
    source: &'a InputSource,
    localizer: &'a Localizer,
    input: Box<dyn Read + 'a>,
    format: Format,
    reader: Reader,
    chunk: Vec<u8>,
    ended: bool,
}

impl<'a> Games<'a> {
    /// Starts to read `input`, which is that of `source`, in the format given or else detected. A file that gzip has
    /// compressed is decompressed.
    fn new(
        source: &'a InputSource,
        input: Box<dyn Read + 'a>,
        from: Option<Format>,
        localizer: &'a Localizer,
    ) -> Result<Self, Failure> {
        let mut chunk = vec![0; CHUNK_BYTES];
        let not_read = |error: io::Error| source.not_read(&error, localizer);
        let mut input = decompressed(input).map_err(not_read)?;
        let length = fill(&mut input, &mut chunk).map_err(not_read)?;
        let start = &chunk[..length];
        let format = match from.or_else(|| Format::detect(start)) {
            Some(format) => format,
            None if is_blank(start) => return Err(no_game(source, localizer)),
            None => return Err(unknown_format(source, start, localizer)),
        };
        let mut reader = Reader::new(format);
        reader.push(start);
        Ok(Self { source, localizer, input, format, reader, chunk, ended: false })
    }

    /// Opens `source` and starts to read it.
    pub(crate) fn open(
        source: &'a InputSource,
        from: Option<Format>,
        localizer: &'a Localizer,
    ) -> Result<Self, Failure> {
        let (input, _) = source.open().map_err(|error| source.not_read(&error, localizer))?;
        Self::new(source, input, from, localizer)
    }

    /// The same, with a bar for the progress through the file.
    pub(crate) fn open_with_bar(
        source: &'a InputSource,
        from: Option<Format>,
        what: &Message,
        shell: &'a Shell,
    ) -> Result<(Self, ProgressBar), Failure> {
        let localizer = &shell.localizer;
        let (input, length) = source.open().map_err(|error| source.not_read(&error, localizer))?;
        let bar = progress::bytes(length, what, shell);
        let games = Self::new(source, Box::new(bar.wrap_read(input)), from, localizer);
        Ok((games.inspect_err(|_| bar.finish_and_clear())?, bar))
    }

    /// The format of the file.
    pub(crate) fn format(&self) -> Format {
        self.format
    }

    /// The next game or what is wrong in it; nothing at the end of the file.
    pub(crate) fn next_game(&mut self) -> Result<Option<Result<Record, RecordError>>, Failure> {
        loop {
            if let Some(game) = self.reader.next_game() {
                return Ok(Some(game));
            }
            if self.ended {
                return Ok(None);
            }
            self.read_on().map_err(|error| self.source.not_read(&error, self.localizer))?;
        }
    }

    fn read_on(&mut self) -> io::Result<()> {
        let length = fill(&mut self.input, &mut self.chunk)?;
        if length == 0 {
            self.ended = true;
            self.reader.finish();
        }
        self.reader.push(&self.chunk[..length]);
        Ok(())
    }
}

/// The text of a file, whether gzip has compressed it or not.
fn decompressed<'a>(input: Box<dyn Read + 'a>) -> io::Result<Box<dyn Read + 'a>> {
    let mut input = BufReader::new(input);
    let is_compressed = input.fill_buf()?.starts_with(&GZIP_MAGIC);
    Ok(if is_compressed { Box::new(MultiGzDecoder::new(input)) } else { Box::new(input) })
}

/// Reads as much as there is, up to the size of `chunk`.
fn fill(input: &mut dyn Read, chunk: &mut [u8]) -> io::Result<usize> {
    let mut length = 0;
    while length < chunk.len() {
        match input.read(&mut chunk[length..]) {
            Ok(0) => break,
            Ok(read) => length += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(length)
}

fn is_blank(text: &[u8]) -> bool {
    text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text).trim_ascii().is_empty()
}

/// The failure to find a game in a file.
pub(crate) fn no_game(source: &InputSource, localizer: &Localizer) -> Failure {
    Failure::Input(localizer.say(&messages::file_no_game(&source.name(localizer))))
}

fn unknown_format(source: &InputSource, start: &[u8], localizer: &Localizer) -> Failure {
    let line = start.trim_ascii_start().split(|&byte| byte == b'\n').next().unwrap_or_default();
    let found = quote(String::from_utf8_lossy(line).trim());
    Failure::Input(localizer.say(&messages::file_format(&source.name(localizer), &found)))
}
