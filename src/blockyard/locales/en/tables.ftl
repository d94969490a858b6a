# The server: tables, seats, and starting it.

no-such-table = there is no such table; check the link, or set a table of your own
not-signed-in = nobody knows yet who you are; open the first page again
foreign-origin = this came from a page of another site; open Blockyard itself
malformed = this message could not be read; load the page again
too-fast = that was a lot at once; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
too-many-tables = you can follow { $most } tables at a time; close one first
open-first = this table is not open here; open it first
not-your-seat = somebody else sits in this seat; you can watch, or take an open seat
table-waiting = the game has not begun; it does when every seat is taken
table-over = this table was given up; set another one
table-busy = the table has just changed; try again
out-of-time = your time is up
nobody-gone = everybody is here, or has not been away for long; wait a little
rematch-later = the game is still going on; ask again when it has ended
rematch-there = you are playing again already; follow the link to the new table
no-such-film = there is no film of this move; look at the board instead
disk-trouble = this could not be kept, so nothing has happened; try again in a moment
machine-slow = the computer has not answered; it is being asked again
server-trouble = something went wrong here, and it was written down; try again
