"""The database schema. `events` is the source of truth; `tables` and `players` are projections
(read models) that can be rebuilt from it.

`format` has one row: the number of this schema. Older databases are migrated (migrations.py).
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    literal,
    text,
)

FORMAT = 8

metadata = MetaData()

formats = Table("format", metadata, Column("number", Integer, primary_key=True))

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("term", Integer, nullable=False, server_default=text("0")),
    sqlite_with_rowid=False,
)
"""`term` is that of the owner who wrote the event (`owners`); 0 where a single server owns all."""

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
    Column("is_private", Boolean, nullable=False, server_default=false()),
)
"""`looks` is the confusable skeleton of an account's name (names/spelling.py); a guest has none.
What `is_private` hides from others is in people/privacy.py."""

name_keys = Table(
    "name_keys",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("until", BigInteger),
)
"""The hashes of all forms in which a name can be mistaken for another one: no two accounts share
any. A former name keeps its keys until `until`, so that nobody else can take it at once."""
Index("name_keys_by_person", name_keys.c.person)

name_rules = Table("name_rules", metadata, Column("version", String(40), primary_key=True))
"""One row: the rules and Unicode data that the keys were made with."""

companions = Table(
    "companions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("name", String(80), nullable=False),
)
"""Players without a session who share the screen of this person, under a name typed there."""
Index("companions_by_person", companions.c.person)

bots = Table(
    "bots",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("owner", ForeignKey("persons.id"), nullable=False),
)
"""Accounts that a program plays, and the person who answers for it."""
Index("bots_by_owner", bots.c.owner)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("label", String(80), nullable=False),
    Column("scopes", String(200), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False, default=0),
    Column("until", BigInteger, nullable=False),
)
"""What bots sign in with. `scopes` is a list of words."""
Index("tokens_by_person", tokens.c.person)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("device", String(80), nullable=False, default=""),
)
"""`used` is when it was last seen, to the day; `device` is such as `Firefox, Linux`."""
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
    Column("mu_gain", Float),
    Column("sigma_factor", Float),
)
"""The last two are what a game changed, so that it can be voided; None before format 3."""

course_progress = Table(
    "course_progress",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("task", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""The tasks of courses that a person, or a guest, has solved."""

puzzle_players = Table(
    "puzzle_players",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
)
"""How well a person, or a guest, solves puzzles; `streak` counts first tries that were right."""

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("is_hinted", Boolean, nullable=False),
    Column("is_solved", Boolean),
    Column("rating", Integer, nullable=False),
)
"""The first try of a person at a puzzle: None until it is decided, and the rating after it."""

puzzle_skills = Table(
    "puzzle_skills",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)
"""How hard a puzzle has turned out to be; before its first try, what the engines said."""

puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("day", Integer, primary_key=True),
)
"""The days on which a person solved the puzzle of the day, counted from the year 1."""

liveness = Table("liveness", metadata, Column("at", BigInteger, nullable=False))
"""One row: when a server last ran on this database (liveness.py)."""

# --- finished games, as they are searched (people/past_games.py) ---------------------------------

finished_games = Table(
    "finished_games",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("plies", Integer, nullable=False),
    Column("outcome", Text),
)
"""Every table that is over; without an outcome if it was left before the game began."""
Index("finished_games_by_time", finished_games.c.is_public, finished_games.c.ended)

finished_seats = Table(
    "finished_seats",
    metadata,
    Column("table_id", ForeignKey("finished_games.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("companion", String(32), nullable=False),
    Column("level", Integer, nullable=False),
    Column("result", Integer),
    Column("accuracy", Float),
)
"""Who sat where. `result` is 1 (won), 0 (drawn) or -1 (lost), and None where it says nothing about
the person; `accuracy`, in percent, is known once the game has been reviewed."""
Index("finished_seats_by_person", finished_seats.c.person)

opening_moves = Table(
    "opening_moves",
    metadata,
    Column("table_id", ForeignKey("finished_games.table_id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("position", BigInteger, nullable=False),
    Column("move", String(200), nullable=False),
    Column("result", Integer, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
)
"""The first decisions of each finished game, with positions and moves as core/openings.py writes
them, and the result for the player who moved. `is_public`: it counts for everybody."""
Index("opening_moves_by_position", opening_moves.c.position, opening_moves.c.ended)

# --- servers that share a database (lease.py, owners.py) ----------------------------------------

cluster = Table("cluster", metadata, Column("name", String(32), primary_key=True))
"""One row: the name by which the servers of this database find each other at a broker."""

servers = Table(
    "servers",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("address", String(200), nullable=False),
    Column("lives_until", DateTime(timezone=True), nullable=False),
    Column("is_draining", Boolean, nullable=False, server_default=false()),
)
"""The servers that hold a lease. A number is never used again: a server that lost its lease joins
under a new one. While a row exists, its server may append."""

owners = Table(
    "owners",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("server", Integer, nullable=False),
    Column("term", Integer, nullable=False),
)
"""Which server decides what happens at a table; `term` grows with every change of owner."""
Index("owners_by_server", owners.c.server)

rating_gains = Table(
    "rating_gains",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("opponent", String(32), primary_key=True),
    Column("variant", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("gain", Float, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("is_free", Boolean, nullable=False),
    Column("verdict", String(16), nullable=False),
)
"""What a person gained from each opponent in a rated game, in rating points; an opponent may be a
computer player such as `bot:5`. Losses are negative; `rating` is what the person had afterwards.
`is_free` and `verdict` are explained in rated_play.py. Rows outlive the accounts they name, so that
nobody escapes a limit by deleting one."""
Index("rating_gains_by_time", rating_gains.c.person, rating_gains.c.at)
Index("rating_gains_by_table", rating_gains.c.table_id)
Index("rating_gains_by_opponent", rating_gains.c.opponent, rating_gains.c.variant)

# --- operators ----------------------------------------------------------------------------------

restrictions = Table(
    "restrictions",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""`ban` or `mute`, until then."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", ForeignKey("persons.id"), nullable=False),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("table_id", ForeignKey("tables.id")),
    Column("why", String(20), nullable=False),
    Column("closed", BigInteger, nullable=False, default=0),
)
Index("reports_by_person", reports.c.person)
Index("reports_by_reporter", reports.c.reporter)

voided = Table(
    "voided",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Games that no longer count."""

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("operator", String(80), nullable=False),
    Column("action", String(20), nullable=False),
    Column("person", String(32), nullable=False, default=""),
    Column("table_id", String(32), nullable=False, default=""),
    Column("detail", Text, nullable=False, default=""),
    sqlite_autoincrement=True,
)
"""Every action of an operator. Running servers read new rows, and so learn of them."""

PERSONAL_TABLES = (
    *(sessions, recoveries, transfers, blocks, skills, rating_history),
    *(companions, tokens, reports, restrictions, course_progress),
    *(puzzle_players, puzzle_tries, puzzle_days),
)
"""Rows that are deleted together with an account."""
