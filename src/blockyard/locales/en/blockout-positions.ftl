# Positions that no game can reach.

B2-seats = separate the hands with /: there are { $given }, and { $fewest } to { $most } can play
B2-too-few-left = leave at least two hands: with fewer ({ $left }) the game is over
B2-no-such-card = choose a card such as small-red, red, small, any, pass or reverse: there is none called “{ $given }”
B2-too-many = take some “{ blockout-card }” cards away: there are { $given }, and the deck has { $most }
B2-deal = check the hands and the rest of the table: cards are dealt one by one from the first player on until all have { $hand }
B4-not-in-the-game = give the turn to somebody who is in the game: { seat-block-out } is not
B5-turn-passed = give the turn to the next player: { seat-block-out } can neither play nor draw
B6-no-such-block = choose a block such as small-red, medium-wood or large-blue: there is none called “{ $given }”
B6-block-twice = leave one { blockout-block }: it is there twice
B6-held-without-card = check the discards: the { blockout-block } is being placed, but the card on top does not allow it
B8-no-fall = check the tower and the cards: after a fall there is no tower, and cards are owed only while some can be drawn
B10-not-won = check the hand and the tower: { seat-block-out } still has cards in hand, and the tower has fewer than nine blocks, so the game is not won
B10-nine-stand = take a block off or say that the game is over: nine blocks stand, so it has been won
B10-no-cards = give { seat-block-out } a card or say that the game is over: without cards it has been won
B11-no-last-card = check the rule and the hand: { seat-block-out } places a last block only by the advanced rule and without cards
