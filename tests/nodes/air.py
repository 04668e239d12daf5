"""A bus through the air, for several nodes in one process: it may drop, repeat and reorder."""

import asyncio
import random

from namyok.bus import Bus, Ears, LocalBus, Tick, Unsubscribe


class Air:
    """What connects the nodes."""

    def __init__(self, lost: float = 0.0, repeated: float = 0.0, late: float = 0.0) -> None:
        self.lost, self.repeated, self.late = lost, repeated, late
        self.nodes: dict[str, AirBus] = {}
        self._random = random.Random(1)

    def carry(self, sender: str, table: str, kind: str, body: bytes) -> None:
        if sender not in self.nodes:
            return
        for bus in list(self.nodes.values()):
            if bus.node == sender:
                continue
            for _ in range(2 if self._random.random() < self.repeated else 1):
                if self._random.random() >= self.lost:
                    delay = self._random.random() * self.late
                    loop = asyncio.get_running_loop()
                    loop.call_later(delay, bus.hear, sender, table, kind, body)

    def silence(self, node: str) -> None:
        """A node is gone without a word, and nobody has noticed yet."""
        self.nodes.pop(node, None)

    def cut(self, node: str) -> None:
        """A node is gone without a word, and that is noticed."""
        self.silence(node)
        for other in self.nodes.values():
            other.others -= 1
            other.gone(node)


class AirBus(Bus):
    is_shared = True

    def __init__(self, air: Air, node: str) -> None:
        self.node = node
        self._air = air
        self._local = LocalBus()
        self._ears: dict[str, list[Ears]] = {}
        for other in air.nodes.values():
            other.others += 1
        self.others = len(air.nodes)
        air.nodes[node] = self

    def publish(self, table: str, version: int) -> None:
        self._local.publish(table, version)
        self._air.carry(self.node, table, "tick", b"%d" % version)

    def wake(self, table: str, version: int) -> None:
        self._local.wake(table, version)

    def subscribe(self, table: str, callback: Tick) -> Unsubscribe:
        return self._local.subscribe(table, callback)

    def send(self, table: str, note: bytes) -> None:
        self._air.carry(self.node, table, "note", note)

    def listen(self, table: str, ears: Ears) -> Unsubscribe:
        self._ears.setdefault(table, []).append(ears)
        return lambda: self._ears[table].remove(ears)

    def hear(self, sender: str, table: str, kind: str, body: bytes) -> None:
        for ears in tuple(self._ears.get(table, ())):
            if kind == "tick":
                ears.ticked(int(body))
            else:
                ears.noted(sender, body)

    async def close(self) -> None:
        self._air.nodes.pop(self.node, None)
