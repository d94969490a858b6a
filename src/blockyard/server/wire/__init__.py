"""Everything that crosses the wire, in one place.

Frames go over the socket: JSON objects with a tag `t`. A client sends a `ClientFrame`, the server
a `ServerFrame`. Bodies go over HTTP. Decoding is strict: an unknown field is refused.

A table has a version: the number of events in its log. Every frame about a table carries it; a
client that has missed some opens the table again with the last version it has seen.

Messages are sent as ids and parameters; the client's own catalogue makes the sentence.
"""

from blockyard.server.wire.bodies import *
from blockyard.server.wire.courses import *
from blockyard.server.wire.frames import *
from blockyard.server.wire.parts import *
from blockyard.server.wire.people import *
from blockyard.server.wire.positions import *
from blockyard.server.wire.puzzles import *
