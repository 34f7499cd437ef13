title = Merkator
tagline = Hamburg merchants in the Thirty Years' War: gather goods, fulfil contracts, and mind your time.
variant-base = Merkator
variant-solo = Solo game
variant-long = Long game

option-start-label = Start player
option-start = Who takes the first turn; the others begin with a time marker or two, except in the long game.
choice-start-random = drawn by lot
choice-start-0 = seat 1
choice-start-1 = seat 2
choice-start-2 = seat 3
choice-start-3 = seat 4
option-hand_card-label = Hand card
option-hand_card = In your turn you may take one open card into your hand, to buy it or be rewarded with it later.
option-bonus_cube-label = Cube with a bonus card
option-bonus_cube = Whoever buys a bonus card gets one cube of its good at once.
option-no_loss-label = No goods loss
option-no_loss = The backs of the time markers mean nothing; nobody loses goods.
option-must_build-label = Duty to build
option-must_build = Instead of a cash limit: after a building is bought, whoever can pay the dearest open one with coins must buy one.
option-offers-label = Offers
option-offers = When somebody takes a contract, the others may offer coins and time to have it swapped for the next one.
option-no_joining-label = No joining
option-no_joining = With two players: nobody joins the other's journeys.
option-no_coins-label = No coins
option-no_coins = With two players: there are no coins, and no change is given.

ask-turn = Invest if you like, then travel: choose a destination.
ask-package = Pay { $price } coins: give contracts ({ $given } so far), add another card, complete the purchase, or give it up.
ask-excess = You have more coins than you may keep: buy something or hand in the rest.
ask-sort = { $left ->
    [one] One cube from { $place }: on which goods field?
   *[other] { $left } cubes from { $place }: on which goods fields?
}
ask-redraw = The row is empty and shows { $back }: let it stand, or turn up the next marker instead?
ask-lose = Goods loss in column { $column }: { $left ->
    [one] give up one cube.
   *[other] give up { $left } cubes.
}
ask-fulfil = { $joining ->
    [0] Fulfil contracts here, or finish.
   *[other] You have joined: fulfil contracts here, or finish.
}
ask-pay = Pay for the contract { $contract }.
ask-reward = Your reward for { $contract }: from the pile or from your hand?
ask-join = { $price ->
    [one] Join the journey to { $place } for one time marker?
   *[other] Join the journey to { $place } for { $price } time markers?
}
ask-place = Before the score: put the last cubes of your supply tile into the office.
ask-duty = You can pay the dearest open building in cash: you must buy one.
ask-offer = { $taker } has taken { $contract }. Offer something to have it swapped? So far: { $coins } coins, { $time } time markers.
ask-accept = Swap { $contract } for the card now on the pile?

verb-starter = { $seat } begins
verb-draw = The contract { $contract } is drawn
verb-open = { $card } is drawn
verb-turn = The marker shows { $back }
verb-sell = Sell { $contract }
verb-buy = Buy { $card }
verb-spend = Pay with { $contract }
verb-close = Complete the purchase
verb-give-up = Give up the purchase
verb-hand-in = Hand in the surplus coins
verb-keep = Take { $card } into your hand
verb-reserve = Take { $contract } into your hand
verb-unload = Put a cube from the supply tile on { $good }
verb-travel = Travel to { $place }
verb-store = Store a cube as { $good }
verb-redraw = Turn up the next marker
verb-stand = Let it stand
verb-lose = Give up { $good }
verb-fulfil = Fulfil { $contract }
verb-pay = Pay the named goods from the office
verb-give = Give { $good }
verb-swap = Exchange four { $stuff } for { $demand }
verb-reward = Take the reward from the { $source }
verb-done = Finish
verb-join = Join
verb-stay = Stay at home
verb-coin = Add a coin to the offer
verb-marker = Add a time marker to the offer
verb-offer = Make the offer
verb-silent = Make no offer
verb-accept = Accept the offer of { $seat }
verb-refuse = Accept no offer

event-starter = { $seat } is the starting player.
event-dealt = { $seat } is dealt the contract { $contract }.
event-dealt_card = { $seat } is dealt the bonus card { $card }.
event-pile = { $contract } is turned up on its pile.
event-opened = { $card } is now on offer.
event-turn = Turn { $turn }: { $seat } is to move.
event-sold = { $seat } sells the contract { $contract }.
event-bought = { $seat } buys { $card } for { $price }.
event-paid = { $seat } pays with the contract { $contract }.
event-handed_in = { $seat } hands in { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
event-kept = { $seat } takes { $card } into the hand.
event-reserved = { $seat } takes the contract { $contract } into the hand.
event-unloaded = { $seat } puts a cube from the supply tile on { $good }.
event-travelled = { $seat } travels to { $place }.
event-stored = { $seat } stores { $good }.
event-bonus = { $seat } gets { $count } × { $good } for the bonus card { $card }.
event-spread = { $place } gets a new cube.
event-time = { $count ->
    [-3] { $seat } pays 3 time markers.
    [-2] { $seat } pays 2 time markers.
    [-1] { $seat } pays 1 time marker.
    [1] { $seat } takes 1 time marker.
   *[other] { $seat } takes { $count } time markers.
}
event-turned = A row of the time chart is empty; the marker shows { $back }.
event-void = { $seat } does not accept { $back } and turns up the next marker.
event-lost = { $seat } loses { $good }.
event-fulfilled = { $seat } fulfils the contract { $contract }.
event-gave = { $seat } gives { $count } × { $good }.
event-swapped = { $seat } exchanges { $count } { $stuff } for { $demand }.
event-reward = { $seat } receives the contract { $contract }.
event-no_reward = There is no contract left as a reward for { $seat }.
event-reshuffled = The discarded contracts of value { $value } form a new pile.
event-joined = { $seat } joins the journey to { $place } for { $count ->
    [one] one time marker
   *[other] { $count } time markers
}.
event-offered = { $seat } offers { $taker } { $coins } coins and { $time } time markers.
event-traded = { $seat } accepts the offer of { $rival } and takes { $other } instead of { $contract }.
event-final = The final phase has begun: { $reason }.
event-restocked = The time chart is turned over and filled again.
event-ended = The game is over: { $reason }.
event-returned = The open bonus cards go under their deck.

no-no-such-draw = That cannot be drawn.
no-not-yours = This contract is not yours.
no-last-contract = Your last contract always stays with you: it cannot be sold, nor help to pay a price.
no-not-open = This card does not lie open.
no-cannot-pay = Your coins and contracts do not reach the price.
no-not-paid-yet = The price is not reached yet.
no-too-much-cash = You have more coins than you may keep. First buy something, or hand in the surplus.
no-too-many-contracts = You have more than five contracts: first sell some.
no-no-time = You do not have the time markers this journey costs.
no-no-cube-on-tile = No cube of this colour is left on your supply tile.
no-not-from-here = These cubes become one of the two goods of their place.
no-no-cube = You have no cube of this good in your office.
no-not-that-column = The loss concerns another column.
no-elsewhere = This contract is for another destination.
no-already-fulfilled = You have fulfilled this contract in this turn already.
no-goods-missing = Goods are missing for this.
no-not-owed = The contract does not need that any more.
no-needed-elsewhere = Then the rest of the contract could not be paid.
no-not-four = An exchange takes four equal goods or four time markers.
no-hand-full = You hold a card already, and no more than one.
no-not-top = Only the top card of a pile can be taken.
no-never-peace = The Peace of Westphalia can never be taken into the hand.
no-nothing-to-give = You have no more of that to offer.
no-taker-is-full = Your rival may not take more coins than that.
no-no-offer = There is no offer: at least one coin or time marker is needed.
no-named-goods-first = First pay the goods the contract names.
no-package-grows-cash = You still have too many coins: contracts beyond the price would be a sale, and you may sell nothing now.
no-different-goods = The goods must all be different, and this one is given already.
no-took-already = You have taken a card into your hand in this turn already.
no-between-steps = A card goes into your hand only in your own turn: while you invest, or after the journey when you fulfil contracts.
no-not-your-turn = You have joined the turn of another: a card goes into your hand only in your own.
no-still-in-hand = This contract is in your hand. It counts only once you have taken it as a reward.
no-never-two = Contracts of value 2 never go into the hand.
no-already-in-package = That belongs to this purchase already.
no-only-buildings = You must buy one of the open buildings.
no-only-coins = Here only coins count, and yours do not reach the price.
no-letter-stands = The letter stands: only a single letter can be replaced, once, and only while there is another row.
no-no-destination = The Peace of Westphalia has no destination and is never fulfilled.
no-same-good = You have this good in your office: pay with it instead of exchanging four of it.
no-unload-first = The cubes for it are still on your supply tile: first put them on goods fields.
no-not-in-this-game = This game is played without that.

part-office = Contracts in the office
part-beside = Contracts beside it
part-buildings = Buildings

end-peace = The Peace of Westphalia was signed and the final round played.
end-chart = The time chart ran empty and the final round was played.
end-turns = The seventeen turns are over.
reason-none = nothing
reason-peace = the Peace of Westphalia is signed
reason-chart = the time chart is empty
reason-turns = all turns are played
tie-time = Tied on points; more time markers decide.
tie-shared = Tied on points and time: a shared victory.

stuff-time = time markers
demand-different = another good
source-pile = pile
source-hand = hand
column-a = A
column-b = B
column-c = C
column-d = D
column-e = E
column-f = F
back-a = A
back-aa = AA
back-b = B
back-bb = BB
back-c = C
back-cc = CC
back-d = D
back-dd = DD
back-e = E
back-ee = EE
back-f = F

label-cubes = cubes
label-feeds = feeds
label-time = time
label-chart = chart
label-turn = turn
label-piles = piles
label-open = open
label-coins = coins
label-tile = tile
