title = Merkator
tagline = Hamburger Kaufleute im Dreißigjährigen Krieg: Waren sammeln, Verträge erfüllen und mit der Zeit haushalten.
variant-base = Merkator
variant-solo = Solospiel
variant-long = Langes Spiel

option-start-label = Startspieler
option-start = Wer den ersten Zug macht; die anderen beginnen dafür mit ein oder zwei Zeitmarken, außer im langen Spiel.
choice-start-random = ausgelost
choice-start-0 = Platz 1
choice-start-1 = Platz 2
choice-start-2 = Platz 3
choice-start-3 = Platz 4
option-hand_card-label = Handkarte
option-hand_card = In deinem Zug darfst du eine offene Karte auf die Hand nehmen, um sie später zu kaufen oder als Belohnung zu wählen.
option-bonus_cube-label = Warenstein zur Bonuskarte
option-bonus_cube = Wer eine Bonuskarte kauft, bekommt sofort einen Stein ihrer Ware.
option-no_loss-label = Kein Warenverlust
option-no_loss = Die Rückseiten der Zeitmarken bedeuten nichts; niemand verliert Waren.
option-must_build-label = Baupflicht
option-must_build = Statt der Geldgrenze: Nach dem Kauf eines Gebäudes muss jeder eines kaufen, der das teuerste offene bar bezahlen könnte.
option-offers-label = Angebote
option-offers = Nimmt jemand einen Vertrag, dürfen die anderen Münzen und Zeit bieten, damit er ihn gegen den nächsten tauscht.
option-no_joining-label = Ohne Mitreisen
option-no_joining = Zu zweit: Niemand reist beim anderen mit.
option-no_coins-label = Ohne Münzen
option-no_coins = Zu zweit: Es gibt keine Münzen und kein Wechselgeld.

ask-turn = Investiere, wenn du magst, und reise dann: Wähle ein Ziel.
ask-package = Bezahle { $price } Münzen: Gib Verträge ab (bisher { $given }), nimm eine Karte dazu, schließe den Kauf ab oder lass ihn sein.
ask-excess = Du hast mehr Münzen, als du behalten darfst: Kaufe etwas oder gib den Rest ab.
ask-sort = { $left ->
    [one] Ein Stein aus { $place }: auf welches Warenfeld?
   *[other] { $left } Steine aus { $place }: auf welche Warenfelder?
}
ask-redraw = Die Zeile ist leer und zeigt { $back }: Lässt du es gelten, oder drehst du stattdessen die nächste Marke um?
ask-lose = Warenverlust in Spalte { $column }: { $left ->
    [one] Gib einen Stein ab.
   *[other] Gib { $left } Steine ab.
}
ask-fulfil = { $joining ->
    [0] Erfülle hier Verträge oder mach Schluss.
   *[other] Du reist mit: Erfülle hier Verträge oder mach Schluss.
}
ask-pay = Bezahle den Vertrag { $contract }.
ask-reward = Deine Belohnung für { $contract }: vom Stapel oder von der Hand?
ask-join = { $price ->
    [one] Reist du für eine Zeitmarke mit nach { $place }?
   *[other] Reist du für { $price } Zeitmarken mit nach { $place }?
}
ask-place = Vor der Wertung: Setze die letzten Steine deines Nachschubs ins Kontor.
ask-duty = Du kannst das teuerste offene Gebäude bar bezahlen: Du musst eines kaufen.
ask-offer = { $taker } hat { $contract } genommen. Bietest du etwas für einen Tausch? Bisher: { $coins } Münzen, { $time } Zeitmarken.
ask-accept = Tauschst du { $contract } gegen die Karte, die jetzt auf dem Stapel liegt?

verb-starter = { $seat } beginnt
verb-draw = Der Vertrag { $contract } wird gezogen
verb-open = { $card } wird gezogen
verb-turn = Die Marke zeigt { $back }
verb-sell = { $contract } verkaufen
verb-buy = { $card } kaufen
verb-spend = Mit { $contract } bezahlen
verb-close = Kauf abschließen
verb-give-up = Kauf aufgeben
verb-hand-in = Überzählige Münzen abgeben
verb-keep = { $card } auf die Hand nehmen
verb-reserve = { $contract } auf die Hand nehmen
verb-unload = Nachschubstein auf { $good } setzen
verb-travel = Nach { $place } reisen
verb-store = Stein als { $good } einlagern
verb-redraw = Nächste Marke umdrehen
verb-stand = Gelten lassen
verb-lose = { $good } abgeben
verb-fulfil = { $contract } erfüllen
verb-pay = Genannte Waren aus dem Kontor bezahlen
verb-give = { $good } geben
verb-swap = Vier { $stuff } gegen { $demand } tauschen
verb-reward = Belohnung nehmen: { $source }
verb-done = Schluss
verb-join = Mitreisen
verb-stay = Zu Hause bleiben
verb-coin = Eine Münze mehr bieten
verb-marker = Eine Zeitmarke mehr bieten
verb-offer = Angebot machen
verb-silent = Nichts bieten
verb-accept = Angebot von { $seat } annehmen
verb-refuse = Kein Angebot annehmen

event-starter = { $seat } beginnt das Spiel.
event-dealt = { $seat } bekommt den Vertrag { $contract }.
event-dealt_card = { $seat } bekommt die Bonuskarte { $card }.
event-pile = { $contract } wird auf dem Stapel aufgedeckt.
event-opened = { $card } liegt jetzt aus.
event-turn = Zug { $turn }: { $seat } ist an der Reihe.
event-sold = { $seat } verkauft den Vertrag { $contract }.
event-bought = { $seat } kauft { $card } für { $price }.
event-paid = { $seat } bezahlt mit dem Vertrag { $contract }.
event-handed_in = { $seat } gibt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} ab.
event-kept = { $seat } nimmt { $card } auf die Hand.
event-reserved = { $seat } nimmt den Vertrag { $contract } auf die Hand.
event-unloaded = { $seat } setzt einen Nachschubstein auf { $good }.
event-travelled = { $seat } reist nach { $place }.
event-stored = { $seat } lagert { $good } ein.
event-bonus = { $seat } bekommt { $count } × { $good } für die Bonuskarte { $card }.
event-spread = Ein neuer Stein kommt zu: { $place }.
event-time = { $count ->
    [-3] { $seat } zahlt 3 Zeitmarken.
    [-2] { $seat } zahlt 2 Zeitmarken.
    [-1] { $seat } zahlt 1 Zeitmarke.
    [1] { $seat } nimmt 1 Zeitmarke.
   *[other] { $seat } nimmt { $count } Zeitmarken.
}
event-turned = Eine Zeile des Zeitplans ist leer; die Marke zeigt { $back }.
event-void = { $seat } lässt { $back } nicht gelten und dreht die nächste Marke um.
event-lost = { $seat } verliert { $good }.
event-fulfilled = { $seat } erfüllt den Vertrag { $contract }.
event-gave = { $seat } gibt { $count } × { $good }.
event-swapped = { $seat } tauscht { $count } { $stuff } gegen { $demand }.
event-reward = { $seat } erhält den Vertrag { $contract }.
event-no_reward = Für { $seat } ist kein Vertrag als Belohnung übrig.
event-reshuffled = Die abgelegten Verträge mit Wert { $value } bilden einen neuen Stapel.
event-joined = { $seat } reist für { $count ->
    [one] eine Zeitmarke
   *[other] { $count } Zeitmarken
} nach { $place } mit.
event-offered = { $seat } bietet { $taker } { $coins } Münzen und { $time } Zeitmarken.
event-traded = { $seat } nimmt das Angebot von { $rival } an und nimmt { $other } statt { $contract }.
event-final = Die Schlussphase hat begonnen: { $reason }.
event-restocked = Der Zeitplan wird umgedreht und neu gefüllt.
event-ended = Das Spiel ist aus: { $reason }.
event-returned = Die offenen Bonuskarten kommen unter ihren Stapel.

no-no-such-draw = Das kann nicht gezogen werden.
no-not-yours = Dieser Vertrag gehört dir nicht.
no-last-contract = Deinen letzten Vertrag behältst du immer: Du kannst ihn weder verkaufen noch mit ihm bezahlen.
no-not-open = Diese Karte liegt nicht offen aus.
no-cannot-pay = Deine Münzen und Verträge reichen für den Preis nicht.
no-not-paid-yet = Der Preis ist noch nicht erreicht.
no-too-much-cash = Du hast mehr Münzen, als du behalten darfst. Kaufe zuerst etwas oder gib den Überschuss ab.
no-too-many-contracts = Du hast mehr als fünf Verträge: Verkaufe erst welche.
no-no-time = Dir fehlen die Zeitmarken, die diese Reise kostet.
no-no-cube-on-tile = Von dieser Farbe liegt kein Stein mehr auf deinem Nachschub.
no-not-from-here = Diese Steine werden zu einer der beiden Waren ihres Ortes.
no-no-cube = Von dieser Ware hast du keinen Stein im Kontor.
no-not-that-column = Der Verlust betrifft eine andere Spalte.
no-elsewhere = Dieser Vertrag gilt für ein anderes Ziel.
no-already-fulfilled = Diesen Vertrag hast du in diesem Zug schon erfüllt.
no-goods-missing = Dafür fehlen Waren.
no-not-owed = Das braucht der Vertrag nicht mehr.
no-needed-elsewhere = Dann ließe sich der Rest des Vertrags nicht bezahlen.
no-not-four = Für einen Tausch braucht es vier gleiche Waren oder vier Zeitmarken.
no-hand-full = Du hast schon eine Karte auf der Hand, und mehr als eine darf es nicht sein.
no-not-top = Nur die oberste Karte eines Stapels kann genommen werden.
no-never-peace = Der Westfälische Frieden darf nie auf die Hand.
no-nothing-to-give = Davon hast du nichts mehr zu bieten.
no-taker-is-full = Mehr Münzen darf der andere nicht annehmen.
no-no-offer = Es gibt kein Angebot: Mindestens eine Münze oder Zeitmarke ist nötig.
no-named-goods-first = Bezahle zuerst die Waren, die der Vertrag nennt.
no-package-grows-cash = Du hast noch zu viele Münzen: Verträge über den Preis hinaus wären ein Verkauf, und verkaufen darfst du jetzt nichts.
no-different-goods = Die Waren müssen alle verschieden sein, und diese ist schon gegeben.
no-took-already = Du hast in diesem Zug schon eine Karte auf die Hand genommen.
no-between-steps = Auf die Hand nimmst du eine Karte nur im eigenen Zug: beim Investieren oder nach der Reise, wenn du Verträge erfüllst.
no-not-your-turn = Du reist bei jemand anderem mit: Auf die Hand nimmst du eine Karte nur im eigenen Zug.
no-still-in-hand = Dieser Vertrag ist auf deiner Hand. Er zählt erst, wenn du ihn als Belohnung genommen hast.
no-never-two = Verträge vom Wert 2 kommen nie auf die Hand.
no-already-in-package = Das gehört schon zu diesem Kauf.
no-only-buildings = Du musst eines der offenen Gebäude kaufen.
no-only-coins = Hier zählen nur Münzen, und deine reichen für den Preis nicht.
no-letter-stands = Der Buchstabe gilt: Nur ein einfacher lässt sich ersetzen, nur einmal, und nur solange es noch eine Zeile gibt.
no-no-destination = Der Westfälische Frieden hat kein Reiseziel und wird nie erfüllt.
no-same-good = Diese Ware hast du im Kontor: Bezahle mit ihr, statt vier davon zu tauschen.
no-unload-first = Die Steine dafür liegen noch auf deinem Nachschub: Setze sie zuerst auf Warenfelder.
no-not-in-this-game = Das gibt es in diesem Spiel nicht.

part-office = Verträge im Kontor
part-beside = Verträge daneben
part-buildings = Gebäude

end-peace = Der Westfälische Frieden ist geschlossen und die Schlussrunde gespielt.
end-chart = Der Zeitplan ist leer und die Schlussrunde gespielt.
end-turns = Die siebzehn Züge sind gespielt.
reason-none = nichts
reason-peace = der Westfälische Frieden ist geschlossen
reason-chart = der Zeitplan ist leer
reason-turns = alle Züge sind gespielt
tie-time = Gleichstand nach Punkten; mehr Zeitmarken entscheiden.
tie-shared = Gleichstand nach Punkten und Zeit: geteilter Sieg.

stuff-time = Zeitmarken
demand-different = eine andere Ware
source-pile = vom Stapel
source-hand = von der Hand
column-a = A
column-b = B
column-c = C
column-d = D
column-e = E
column-f = F
back-a = A
back-aa = AA
back-b = B
back-bb = BB
back-c = C
back-cc = CC
back-d = D
back-dd = DD
back-e = E
back-ee = EE
back-f = F

label-cubes = Würfel
label-feeds = speist
label-time = Zeit
label-chart = Zeitplan
label-turn = Zug
label-piles = Stapel
label-open = offen
label-coins = Münzen
label-tile = Plättchen
