title = Lübeck
tagline = Stap aan boord van een kogge, wie haar ook liet uitvaren, en verkoop je goederen voordat een ander ermee wegzeilt.
variant-base = Lübeck

option-board-label = Speelbord
option-board = Hoe de lijnen lopen; de splitsing vóór Visby was van geen gedrukt bord af te lezen.
choice-board-fork = twee lijnen vanuit Lübeck
choice-board-chain = één lange lijn via Riga
option-start-label = Startspeler
option-start = Wie in de eerste ronde het kompas heeft.
choice-start-random = bij loting
choice-start-0 = plaats 1
choice-start-1 = plaats 2
choice-start-2 = plaats 3
choice-start-3 = plaats 4
choice-start-4 = plaats 5
option-memory-label = Uit het geheugen
option-memory = Niemand wordt eraan herinnerd welke kaarten de anderen uit het aanbod hebben gepakt.
option-discard_by_wares-label = Overboord naar goederen
option-discard_by_wares = Een kaart mag overboord zodra er geen goederen verkocht kunnen worden, ook als een speciale kaart speelbaar zou zijn.
option-cog_may_stay-label = Koggen mogen blijven
option-cog_may_stay = Goederen die je vanuit de stad ervoor verkoopt, hoeven de kogge daar niet heen te brengen.

ask-choose = Neem een van de pakketjes op de hand.
ask-name = Wie begint deze ronde met de acties?
ask-act = Jouw actie: begin een handelsreis, speel een kaart of pas.
ask-back = De ronde is voorbij: neem figuren van koggen terug of laat ze aan boord.

verb-begin = { $seat } wordt startspeler
verb-deal = { $card } wordt gedeeld
verb-lay = { $card } wordt open gelegd
verb-take = Pakketje { $packet } nemen
verb-name = { $seat } begint
verb-start = { $berth ->
    [new] In Lübeck met een nieuwe kogge beginnen
   *[other] In Lübeck aan boord van kogge { $berth } gaan
}
verb-sell = { $ware } vanaf kogge { $cog } verkopen
verb-voyage = { $berth ->
    [new] Handelsreis: nieuwe kogge in { $port }
   *[other] Handelsreis: in { $port } aan boord van kogge { $berth }
}
verb-double = { $port } met kogge { $cog } verdubbelen
verb-pirates = Piraten tegen kogge { $cog }
verb-change = Scheepswissel: van kogge { $cog } naar kogge { $cog2 }
verb-discard = Gooi { $card } overboord
verb-pass = Passen
verb-back = Figuur van kogge { $cog } terugnemen
verb-done = Figuren aan boord laten
verb-stay = { $ware } verkopen vanaf kogge { $cog }, die blijft liggen

event-began = { $seat } heeft het kompas en begint.
event-dealt = { $card ->
    [none] { $seat } krijgt een kaart.
   *[other] { $seat } krijgt { $card }.
}
event-round = Ronde { $round }: { $seat } legt het aanbod neer.
event-laid = Pakketje { $packet } krijgt { $card }.
event-reshuffled = De aflegstapel van { $cards } kaarten wordt geschud en is nu stapel { $pass }.
event-last_round = De stapel is op: ronde { $round } is de laatste.
event-took = { $seat } neemt pakketje { $packet } met { $cards } kaarten.
event-got = { $seat } krijgt { $card }.
event-named = { SAME($seat, $first) ->
    [yes] { $seat } begint zelf.
   *[no] { $seat } laat { $first } beginnen.
}
event-started = { $seat } vaart met kogge { $cog } uit in { $city }.
event-joined = { $seat } gaat in { $city } aan boord van kogge { $cog }.
event-played = { $seat } speelt { $card }.
event-sailed = { $seat } zeilt kogge { $cog } van { $origin } naar { $city }.
event-sold = { $seat } verkoopt { $card } voor { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-raided = { $seat } stuurt piraten op kogge { $cog } in { $city } af.
event-returned = { $seat } krijgt een figuur van kogge { $cog } in { $city } terug.
event-changed = { $seat } wisselt van kogge { $cog } in { $origin } naar kogge { $target } in { $city }.
event-emptied = Kogge { $cog } gaat uit { $city } terug naar het koggenveld.
event-discarded = { $seat } gooit { $card } overboord en verliest { $cost ->
    [one] één punt
   *[other] { $cost } punten
}.
event-passed = { $seat } past.
event-cleared = Kogge { $cog } wordt op het eindstation { $city } gelost.
event-compass = { $seat } krijgt het kompas.
event-counted = { $seat } heeft nog { $card }: min { $cost }.
event-ended = Het spel is afgelopen.

no-no-such-card = Zo'n kaart zit niet meer in de stapel.
no-no-such-seat = Daar zit niemand.
no-no-such-packet = Dat pakketje ligt er niet.
no-no-figure = Je hebt geen figuur in reserve.
no-no-cog-left = Er staat geen kogge meer op het koggenveld.
no-not-in-luebeck = Die kogge ligt niet in Lübeck.
no-not-in-hand = Je hebt deze kaart niet op de hand.
no-not-aboard = Je hebt geen figuur op die kogge.
no-too-far = De kogge is meer dan één etappe van die stad verwijderd.
no-wrong-way = Koggen varen alleen met de pijlen mee; vandaar leidt geen weg naar die stad.
no-end-station = De kogge ligt op een eindstation en vaart niet verder.
no-voyage-no-figure = Voor een handelsreis heb je een figuur in reserve nodig.
no-voyage-no-cog = Er staat geen kogge op het koggenveld voor een handelsreis.
no-voyage-elsewhere = Die kogge ligt niet in de stad van de kaart.
no-not-sailing = Die kogge is niet onderweg.
no-same-cog = De figuur moet naar een andere kogge.
no-not-on-that-cog = Op de kogge die ze moet verlaten heb je geen figuur.
no-target-not-sailing = Wisselen kan alleen naar een kogge die in een stad ligt.
no-too-many-cards = Met meer dan drie kaarten mag je niet passen.
no-few-cards = Met drie of minder kaarten gaat er niets overboord.
no-can-play = Je kunt nog een kaart spelen, dus er gaat niets overboord.
no-nothing-to-take = Je hebt geen figuur op die kogge.
no-no-such-cog = Die kogge is er in deze partij niet: met minder spelers blijven de laatste koggen in de doos.
no-must-sail = In deze partij brengen goederen die je vanuit de stad ervoor verkoopt de kogge daarheen: verkoop ze zonder te blijven.
no-is-there = De kogge ligt al in die stad: verkoop gewoon.
no-only-after-round = Figuren komen pas na de ronde terug. { $asked }

part-wares = Goederenkaarten
part-doubling = Verdubbeling
part-overboard = Overboord
part-hand = Over in de hand
end-last-round = De stapel is twee keer doorgespeeld en de laatste ronde is voorbij.
tie-shared = Gelijke stand: de overwinning wordt gedeeld.

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
reason-last-round = laatste ronde

label-round = ronde
label-last-round = laatste ronde
label-deck = stapel
label-deck-pass = doorgang
label-cog-field = koggenveld
label-pile = aflegstapel
label-cog = kogge
label-packet = pakket
label-score = punten
label-reserve = reserve
label-hand = hand
label-passed = gepast
label-table = op tafel
