title = Hanze
tagline = Eén schip voor iedereen: koop waren, bouw marktkramen en verkoop voordat de anderen het bederven.
variant-base = Hanze

option-board-label = Speelbord
option-board = Hoeveel pijlen het bord heeft, en daarmee welke steden twee pakhuizen hebben; van een gedrukt bord was geen van beide af te lezen.
choice-board-thirteen = 13 pijlen in vier rondvaarten
choice-board-fifteen = 15 pijlen, zoals eerder gereconstrueerd
option-start-label = Startspeler
option-start = Wie in elke ronde de eerste beurt heeft.
choice-start-random = door het lot
choice-start-0 = plaats 1
choice-start-1 = plaats 2
choice-start-2 = plaats 3
choice-start-3 = plaats 4
option-extra_card-label = Extra kaart
option-extra_card = Vier bonussen aan het eind: hoogste stapel kramen, laatste voorraad aangebroken, de meeste steden, de meeste verkochte enen.
option-sell_by_pairs-label = Per paar verkopen
option-sell_by_pairs = Van meerdere gelijke fiches gaat het tweede met het eerste mee, zodat een paar maar één stap kost.
option-end_stalled-label = Stilstand beëindigen
option-end_stalled = Drie hele rondes waarin niemand iets doet, beëindigen het spel; bedoeld voor computerspelers.
option-sold_hidden-label = Verkochte fiches gedekt
option-sold_hidden = Verkochte fiches liggen voor de anderen tot het einde gedekt; in het verloop blijft staan wat er verkocht is.

ask-place = Startopstelling: zet twee kramen in een stad waar je er nog geen hebt.
ask-fill = De lege pakhuizen vullen voor één daalder, of leeg laten?
ask-turn = Vaar, koop, bouw of verkoop, of beëindig je beurt.
ask-sale = { $single ->
    [-1] Verkoop meer waren of sluit de verkoop af.
   *[other] Minstens twee per kleur: verkoop een tweede fiche van deze kleur.
}
ask-lose = Een verkoop kost je een fiche: welk fiche geef je af?
ask-tax = Belasting: je mag drie open fiches houden. Welk fiche geef je af?

verb-begin = { $seat } wordt startspeler
verb-remove = { $colour } blijft in de doos
verb-draw = { $tile } wordt getrokken
verb-place = Zet twee kramen in { $city }
verb-fill = Vul de pakhuizen (1 daalder)
verb-leave = Laat de pakhuizen zoals ze zijn
verb-move = Vaar naar { $city } (1 daalder)
verb-buy = Koop { $tile } in { $city }
verb-build = Bouw kramen met { $tile }
verb-sell = Verkoop { $tile }
verb-done = Sluit de verkoop af
verb-lose = Geef { $tile } af
verb-give = Geef { $tile } af als belasting
verb-end = Beëindig de beurt
verb-fewer = Bouw met { $tile } maar { $booths ->
    [one] één kraam
   *[other] { $booths } kramen
}

event-began = { $seat } is startspeler.
event-removed = Alle fiches in { $colour } blijven in de doos.
event-stocked = In { $city } ligt nu { $tile }.
event-placed = { $seat } zet { $count } kramen in { $city }.
event-income = { $seat } krijgt { $talers } daalders.
event-filled = { $seat } betaalt { $price ->
    [one] één daalder
   *[other] { $price } daalders
} om de pakhuizen te vullen.
event-left = { $seat } vult de pakhuizen niet.
event-refilled = { $city } krijgt { $tile } van stapel { $pile }.
event-broke = { $seat } heeft de laatste stapel aangebroken: dit is de laatste ronde.
event-moved = { $seat } vaart van { $origin } naar { $city }.
event-bought = { $payee ->
    [none] { $price ->
        [0] { $seat } neemt { $tile } in { $city } voor niets.
       *[other] { $seat } koopt { $tile } in { $city } en betaalt de bank.
    }
   *[other] { $seat } koopt { $tile } in { $city } en betaalt { $payee }.
}
event-built = { $seat } levert { $tile } in en bouwt { $count ->
    [one] één kraam
   *[other] { $count } kramen
} in { $city }.
event-sold = { $seat } verkoopt { $tile } in { $city }.
event-took_back = { $seat } neemt een kraam terug uit { $city }.
event-lost = { $seat } verliest { $tile }.
event-taxed = { $seat } betaalt { $talers ->
    [one] één daalder
   *[other] { $talers } daalders
} belasting.
event-gave = { $seat } geeft { $tile } af als belasting.
event-turn = Ronde { $round }: { $seat } is aan de beurt.
event-ended = Het spel is afgelopen: { $reason }.

no-no-such-draw = Dat kan niet worden getrokken.
no-not-at-start = In deze stad mogen bij de startopstelling geen kramen staan.
no-already-there = In deze stad heb je al kramen; kies voor de startopstelling een andere.
no-nothing-empty = Er is geen pakhuis leeg, dus er valt niets te vullen.
no-no-tiles-left = De voorraad heeft geen fiches meer om de pakhuizen te vullen.
no-fill-too-late = Pakhuizen vul je alleen vóór je eerste actie.
no-must-fill = Alle pakhuizen zijn leeg: je moet ze vullen.
no-no-arrow = Er loopt geen pijl van het schip daarheen.
no-no-fare = Elke vaart kost één daalder, en die heb je niet.
no-ship-elsewhere = Je kunt alleen handelen in de stad waar het schip ligt.
no-one-action = Eén actie per bezoek: vaar verder voordat je weer handelt.
no-no-tile-there = Zo'n fiche ligt niet in deze stad.
no-cannot-pay = Het fiche kost één daalder, en die heb je niet.
no-not-your-tile = Zo'n open fiche heb je niet; wat verkocht is, blijft verkocht.
no-no-booths-left = Je hebt geen kramen meer om te bouwen.
no-not-fewer = Dat is niet minder dan dit fiche oplevert: bouw er gewoon mee voor het grootste aantal.
no-no-booth-here = Om te verkopen heb je een eigen kraam in deze stad nodig.
no-no-pair = Je hebt minstens twee open fiches van een kleur nodig om die te verkopen.
no-pair-first = Van elke kleur verkoop je er minstens twee: maak eerst het paar vol.
no-not-that-colour = Je verliest alleen fiches van de kleuren die net verkocht zijn.

part-open = Open fiches
part-sold = Verkochte fiches
part-shared = Gedeelde steden
part-sole = Steden alleen
part-tallest = Hoogste stapel
part-breaker = Laatste stapel aangebroken
part-places = De meeste steden
part-ones = De meeste enen

end-last-stack = De laatste stapel is aangebroken en de ronde uitgespeeld.
end-stalled = Drie rondes lang heeft niemand iets gedaan.
reason-last-stack = de laatste stapel is aangebroken
reason-stalled = niemand doet nog iets
tie-booths = Evenveel punten; meer kramen op het bord beslissen.
tie-shared = Evenveel punten en kramen: een gedeelde overwinning.

colour-orange = oranje
colour-brown = bruin
colour-blue = blauw
colour-green = groen
colour-yellow = geel
colour-pink = roze

tile-orange-1 = oranje (1)
tile-orange-2 = oranje (2)
tile-orange-3 = oranje (3)
tile-brown-1 = bruin (1)
tile-brown-2 = bruin (2)
tile-brown-3 = bruin (3)
tile-blue-1 = blauw (1)
tile-blue-2 = blauw (2)
tile-blue-3 = blauw (3)
tile-green-1 = groen (1)
tile-green-2 = groen (2)
tile-green-3 = groen (3)
tile-yellow-1 = geel (1)
tile-yellow-2 = geel (2)
tile-yellow-3 = geel (3)
tile-pink-1 = roze (1)
tile-pink-2 = roze (2)
tile-pink-3 = roze (3)

label-stacks = stapels
label-round = ronde
label-talers = daalders
label-booths = kramen
label-sold = verkocht
label-open = open
