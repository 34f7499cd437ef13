# Texts that only the page's board of Lübeck uses.
ui-leaves = Je zou nog iets kunnen verkopen. Wie past, doet de rest van de ronde niet meer mee.
ui-chart = Kaart van Noordzee en Oostzee
ui-display = Aanbod
ui-packet = Pakketje { $number }
ui-own = Jouw hand
ui-hand = Handkaarten
ui-count = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, passen met ≤ { $limit }; over −{ $price }
ui-reserve = Figuren in reserve
ui-start = Startspeler
ui-passed = gepast
ui-known = { $count ->
    [one] één bekende kaart
   *[other] { $count } bekende kaarten
}
ui-open = { $count ->
    [one] één handkaart
   *[other] { $count } handkaarten
}
ui-none = geen
ui-end = eindstation
ui-field = Koggenveld: { $count }
ui-field-name = Koggenveld
ui-cog = Kogge { $letter } in { $city }: { $crew }
ui-deck = Stapel { $pass }: { $count } kaarten
ui-deck-name = Stapel { $pass }
ui-pile = Aflegstapel: { $count }
ui-pile-name = Aflegstapel
ui-round = Ronde { $round }
ui-last = laatste ronde
ui-track = Scorespoor
ui-all = Alle kaarten
ui-doubt = gereconstrueerd: aantallen en waarden waren van geen gedrukt exemplaar af te lezen
ui-kind-ware = goederenkaart
ui-kind-trade_voyage = handelsreis
ui-kind-doubling = verdubbeling
ui-kind-pirates = piraten
ui-kind-ship_change = scheepswissel
ui-figure-voyage = A heeft de kogge uitgestuurd; B en D stappen gewoon op. Vanaf dan is ze net zo goed van hen.
ui-figure-wares = B speelt Danzig 4: de kogge vaart met iedereen aan boord van Stettin naar Danzig, en B scoort 4.
