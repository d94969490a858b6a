"""What an operator does to people and games. Every action is a row of the audit log, written in the
transaction of the action itself; running servers read the log, and so learn of it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, insert, or_, select, update

from blockyard.core.contract import Refused
from blockyard.server.clock import now_ms
from blockyard.server.names import spelling
from blockyard.server.people import fair_play, hand_report, restrictions
from blockyard.server.people.bots import owned_by
from blockyard.server.people.ratings import POINTS_PER_UNIT, Skill
from blockyard.server.people.sessions import DAY_MS, end_all
from blockyard.server.storage import name_keys, schema

FOREVER_MS = 100 * 365 * DAY_MS
MAX_FOUND = 50

persons, audit, reports = schema.persons, schema.audit, schema.reports
skills, history = schema.skills, schema.rating_history


@dataclass(frozen=True, slots=True)
class Operator:
    """Writes as this user of the machine."""

    connection: Connection
    name: str

    # --- people --------------------------------------------------------------

    def person(self, text: str) -> Row[Any]:
        """The person with this id or name."""
        c = persons.c
        by_name = c.looks == spelling.skeleton(text)
        row = self.connection.execute(
            select(persons).where((c.id == text) | by_name).order_by(c.id != text)
        ).first()
        if row is None:
            raise Refused("admin-nobody", given=text[:80])
        return row

    def search(self, text: str) -> list[Row[Any]]:
        """People whose id or name contains this text, or whose name looks like it."""
        c = persons.c
        some = or_(
            c.id == text,
            c.looks == spelling.skeleton(text),
            c.name.icontains(text, autoescape=True),
        )
        wanted = select(persons).where(some, c.name != "").order_by(c.is_guest, c.name)
        return list(self.connection.execute(wanted.limit(MAX_FOUND)))

    def rename(self, text: str, new: str) -> tuple[str, str]:
        """Give an account another name; nobody else can take the old one for a while."""
        person = self.person(text)
        if person.looks is None:
            raise Refused("admin-guest", given=text[:80])
        name = spelling.checked(new)
        name_keys.claim(self.connection, person.id, name)
        values = {"name": name, "looks": spelling.skeleton(name)}
        self.connection.execute(update(persons).where(persons.c.id == person.id).values(values))
        self._note("rename", person.id)
        return person.name, name

    def fair_play(
        self, text: str, days: float, games: int
    ) -> tuple[list[fair_play.Pair], list[fair_play.Play], list[hand_report.HandReport]]:
        """Who gained from whom, and whose hand is how steady; of one person also how they played
        their latest rated games."""
        since, person = now_ms() - round(days * DAY_MS), self.person(text).id if text else ""
        plays = fair_play.plays(self.connection, person, games) if person else []
        hands = hand_report.hand_reports(self.connection, since, person)
        return fair_play.pairs(self.connection, since, person), plays, hands

    def mute(self, text: str, days: float) -> Row[Any]:
        """Switch off a person's phrases; 0 days lift that."""
        person = self.person(text)
        restrictions.restrict(self.connection, "mute", person.id, _until(days))
        self._note("mute", person.id, detail=f"{days:g} days")
        return person

    def ban(self, text: str, days: float) -> Row[Any]:
        """Close an account for a time: its sessions end, and its bots' tokens; 0 days lift it."""
        person = self.person(text)
        restrictions.restrict(self.connection, "ban", person.id, _until(days))
        for one in (person.id, *owned_by(self.connection, person.id)) if days else ():
            end_all(self.connection, one)
            tokens = schema.tokens
            self.connection.execute(delete(tokens).where(tokens.c.person == one))
            self._note("ban", one, detail=f"{days:g} days")
        if not days:
            self._note("unban", person.id)
        return person

    # --- games ---------------------------------------------------------------

    def void(self, table: str) -> int:
        """Take a game out of all ratings. Gives the number of ratings that changed."""
        if self.connection.scalar(_by_id(schema.tables, table)) is None:
            raise Refused("no-such-table")
        if self.connection.scalar(select(schema.voided).where(schema.voided.c.table_id == table)):
            raise Refused("admin-voided", table=table)
        steps = self.connection.execute(select(history).where(history.c.table_id == table)).all()
        for step in steps:
            self._take_back(step)
        self.connection.execute(delete(history).where(history.c.table_id == table))
        gains = schema.rating_gains
        self.connection.execute(update(gains).where(gains.c.table_id == table).values(gain=0.0))
        self.connection.execute(insert(schema.voided).values(table_id=table, at=now_ms()))
        self._note("void", table=table, detail=f"{len(steps)} ratings")
        return len(steps)

    def _take_back(self, step: Row[Any]) -> None:
        """Undo what one game changed in one rating. Later games stay as they were."""
        c = skills.c
        mine = (c.person == step.person) & (c.variant == step.variant)
        row = self.connection.execute(select(skills).where(mine)).one_or_none()
        if row is None:
            return
        gain = self._gain_by_rating(step) if step.mu_gain is None else step.mu_gain
        sigma = min(Skill().sigma, row.sigma / (step.sigma_factor or 1.0))
        skill = Skill(row.mu - gain, sigma, max(0, row.games - 1))
        values = {"mu": skill.mu, "sigma": sigma, "games": skill.games, "rating": skill.rating}
        self.connection.execute(update(skills).where(mine).values(values))

    def _gain_by_rating(self, step: Row[Any]) -> float:
        """For games before format 3: the difference of two points of the history."""
        h = history.c
        earlier = (
            select(h.rating)
            .where(h.person == step.person, h.variant == step.variant, h.at < step.at)
            .order_by(h.at.desc())
        )
        before = self.connection.scalar(earlier.limit(1))
        return float(step.rating - (Skill().rating if before is None else before)) / POINTS_PER_UNIT

    # --- reports and the log -------------------------------------------------

    def open_reports(self) -> list[Row[Any]]:
        r, p = reports.c, persons.c
        wanted = select(reports, p.name).join(persons, p.id == r.person).where(r.closed == 0)
        return list(self.connection.execute(wanted.order_by(r.at)))

    def close_report(self, number: int) -> None:
        open_one = (reports.c.id == number) & (reports.c.closed == 0)
        change = update(reports).where(open_one).values(closed=now_ms())
        if self.connection.execute(change).rowcount != 1:
            raise Refused("admin-no-report", number=number)
        self._note("close", detail=f"report {number}")

    def log(self, many: int) -> list[Row[Any]]:
        latest = select(audit).order_by(audit.c.id.desc()).limit(many)
        return list(self.connection.execute(latest))[::-1]

    def _note(self, action: str, person: str = "", table: str = "", detail: str = "") -> None:
        row = {"at": now_ms(), "operator": self.name, "action": action}
        row |= {"person": person, "table_id": table, "detail": detail}
        self.connection.execute(insert(audit).values(row))


def _by_id(table: Any, given: str) -> Select[Any]:
    return select(table.c.id).where(table.c.id == given)


def _until(days: float) -> int:
    return now_ms() + (FOREVER_MS if math.isinf(days) else round(days * DAY_MS)) if days else 0
