"""Gobblet counted a second time, with nothing from the rules: dictionaries and brute force.

Every square, size and origin is tried; a move is allowed if the words of the clauses allow it.
"""

from __future__ import annotations

Board = dict[str, str]  # square -> stack from the bottom up, "1b4w"


def read(text: str) -> tuple[Board, str, int, bool]:
    """The board, the mover's letter, the length of a side, and whether there are stacks."""
    rows, mover, _ = text.split()
    cells = [row.split(",") for row in rows.split("/")]
    side = len(cells)
    board = {
        f"{'abcd'[column]}{side - row}": "" if cells[row][column] == "." else cells[row][column]
        for row in range(side)
        for column in range(side)
    }
    return board, mover, side, side == 4


def lines(side: int) -> list[list[str]]:
    columns = "abcd"[:side]
    rows = [[f"{c}{r}" for c in columns] for r in range(1, side + 1)]
    upright = [[f"{c}{r}" for r in range(1, side + 1)] for c in columns]
    rising = [f"{c}{i + 1}" for i, c in enumerate(columns)]
    falling = [f"{c}{side - i}" for i, c in enumerate(columns)]
    return [*rows, *upright, rising, falling]


def shows(board: Board, square: str, colour: str) -> bool:
    return board[square].endswith(colour)


def has_line(board: Board, side: int, colour: str) -> bool:
    return any(all(shows(board, s, colour) for s in line) for line in lines(side))


def size_on(board: Board, square: str) -> int:
    return int(board[square][-2]) if board[square] else 0


def in_a_three(board: Board, side: int, square: str, colour: str) -> bool:
    return any(
        square in line and sum(shows(board, s, colour) for s in line) == 3 for line in lines(side)
    )


def can_take(board: Board, mover: str, size: int, stacks: bool) -> bool:
    def on_board(n: int) -> int:
        return sum(stack.count(f"{n}{mover}") for stack in board.values())

    if not stacks:
        return on_board(size) < 2
    return on_board(size) < (on_board(size + 1) if size < 4 else 3)


def positions_after(text: str) -> list[str]:
    """What every allowed move leads to, as text; one entry for each move."""
    board, mover, side, stacks = read(text)
    other = "b" if mover == "w" else "w"
    found = []
    for to in board:
        for size in range(1, side + 1):
            if not can_take(board, mover, size, stacks) or size_on(board, to) >= size:
                continue
            empty = not board[to]
            covered = shows(board, to, other) and in_a_three(board, side, to, other)
            if empty or covered or not stacks:
                found.append(written({**board, to: f"{board[to]}{size}{mover}"}, other, side))
        for origin in board:
            if origin != to and shows(board, origin, mover):
                gobblet = board[origin][-2:]
                if size_on(board, to) < int(gobblet[0]):
                    moved = {**board, origin: board[origin][:-2], to: board[to] + gobblet}
                    found.append(written(moved, other, side))
    return found


def written(board: Board, mover: str, side: int) -> str:
    rows = [",".join(board[f"{c}{r}"] or "." for c in "abcd"[:side]) for r in range(side, 0, -1)]
    return f"{'/'.join(rows)} {mover} casual"


def perft(text: str, depth: int) -> int:
    board, _, side, _ = read(text)
    if depth == 0:
        return 1
    if has_line(board, side, "w") or has_line(board, side, "b"):
        return 0
    if depth == 1:
        return len(positions_after(text))
    return sum(perft(after, depth - 1) for after in positions_after(text))
