title = Hansa Teutonica
tagline = Traders on the routes of the Hanse: displace, develop, found offices, and link the cities first.
variant-base = Hansa Teutonica
variant-britannia = Britannia
variant-east = East

option-start-label = Start player
option-start = Who takes the first turn; the later a seat plays, the more traders it begins with.
choice-start-random = drawn by lot
choice-start-0 = seat 1
choice-start-1 = seat 2
choice-start-2 = seat 3
choice-start-3 = seat 4
choice-start-4 = seat 5
option-gold-label = Gold markers
option-gold = How the three gold bonus markers get onto the taberna routes at the start.
choice-gold-random = drawn by lot
choice-gold-chosen = laid out by the start player
option-swap_requires_own_office-label = Swap needs an own office
option-swap_requires_own_office = The marker that swaps offices may be used only where one of the two is yours, as in the Big Box.
option-remove_three_moves-label = Move three instead of removing
option-remove_three_moves = The marker that removes three pieces moves up to three foreign pieces instead, as in the Big Box.
option-permission_by_marker-label = Permission for a marker
option-permission_by_marker = Giving up an unused marker allows you to place, displace and move on all routes for the rest of the turn.
option-free_order-label = Displaced pieces in any order
option-free_order = After a displacement the owner may place additional pieces before the displaced one.
option-board_pieces_roam-label = Pieces from the board roam
option-board_pieces_roam = A piece taken from the board for a displacement in Wales or Scotland may use the routes open to the displaced piece, wherever it comes from.
option-neutral_together-label = Neutral traders together
option-neutral_together = With two players the displaced neutral trader and the additional one both go onto one adjacent route, and neither may be declined.
option-permanent_after_office-label = Permanent markers after the office
option-permanent_after_office = A permanent marker acts only after the office or ability, when the pieces of the route are back in the stock, as in the Big Box.

ask-gold = Which gold marker goes onto { $route }?
ask-turn = Your turn: take an action, use a marker, or end the turn.
ask-pay = Pay the fee: { $left ->
    [one] one piece goes
   *[other] { $left } pieces go
} from your supply to your stock.
ask-permit = Which permission do you use for this? Each serves once per turn.
ask-relocate = { $side ->
    [none] { $shape ->
        [none] You may add a neutral trader near { $route }.
       *[other] Place the displaced neutral trader near { $route }.
    }
   *[other] { $shape ->
        [none] You may add { $extra ->
            [one] one more piece
           *[other] { $extra } more pieces
        } near { $route }.
       *[other] Place { $shape } near { $route }.
    }
}
ask-move = { $how ->
    [three] { $left ->
        [0] Put the lifted piece down.
       *[other] One foreign piece after the other: lift one and put it down before the next, up to { $left } more.
    }
   *[other] { $left ->
        [0] Put the lifted pieces down.
        [one] Lift one more piece or put one down; once one is down, nothing more can be lifted.
       *[other] Lift up to { $left } more pieces or put one down; once one is down, nothing more can be lifted.
    }
}
ask-establish = { $route } is established: found an office, develop an ability, take special prestige, or nothing?
ask-remove = Remove { $left ->
    [one] one more foreign piece
   *[other] up to { $left } foreign pieces
}.
ask-swap = Which two neighbouring offices change places?
ask-improve = Which ability do you develop?
ask-station = Place { $left ->
    [one] one more piece
   *[other] up to { $left } pieces
} abroad.
ask-reuse = Put { $left ->
    [one] one more piece
   *[other] up to { $left } pieces
} of the route on free posts instead of the stock.
ask-green = Which green city gets a piece from your supply?
ask-neutral = The neutral side has filled { $route }: in which city does it found an office?
ask-hang = On which route do you put the new marker?

verb-begin = { $seat } begins
verb-hang = Put the marker “{ $marker }” on { $route }
verb-draw = The marker “{ $marker }” is turned over
verb-income = { $merchants ->
    [0] { $traders ->
        [one] Income: 1 trader
       *[other] Income: { $traders } traders
    }
    [one] { $traders ->
        [0] Income: 1 merchant
        [one] Income: 1 trader, 1 merchant
       *[other] Income: { $traders } traders, 1 merchant
    }
   *[other] { $traders ->
        [0] Income: { $merchants } merchants
        [one] Income: 1 trader, { $merchants } merchants
       *[other] Income: { $traders } traders, { $merchants } merchants
    }
}
verb-place = Place { $spot } on { $route }
verb-displace = Displace { $piece } on { $route } with { $shape }
verb-lift = Lift { $piece } from { $route }
verb-put = Put { $piece } down on { $route }
verb-establish = Establish { $route }
verb-use = Use the marker “{ $marker }”
verb-forgo = Give up the marker “{ $marker }” for a permission
verb-pay = Pay with { $shape }
verb-relocate = Place { $piece } on { $route }
verb-office = Found an office in { $city }
verb-extra = Found an extra office in { $city } with { $shape }
verb-develop = Develop { $ability }
verb-prestige = Put a merchant on the { $field } prestige field
verb-remove = Remove { $piece } from { $route }
verb-swap = Swap offices { $pair } and the next in { $city }
verb-improve = Develop { $ability }
verb-station = Place { $spot } on { $route }
verb-green = Put { $shape } into { $city }
verb-neutral = Neutral office in { $city }
verb-skip = Nothing more
verb-done = That is enough
verb-end = End the turn
verb-permit = Use the permission of { $city }

event-began = { $seat } is start player.
event-hung = { $seat ->
    [none] The marker “{ $marker }” is laid on { $route }.
   *[other] { $seat } lays the marker “{ $marker }” on { $route }.
}
event-drew = { $seat } turns over a new marker: { $marker }.
event-turn = { $seat } has { $actions } actions.
event-income = { $seat } takes { $merchants ->
    [0] { $traders ->
            [one] 1 trader
           *[other] { $traders } traders
        }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 merchant
           *[other] { $merchants } merchants
        }
       *[other] { $traders ->
            [one] 1 trader
           *[other] { $traders } traders
        } and { $merchants ->
            [one] 1 merchant
           *[other] { $merchants } merchants
        }
    }
} from the stock.
event-placed = { $seat } places { $shape } on { $route }.
event-displaced = { $seat } displaces { $victim } of { $side ->
    [none] the neutral side
   *[other] { $side }
} on { $route } with { $shape }.
event-paid = { $seat } pays { $shape }.
event-relocated = { $side ->
    [none] { $seat } puts a neutral trader on { $route }.
   *[other] { $seat } puts { $shape } on { $route }.
}
event-homeless = There is no free post left: { $side ->
    [none] the neutral trader leaves the board.
   *[other] { $shape } of { $side } goes to the stock.
}
event-lifted = { SAME($seat, $side) ->
    [yes] { $seat } lifts { $shape } from { $route }.
   *[no] { $seat } lifts { $shape } of { $side ->
        [none] the neutral side
       *[other] { $side }
    } from { $route }.
}
event-put = { SAME($seat, $side) ->
    [yes] { $seat } puts { $shape } down on { $route }.
   *[no] { $seat } puts { $shape } of { $side ->
        [none] the neutral side
       *[other] { $side }
    } down on { $route }.
}
event-established = { $seat } establishes { $route }.
event-control = { $side ->
    [none] The neutral side
   *[other] { $side }
} controls { $city }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-took = { $seat } takes the marker “{ $marker }”.
event-office = { $side ->
    [none] The neutral side
   *[other] { $side }
} founds an office in { $city } with { $shape }.
event-extra = { $seat } founds an extra office in { $city } with { $shape }.
event-coin = { $side ->
    [none] The neutral side
   *[other] { $side }
} gets the coin of { $city }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-full = { $city } is full; { $count ->
    [one] that is the first full city.
   *[other] { $count } cities are full now.
}
event-link = { $side ->
    [none] The neutral side
   *[other] { $side }
} completes the connection as number { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-developed = { $seat } develops { $ability }.
event-prestige = { $seat } puts a merchant on the { $field } prestige field, worth { $points } points at the end.
event-returned = { $seat } returns { $merchants ->
    [0] { $traders ->
            [one] 1 trader
           *[other] { $traders } traders
        }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 merchant
           *[other] { $merchants } merchants
        }
       *[other] { $traders ->
            [one] 1 trader
           *[other] { $traders } traders
        } and { $merchants ->
            [one] 1 merchant
           *[other] { $merchants } merchants
        }
    }
} to the stock.
event-used = { $seat } uses the marker “{ $marker }”.
event-forgone = { $seat } gives up the marker “{ $marker }” and may act everywhere this turn.
event-removed = { $seat } removes { $shape } of { $side ->
    [none] the neutral side
   *[other] { $side }
} from { $route }.
event-swapped = { $seat } swaps two neighbouring offices in { $city }.
event-stationed = { $seat } places { $shape } on { $route }.
event-permanent = { $seat } may { $permanent }.
event-neutral = The neutral side establishes { $route }.
event-stayed = A neutral trader stays on { $route }.
event-permitted = { $seat } uses the permission of { $city }.
event-waits = { $count ->
    [one] One marker stays
   *[other] { $count } markers stay
} on the plate of { $seat } until a later turn.
event-ended = The game is over: { $reason }.

no-no-piece = Your supply holds no such piece; pieces in the stock come into the supply by income.
no-post-taken = This route has no free post for such a piece.
no-ship-post = Only ship posts are free there, and they accept merchants only.
no-no-permission = Placing and displacing in Wales or Scotland needs a permission: the rightmost office of Cardiff, London or, with four or more players, Carlisle, each once per turn.
no-no-action = You have no action left this turn: use a marker or end the turn.
no-stock-empty = Your stock is empty; there is nothing to take.
no-too-many = Your purse does not allow so many pieces.
no-stock-short = There are not so many pieces of this kind in your stock.
no-no-such-piece = No such piece stands on this route.
no-own-piece = That piece is yours; only foreign pieces can be chosen here.
no-cannot-pay = You need the piece and the whole fee in your supply: two pieces against a trader, three against a merchant.
no-too-far = A nearer route still has a free post for this piece: first the routes that share a city with that of the displacement, then those beyond.
no-not-yours = Only pieces of whoever was displaced are at hand. { $asked }
no-border = Own pieces move within their region or come to England; none enters Wales or Scotland from outside.
no-must-place = The piece in hand must be placed; only additional pieces can be declined.
no-just-placed = A piece placed in this displacement stays where it is.
no-other-source-first = Additional pieces come from the stock while it holds any, then from the supply, then from the board; choose a kind that is there.
no-lifted-all = You have lifted as many pieces as you may; put them down.
no-not-in-hand = You hold no such piece; pieces are lifted first, then put down.
no-no-room-for-the-rest = Then the other lifted pieces would find no post.
no-route-open = Not every post of this route holds a piece of yours.
no-city-full = This city has no free office left.
no-not-an-end = The route does not end in this city.
no-wrong-shape = The lowest free office takes another shape than your pieces on this route: a square one a trader, a round one a merchant.
no-no-privilege = Your privilege does not reach this colour yet; develop privilege first.
no-no-marker = You have no unused marker of this kind.
no-city-empty = An extra office needs a city whose lowest office is occupied.
no-no-ability = Neither city of the route offers this ability.
no-developed = This ability is completely developed.
no-no-field = Special prestige comes with another route: Coellen–Warburg, in Britannia Plymouth–Salisbury, on the East map Danzig–Königsberg.
no-field-taken = This prestige field is taken.
no-not-occupied = Only two neighbouring occupied offices can be swapped; extra offices cannot.
no-no-own-office = One of the two offices must be yours.
no-has-marker = A marker lies on this route already.
no-not-empty = The route must be empty of pieces.
no-no-free-office = Neither city of the route has a free office.
no-no-markers-here = Regular markers lie neither abroad nor beside a permanent marker.
no-not-on-plate = No such marker lies on your plate.
no-none-left = There is none left.
no-not-green = Only a green city can be chosen.
no-not-abroad = Only routes in Wales and Scotland can be chosen.
no-rule-off = Not in this game: “Permission for a marker” of Britannia is not chosen.
no-put-down-first = Put down what you hold first.
no-use-it-first = The marker is turned over already: take at least one piece.
no-only-this-ability = The permanent marker develops privilege only.
no-not-a-taberna = Gold markers lie on the tabernas, one on each. { $asked }
no-own-pieces-only = Your book moves only your own pieces.
no-nothing-there = No such piece stands on this route; pieces in offices and on prestige fields stay there.
no-displaced-first = First the displaced piece, then the additional ones.
no-not-at-hand = No such piece is at hand: pieces come from the stock, from the supply only once the stock is empty.
no-on-ship = That piece stands on a ship post: only a merchant can take its place.
no-permission-spent = You have used your permission for this region; each works once per turn.
no-not-gained = The permission for a marker does not cover actions gained from +3 or +4 markers.
no-roaming = You have given up a marker this turn: every route is open to you already.
no-take-one = Income takes at least one piece.
no-same-route = A displaced piece and those added to it never go to the route of the displacement; choose a neighbouring one.
no-displaced-border = From England displaced pieces stay in England; from Wales and Scotland they stay there or come to England.
no-other-region = A piece from another region may not cross the border for this; an own piece comes into England, never into Wales or Scotland.
no-keeps-region = By a marker a piece stays in its region: put it on a free post of the region it comes from.
no-put-begun = After the first piece is put down, nothing more can be lifted in this move.
no-green-city = A green city has no printed office: a piece gets there by the extra office marker or by the permanent marker.
no-not-on-route = No such piece of yours stands on the route.
no-no-merchant = A prestige field takes a merchant, and none of yours stands on the route.
no-just-taken = You have only just taken this marker; it can be used after this action.
no-with-a-route = An extra office is founded while you establish a route: establish one, then choose the city.
no-nothing-to-swap = Nowhere are there two neighbouring occupied offices that you may swap.
no-all-developed = All your abilities are completely developed.
no-nothing-foreign = No piece of anybody else stands on a route.
no-no-swap-in-green = Offices in green cities cannot be swapped.
no-permanent-here = This route has a permanent marker and takes no other.
no-must-develop = The marker is turned over already: develop one of your abilities.
no-must-swap = The marker is turned over already: choose two neighbouring offices.
no-must-pay = Whoever displaces pays the whole fee. { $asked }
no-must-found = The neutral side takes an office wherever one is free. { $asked }
no-must-hang = While a route is free for it, a marker must be laid out. { $asked }
no-not-of-route = No such piece of the route is left to be placed again.
no-finish-first = First finish what you have begun. { $asked }
no-between-actions = Markers are used between two actions. { $asked }
no-establish-first = That comes with establishing a route: fill one with your pieces, then establish it.
no-marker-first = That takes a bonus marker: use one first.
no-permanent-first = That comes with a permanent marker: establish its route.
no-at-turn-end = New markers are laid out at the end of your turn.
no-turn-over = Your turn is over but for the markers of your plate. { $asked }
no-not-full = Only when the neutral side has filled a route does it found an office.
no-no-neutral = Not in this game: only with two players is there a neutral side.
no-no-permanent = Not in this game: no permanent marker of this board places pieces.
no-no-green = Not in this game: only the East map has green cities.
no-moves-instead = In this game the marker moves foreign pieces instead of removing them: lift one, then put it down.
no-neutral-border = Neutral traders stay in the region where they were displaced.
no-must-permit = One of the permissions is used up by this action. { $asked }
no-grants-nothing = This city gives you no permission for that region now; choose one that does.
no-both-together = Both neutral traders go onto the same route, one with room for two, and neither may be declined.
no-leaves-route = Pieces used again leave this route; choose a free post on another one.
no-no-permits = Not in this game: permissions belong to Britannia.
no-of-several = Which permission is used is asked only when two would serve.

part-track = Prestige track
part-abilities = Complete abilities
part-markers = Bonus markers
part-prestige = Special prestige
part-cities = Controlled cities
part-network = Largest network
part-wales = Wales
part-scotland = Scotland

end-prestige = Somebody reached the end of the prestige track.
end-markers = A marker had to be drawn from an empty pile.
end-cities = The last city that counts has become full.
reason-prestige = the prestige track is run through
reason-markers = the marker pile is used up
reason-cities = enough cities are full
tie-fewer-actions = Tied on points; fewer actions per turn decide.
tie-more-offices = Tied on points and actions; more offices decide.
tie-shared = Tied in everything: a shared victory.

shape-t = a trader
shape-m = a merchant
spot-t = a trader
spot-m = a merchant
spot-s = a merchant on a ship
marker-extra_office = extra office
marker-swap_offices = swap offices
marker-plus_three_actions = plus three actions
marker-plus_four_actions = plus four actions
marker-develop_ability = develop ability
marker-remove_three = three pieces
permanent-move_two = move two pieces
permanent-place_two = place two pieces abroad
permanent-develop_privilege = develop privilege
permanent-office_in_green_city = found an office in a green city
permanent-reuse_two = use two pieces of the route again
ability-keys = city keys
ability-actions = actions
ability-privilege = privilege
ability-book = book
ability-purse = purse
field-white = white
field-orange = orange
field-pink = pink
field-black = black
how-book = book
how-two = two
how-three = three
how-free = free
how-crossed = crossed
picture-signs =
    On routes: ·· is a free post (≈≈ for ships), rt a trader of r(ed), bm a merchant of b(lue).
    In cities: w□ is a free office for a trader, o○ one for a merchant;
    w o p b are the privileges white, orange, pink and black. <rt> is an additional office.
piece-rt = { $seat0 }’s trader
piece-rm = { $seat0 }’s merchant
piece-rs = { $seat0 }’s merchant (ship)
piece-bt = { $seat1 }’s trader
piece-bm = { $seat1 }’s merchant
piece-bs = { $seat1 }’s merchant (ship)
piece-gt = { $seat2 }’s trader
piece-gm = { $seat2 }’s merchant
piece-gs = { $seat2 }’s merchant (ship)
piece-yt = { $seat3 }’s trader
piece-ym = { $seat3 }’s merchant
piece-ys = { $seat3 }’s merchant (ship)
piece-pt = { $seat4 }’s trader
piece-pm = { $seat4 }’s merchant
piece-ps = { $seat4 }’s merchant (ship)
piece-nt = the neutral trader
piece-ns = the neutral trader (ship)

label-full-cities = full cities
label-pile = pile
label-actions-left = actions left
label-empty-routes = empty routes
label-always = always
label-points = points
label-supply = supply
label-stock = stock
label-markers-of = markers of
label-all = all
