"""The database schema. `events` is the source of truth; `tables` and `players` are projections
(read models) that can be rebuilt from it.

`format` has one row: the number of this schema. Older databases are migrated (migrations.py).
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    literal,
)

FORMAT = 4

metadata = MetaData()

formats = Table("format", metadata, Column("number", Integer, primary_key=True))

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("stage", String(8), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_timed", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False, default=0),
)
# Abandoned games stay for good, so both lists have partial indexes that skip them. A database uses
# a partial index only if the query repeats its condition literally: hence no bound parameters.
OVER, PLAYING = (literal(stage, literal_execute=True) for stage in ("over", "playing"))
IN_LOBBY = tables.c.is_public & (tables.c.stage != OVER)
ON_THE_CLOCK = tables.c.is_timed & (tables.c.stage == PLAYING)
tables_in_lobby = Index(
    "tables_in_lobby", tables.c.made, sqlite_where=IN_LOBBY, postgresql_where=IN_LOBBY
)
tables_on_the_clock = Index(
    "tables_on_the_clock", tables.c.id, sqlite_where=ON_THE_CLOCK, postgresql_where=ON_THE_CLOCK
)

players = Table(
    "players",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
)
Index("players_by_person", players.c.person)

films = Table(
    "films",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("film", LargeBinary, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("looks", String(80), unique=True),
    Column("password", Text),
    Column("is_guest", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
)
"""`looks` is the confusable skeleton of an account's name (names.py); a guest has none."""

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("made", BigInteger, nullable=False),
)
Index("sessions_by_person", sessions.c.person)

recoveries = Table(
    "recoveries",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
)
Index("recoveries_by_person", recoveries.c.person)

transfers = Table(
    "transfers",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("other", ForeignKey("persons.id"), primary_key=True),
)
Index("blocks_by_other", blocks.c.other)

skills = Table(
    "skills",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("variant", String(200), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("rating", Integer, nullable=False),
)
Index("skills_by_rating", skills.c.variant, skills.c.rating)

rating_history = Table(
    "rating_steps",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("variant", String(200), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("rating", Integer, nullable=False),
)

liveness = Table("liveness", metadata, Column("at", BigInteger, nullable=False))
"""One row: when a server last ran on this database (liveness.py)."""

rating_gains = Table(
    "rating_gains",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("opponent", String(32), primary_key=True),
    Column("variant", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("gain", Float, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("is_free", Boolean, nullable=False),
    Column("verdict", String(16), nullable=False),
)
"""What a person gained from each opponent in a rated game, in rating points; an opponent may be a
computer player such as `bot:5`. Losses are negative. `is_free` marks what was not won over the
board (rated_play.py). Rows outlive the accounts they name: limits must hold after a deletion."""
Index("rating_gains_by_time", rating_gains.c.person, rating_gains.c.at)
Index("rating_gains_by_opponent", rating_gains.c.opponent, rating_gains.c.variant)

PERSONAL_TABLES = (sessions, recoveries, transfers, blocks, skills, rating_history)
"""Rows that are deleted together with an account."""
