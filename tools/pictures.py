"""The pictures of the README: boards as the terminal shows them, written as SVG.

.venv/bin/python tools/pictures.py
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from blockyard import games
from blockyard.core.picture import Line, Paint, Picture
from blockyard.words import Words

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDE, HIGH, MARGIN = 8.4, 19, 24
PAINTS: dict[Paint, str] = {
    "plain": "#F1EADC",
    "faint": "#7E786C",
    "strong": "#F1EADC",
    "frame": "#B28E58",
    "mark": "#4FBF8B",
    "seat0": "#FFC32D",
    "seat1": "#8F92F5",
    "seat2": "#E06A45",
    "seat3": "#1FBBC0",
    "seat4": "#C58BBB",
    "seat5": "#A6D4FA",
}

SHOWN = {
    "deblockle": (
        "gold=PH@d1,CH@e1,CS@g3,CL@d4 blue=CS@e3,HS@e5,HC@a7,CP@e7 turn=gold quiet=6 set-up=quick "
        "slider=before-star side-by-side=yes repetition=3 turn-limit=100 gold-start=c1,e1,c3,e3 "
        "blue-start=c5,e5,c7,e7"
    ),
    "gobblet": "4b,.,.,3w/.,2b4w,.,./4w,4w,1b3w,./4b,3b,3b4b,. w casual",
    "block-out": (
        "basic 2+ play small-red,medium-wood,medium-blue,large-blue,reverse/medium-red,me"
        "dium-red,medium-wood,red,reverse/small-red,large-blue,wood,small,medium,pass woo"
        "d,any,medium-wood,large,large-wood small-wood@0.000,0.000,14.000,0.000000,1.0000"
        "00,0.000000,0.000000;medium-red@0.000,0.000,46.000,1.000000,0.000000,0.000000,0."
        "000000;medium-wood@0.000,0.000,82.000,0.707107,0.000000,0.707107,0.000000;large-"
        "red@0.000,0.000,122.000,0.707107,-0.707107,0.000000,0.000000;large-wood@0.000,0."
        "000,166.000,0.707107,0.707107,0.000000,0.000000"
    ),
    "blokus-duo": (
        "2oooo8/1o2o6pp1/1ooo2ppp1p1pp/1o2oop2pp2p/4o1p3p3/"
        "4oo4p3/1ooo2ooo2p2/1oo1ppppooppp1/4p2opp1p2/2oo1oo"
        "o1pp3/2o1o1o2p1ppp/1oo1o3p1p1pp/4ooo1ppp3/14 o 2 - -"
    ),
}


def svg(picture: Picture) -> str:
    width = max(sum(len(span.text) for span in line) for line in picture) * WIDE + 2 * MARGIN
    height = len(picture) * HIGH + 2 * MARGIN
    rows = "\n".join(_row(number, line) for number, line in enumerate(picture))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" '
        f'font-size="14" xml:space="preserve">\n'
        f'<rect width="100%" height="100%" rx="14" fill="#14171D"/>\n{rows}\n</svg>\n'
    )


def _row(number: int, line: Line) -> str:
    """Each sign in its own column, so that a font with other widths does not shift the board."""
    signs, column, y = [], 0, MARGIN + HIGH * (number + 0.75)
    for span in line:
        for sign in span.text:
            if sign != " ":
                place = f'x="{MARGIN + column * WIDE:.1f}" y="{y:.1f}"'
                signs.append(f'<text {place} fill="{PAINTS[span.paint]}">{escape(sign)}</text>')
            column += 1
    return "".join(signs)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key, position in SHOWN.items():
        game = games.get(key)
        picture = game.draw(game.read(position).view(None), Words("en").say)
        (FOLDER / f"{key}.svg").write_text(svg(picture), encoding="utf-8")


if __name__ == "__main__":
    main()
