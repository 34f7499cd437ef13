# Texts that only the page's board of Hansa uses.
ui-leaves = You may keep { $talers } talers and { $tiles } open tiles; what is above that is given up.
ui-chart = Chart of the Baltic
ui-ship = The ship
ui-ship-here = the ship is here
ui-supply = Supply
ui-stack = Supply stack { $number }, { $count } tiles
ui-talers = Talers
ui-open = Open tiles
ui-sold = Sold tiles
ui-back = a sold tile, face down
ui-booths = Booths in hand
ui-start = Start player
ui-none = none
ui-points = points
ui-aid-sail = Sail
ui-aid-buy = Buy
ui-aid-build = Build
ui-aid-sell = Sell
ui-sail = 1 taler a leg, along an arrow
ui-buy-free = free here: you alone have the most booths
ui-buy-bank = 1 taler to the bank
ui-buy-player = 1 taler to { $name }
ui-build = up to one booth per barrel of a tile you hand in
ui-sell = { $here ->
    [0] two or more of a colour; you have no booth in { $city }
   *[other] two or more of a colour, costs one booth in { $city }
}
ui-figure-ship = Each leg costs a taler and goes with the arrow; every port you lie in allows one action.
ui-figure-buy = B buys the wax: the taler goes to A, who alone has the most booths. A would pay nothing.
ui-figure-sell = A sells two green tiles and takes a booth back; B loses a green tile.
