//! Files at addresses that other programs know.

use basalt_server::Options;

use crate::harness::TestServer;

#[tokio::test]
async fn crawlers_are_told_to_leave_the_api_alone() {
    let server = TestServer::new().await;
    let robots = server.browser().get("/robots.txt").await;
    assert_eq!(robots.status.as_u16(), 200);
    assert!(robots.header("content-type").starts_with("text/plain"));
    assert_eq!(robots.text(), "User-agent: *\nDisallow: /api/\nDisallow: /live\n");
}

#[tokio::test]
async fn whoever_finds_a_vulnerability_learns_whom_to_tell() {
    let path = "/.well-known/security.txt";
    let nobody = TestServer::new().await.browser().get(path).await;
    assert_eq!(nobody.status.as_u16(), 404);
    let contact = Some("mailto:security@basalt.example".to_owned());
    let public = Some("https://basalt.example".to_owned());
    let server = TestServer::with(Options { contact, public, ..Options::default() }).await;
    let security = server.browser().get(path).await;
    assert_eq!(security.status.as_u16(), 200);
    // The clock stands at 2027-01-15; half a year has 182 days.
    let expected = "Contact: mailto:security@basalt.example\n\
                    Expires: 2027-07-16T00:00:00Z\n\
                    Canonical: https://basalt.example/.well-known/security.txt\n";
    assert_eq!(security.text(), expected);
}
