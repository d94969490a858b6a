# What a player of Block Out! is asked to do.

blockout-prompt-first = Choose a card to start the tower
blockout-prompt-first-more = A block card says which block you place. Large blocks make a good base.
blockout-prompt-play = Choose a card
blockout-prompt-play-more = A block card adds a block to the tower; an action card lets you skip building.
blockout-prompt-last-card = Play your last card
blockout-prompt-last-card-more = If the tower is still standing after that, you win.
blockout-prompt-start = The tower fell: choose a block card to start a new one
blockout-prompt-start-more = An action card cannot start a tower.
blockout-prompt-last = Choose any free block and place it to win
blockout-prompt-last-more = Your cards are gone; this is the extra block of the advanced rule.
blockout-prompt-put = Place the { blockout-block }
blockout-prompt-put-more = Move the block over the tower, then hold to lower it and let go. It has to stand while you count to three.
