"""Sends generated requests to the public API of a server, and compares every answer with the OpenAPI document.

    python3 e2e/api.py target/debug/basalt

`cargo xtask soak api` installs Schemathesis and runs this with it. The server runs on a free port with a folder of its own.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import urllib.request

# Requests per operation and phase.
EXAMPLES = 30

# An access token may send 20 requests a second.
RATE = "15/s"

# Texts without a meaning, such as a game that nobody knows, are refused with a documented 400, which this check calls a fault.
LEFT_OUT_CHECK = "positive_data_acceptance"

# A stream does not end, and a token that is revoked opens nothing more.
ENDLESS = ["/api/v1/stream/event"]
REVOKING = ["/api/v1/token"]

# These end the game or the challenge that they are about.
CLOSING = [
    "/api/v1/game/{game}/resign",
    "/api/v1/game/{game}/abort",
    "/api/v1/challenge/{seek}/accept",
    "/api/v1/challenge/{seek}/decline",
    "/api/v1/challenge/{seek}/cancel",
]

SCOPES = ["account:read", "challenge:read", "challenge:write", "game:play"]


def post(url, body, **headers):
    """Sends a request. Returns the body and the cookie of the answer."""
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers.get("Set-Cookie", "").split(";")[0]
        return json.loads(answer.read()), cookie


class Member:
    """A new account with a token."""

    def __init__(self, server, name):
        self.server, self.name = server, name
        credentials = {"name": name, "password": f"quartz-lantern-{name}-91"}
        _, cookie = post(f"{server}/api/register", credentials, Origin=server)
        wanted = {"name": "test", "scopes": SCOPES, "days": 1}
        made, _ = post(f"{server}/api/account/tokens", wanted, Origin=server, Cookie=cookie)
        self.token = made["token"]

    def post(self, path, body):
        return post(f"{self.server}/api/v1{path}", body, Authorization=f"Bearer {self.token}")[0]

    def challenge(self, opponent):
        return self.post("/challenge", {"to": opponent.name, "game": "punct", "days": 3})["id"]


def run(server, member, folder, parameters, options):
    """Runs Schemathesis. Every answer must be one that the document has, and no server error."""
    config = pathlib.Path(folder, "schemathesis.toml")
    lines = [f'{name} = "{value}"' for name, value in parameters.items()]
    config.write_text("\n".join(["[parameters]", *lines, ""]))
    command = [pathlib.Path(sys.executable).with_name("st"), "--config-file", config, "run"]
    command += [f"{server}/api/v1/openapi.json", "-H", f"Authorization: Bearer {member.token}"]
    command += ["--checks", "all", "--exclude-checks", LEFT_OUT_CHECK, "--rate-limit", RATE]
    command += ["--max-examples", str(EXAMPLES), "--continue-on-failure", "--no-color"]
    command += ["--request-timeout", "30", "--warnings", "off", *options]
    return subprocess.run(command, cwd=folder).returncode


def excluded(paths):
    return [option for path in paths for option in ("--exclude-path", path)]


def main():
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder, "data")
        serve = [pathlib.Path(sys.argv[1]).resolve(), "serve", "--port", "0", "--lang", "en"]
        serve += ["--log-level", "error", "--data", data]
        with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as process:
            try:
                line = process.stdout.readline()
                server = next(word for word in line.split() if word.startswith("http")).rstrip("/")
                ada, bea = Member(server, "Ada"), Member(server, "Bea")
                games = [
                    bea.post(f"/challenge/{ada.challenge(bea)}/accept", {})["gameId"]
                    for _ in range(2)
                ]
                seeks = [ada.challenge(bea), bea.challenge(ada)]
                always = excluded(ENDLESS + REVOKING)
                open_stream = excluded(["/api/v1/game/stream/{game}"])
                codes = [
                    # With any ids, most of which nobody has.
                    run(server, ada, folder, {}, always),
                    # With a game and a challenge that are there, and then with requests that close them.
                    run(
                        server,
                        ada,
                        folder,
                        {"game": games[0], "seek": seeks[0]},
                        [*always, *open_stream, *excluded(CLOSING), "--include-path-regex", "{"],
                    ),
                    run(
                        server,
                        ada,
                        folder,
                        {"game": games[1], "seek": seeks[1]},
                        [option for path in CLOSING for option in ("--include-path", path)],
                    ),
                ]
            finally:
                process.terminate()
    # The code of a program that was killed is negative.
    sys.exit(any(codes))


main()
