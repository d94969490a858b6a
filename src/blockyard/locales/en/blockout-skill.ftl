# Block Out! on a screen: aiming, levels, films. Loaded with the first block.

blockout-plan = The top of the tower from above: arrow keys move the block by a millimetre, with Shift by five, R rotates it, F takes the next side; hold Space to lower the block and let go to place it, Escape lifts it again; Enter starts and stops the bar
blockout-which-face = Which face goes down?
blockout-face-down = { $face ->
    [0] flat face down, gentle dome ○ up
    [2] flat face down, medium dome ○○ up
    [4] flat face down, steep dome ○○○ up
    [1] gentle dome ○ down, flat face up
    [3] medium dome ○○ down, flat face up
   *[5] steep dome ○○○ down, flat face up
}
blockout-turned = Rotation: { $turn }°
blockout-bar = { $phase ->
    [off] Use the bar
    [x] Stop: left or right
   *[y] Stop: near or far, and let go
}
blockout-stop-x = The bar runs from side to side. Stop it over the spot.
blockout-stop-y = Now it runs away from you and back. Stop it, and the hand lets go.
blockout-again = See it again

# Aiming: what is seen in the lens, beside the tower and in the panel.
blockout-toward = { $side ->
    [near] { $mm } mm towards you
   *[away] { $mm } mm away from you
}
blockout-zone-holds = holds, { $mm } mm to spare
blockout-zone-rocks = may rock
blockout-zone-falls = falls
blockout-levels = How steady the tower is, from the bottom up
blockout-joint = joint { $joint }: { $state ->
    [steady] steady
    [leaning] leaning
   *[falling] about to fall
}
blockout-level-steady = steady
blockout-level-leaning = leaning
blockout-level-falling = about to fall
blockout-mirror = Side mirror
blockout-flat-down = flat face down
blockout-dome-down = dome down
blockout-dome = { $face ->
    [1] gentle dome ○
    [3] medium dome ○○
   *[5] steep dome ○○○
}
blockout-choice = { $face ->
    [0] Stable for you, and an easy top for the next player.
    [2] Stable for you, and a trickier top for the next player.
    [4] Stable for you, and a hard top for the next player.
    [1] Rocks a little under you, and gives the next player a flat top.
    [3] Rocks under you, and gives the next player a flat top.
   *[5] Rocks a lot under you, and gives the next player a flat top.
}
blockout-wheel = Rotate: mouse wheel, two fingers or R
blockout-hold-up = Hold to lower
blockout-hold-lowering = Keep holding…
blockout-hold-down = Let go to place
blockout-hold-tap = Tap again to place

# Watching: who counts, films that are hurried, skipped, seen again and shared.
blockout-nth = Block { $nth } of 9
blockout-then-count = then count to 3
blockout-counts = { $who } counts
blockout-hurry = Faster
blockout-skip = Skip to my turn
blockout-watch = Watch it happen
blockout-share = Share
blockout-copy-link = Copy the link
blockout-link-copied = Link copied
blockout-link-works = Once the game is over, it shows this moment to everyone.
blockout-save-clip = Save a clip
blockout-save-picture = Save a picture
blockout-making-clip = Making the clip: { $percent }%
