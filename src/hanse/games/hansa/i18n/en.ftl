title = Hansa
tagline = One ship for all: buy goods, set up booths, and sell before the others spoil it.
variant-base = Hansa

option-board-label = Board
option-board = How many arrows the board has, and with them which cities have two warehouses; neither could be read off a printed board.
choice-board-thirteen = 13 arrows in four loops
choice-board-fifteen = 15 arrows, as reconstructed before
option-start-label = Start player
option-start = Who takes the first turn of every round.
choice-start-random = drawn by lot
choice-start-0 = seat 1
choice-start-1 = seat 2
choice-start-2 = seat 3
choice-start-3 = seat 4
option-extra_card-label = Extra card
option-extra_card = Four bonuses at the end: tallest stack of booths, breaking the last stack, most cities, most one-barrel tiles sold.
option-sell_by_pairs-label = Sell by pairs
option-sell_by_pairs = Of several like tiles the second is sold with the first, so that a pair takes one step.
option-end_stalled-label = End a stalled game
option-end_stalled = Three whole rounds in which nobody does anything end the game; meant for bots.
option-sold_hidden-label = Hide sold tiles
option-sold_hidden = Sold tiles lie face down for the others until the end; the log still tells what was sold.

ask-place = Starting placement: put two booths into a city where you have none.
ask-fill = Fill the empty warehouses for one taler, or leave them?
ask-turn = Sail, buy, build or sell, or end your turn.
ask-sale = { $single ->
    [-1] Sell more tiles, or close the sale.
   *[other] At least two of a colour: sell a second tile of this one.
}
ask-lose = A sale costs you a tile: which one do you give up?
ask-tax = Taxes: you may keep three open tiles. Which do you give up?

verb-begin = { $seat } becomes start player
verb-remove = { $colour } leaves the game
verb-draw = { $tile } is drawn
verb-place = Put two booths into { $city }
verb-fill = Fill the warehouses (1 taler)
verb-leave = Leave the warehouses as they are
verb-move = Sail to { $city } (1 taler)
verb-buy = Buy { $tile } in { $city }
verb-build = Build booths with { $tile }
verb-sell = Sell { $tile }
verb-done = Close the sale
verb-lose = Give up { $tile }
verb-give = Pay { $tile } as tax
verb-end = End the turn
verb-fewer = Build only { $booths ->
    [one] one booth
   *[other] { $booths } booths
} with { $tile }

event-began = { $seat } is start player.
event-removed = All { $colour } tiles stay in the box.
event-stocked = { $city } is stocked with { $tile }.
event-placed = { $seat } puts { $count } booths into { $city }.
event-income = { $seat } receives { $talers } talers.
event-filled = { $seat } pays { $price ->
    [one] one taler
   *[other] { $price } talers
} to have the warehouses filled.
event-left = { $seat } does not fill the warehouses.
event-refilled = { $city } gets { $tile } from stack { $pile }.
event-broke = { $seat } has broken the last stack: this is the last round.
event-moved = { $seat } sails from { $origin } to { $city }.
event-bought = { $payee ->
    [none] { $price ->
        [0] { $seat } takes { $tile } in { $city } for nothing.
       *[other] { $seat } buys { $tile } in { $city } and pays the bank.
    }
   *[other] { $seat } buys { $tile } in { $city } and pays { $payee }.
}
event-built = { $seat } hands in { $tile } and builds { $count ->
    [one] one booth
   *[other] { $count } booths
} in { $city }.
event-sold = { $seat } sells { $tile } in { $city }.
event-took_back = { $seat } takes one booth back from { $city }.
event-lost = { $seat } loses { $tile }.
event-taxed = { $seat } pays { $talers ->
    [one] one taler
   *[other] { $talers } talers
} of tax.
event-gave = { $seat } gives up { $tile } as tax.
event-turn = Round { $round }: { $seat } is to move.
event-ended = The game is over: { $reason }.

no-no-such-draw = That cannot be drawn.
no-not-at-start = No booths in this city during the starting placement.
no-already-there = You have booths in this city already; choose another for the starting placement.
no-nothing-empty = No warehouse is empty, so there is nothing to fill.
no-no-tiles-left = The supply has no tiles left to fill the warehouses with.
no-fill-too-late = The warehouses can be filled only before your first action.
no-must-fill = All warehouses are empty: you must fill them.
no-no-arrow = No arrow leads there from the city where the ship is.
no-no-fare = Each leg costs one taler, and you have none.
no-ship-elsewhere = You can act only in the city where the ship is.
no-one-action = One action per visit: sail on before you act again.
no-no-tile-there = No such tile lies in this city.
no-cannot-pay = The tile costs one taler, and you have none.
no-not-your-tile = You have no such open tile; what is sold stays sold.
no-no-booths-left = You have no booths left to build.
no-not-fewer = That is not fewer than this tile can build: to build the most, simply build with it.
no-no-booth-here = To sell you need a booth of your own in this city.
no-no-pair = You need at least two open tiles of a colour to sell it.
no-pair-first = Of every colour you sell at least two tiles: complete the pair first.
no-not-that-colour = You lose only tiles of the colours that were just sold.

part-open = Open tiles
part-sold = Sold tiles
part-shared = Shared cities
part-sole = Cities held alone
part-tallest = Tallest stack
part-breaker = Broke the last stack
part-places = Most cities
part-ones = Most one-barrel tiles

end-last-stack = The last stack was broken and the round played to its end.
end-stalled = Nobody did anything for three rounds.
reason-last-stack = the last stack is broken
reason-stalled = nobody moves any more
tie-booths = Tied on points; more booths on the board decide.
tie-shared = Tied on points and booths: a shared victory.

colour-orange = orange
colour-brown = brown
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-pink = pink

tile-orange-1 = orange (1)
tile-orange-2 = orange (2)
tile-orange-3 = orange (3)
tile-brown-1 = brown (1)
tile-brown-2 = brown (2)
tile-brown-3 = brown (3)
tile-blue-1 = blue (1)
tile-blue-2 = blue (2)
tile-blue-3 = blue (3)
tile-green-1 = green (1)
tile-green-2 = green (2)
tile-green-3 = green (3)
tile-yellow-1 = yellow (1)
tile-yellow-2 = yellow (2)
tile-yellow-3 = yellow (3)
tile-pink-1 = pink (1)
tile-pink-2 = pink (2)
tile-pink-3 = pink (3)

label-stacks = stacks
label-round = round
label-talers = talers
label-booths = booths
label-sold = sold
label-open = open
