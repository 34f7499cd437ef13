# Texts that only the page's boards of Hansa Teutonica use.
ui-leaves = { $actions ->
    [one] You still have an action.
   *[other] You still have { $actions } actions.
}
ui-chart = Map with cities, routes and their posts
ui-prestige = Prestige
ui-full = Full cities
ui-link = Connection
ui-pile = Markers left
ui-permissions = Permissions
ui-regions = Regions
ui-spent = used
ui-roam = This turn every route is open.
ui-hand = In the hand
ui-neutral = Neutral
ui-nobody = nobody yet
ui-taberna = taberna
ui-post = post { $number }
ui-post-free = empty
ui-post-ship = empty, for merchants only
ui-office = { $colour } office { $shape ->
    [round] for a merchant
   *[square] for a trader
}
ui-extra = extra office
ui-field = Special prestige, { $colour }: { $points } points
ui-supply = Supply
ui-stock = Stock
ui-traders = traders
ui-merchants = merchants
ui-arm = take these into the hand
ui-held = { $shape ->
    [t] A tap places a trader. A merchant: M, its pile, or a long press.
   *[m] A tap places a merchant. A trader: T, its pile, or a long press.
}
ui-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
ui-markers = Bonus markers
ui-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-used = Used
ui-plate = Markers to be laid out at the end of the turn
ui-plate-count = { $count ->
    [one] 1 new marker to lay out
   *[other] { $count } new markers to lay out
}
ui-none = none
ui-complete = +{ $points } at the end
ui-allows-keys = at the end { $value } per office of the largest network
ui-allows-actions = { $value } actions each turn
ui-allows-privilege = offices up to { $value }
ui-allows-book = move up to { $value } pieces at once
ui-allows-purse = { $value ->
    [all] income: everything in the stock
   *[other] income: up to { $value } pieces
}
ui-region-wales = Wales
ui-region-scotland = Scotland
ui-region-england = England
ui-region-isle_of_man = Isle of Man
ui-marker-extra_office = extra office
ui-marker-swap_offices = swap offices
ui-marker-plus_three_actions = three actions
ui-marker-plus_four_actions = four actions
ui-marker-develop_ability = develop ability
ui-marker-remove_three = three pieces
ui-permanent-move_two = move two
ui-permanent-place_two = place two
ui-permanent-develop_privilege = develop privilege
ui-permanent-office_in_green_city = green office
ui-permanent-reuse_two = reuse two
ui-ability-keys = City keys
ui-ability-actions = Actions
ui-ability-privilege = Privilege
ui-ability-book = Book
ui-ability-purse = Purse
ui-figure-displace = A takes B's post. B's trader goes to a neighbouring route, and one more from B's stock comes along.
ui-figure-establish = All posts are A's: a trader moves into the office, the marker comes along, the others go to the stock.
