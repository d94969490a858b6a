"""What players can say to each other. The games are for ages six and up: no free text.

The words are in the catalogue as `phrase-<id>`; everybody reads them in the own language.
"""

PHRASES = (
    *("hello", "good-luck", "good-move", "well-played", "thanks", "oops", "sorry", "no-problem"),
    *("thinking", "one-moment", "back-now", "that-was-close", "again", "bye"),
)
