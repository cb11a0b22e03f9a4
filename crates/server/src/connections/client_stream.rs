//! The socket of a client, with its place among the open connections.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Instant;
use tokio_io_timeout::TimeoutStream;

use super::open_connections::Permit;
use super::write_pace::WritePace;

/// A socket whose writes fail when the client does not read, or too slowly. It keeps its permit until it is dropped, so that a
/// WebSocket, which outlives the HTTP connection, counts as well.
pub(super) struct ClientStream {
    stream: Pin<Box<TimeoutStream<TcpStream>>>,
    pace: WritePace,
    _permit: Permit,
}

impl ClientStream {
    pub(super) fn new(stream: TcpStream, write_timeout: Duration, permit: Permit) -> Self {
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(write_timeout));
        Self { stream: Box::pin(stream), pace: WritePace::new(write_timeout), _permit: permit }
    }

    /// Measures the pace of the client. A write fails if it is too slow.
    fn measured(&mut self, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match &written {
            Poll::Ready(Ok(bytes)) => self.pace.take(*bytes),
            Poll::Pending if self.pace.wait(Instant::now()) => {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            Poll::Ready(Err(_)) | Poll::Pending => {}
        }
        written
    }
}

impl AsyncRead for ClientStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(context, buffer)
    }
}

impl AsyncWrite for ClientStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = self.stream.as_mut().poll_write(context, bytes);
        self.measured(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = self.stream.as_mut().poll_write_vectored(context, slices);
        self.measured(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Whoever writes flushes when there is nothing left to write.
        self.pace.finish();
        self.stream.as_mut().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(context)
    }
}
