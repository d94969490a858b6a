"""The course of Deblockle: roll, leave, hop, slide, jump through hoops, set up."""

from __future__ import annotations

from blockyard.core.course import Step, Task, any_move, one_of, task, wins

RULES = (
    "set-up={set_up} slider=before-star side-by-side=yes repetition=3 turn-limit=100"
    " gold-start=c1,e1,c3,e3 blue-start=c5,e5,c7,e7"
)
IN_PLAY = f"turn=gold quiet=0 {RULES.format(set_up='quick')}"
SETTING_UP = f"turn=gold quiet=0 {RULES.format(set_up='first-mover-first')}"

DEBLOCKLE: tuple[Task, ...] = (
    task("roll", f"gold=LC@d4 blue=PC@a7 {IN_PLAY}", one_of("d4c4"), shows="d4c4", marks=("c4",)),
    task("star", f"gold=CP@d5 blue=HS@b4 {IN_PLAY}", wins, shows="d5d6", marks=("d6",)),
    task(
        "hop",
        f"gold=PC@c3 blue=PC@a7 {IN_PLAY}",
        one_of("c3c4d5", "c3d3d5"),
        shows="c3c4d5",
        marks=("d5",),
    ),
    task(
        "slide",
        f"gold=CH@c3 blue=PL@f4 {IN_PLAY}",
        one_of("c3c4e4"),
        shows="c3c4e4",
        marks=("e4",),
    ),
    Task(
        "hoops",
        f"gold=XP@c6 blue=LP@g7,HX@f4 {IN_PLAY}",
        (Step(one_of("c6b6d5"), ("g7g6",)), Step(wins)),
        shows="c6b6d5",
        marks=("d5",),
    ),
    Task(
        "set-up",
        f"gold=C,C,L,H blue=XS@c5,PC@e5,L,H {SETTING_UP}",
        (Step(any_move), Step(any_move)),
        shows="LC@c7",
        marks=("c7", "e7"),
    ),
)
