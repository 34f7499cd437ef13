# Texts that only the page's board of Lübeck uses.
ui-leaves = You could still sell something. Who passes is out for the rest of the round.
ui-chart = Chart of North Sea and Baltic
ui-display = Display
ui-packet = Packet { $number }
ui-own = Your hand
ui-hand = Hand cards
ui-count = { $count ->
    [one] one card
   *[other] { $count } cards
}, pass with ≤ { $limit }; left over −{ $price }
ui-reserve = Figures in reserve
ui-start = Start player
ui-passed = passed
ui-known = { $count ->
    [one] one known card
   *[other] { $count } known cards
}
ui-open = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
ui-none = none
ui-end = end station
ui-field = Cog field: { $count }
ui-field-name = Cog field
ui-cog = Cog { $letter } in { $city }: { $crew }
ui-deck = Deck { $pass }: { $count } cards
ui-deck-name = Deck { $pass }
ui-pile = Discard pile: { $count }
ui-pile-name = Pile
ui-round = Round { $round }
ui-last = last round
ui-track = Score track
ui-all = All cards
ui-doubt = reconstructed: counts and values could not be read off a printed copy
ui-kind-ware = ware card
ui-kind-trade_voyage = trade voyage
ui-kind-doubling = doubling
ui-kind-pirates = pirates
ui-kind-ship_change = ship change
ui-figure-voyage = A put the cog to sea; B and D just board it. From then on it is as much theirs.
ui-figure-wares = B plays Danzig 4: the cog sails from Stettin to Danzig with all aboard, and B scores 4.
