#!/usr/bin/env python3
"""A bot that plays over HTTP: it opens a match against the computer and does anything it is offered.

    ./adjutant serve &
    python3 examples/bot.py [http://127.0.0.1:8080] [SYSTEM] [BATTLE]

It needs nothing but Python. The interface is described at /api.
"""
import hashlib
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid


def told(what, request, data=None):
    """What the server answers; where it refuses or is not there, the end."""
    try:
        with urllib.request.urlopen(request, data) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        raise SystemExit(f"{what}: {refused.read().decode()}")
    except urllib.error.URLError as missing:
        raise SystemExit(f"{what}: {missing.reason}")


class Seat:
    """A seat of a match."""

    def __init__(self, server, match, token):
        self.path = f"{server}/api/matches/{match}"
        self.token = token

    def ask(self, method, rest="", body=None):
        request = urllib.request.Request(self.path + rest, method=method)
        request.add_header("Authorization", "Bearer " + self.token)
        data = None if body is None else json.dumps(body).encode()
        return told(f"{method} {rest}", request, data)

    def act(self, act, value=None):
        return self.ask("POST", "/acts", {"id": str(uuid.uuid4()), "act": act, "value": value})

    def command(self, words):
        return self.ask("POST", "/commands", {"id": str(uuid.uuid4()), "command": words})

    def look(self, since):
        return self.ask("GET", f"?since={since}")

    def join(self):
        """Binds itself to a share of the dice, and tells it when the other seat is bound too."""
        share = secrets.token_bytes(32)
        self.act("commit", hashlib.sha256(share).hexdigest())
        while True:
            told = self.look(-1)["dice"]
            if told["commitments"]["A"] and told["commitments"]["B"]:
                break
            time.sleep(0.1)
        self.act("reveal", share.hex())


def drawn(offer):
    """An offer with a number for each of its ranges."""
    words = offer["command"]
    for number, bounds in enumerate(offer["ranges"], 1):
        step = bounds["step"]
        steps = int((bounds["most"] - bounds["least"]) / step + 1e-9)
        value = bounds["least"] + step * random.randint(0, steps)
        words = words.replace(f"${number}", f"{value:.3f}".rstrip("0").rstrip("."))
    return words


def main():
    if {"-h", "--help"} & set(sys.argv[1:]):
        print(__doc__)
        return
    server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
    wish = dict(zip(("system", "battle"), sys.argv[2:4])) or {"system": "conquest"}
    wish["seats"] = {"A": "person", "B": "computer"}
    request = urllib.request.Request(server + "/api/matches", json.dumps(wish).encode())
    match = told("POST /api/matches", request)
    print("watch it at", server + match["links"]["spectator"])
    seat = Seat(server, match["match"], match["tokens"]["A"])
    seat.join()
    seen = -1
    while True:
        update = seat.look(seen)
        for entry in update["entries"]:
            print(entry["seq"], entry["side"] or "-", entry["text"])
        seen = update["seq"]
        if update["phase"] == "over":
            print(update["standing"])
            return
        if update["offers"] and "A" in update["acting"]:
            answer = seat.command(drawn(random.choice(update["offers"])))
            if answer["kind"] == "refused":
                print("refused:", [f["text"] for f in answer["findings"] if f["holds"] is False])
        else:
            time.sleep(0.1)


if __name__ == "__main__":
    main()
