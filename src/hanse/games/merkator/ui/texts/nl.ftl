# Teksten die alleen het bord van Merkator op de pagina gebruikt.
ui-leaves = Je zou hier nog een contract kunnen vervullen.
ui-chart = Kaart van Europa met twaalf bestemmingen
ui-market = Markt: gebouwen, bonuskaarten, contracten
ui-cubes = { $count ->
    [one] één blokje
   *[other] { $count } blokjes
}
ui-feeds = vult plaatsen vanaf { $count } blokjes
ui-time-here = { $time } tijd
ui-due = { $count ->
    [one] een van je contracten
   *[other] { $count } van je contracten
}
ui-buildings = Gebouwen
ui-bonus = Bonuskaarten
ui-piles = Contractstapels
ui-time = Tijdkaart
ui-supply = (nog { $count } in de voorraad)
ui-final = Slotfase: { $reason }
ui-turn-of = Beurt { $turn } van { $turns }
ui-benchmarks = { $beginner } punten voor beginners, { $target } is het doel, { $outstanding } uitmuntend
ui-now = punten die het je nu zou geven
ui-rest = kaarten eronder
ui-contracts = Contracten
ui-office = Kantoor
ui-coins = munten
ui-markers = tijdfiches
ui-tile = voorraadtegel
ui-cards = Kaarten
ui-hand = handkaart
ui-start = startspeler
ui-owed = Nog te betalen:
ui-different = verschillende goederen
ui-used = vervuld
ui-ready = alles er
ui-missing = { $count ->
    [one] 1 ontbreekt
   *[other] { $count } ontbreken
}
ui-reward = waarde van de beloning
ui-doubt = gereconstrueerd: niemand kon deze kaart van een gedrukt exemplaar aflezen
ui-doubt-short = gereconstrueerd, niet van druk afgelezen
ui-any = alle goederen
ui-fixed = { $vp } punten.
ui-per-type = { $vp } per soort: { $of }.
ui-per-good = { $vp } per blokje: { $of }.
ui-per-set = { $vp } per set van { $groups }.
ui-per-time = { $vp } per tijdfiche.
ui-per-contract = { $vp } per contract vanaf { $number }.
ui-per-destination = { $vp } per bestemming op je contracten.
ui-only-types = { $vp } als alleen jij { $number } soorten hebt: { $of }.
ui-only-goods = { $vp } als alleen jij { $number } blokjes hebt: { $of }.
ui-only-time = { $vp } als alleen jij { $number } tijdfiches hebt.
ui-only-colours = { $vp } als alleen jij goederen in { $number } kleuren hebt.
ui-only-field = { $vp } als alleen jij { $number } blokjes op één veld hebt.
ui-special = { $vp } voor iets bijzonders.
ui-figure-travel = Je neemt alle blokjes van de middelste plaats; daarna krijgt elke buur er een bij.
ui-figure-contracts = Lever de goederen in, houd de 5 en neem de bovenste 6.
