"""Preset chat phrases. The games are for ages six and up, so there is no free text.

The catalogue has each as `phrase-<id>`, so every player reads it in their own language.
"""

PHRASES = (
    *("hello", "good-luck", "good-move", "well-played", "thanks", "oops", "sorry", "no-problem"),
    *("thinking", "one-moment", "back-now", "that-was-close", "again", "bye"),
)
