title = Lübeck
tagline = Board a cog, whoever put it to sea, and sell your wares before somebody else sails it away.
variant-base = Lübeck

option-board-label = Board
option-board = How the lines run; the junction before Visby could not be read off a printed board.
choice-board-fork = two lines out of Lübeck
choice-board-chain = one long line by way of Riga
option-start-label = Start player
option-start = Who has the compass in the first round.
choice-start-random = drawn by lot
choice-start-0 = seat 1
choice-start-1 = seat 2
choice-start-2 = seat 3
choice-start-3 = seat 4
choice-start-4 = seat 5
option-memory-label = From memory
option-memory = Nobody is reminded which cards the others took from the display.
option-discard_by_wares-label = Only wares hinder a discard
option-discard_by_wares = A card may go overboard as soon as no ware can be sold, even if a special card could be played.
option-cog_may_stay-label = Cogs may stay
option-cog_may_stay = A ware sold from the city before its own need not take the cog there.

ask-choose = Take one of the packets into your hand.
ask-name = Who acts first in this round?
ask-act = Your action: start a voyage, play a card, or pass.
ask-back = The round is over: take figures back from cogs, or leave them aboard.

verb-begin = { $seat } becomes start player
verb-deal = { $card } is dealt
verb-lay = { $card } is laid out
verb-take = Take packet { $packet }
verb-name = { $seat } acts first
verb-start = { $berth ->
    [new] Start in Lübeck with a new cog
   *[other] Board cog { $berth } in Lübeck
}
verb-sell = Sell { $ware } from cog { $cog }
verb-voyage = { $berth ->
    [new] Trade voyage: a new cog in { $port }
   *[other] Trade voyage: board cog { $berth } in { $port }
}
verb-double = Double { $port } with cog { $cog }
verb-pirates = Pirates against cog { $cog }
verb-change = Ship change from cog { $cog } to cog { $cog2 }
verb-discard = Throw { $card } overboard
verb-pass = Pass
verb-back = Take a figure back from cog { $cog }
verb-done = Leave figures aboard
verb-stay = Sell { $ware } from cog { $cog }, which stays where it is

event-began = { $seat } has the compass and starts.
event-dealt = { $card ->
    [none] { $seat } is dealt a card.
   *[other] { $seat } is dealt { $card }.
}
event-round = Round { $round }: { $seat } lays out the display.
event-laid = Packet { $packet } gets { $card }.
event-reshuffled = The discard pile, { $cards } cards, is shuffled and becomes deck { $pass }.
event-last_round = The deck is used up: round { $round } is the last.
event-took = { $seat } takes packet { $packet } with { $cards } cards.
event-got = { $seat } gets { $card }.
event-named = { SAME($seat, $first) ->
    [yes] { $seat } acts first.
   *[no] { $seat } lets { $first } act first.
}
event-started = { $seat } puts cog { $cog } to sea in { $city }.
event-joined = { $seat } boards cog { $cog } in { $city }.
event-played = { $seat } plays { $card }.
event-sailed = { $seat } sails cog { $cog } from { $origin } to { $city }.
event-sold = { $seat } sells { $card } for { $points ->
    [one] one point
   *[other] { $points } points
}.
event-raided = { $seat } sends pirates against cog { $cog } in { $city }.
event-returned = { $seat } gets a figure back from cog { $cog } in { $city }.
event-changed = { $seat } changes from cog { $cog } in { $origin } to cog { $target } in { $city }.
event-emptied = Cog { $cog } leaves { $city } for the cog field.
event-discarded = { $seat } throws { $card } overboard and loses { $cost ->
    [one] one point
   *[other] { $cost } points
}.
event-passed = { $seat } passes.
event-cleared = Cog { $cog } is unloaded at the end station { $city }.
event-compass = { $seat } gets the compass.
event-counted = { $seat } still holds { $card }: minus { $cost }.
event-ended = The game is over.

no-no-such-card = No such card is left in the deck.
no-no-such-seat = Nobody sits there.
no-no-such-packet = There is no such packet on display.
no-no-figure = You have no figure in reserve.
no-no-cog-left = There is no cog on the cog field.
no-not-in-luebeck = That cog is not in Lübeck.
no-not-in-hand = You do not hold this card.
no-not-aboard = You have no figure on that cog.
no-too-far = The cog is more than one leg away from that city.
no-wrong-way = Cogs sail only with the arrows; no way leads from there to that city.
no-end-station = The cog is at an end station and sails no further.
no-voyage-no-figure = A trade voyage needs a figure in reserve.
no-voyage-no-cog = There is no cog on the cog field for a trade voyage.
no-voyage-elsewhere = That cog is not in the city of the card.
no-not-sailing = That cog is not on a voyage.
no-same-cog = The figure must change to another cog.
no-not-on-that-cog = You have no figure on the cog it should leave.
no-target-not-sailing = A figure can only change to a cog that stands in a city.
no-too-many-cards = With more than three cards you may not pass.
no-few-cards = With three cards or fewer nothing goes overboard.
no-can-play = You can still play a card, so nothing goes overboard.
no-nothing-to-take = You have no figure on that cog.
no-no-such-cog = There is no such cog in this game: with fewer players the last cogs stay in the box.
no-must-sail = In this game a ware sold from the city before takes the cog there: sell it without staying.
no-is-there = The cog is in that city already: simply sell.
no-only-after-round = Figures come back only after the round. { $asked }

part-wares = Ware cards
part-doubling = Doubling
part-overboard = Overboard
part-hand = Left in hand
end-last-round = The deck was played through twice and the last round is over.
tie-shared = Equal scores: the victory is shared.

berth-new = new
berth-a = A
berth-b = B
berth-c = C
berth-d = D
berth-e = E
berth-f = F
cog-a = A
cog-b = B
cog-c = C
cog-d = D
cog-e = E
cog-f = F
packet-p1 = 1
packet-p2 = 2
packet-p3 = 3
packet-p4 = 4
packet-p5 = 5
packet-p6 = 6
packet-p7 = 7
reason-last-round = last round

label-round = round
label-last-round = last round
label-deck = deck
label-deck-pass = pass
label-cog-field = cog field
label-pile = pile
label-cog = cog
label-packet = packet
label-score = score
label-reserve = reserve
label-hand = hand
label-passed = passed
label-table = table
