"""Who plays the deals: this process, several processes, or the workers of a Dask cluster.

All three are executors as `concurrent.futures` knows them.
"""

from __future__ import annotations

from collections import deque
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from meldbook.arena.errors import CannotRunError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")
R = TypeVar("R")

_AHEAD = 3  # calls a worker, so that none waits for work
_PATIENCE = 10  # seconds to find a scheduler


class Here(Executor):
    """Plays at once, in this process."""

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:  # noqa: ANN401  # as the base
        """The future of a call that has been made already."""
        future: Future[R] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  # told by the future, as everywhere
            future.set_exception(error)
        return future


class Team(NamedTuple):
    """An executor, and how many calls it may be given before the first is answered."""

    executor: Executor
    ahead: int


@contextmanager
def team(processes: int, scheduler: str | None) -> Iterator[Team]:
    """Who plays a run: a cluster if a scheduler is named, else so many processes.

    Raises CannotRunError: no-dask, no-scheduler.
    """
    if scheduler is not None:
        with _cluster(scheduler) as cluster:
            yield cluster
    elif processes == 1:
        yield Team(Here(), 1)
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as executor:
            yield Team(executor, _AHEAD * processes)


@contextmanager
def _cluster(address: str) -> Iterator[Team]:
    """The workers of a Dask cluster. Dask is no dependency: it is imported only here."""
    try:
        distributed = import_module("distributed")
    except ModuleNotFoundError:
        raise CannotRunError("no-dask", address=address) from None
    try:
        client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise CannotRunError("no-scheduler", address=address, reason=str(error)) from None
    with client, client.get_executor(pure=False) as executor:
        threads = sum(client.nthreads().values())
        yield Team(executor, _AHEAD * max(1, threads))


def in_order(by: Team, call: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """The results of a call for each item, in the order of the items."""
    waiting: deque[Future[R]] = deque()
    try:
        for item in items:
            waiting.append(by.executor.submit(call, item))
            if len(waiting) >= by.ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
