#!/usr/bin/env python3
"""A bot for a Basalt server: accepts casual challenges and asks a UGI engine for its moves.

BASALT_TOKEN=basalt_… python3 bot.py https://basalt.example basalt engine
"""
import http.client, json, os, subprocess, sys, threading, time, urllib.error, urllib.request

SERVER, ENGINE = sys.argv[1].rstrip("/"), sys.argv[2:] or ["basalt", "engine"]
HEADERS = {"Authorization": "Bearer " + os.environ["BASALT_TOKEN"], "Content-Type": "application/json"}


def post(path, body=None):
    """Sends a request, and again if the answer is lost: with `after`, no move is made twice."""
    request = urllib.request.Request(SERVER + path, json.dumps(body or {}).encode(), HEADERS)
    for pause in [0.5, 1, 2, 4, 8]:
        try:
            return urllib.request.urlopen(request, timeout=20).read()
        except (OSError, http.client.HTTPException) as error:
            if isinstance(error, urllib.error.HTTPError) and error.code < 500 and error.code != 429:
                return print(path, error.code, error.read().decode(), flush=True)
            time.sleep(pause)

def stream(path):
    """The objects of a stream, which is opened again after a cut. Empty lines only say that it is alive."""
    while True:
        try:
            request = urllib.request.Request(SERVER + path, None, HEADERS)
            yield from map(json.loads, filter(str.strip, map(bytes.decode, urllib.request.urlopen(request, timeout=20))))
        except (OSError, http.client.HTTPException) as error:
            if isinstance(error, urllib.error.HTTPError) and error.code in (401, 403, 404):
                return print(path, error.code, flush=True)
        time.sleep(1)


def play(game):
    engine = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
    for line in stream(f"/api/v1/game/stream/{game}"):
        if line["type"] == "gameFull":
            full = line
            engine.stdin.write(f"setoption name Game value {full['terms']['game']}\n")
        state = line.get("state", line)
        if line["type"] in ("gameFull", "gameState") and state["status"] != "started":
            break
        if state.get("turn") == full["color"]:
            moves = " ".join(["moves"] * bool(state["moves"]) + state["moves"])
            engine.stdin.write(f"position fen {full['start']} {moves}\ngo movetime 200\n")
            best = next(words[1] for words in map(str.split, engine.stdout) if words[:1] == ["bestmove"])
            post(f"/api/v1/game/{game}/move", {"move": best, "after": state["number"]})
    engine.communicate("quit\n")
    print(game, state["status"], flush=True)


playing = set()
for event in stream("/api/v1/stream/event"):
    if event["type"] == "gameStart" and event["game"]["id"] not in playing:
        playing.add(event["game"]["id"])
        threading.Thread(target=play, args=[event["game"]["id"]]).start()
    elif event["type"] == "challenge" and event["challenge"]["direction"] == "in":
        answer = "decline" if event["challenge"]["terms"]["rated"] else "accept"
        post(f"/api/v1/challenge/{event['challenge']['id']}/{answer}")
