"""Trains the placing network of DVONN (docs/training.md).

A teacher learns the value of full boards from searches of stacking. The network then plays the placing
phase against itself on the GPU and learns the value of unfinished boards by TD(lambda), with the teacher's
value at the end of each game. The boards of those games are searched in turn and teach the teacher again.
"""

import argparse
import pathlib
import subprocess
import time

import numpy as np
import torch
import torch.nn.functional as F

CELLS = [(q, r) for r in range(1, 6) for q in range(11)
         if {1: 0 <= q <= 8, 2: 0 <= q <= 9, 3: True, 4: q >= 1, 5: q >= 2}[r]]
COUNT = len(CELLS)
INDEX = {cell: i for i, cell in enumerate(CELLS)}
WHITE, BLACK, RED = 0, 1, 2
# The text of a board begins with row 5.
TEXT_ORDER = [INDEX[cell] for r in range(5, 0, -1) for cell in CELLS if cell[1] == r]
ROW_ENDS = [9, 20, 32, 43]
# Hundredths of a point that are odds of e to one.
SCALE = 574.0
BUCKETS = 8


def symmetries():
    maps = [lambda q, r: (q, r), lambda q, r: (10 - q, 6 - r),
            lambda q, r: (7 + r - q, r), lambda q, r: (q + 3 - r, 6 - r)]
    return [[INDEX[m(q, r)] for q, r in CELLS] for m in maps]


def distance(a, b):
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq - dr))


def in_line(a, b):
    dq, dr = b[0] - a[0], b[1] - a[1]
    return dq == 0 or dr == 0 or dq == dr


def pair_list():
    """Pairs of inputs (3 * cell + piece): red with every other piece, and players' pieces that lie next to each
    other or two steps apart in a line."""
    pairs = []
    for a in range(COUNT):
        for b in range(COUNT):
            if a != b:
                for piece in (WHITE, BLACK):
                    pairs.append((3 * a + RED, 3 * b + piece))
    for a in range(COUNT):
        for b in range(a + 1, COUNT):
            pairs.append((3 * a + RED, 3 * b + RED))
    for steps in (1, 2):
        for a in range(COUNT):
            for b in range(a + 1, COUNT):
                if distance(CELLS[a], CELLS[b]) == steps and in_line(CELLS[a], CELLS[b]):
                    for p in (WHITE, BLACK):
                        for s in (WHITE, BLACK):
                            pairs.append((3 * a + p, 3 * b + s))
    return np.array(pairs, dtype=np.int64)


PAIRS = pair_list()


class Network(torch.nn.Module):
    """Rows of inputs and pairs of inputs, one hidden layer (or two), and a linear part beside it."""

    def __init__(self, hidden, second=0, quantised=False):
        super().__init__()
        self.hidden, self.second, self.quantised = hidden, second, quantised
        scale = 0.05
        self.single = torch.nn.Parameter(torch.randn(3 * COUNT, hidden) * scale)
        self.paired = torch.nn.Parameter(torch.randn(len(PAIRS), hidden) * scale * 0.5)
        self.linear1 = torch.nn.Parameter(torch.zeros(3 * COUNT))
        self.linear2 = torch.nn.Parameter(torch.zeros(len(PAIRS)))
        self.bias = torch.nn.Parameter(torch.zeros(hidden) + 0.3)
        last = second or hidden
        self.output = torch.nn.Parameter(torch.randn(BUCKETS, last) * 0.05)
        self.output_bias = torch.nn.Parameter(torch.zeros(BUCKETS))
        if second:
            self.middle = torch.nn.Linear(hidden, second)
        self.register_buffer("ia", torch.tensor(PAIRS[:, 0]))
        self.register_buffer("ib", torch.tensor(PAIRS[:, 1]))

    def rounded(self, weights, one, most):
        if not self.quantised:
            return weights
        exact = (weights * one).clamp(-most, most)
        return exact / one + ((exact.round() - exact) / one).detach()

    def weights(self):
        single = self.rounded(self.single, 127, 127)
        double = self.rounded(self.paired, 127, 127)
        return single, double

    def head(self, sums, linear, bucket):
        on = sums.clamp(0, 1) ** 2
        if self.second:
            on = self.middle(on).clamp(0, 1)
        out = self.rounded(self.output, 128, 511)
        return (on * out[bucket]).sum(-1) + linear + self.output_bias[bucket]

    def forward(self, x, bucket):
        """The logarithm of White's odds; `x` is [B, 147], one for each piece on its space."""
        single, double = self.weights()
        products = x[:, self.ia] * x[:, self.ib]
        rows1 = torch.cat([single, self.linear1[:, None]], 1)
        rows2 = torch.cat([double, self.linear2[:, None]], 1)
        sums = x @ rows1 + products @ rows2
        return self.head(sums[:, :-1] + self.bias, sums[:, -1], bucket)

    def interaction(self):
        """[147, 147, hidden + 1]: what a pair of inputs adds, both ways."""
        single, double = self.weights()
        rows2 = torch.cat([double, self.linear2[:, None]], 1)
        table = torch.zeros(3 * COUNT, 3 * COUNT, self.hidden + 1, device=rows2.device)
        table[self.ia, self.ib] = rows2
        table[self.ib, self.ia] = rows2
        return table

    @torch.no_grad()
    def after_each(self, x, piece, bucket, table):
        """Values after placing `piece` on each space: [B, 49]. Occupied spaces have nonsense."""
        single, double = self.weights()
        rows1 = torch.cat([single, self.linear1[:, None]], 1)
        rows2 = torch.cat([double, self.linear2[:, None]], 1)
        sums = x @ rows1 + (x[:, self.ia] * x[:, self.ib]) @ rows2
        placed = table.view(3 * COUNT, COUNT, 3, -1)[:, :, piece]
        delta = (x @ placed.reshape(3 * COUNT, -1)).view(len(x), COUNT, -1)
        delta = delta + rows1.view(COUNT, 3, -1)[:, piece] + sums[:, None]
        return self.head(delta[..., :-1] + self.bias, delta[..., -1], bucket)


def bucket_of(placed):
    return 7 if placed == COUNT else placed // 7


def one_hot(boards):
    """boards: uint8 [B, 49], 0 for empty, else piece + 1."""
    b = boards.long()
    return torch.stack([b == 1, b == 2, b == 3], -1).view(len(boards), -1).float()


def read_boards(path):
    """Boards [B, 49] and their values, from the lines that `basalt-tune boards` writes."""
    with open(path, "rb") as file:
        lines = file.read().split(b"\n")
    lines = [line for line in lines if b"\t" in line]
    raw = np.frombuffer(b"".join(line[:53] for line in lines), np.uint8).reshape(-1, 53)
    raw = np.delete(raw, ROW_ENDS, axis=1)
    lookup = np.zeros(256, np.uint8)
    lookup[ord("w")], lookup[ord("b")], lookup[ord("r")] = 1, 2, 3
    boards = np.zeros((len(lines), COUNT), np.uint8)
    boards[:, TEXT_ORDER] = lookup[raw]
    values = np.array([float(line.split(b"\t")[1]) for line in lines], np.float32)
    return boards, values


def write_boards(path, boards):
    """Writes full boards for `basalt-tune boards --given`."""
    letters = np.array([ord(c) for c in ".wbr"], np.uint8)
    text = letters[boards[:, TEXT_ORDER]]
    text = np.insert(text, [9, 19, 30, 40], ord("/"), axis=1)
    tail = np.tile(np.frombuffer(b" w s\n", np.uint8), (len(boards), 1))
    with open(path, "wb") as file:
        file.write(np.concatenate([text, tail], 1).tobytes())


class Trainer:
    """The searched boards, and the steps of training."""

    def __init__(self, options):
        self.options = options
        self.start = time.time()
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.backends.cuda.matmul.allow_tf32 = True
        self.symmetries = torch.tensor(symmetries(), device=self.device)
        self.boards = torch.zeros(0, COUNT, dtype=torch.uint8, device=self.device)
        self.targets = torch.zeros(0, device=self.device)
        self.held = None

    def say(self, *words):
        print(f"[{time.time() - self.start:6.1f}]", *words, flush=True)

    def turned(self, boards):
        """Each board under a symmetry by chance."""
        which = torch.randint(4, (len(boards),), device=self.device)
        return boards.gather(1, self.symmetries[which])

    def tune(self, *arguments):
        command = [self.options.tune, "boards", "--threads", str(self.options.threads), *map(str, arguments)]
        subprocess.run(command, check=True)

    def add(self, path):
        boards, values = read_boards(path)
        # Each board once, in the order of the file: held-out boards must not be among the others.
        _, once = np.unique(boards, axis=0, return_index=True)
        once.sort()
        boards, values = boards[once], values[once]
        boards = torch.tensor(boards, device=self.device)
        targets = torch.tensor(values, device=self.device) / SCALE
        held = len(boards) // 50
        self.held = (boards[:held], targets[:held])
        self.boards = torch.cat([self.boards, boards[held:]])
        self.targets = torch.cat([self.targets, targets[held:]])
        self.say(len(boards), "boards, sd", f"{values.std():.0f}, mean {values.mean():.0f}; all", len(self.boards))

    def check(self, network, name):
        boards, targets = self.held
        with torch.no_grad():
            found = torch.cat([network(one_hot(part), torch.full((len(part),), 7, device=self.device))
                               for part in boards.split(8192)])
        error = (found - targets) * SCALE
        level = targets.abs() * SCALE < 600
        explained = 1 - error.var() / (targets * SCALE).var()
        self.say(f"{name}: held out rmse {error.square().mean().sqrt():.1f}, level boards "
                 f"{error[level].square().mean().sqrt():.1f}, explained {100 * explained:.2f} %")

    def fit_full(self, network, seconds, rate, batch=8192):
        """Teaches the value of full boards."""
        optimizer = torch.optim.Adam(network.parameters(), lr=rate)
        end = time.time() + seconds
        begin, steps = time.time(), 0
        while time.time() < end:
            share = (time.time() - begin) / seconds
            for group in optimizer.param_groups:
                group["lr"] = rate * max(0.02, 1 - share)
            pick = torch.randint(len(self.boards), (batch,), device=self.device)
            x = one_hot(self.turned(self.boards[pick]))
            loss = self.loss(network(x, torch.full((batch,), 7, device=self.device)), self.targets[pick])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            steps += 1
            if self.device == "cuda" and steps % 20 == 0:
                torch.cuda.synchronize()
        self.say(steps, "steps of", batch)

    def loss(self, found, target):
        return F.binary_cross_entropy_with_logits(found, torch.sigmoid(target))

    @torch.no_grad()
    def play(self, network, teacher, games, most_chance=1.0):
        """Plays the placing phase; boards by ply and what they are worth."""
        device = self.device
        board = torch.zeros(games, COUNT, dtype=torch.uint8, device=device)
        table = network.interaction()
        shares = torch.tensor([0.0, 0.0, 0.03, 0.1, 0.3, 1.0], device=device).clamp(max=most_chance)
        chance = shares[torch.randint(len(shares), (2, games), device=device)]
        noise = torch.tensor([0.0, 0.02, 0.1], device=device)[torch.randint(3, (games,), device=device)]
        states, best_values, by_chance = [], [], []
        for ply in range(COUNT):
            piece = RED if ply < 3 else (BLACK if ply % 2 else WHITE)
            sign = 1 if ply % 2 == 0 else -1
            if ply == COUNT - 1:
                values = self.last(teacher, board, piece)
            else:
                values = network.after_each(one_hot(board), piece, bucket_of(ply + 1), table)
            worth = (sign * values).masked_fill(board > 0, -1e9)
            best_values.append(sign * worth.amax(1))
            wavering = worth - noise[:, None] * torch.log(-torch.log(torch.rand_like(worth).clamp(1e-9, 1 - 1e-7)))
            free = torch.rand_like(worth).masked_fill(board > 0, -1)
            share = chance[ply % 2] if ply >= 3 else torch.full((games,), 0.7, device=device)
            random = torch.rand(games, device=device) < share
            cell = torch.where(random, free.argmax(1), wavering.argmax(1))
            made = worth.gather(1, cell[:, None])[:, 0]
            by_chance.append(worth.amax(1) - made > 0.05)
            states.append(board.clone())
            board.scatter_(1, cell[:, None], piece + 1)
        final = teacher(one_hot(board), torch.full((games,), 7, device=device))
        target, result = [None] * COUNT, final
        for ply in range(COUNT - 1, -1, -1):
            mixed = torch.where(by_chance[ply], best_values[ply],
                                (1 - self.options.trace) * best_values[ply] + self.options.trace * result)
            target[ply] = result = mixed
        return states, target, board, final

    def last(self, teacher, board, piece):
        """The teacher's values of the boards that the last piece completes: one space is free."""
        full = board.clone()
        cell = (board == 0).long().argmax(1)
        full.scatter_(1, cell[:, None], piece + 1)
        value = teacher(one_hot(full), torch.full((len(full),), 7, device=self.device))
        return value[:, None].expand(-1, COUNT)

    def learn_placing(self, network, teacher, seconds, rate, games, batch=8192):
        optimizer = torch.optim.Adam(network.parameters(), lr=rate)
        begin, rounds, sums, count = time.time(), 0, 0.0, 0
        while (share := (time.time() - begin) / seconds) < 1:
            for group in optimizer.param_groups:
                group["lr"] = rate * min(1, 20 * share + 0.05) * max(0.02, 1 - share)
            states, target, board, final = self.play(network, teacher, games)
            everything = torch.cat(states[1:] + [board])
            targets = torch.cat(target[1:] + [final])
            buckets = torch.cat([torch.full((games,), bucket_of(ply), device=self.device)
                                 for ply in range(1, COUNT + 1)])
            order = torch.randperm(len(everything), device=self.device)
            for pick in order.split(batch):
                x = one_hot(self.turned(everything[pick]))
                loss = self.loss(network(x, buckets[pick]), targets[pick])
                # Boards that were searched, so that the last bucket hears it from the source.
                some = torch.randint(len(self.boards), (batch // 8,), device=self.device)
                x = one_hot(self.turned(self.boards[some]))
                full = torch.full((len(some),), 7, device=self.device)
                loss = loss + 0.1 * self.loss(network(x, full), self.targets[some])
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                optimizer.step()
            rounds += 1
            if rounds % 20 == 0:
                with torch.no_grad():
                    errors = [((network(one_hot(states[ply]), torch.full((games,), bucket_of(ply), device=self.device))
                                - target[ply]) * SCALE).square().mean().sqrt().item() for ply in (4, 16, 28, 40, 48)]
                self.say(rounds, "rounds; error by ply", [round(e) for e in errors],
                         f"start {target[0].mean().item() * SCALE:.0f}, final {final.mean().item() * SCALE:.0f}")

    def new_boards(self, network, teacher, count, path, games, most_chance=0.3):
        kept, total = [], 0
        while total < count:
            kept.append(self.play(network, teacher, games, most_chance)[2])
            total += games
        write_boards(path, torch.cat(kept)[:count].cpu().numpy())


def save(network, path):
    """Writes the network as `placing_network.rs` reads it."""
    def whole(weights, one, most, kind):
        return (weights.detach() * one).clamp(-most, most).round().cpu().numpy().astype(kind)

    units = network.bias.shape[-1]
    rows = [whole(rows, 127, 127, "<i1").reshape(-1, units) for rows in (network.single, network.paired)]
    # Unit by unit: so the file compresses best.
    parts = [np.concatenate(rows).T, whole(network.linear1, 1024, 32767, "<i2"),
             whole(network.linear2, 1024, 32767, "<i2"), whole(network.bias, 127, 32767, "<i2"), whole(network.output, 128, 511, "<i2"),
             whole(network.output_bias, 1024, 32767, "<i2")]
    with open(path, "wb") as file:
        for part in parts:
            file.write(part.tobytes())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tune", required=True, help="the program basalt-tune")
    parser.add_argument("--threads", type=int, default=16)
    parser.add_argument("--boards", type=int, default=500_000)
    parser.add_argument("--nodes", type=int, default=2_000)
    parser.add_argument("--given", type=int, default=300_000, help="boards of its own games that are searched in each round")
    parser.add_argument("--given-nodes", type=int, default=3_000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--fit", type=float, default=12, help="seconds of each lesson of the teacher")
    parser.add_argument("--td", type=float, default=50, help="seconds of self-play in each round")
    parser.add_argument("--games", type=int, default=16_384, help="games that are played at a time")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--trace", type=float, default=0.7, help="lambda of TD(lambda)")
    parser.add_argument("--variants", action="store_true", help="compare networks of several sizes first")
    parser.add_argument("--work", default=".", help="folder for boards")
    parser.add_argument("--out", default=".", help="folder for networks")
    options = parser.parse_args()
    for folder in (options.work, options.out):
        pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    trainer = Trainer(options)
    torch.manual_seed(1)
    first = f"{options.work}/boards0.txt"
    trainer.tune("--boards", options.boards, "--nodes", options.nodes, "--out", first)
    trainer.add(first)
    make = lambda *a, **k: Network(*a, **k).to(trainer.device)
    if options.variants:
        for hidden, second, quantised in [(1, 0, False), (32, 0, True), (64, 0, True), (64, 0, False),
                                          (128, 0, True), (64, 16, False)]:
            network = make(hidden, second, quantised)
            trainer.fit_full(network, options.fit / 2, 2e-3)
            trainer.check(network, f"hidden {hidden}, second {second}, quantised {quantised}")
    teacher = make(256, 32)
    student = make(options.hidden, 0, True)
    trainer.fit_full(teacher, options.fit, 2e-3)
    trainer.check(teacher, "teacher")
    for number in range(1, options.rounds + 1):
        trainer.learn_placing(student, teacher, options.td, 2e-3 if number == 1 else 1e-3, options.games)
        trainer.check(student, "network")
        save(student, f"{options.out}/placing{number}.bin")
        text = f"{options.work}/own{number}.txt"
        trainer.new_boards(student, teacher, options.given, text, options.games)
        path = f"{options.work}/boards{number}.txt"
        # Each run has boards of its own, so nothing of an earlier run is continued.
        pathlib.Path(path).unlink(missing_ok=True)
        trainer.tune("--given", text, "--nodes", options.given_nodes, "--out", path)
        trainer.add(path)
        trainer.check(teacher, "teacher before")
        trainer.fit_full(teacher, options.fit, 1e-3)
        trainer.check(teacher, "teacher after")
    trainer.learn_placing(student, teacher, options.td, 1e-3, options.games)
    trainer.check(student, "network")
    save(student, f"{options.out}/placing.bin")


if __name__ == "__main__":
    main()
