"""One at a time, in order, with or without waiting."""

import asyncio

from namyok.table.lock import Lock


def test_who_waits_gets_it_in_order_and_nobody_slips_in_between() -> None:
    async def scene() -> None:
        lock, order = Lock(), []

        async def work(name: str) -> None:
            async with lock:
                order.append(name)
                assert not lock.take_now()
                await asyncio.sleep(0)

        assert lock.take_now()
        tasks = [asyncio.create_task(work(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert not lock.take_now()
        lock.give()
        assert not lock.take_now(), "it is already somebody's"
        await asyncio.gather(*tasks)
        assert order == ["a", "b", "c"]
        assert lock.take_now()

    asyncio.run(scene())


def test_who_is_cancelled_keeps_it_from_nobody() -> None:
    async def scene() -> None:
        for given_first in (False, True):
            lock = Lock()

            async def work(lock: Lock = lock) -> None:
                async with lock:
                    await asyncio.sleep(10)

            assert lock.take_now()
            gone, waits = asyncio.create_task(work()), asyncio.create_task(work())
            await asyncio.sleep(0)
            if given_first:
                lock.give()
            gone.cancel()
            await asyncio.sleep(0)
            if not given_first:
                lock.give()
            await asyncio.sleep(0)
            assert not lock.take_now(), "the second one has it"
            waits.cancel()
            await asyncio.gather(gone, waits, return_exceptions=True)
            assert lock.take_now()

    asyncio.run(scene())
