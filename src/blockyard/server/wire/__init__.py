"""Everything that crosses the wire, in one place.

Over the socket go frames: small JSON objects whose `t` says which they are. A client sends a
`ClientFrame`, the server a `ServerFrame`. Over HTTP go bodies. Decoding is strict: an unknown
field is refused.

A table has a version: the number of events in its log. Every frame about a table carries it;
who has missed some opens the table again from the version that was seen last.

No words are sent, only ids and parameters; each reader's own catalogue makes the sentence.
"""

from blockyard.server.wire.bodies import *
from blockyard.server.wire.frames import *
from blockyard.server.wire.parts import *
