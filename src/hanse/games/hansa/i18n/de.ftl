title = Hansa
tagline = Ein Schiff für alle: Waren kaufen, Marktstände bauen und verkaufen, bevor es die anderen verderben.
variant-base = Hansa

option-board-label = Spielplan
option-board = Wie viele Pfeile der Plan hat und damit, welche Städte zwei Lagerhäuser haben; von einem gedruckten Plan war beides nicht abzulesen.
choice-board-thirteen = 13 Pfeile in vier Rundfahrten
choice-board-fifteen = 15 Pfeile, wie früher rekonstruiert
option-start-label = Startspieler
option-start = Wer in jeder Runde den ersten Zug hat.
choice-start-random = ausgelost
choice-start-0 = Platz 1
choice-start-1 = Platz 2
choice-start-2 = Platz 3
choice-start-3 = Platz 4
option-extra_card-label = Extrakarte
option-extra_card = Vier Boni am Ende: höchster Stapel Marktstände, letzten Vorrat angebrochen, die meisten Städte, die meisten verkauften Einser.
option-sell_by_pairs-label = Paarweise verkaufen
option-sell_by_pairs = Von mehreren gleichen Waren geht die zweite mit der ersten, sodass ein Paar nur einen Schritt braucht.
option-end_stalled-label = Stillstand beendet
option-end_stalled = Drei ganze Runden, in denen niemand etwas tut, beenden das Spiel; gedacht für Computerspieler.
option-sold_hidden-label = Verkauftes verdeckt
option-sold_hidden = Verkaufte Waren liegen für die anderen bis zum Ende verdeckt; im Verlauf steht weiterhin, was verkauft wurde.

ask-place = Startaufstellung: Setze zwei Marktstände in eine Stadt, in der du noch keine hast.
ask-fill = Die leeren Lagerhäuser für einen Taler auffüllen oder leer lassen?
ask-turn = Fahre, kaufe, baue oder verkaufe, oder beende deinen Zug.
ask-sale = { $single ->
    [-1] Verkaufe weitere Waren oder schließe den Verkauf ab.
   *[other] Mindestens zwei je Farbe: Verkaufe eine zweite Ware dieser Farbe.
}
ask-lose = Ein Verkauf kostet dich eine Ware: Welche gibst du ab?
ask-tax = Steuern: Drei offene Waren darfst du behalten. Welche gibst du ab?

verb-begin = { $seat } wird Startspieler
verb-remove = { $colour } bleibt in der Schachtel
verb-draw = { $tile } wird gezogen
verb-place = Zwei Marktstände nach { $city } setzen
verb-fill = Lagerhäuser auffüllen (1 Taler)
verb-leave = Lagerhäuser lassen, wie sie sind
verb-move = Nach { $city } fahren (1 Taler)
verb-buy = { $tile } in { $city } kaufen
verb-build = Mit { $tile } Marktstände bauen
verb-sell = { $tile } verkaufen
verb-done = Verkauf abschließen
verb-lose = { $tile } abgeben
verb-give = { $tile } als Steuer abgeben
verb-end = Zug beenden
verb-fewer = Mit { $tile } nur { $booths ->
    [one] einen Marktstand
   *[other] { $booths } Marktstände
} bauen

event-began = { $seat } ist Startspieler.
event-removed = Alle Waren in { $colour } bleiben in der Schachtel.
event-stocked = In { $city } liegt jetzt { $tile }.
event-placed = { $seat } setzt { $count } Marktstände nach { $city }.
event-income = { $seat } bekommt { $talers } Taler.
event-filled = { $seat } zahlt { $price } Taler und lässt die Lagerhäuser auffüllen.
event-left = { $seat } lässt die Lagerhäuser, wie sie sind.
event-refilled = { $city } bekommt { $tile } von Stapel { $pile }.
event-broke = { $seat } hat den letzten Stapel angebrochen: Das ist die letzte Runde.
event-moved = { $seat } fährt von { $origin } nach { $city }.
event-bought = { $payee ->
    [none] { $price ->
        [0] { $seat } nimmt { $tile } in { $city } umsonst.
       *[other] { $seat } kauft { $tile } in { $city } und zahlt an die Bank.
    }
   *[other] { $seat } kauft { $tile } in { $city } und zahlt an { $payee }.
}
event-built = { $seat } gibt { $tile } ab und baut { $count ->
    [one] einen Marktstand
   *[other] { $count } Marktstände
} in { $city }.
event-sold = { $seat } verkauft { $tile } in { $city }.
event-took_back = { $seat } nimmt einen Marktstand aus { $city } zurück.
event-lost = { $seat } verliert { $tile }.
event-taxed = { $seat } zahlt { $talers } Taler Steuern.
event-gave = { $seat } gibt { $tile } als Steuer ab.
event-turn = Runde { $round }: { $seat } ist am Zug.
event-ended = Das Spiel ist zu Ende: { $reason }.

no-no-such-draw = Das kann nicht gezogen werden.
no-not-at-start = In diese Stadt dürfen bei der Startaufstellung keine Marktstände.
no-already-there = In dieser Stadt hast du schon Marktstände; wähle für die Startaufstellung eine andere.
no-nothing-empty = Kein Lagerhaus ist leer, also gibt es nichts aufzufüllen.
no-no-tiles-left = Der Vorrat hat keine Waren mehr, um die Lagerhäuser aufzufüllen.
no-fill-too-late = Lagerhäuser werden nur vor der ersten Aktion aufgefüllt.
no-must-fill = Alle Lagerhäuser sind leer: Du musst sie auffüllen.
no-no-arrow = Vom Schiff führt kein Pfeil dorthin.
no-no-fare = Jede Fahrt kostet einen Taler, und du hast keinen.
no-ship-elsewhere = Handeln kannst du nur in der Stadt, in der das Schiff liegt.
no-one-action = Eine Aktion je Besuch: Fahre weiter, bevor du wieder handelst.
no-no-tile-there = So eine Ware liegt nicht in dieser Stadt.
no-cannot-pay = Die Ware kostet einen Taler, und du hast keinen.
no-not-your-tile = So eine offene Ware hast du nicht; Verkauftes bleibt verkauft.
no-no-booths-left = Du hast keine Marktstände mehr.
no-not-fewer = Das sind nicht weniger, als diese Ware hergibt: Für die größte Zahl baue einfach mit ihr.
no-no-booth-here = Zum Verkaufen brauchst du einen eigenen Marktstand in dieser Stadt.
no-no-pair = Du brauchst mindestens zwei offene Waren einer Farbe, um sie zu verkaufen.
no-pair-first = Von jeder Farbe werden mindestens zwei verkauft: Mach erst das Paar voll.
no-not-that-colour = Du verlierst nur Waren der Farben, die gerade verkauft wurden.

part-open = Offene Waren
part-sold = Verkaufte Waren
part-shared = Geteilte Städte
part-sole = Städte allein
part-tallest = Höchster Stapel
part-breaker = Letzten Stapel angebrochen
part-places = Die meisten Städte
part-ones = Die meisten Einser

end-last-stack = Der letzte Stapel wurde angebrochen und die Runde zu Ende gespielt.
end-stalled = Drei Runden lang hat niemand etwas getan.
reason-last-stack = der letzte Stapel ist angebrochen
reason-stalled = niemand tut mehr etwas
tie-booths = Gleich viele Punkte; mehr Marktstände auf dem Plan entscheiden.
tie-shared = Gleich viele Punkte und Marktstände: ein geteilter Sieg.

colour-orange = Orange
colour-brown = Braun
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-pink = Rosa

tile-orange-1 = Orange (1)
tile-orange-2 = Orange (2)
tile-orange-3 = Orange (3)
tile-brown-1 = Braun (1)
tile-brown-2 = Braun (2)
tile-brown-3 = Braun (3)
tile-blue-1 = Blau (1)
tile-blue-2 = Blau (2)
tile-blue-3 = Blau (3)
tile-green-1 = Grün (1)
tile-green-2 = Grün (2)
tile-green-3 = Grün (3)
tile-yellow-1 = Gelb (1)
tile-yellow-2 = Gelb (2)
tile-yellow-3 = Gelb (3)
tile-pink-1 = Rosa (1)
tile-pink-2 = Rosa (2)
tile-pink-3 = Rosa (3)

label-stacks = Stapel
label-round = Runde
label-talers = Taler
label-booths = Marktstände
label-sold = verkauft
label-open = offen
