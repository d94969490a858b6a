# Why a turn of Block Out! is good or bad.

reason-waits-while-it-is-shaky = the tower is shaky, and now the next player has to build on it
reason-spends-a-quiet-turn = it uses up an action card while the tower is still safe to build on
reason-turns-the-order = it reverses the order of play
reason-ninth-block = if it stands, it is the ninth block and wins
reason-last-card = it is the last card in hand
reason-large-block-low = a large block low down carries what comes later
reason-small-block-high = a small block is gentler on a tall tower
reason-keeps-the-wider-card = it keeps the card that fits more blocks for later
reason-starts-a-stack = the first block of a tower cannot fall
reason-stands-even-if-it-slips = the tower stands even if the hand slips a little
reason-may-fall = the tower may well fall
reason-leaves-a-steep-dome = it leaves the next player the steepest dome
reason-leaves-a-flat-top = it leaves the next player a flat top
reason-leaves-it-shaky = it leaves the next player a shaky tower
reason-balances-the-lean = placed off-centre, the block balances the tower’s lean
reason-leaves-it-leaning = it leaves the next player a leaning tower, and the middle is no longer safe
reason-stood-by-luck = it stood by luck: the risk was high
reason-fell-by-choice = the choice: another face or spot was clearly safer
reason-fell-by-hand = the hand: it let go too far from the spot
reason-fell-by-luck = bad luck: spot and hand were fine
reason-fell-in-any-case = nothing would have stood on this tower
