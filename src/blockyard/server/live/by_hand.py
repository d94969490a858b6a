"""Frames of games of skill: a block is picked up, carried and placed, all by the server's clock."""

from __future__ import annotations

from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.live.rooms import Room
from blockyard.server.tables import decisions, hands, visibility
from blockyard.server.tables.decisions import Transition
from blockyard.server.tables.events import Moved
from blockyard.server.tables.table import Table


def pick_up(room: Room, frame: wire.PickUpBlock) -> wire.PickedUp:
    """The block is in the player's hand from now on."""
    match = room.table.playing()
    decisions.require_turn(match, frame.seat, frame.ply)
    if match.game.aiming(match.state.view(frame.seat)) is None:
        raise Refused("nothing-to-pick-up")
    token = room.pick_ups.begin(frame.seat, frame.ply)
    return wire.PickedUp(nonce=frame.nonce, token=token)


async def play(room: Room, frame: wire.PlayMove) -> wire.Ack:
    """A move with a hand motion, which is judged by the time since the pick-up."""
    seat, nonce, ack = frame.seat, frame.nonce, wire.Ack(nonce=frame.nonce)
    seconds = room.pick_ups.seconds_since(seat, frame.ply, frame.token)
    pick_up = hands.PickUp(frame.token, seconds)

    def decide(table: Table, at: int) -> list[Transition]:
        sent = Moved(at=at, nonce=nonce, seat=seat, move=frame.move, hand=frame.hand)
        moved, doubt = hands.judged(table, sent, frame.ply, pick_up)
        ack.doubt = visibility.objection(doubt) if doubt else None
        return decisions.play(table, moved, frame.ply)

    ack.version = await room.execute(decide, seat, nonce)
    room.pick_ups.end(seat, frame.token)
    return ack
