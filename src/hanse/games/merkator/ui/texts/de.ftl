# Texte, die nur der Spielplan von Merkator auf der Seite braucht.
ui-leaves = Du könntest hier noch einen Auftrag erfüllen.
ui-chart = Karte Europas mit zwölf Reisezielen
ui-market = Markt: Gebäude, Bonuskarten, Verträge
ui-cubes = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
ui-feeds = füllt Orte ab { $count } Steinen
ui-time-here = { $time } Zeit
ui-due = { $count ->
    [one] einer deiner Verträge
   *[other] { $count } deiner Verträge
}
ui-buildings = Gebäude
ui-bonus = Bonuskarten
ui-piles = Vertragsstapel
ui-time = Zeitplan
ui-supply = ({ $count } weitere im Vorrat)
ui-final = Schlussphase: { $reason }
ui-turn-of = Zug { $turn } von { $turns }
ui-benchmarks = { $beginner } Punkte für Anfänger, { $target } ist das Ziel, { $outstanding } hervorragend
ui-now = Punkte, die es dir jetzt gäbe
ui-rest = Karten darunter
ui-contracts = Verträge
ui-office = Kontor
ui-coins = Münzen
ui-markers = Zeitmarken
ui-tile = Nachschub
ui-cards = Karten
ui-hand = Handkarte
ui-start = Startspieler
ui-owed = Noch zu zahlen:
ui-different = verschiedene Waren
ui-used = erfüllt
ui-ready = alles da
ui-missing = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
ui-reward = Wert der Belohnung
ui-doubt = rekonstruiert: Niemand konnte diese Karte von einem gedruckten Exemplar ablesen
ui-doubt-short = rekonstruiert, nicht vom Druck abgelesen
ui-any = alle Waren
ui-fixed = { $vp } Punkte.
ui-per-type = { $vp } je Sorte: { $of }.
ui-per-good = { $vp } je Stein: { $of }.
ui-per-set = { $vp } je Satz aus { $groups }.
ui-per-time = { $vp } je Zeitmarke.
ui-per-contract = { $vp } je Vertrag ab { $number }.
ui-per-destination = { $vp } je Reiseziel auf deinen Verträgen.
ui-only-types = { $vp }, wenn nur du { $number } Sorten hast: { $of }.
ui-only-goods = { $vp }, wenn nur du { $number } Steine hast: { $of }.
ui-only-time = { $vp }, wenn nur du { $number } Zeitmarken hast.
ui-only-colours = { $vp }, wenn nur du Waren in { $number } Farben hast.
ui-only-field = { $vp }, wenn nur du { $number } Steine auf einem Feld hast.
ui-special = { $vp } für etwas Besonderes.
ui-figure-travel = Du nimmst alle Steine des mittleren Orts; danach bekommt jeder Nachbar einen neuen.
ui-figure-contracts = Waren abgeben, die 5 behalten und die oberste 6 nehmen.
