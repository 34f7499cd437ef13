# Texts that only the page's board of Merkator uses.
ui-leaves = You could still fulfil a contract here.
ui-chart = Chart of Europe with twelve destinations
ui-market = Market: buildings, bonus cards, contracts
ui-cubes = { $count ->
    [one] one cube
   *[other] { $count } cubes
}
ui-feeds = feeds places with { $count } or more cubes
ui-time-here = { $time } time
ui-due = { $count ->
    [one] one of your contracts
   *[other] { $count } of your contracts
}
ui-buildings = Buildings
ui-bonus = Bonus cards
ui-piles = Contract piles
ui-time = Time chart
ui-supply = ({ $count } more in the supply)
ui-final = Final phase: { $reason }
ui-turn-of = Turn { $turn } of { $turns }
ui-benchmarks = { $beginner } points for a beginner, { $target } is the goal, { $outstanding } outstanding
ui-now = points it would give you now
ui-rest = cards below
ui-contracts = Contracts
ui-office = Office
ui-coins = coins
ui-markers = time markers
ui-tile = supply tile
ui-cards = Cards
ui-hand = hand card
ui-start = starting player
ui-owed = Still owed:
ui-different = different goods
ui-used = fulfilled
ui-ready = all there
ui-missing = { $count } missing
ui-reward = value of the reward
ui-doubt = reconstructed: nobody could read this card off a printed copy
ui-doubt-short = reconstructed, not read off a printed copy
ui-any = all goods
ui-fixed = { $vp } points.
ui-per-type = { $vp } per kind of: { $of }.
ui-per-good = { $vp } per cube of: { $of }.
ui-per-set = { $vp } per set of { $groups }.
ui-per-time = { $vp } per time marker.
ui-per-contract = { $vp } per contract of { $number } or more.
ui-per-destination = { $vp } per destination on your contracts.
ui-only-types = { $vp } if only you have { $number } kinds of: { $of }.
ui-only-goods = { $vp } if only you have { $number } cubes of: { $of }.
ui-only-time = { $vp } if only you have { $number } time markers.
ui-only-colours = { $vp } if only you have goods of { $number } colours.
ui-only-field = { $vp } if only you have { $number } cubes on one field.
ui-special = { $vp } for something special.
ui-figure-travel = You take all cubes of the place in the middle; afterwards each of its neighbours gets a new one.
ui-figure-contracts = Hand in the goods, keep the 5, and take the top 6.
