"""Telling people what is queued for them (`notices.py`): letters, push messages and webhooks, beside everything else.

What fails is tried again with growing pauses, `MOST_TRIES` times at most. Which server tells what is decided by
`errands.py`.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from py_vapid import VapidException

from civitas.core.errors import CivitasError
from civitas.server import webhooks
from civitas.server.errands import Errand, Errands
from civitas.server.mail import Letter, Mail, MailFailed
from civitas.server.notice_words import Addresses, headline, letter, link_of, sentence, spoken
from civitas.server.notices import Notices
from civitas.server.outgoing import Answer, Outgoing, Unreached
from civitas.server.push import Parcel, Push
from civitas.server.storage.notices import MOST_TRIES, WEBHOOK, Addressee, Subscription
from civitas.server.unsubscribing import Unsubscribing
from civitas.server.worker_pool import WorkerPool

LOOK_SECONDS = 1.0
FORGET_LOOKS = 3600
"""After so many looks what was told long ago is forgotten."""
PAUSES = (30.0, 120.0, 600.0, 3600.0)
"""Between one try and the next."""
END_SECONDS = 5.0
"""So long a server that ends waits for what is on its way."""
MAIL_THREADS = 2
MOST_AT_ONCE = 40
GONE = (404, 410)
LATER = (408, 425, 429)

log = logging.getLogger("civitas.server")


class NotSent(CivitasError):
    """It did not go: why, whether it ever may, and after which pause."""

    def __init__(self, trouble: str, is_final: bool = False, pause: float | None = None) -> None:
        super().__init__(trouble)
        self.trouble = trouble
        self.is_final = is_final
        self.pause = pause


class ChannelClosed(CivitasError):
    """Whoever is there does not want to be told any more."""


class Deliveries:
    """What this server tells."""

    def __init__(
        self,
        errands: Errands,
        notices: Notices,
        work: WorkerPool,
        push: Push,
        outgoing: Outgoing,
        mail: Mail,
        unsubscribing: Unsubscribing,
        address: str | None,
    ) -> None:
        self._errands = errands
        self._notices = notices
        self._work = work
        self._push = push
        self._outgoing = outgoing
        self._mail = mail
        self._unsubscribing = unsubscribing
        self._address = address
        self._letters = ThreadPoolExecutor(MAIL_THREADS, thread_name_prefix="mail")
        self._looking: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """Tell whatever is due, from now on."""
        self._looking = asyncio.create_task(self._look())

    async def end(self) -> None:
        """Tell nothing more; what is on its way gets a moment, as nobody else can know what became of it."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=END_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        self._letters.shutdown(wait=False, cancel_futures=True)

    async def _look(self) -> None:
        looks = 0
        while True:
            try:
                if looks % FORGET_LOOKS == 0:
                    await self._work(self._errands.forget)
                await self._begin_some(MOST_AT_ONCE - len(self._under_way))
            except CivitasError as problem:
                log.error("notices: %s", problem)
            looks += 1
            await asyncio.sleep(LOOK_SECONDS)

    async def _begin_some(self, room: int) -> None:
        """Nothing waits for what has been begun, so that no slow address holds up others."""
        for errand in await self._work(self._errands.claimed, room) if room else []:
            task = asyncio.create_task(self._run(errand))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _run(self, errand: Errand) -> None:
        try:
            await self._settled(errand)
        except CivitasError as problem:
            log.error("notices: %s", problem)  # the claim runs out, and somebody tries again
        except Exception:
            log.exception("notices: a mistake of ours")

    async def _settled(self, errand: Errand) -> None:
        """Send it, and note what became of it."""
        try:
            await self._send(errand)
        except ChannelClosed:
            await self._work(self._errands.close, errand)
            self._notices.forget(errand.first.owner)
        except NotSent as problem:
            await self._work(self._note_failure, errand, problem)
        else:
            await self._work(self._errands.settle, errand)

    def _note_failure(self, errand: Errand, problem: NotSent) -> None:
        tries = errand.first.tries + 1
        if problem.is_final or tries >= MOST_TRIES or errand.first.claimed is not None:
            self._errands.settle(errand, problem.trouble)
        else:
            pause = PAUSES[tries - 1]
            self._errands.put_off(errand, min(max(pause, problem.pause or 0.0), PAUSES[-1]))

    async def _send(self, errand: Errand) -> None:
        if isinstance(errand.to, Subscription):
            await self._post(await self._work(self._push_parcel, errand, errand.to), is_push=True)
        elif errand.first.channel == WEBHOOK:
            await self._post(self._webhook_parcel(errand, errand.to), is_push=False)
        else:
            await self._write(await self._work(self._letter, errand, errand.to))

    async def _post(self, parcel: Parcel, is_push: bool) -> None:
        try:
            answer = await self._outgoing.post(*parcel)
        except Unreached as problem:
            raise NotSent(problem.trouble, problem.is_final) from None
        _judge(answer, is_push)

    async def _write(self, written: Letter) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._letters, self._mail.send, written)
        except MailFailed as problem:
            raise NotSent(str(problem), is_final=not self._mail.is_set_up) from None

    # What is sent.

    def _push_parcel(self, errand: Errand, to: Subscription) -> Parcel:
        news, code = errand.news[0], spoken(to.language)
        content = {"title": headline(code, news), "body": sentence(code, news), "url": link_of(news)}
        try:
            return self._push.parcel(to, {**content, "tag": news.table_id or "", "lang": code})
        except (VapidException, ValueError):
            raise NotSent("address", is_final=True) from None

    def _webhook_parcel(self, errand: Errand, to: Addressee) -> Parcel:
        news, told = errand.news[0], to.told
        if told.webhook is None or told.secret is None:
            raise NotSent("off", is_final=True)
        content = {"kind": news.kind, "table": news.table_id, "title": news.title or None, "others": news.others}
        words = {"text": sentence(spoken(to.language), news), "link": f"{self._address or ''}{link_of(news)}"}
        return webhooks.parcel(told.webhook, told.secret, errand.first.id, {**content, **words})

    def _letter(self, errand: Errand, to: Addressee) -> Letter:
        if to.email is None or self._address is None:
            raise NotSent("off", is_final=True)
        off = self._address + self._unsubscribing.path(errand.first.owner)
        return letter(to.email, spoken(to.language), errand.news, Addresses(self._address, off))


def _judge(answer: Answer, is_push: bool) -> None:
    """What an answer means: a push service says that a browser is gone, a webhook may have a bad day."""
    status = answer.status
    if 200 <= status < 300:
        return
    if status == 410 or (is_push and status in GONE):
        raise ChannelClosed
    is_final = is_push and status < 500 and status not in LATER
    raise NotSent(str(status), is_final, answer.retry_after)
