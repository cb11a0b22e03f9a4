//! Downloads of the dumps that `basalt dump` has written. A download that was cut off goes on with a range.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_TYPE, ETAG, IF_RANGE,
    RANGE,
};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::response::IntoResponse as _;
use basalt_wire::ErrorCode;
use futures_util::stream::try_unfold;
use serde::Serialize;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::api_error::{ApiError, ApiResult};
use crate::dump::{CHECKSUMS, LICENSE, is_dump};
use crate::extract::{FromPath, PathParam};
use crate::not_found;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;
use crate::transport::Transport;

/// Bytes of a file that are in memory at a time.
const CHUNK_BYTES: usize = 1 << 16;

/// Files that are open at a time, each while a piece of it is read.
static OPEN_FILES: Semaphore = Semaphore::const_new(16);

/// The name of a file in the folder of dumps.
pub(crate) struct DumpName(String);

impl PathParam for DumpName {
    const NAME: &'static str = "dump";
    const NOT_FOUND: ErrorCode = ErrorCode::NoGame;

    fn parse(text: &str) -> Option<Self> {
        is_file(text).then(|| Self(text.to_owned()))
    }
}

/// Whether a name is that of a file that may be downloaded.
fn is_file(name: &str) -> bool {
    is_dump(name) || name == CHECKSUMS || name == LICENSE
}

/// A file in the list.
#[derive(Serialize)]
struct ListedFile {
    name: String,
    bytes: u64,
}

/// Handler: the files in the folder of dumps, by name.
pub(crate) async fn dumps(
    State(state): State<AppState>,
    Transport { address, .. }: Transport,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let Some(folder) = state.options().dumps.clone() else { return Ok(not_found::api().await) };
    let files = spawn_blocking(move || list(&folder)).await;
    let files = files.map_err(|_| ApiError::internal("the list of dumps panicked"))?;
    Ok(json(&files.map_err(|_| ApiError::internal("the folder of dumps cannot be read"))?))
}

fn list(folder: &Path) -> io::Result<Vec<ListedFile>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)?.flatten() {
        let name = entry.file_name().into_string().unwrap_or_default();
        let metadata = entry.metadata()?;
        if metadata.is_file() && is_file(&name) {
            files.push(ListedFile { name, bytes: metadata.len() });
        }
    }
    files.sort_unstable_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// Handler: a file of the folder of dumps, or a range of it.
pub(crate) async fn dump(
    State(state): State<AppState>,
    FromPath(DumpName(name)): FromPath<DumpName>,
    Transport { address, .. }: Transport,
    headers: HeaderMap,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let Some(folder) = &state.options().dumps else { return Ok(not_found::api().await) };
    let path = folder.join(&name);
    let opening = path.clone();
    let opened = spawn_blocking(move || open(&opening)).await;
    let opened = opened.map_err(|_| ApiError::internal("the opening of a dump panicked"))?;
    let (_, length, tag) = opened.map_err(|_| ErrorCode::NoGame)?;
    let media_type = if is_dump(&name) { "application/gzip" } else { "text/plain; charset=utf-8" };
    let common =
        [(CONTENT_TYPE, media_type), (CACHE_CONTROL, "no-cache"), (ACCEPT_RANGES, "bytes")];
    match range(&headers, length, &tag) {
        Range::All => {
            let body = body(path, tag.clone(), 0, length);
            let own = [(ETAG, tag), (CONTENT_LENGTH, length.to_string())];
            Ok((common, own, body).into_response())
        }
        Range::Part { from, until } => {
            let body = body(path, tag.clone(), from, until - from);
            let own = [
                (ETAG, tag),
                (CONTENT_LENGTH, (until - from).to_string()),
                (CONTENT_RANGE, format!("bytes {from}-{}/{length}", until - 1)),
            ];
            Ok((StatusCode::PARTIAL_CONTENT, common, own, body).into_response())
        }
        Range::Beyond => {
            let own = [(CONTENT_RANGE, format!("bytes */{length}"))];
            Ok((StatusCode::RANGE_NOT_SATISFIABLE, own).into_response())
        }
    }
}

/// Opens a file. Returns its length and a tag that changes with it, too.
fn open(path: &Path) -> io::Result<(File, u64, String)> {
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    let modified = metadata.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
    let tag = format!("\"{:x}-{:x}\"", modified.as_nanos(), metadata.len());
    Ok((file, metadata.len(), tag))
}

/// The part of a file that is asked for.
#[derive(Debug, PartialEq, Eq)]
enum Range {
    All,
    Part {
        from: u64,
        until: u64,
    },
    /// It begins after the end of the file.
    Beyond,
}

/// Reads the range of a request (RFC 9110, section 14). Several ranges, and ranges from the end, are answered with all of
/// the file, as the standard allows.
fn range(headers: &HeaderMap, length: u64, tag: &str) -> Range {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if text(IF_RANGE).is_some_and(|known| known != tag) {
        return Range::All;
    }
    let Some((from, last)) = text(RANGE)
        .and_then(|range| range.strip_prefix("bytes=")?.split_once('-'))
        .and_then(|(from, last)| Some((from.parse::<u64>().ok()?, last)))
    else {
        return Range::All;
    };
    let until = match last.parse::<u64>() {
        Ok(last) => last.saturating_add(1).min(length),
        Err(_) if last.is_empty() => length,
        Err(_) => return Range::All,
    };
    match from {
        from if from >= length => Range::Beyond,
        from if from < until => Range::Part { from, until },
        _ => Range::All,
    }
}

/// A part of a file, which is read while the client takes it. The download breaks off if the file is replaced meanwhile.
fn body(path: PathBuf, tag: String, from: u64, length: u64) -> Body {
    Body::from_stream(try_unfold((from, length), move |(from, left)| {
        let (path, tag) = (path.clone(), tag.clone());
        async move {
            if left == 0 {
                return Ok::<_, io::Error>(None);
            }
            // The semaphore is never closed.
            let _open = OPEN_FILES.acquire().await.map_err(io::Error::other)?;
            let count = CHUNK_BYTES.min(left as usize);
            let read = spawn_blocking(move || read(&path, &tag, from, count));
            let chunk = read.await.map_err(io::Error::other)??;
            let read = chunk.len() as u64;
            Ok(Some((Bytes::from(chunk), (from + read, left - read))))
        }
    }))
}

/// Reads bytes of a file that still has its tag. A file that stayed open for as long as a client takes to download it could keep
/// another client from connecting.
fn read(path: &Path, tag: &str, from: u64, count: usize) -> io::Result<Vec<u8>> {
    let (mut file, _, present) = open(path)?;
    if present != tag {
        return Err(io::Error::other("the file was replaced"));
    }
    let mut chunk = vec![0; count];
    file.seek(SeekFrom::Start(from))?;
    file.read_exact(&mut chunk)?;
    Ok(chunk)
}

#[cfg(test)]
mod tests {
    #[cfg(target_os = "linux")]
    use basalt_testkit::TempFolder;
    #[cfg(target_os = "linux")]
    use futures_util::StreamExt as _;

    use super::*;

    #[test]
    fn a_download_goes_on_where_it_was_cut_off() {
        let part = |from, until| Range::Part { from, until };
        for (asked, known, expected) in [
            (None, None, Range::All),
            (Some("bytes=0-"), None, part(0, 100)),
            (Some("bytes=40-"), None, part(40, 100)),
            (Some("bytes=40-49"), None, part(40, 50)),
            (Some("bytes=40-999"), None, part(40, 100)),
            (Some("bytes=40-"), Some("\"a\""), part(40, 100)),
            (Some("bytes=40-"), Some("\"b\""), Range::All),
            (Some("bytes=100-"), None, Range::Beyond),
            (Some("bytes=50-40"), None, Range::All),
            (Some("bytes=-5"), None, Range::All),
            (Some("bytes=0-1,5-6"), None, Range::All),
            (Some("lines=1-2"), None, Range::All),
        ] {
            let mut headers = HeaderMap::new();
            if let Some(asked) = asked {
                headers.insert(RANGE, asked.parse().expect("a header"));
            }
            if let Some(known) = known {
                headers.insert(IF_RANGE, known.parse().expect("a header"));
            }
            assert_eq!(range(&headers, 100, "\"a\""), expected, "{asked:?}");
        }
    }

    #[test]
    fn nothing_else_in_the_folder_can_be_downloaded() {
        for name in ["", "..", "basalt.sqlite", ".basalt-dump.lock", "basalt-dump.part"] {
            assert!(!is_file(name), "{name}");
        }
        assert!(is_file(CHECKSUMS) && is_file("basalt-rated-2026-11.basalt.gz"));
    }

    /// The files that this process has open.
    #[cfg(target_os = "linux")]
    fn open_files() -> Vec<PathBuf> {
        let open = fs::read_dir("/proc/self/fd").expect("readable").flatten();
        open.filter_map(|entry| fs::read_link(entry.path()).ok()).collect()
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_slow_download_holds_no_file() {
        let folder = TempFolder::new("dumps");
        fs::create_dir_all(folder.path()).expect("a folder");
        let path = folder.path().join("basalt-rated-2026-11.basalt.gz");
        let bytes: Vec<u8> = (0..3 * CHUNK_BYTES).map(|index| index as u8).collect();
        fs::write(&path, &bytes).expect("writable");
        let (_, length, tag) = open(&path).expect("readable");
        let mut stream = body(path.clone(), tag.clone(), 0, length).into_data_stream();
        let mut read = stream.next().await.expect("a piece").expect("readable").to_vec();
        assert!(!open_files().contains(&path));
        while let Some(piece) = stream.next().await {
            read.extend(piece.expect("readable"));
        }
        assert!(read == bytes);

        let mut stream = body(path.clone(), tag, 0, length).into_data_stream();
        stream.next().await.expect("a piece").expect("readable");
        fs::write(&path, &bytes[1..]).expect("writable");
        stream.next().await.expect("a piece").expect_err("it is another file");
    }
}
