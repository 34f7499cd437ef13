# Texts that only the page's board of Lübeck uses.
ui-leaves = Du könntest noch etwas verkaufen. Wer passt, ist für den Rest der Runde draußen.
ui-chart = Karte von Nord- und Ostsee
ui-display = Auslage
ui-packet = Päckchen { $number }
ui-own = Deine Hand
ui-hand = Handkarten
ui-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, passen mit ≤ { $limit }; übrig −{ $price }
ui-reserve = Figuren in der Reserve
ui-start = Startspieler
ui-passed = gepasst
ui-known = { $count ->
    [one] eine bekannte Karte
   *[other] { $count } bekannte Karten
}
ui-open = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
ui-none = keine
ui-end = Endstation
ui-field = Koggenfeld: { $count }
ui-field-name = Koggenfeld
ui-cog = Kogge { $letter } in { $city }: { $crew }
ui-deck = Stapel { $pass }: { $count } Karten
ui-deck-name = Stapel { $pass }
ui-pile = Ablagestapel: { $count }
ui-pile-name = Ablage
ui-round = Runde { $round }
ui-last = letzte Runde
ui-track = Wertungsleiste
ui-all = Alle Karten
ui-doubt = rekonstruiert: Anzahl und Werte ließen sich an keinem gedruckten Exemplar ablesen
ui-kind-ware = Warenkarte
ui-kind-trade_voyage = Handelsfahrt
ui-kind-doubling = Verdoppelung
ui-kind-pirates = Piraten
ui-kind-ship_change = Schiffswechsel
ui-figure-voyage = A hat die Kogge ausgeschickt; B und D steigen einfach zu. Von da an ist sie ebenso die ihre.
ui-figure-wares = B spielt Danzig 4: Die Kogge fährt mit allen an Bord von Stettin nach Danzig, und B bekommt 4 Punkte.
