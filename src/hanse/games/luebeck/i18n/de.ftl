title = Lübeck
tagline = Steig auf eine Kogge, egal wer sie in See stach, und verkaufe deine Waren, bevor sie dir jemand wegsegelt.
variant-base = Lübeck

option-board-label = Spielplan
option-board = Wie die Linien laufen; die Abzweigung vor Visby ließ sich an keinem gedruckten Plan ablesen.
choice-board-fork = zwei Linien ab Lübeck
choice-board-chain = eine lange Linie über Riga
option-start-label = Startspieler
option-start = Wer in der ersten Runde den Kompass hat.
choice-start-random = ausgelost
choice-start-0 = Platz 1
choice-start-1 = Platz 2
choice-start-2 = Platz 3
choice-start-3 = Platz 4
choice-start-4 = Platz 5
option-memory-label = Aus dem Gedächtnis
option-memory = Niemand wird daran erinnert, welche Karten die anderen aus der Auslage genommen haben.
option-discard_by_wares-label = Abwerfen nach Waren
option-discard_by_wares = Eine Karte darf über Bord, sobald keine Ware verkauft werden kann, auch wenn eine Sonderkarte spielbar wäre.
option-cog_may_stay-label = Koggen dürfen bleiben
option-cog_may_stay = Eine Ware, die aus der Stadt davor verkauft wird, muss die Kogge nicht dorthin bringen.

ask-choose = Nimm eines der Päckchen auf die Hand.
ask-name = Wer beginnt in dieser Runde mit den Aktionen?
ask-act = Deine Aktion: starte eine Handelsfahrt, spiel eine Karte oder passe.
ask-back = Die Runde ist vorbei: Nimm Figuren von Koggen zurück oder lass sie an Bord.

verb-begin = { $seat } wird Startspieler
verb-deal = { $card } wird ausgeteilt
verb-lay = { $card } wird ausgelegt
verb-take = Päckchen { $packet } nehmen
verb-name = { $seat } beginnt
verb-start = { $berth ->
    [new] In Lübeck mit einer neuen Kogge starten
   *[other] In Lübeck auf Kogge { $berth } steigen
}
verb-sell = { $ware } von Kogge { $cog } verkaufen
verb-voyage = { $berth ->
    [new] Handelsfahrt: neue Kogge in { $port }
   *[other] Handelsfahrt: in { $port } auf Kogge { $berth } steigen
}
verb-double = { $port } mit Kogge { $cog } verdoppeln
verb-pirates = Piraten gegen Kogge { $cog }
verb-change = Schiffswechsel von Kogge { $cog } auf Kogge { $cog2 }
verb-discard = { $card } über Bord werfen
verb-pass = Passen
verb-back = Figur von Kogge { $cog } zurücknehmen
verb-done = Figuren an Bord lassen
verb-stay = { $ware } von Kogge { $cog } verkaufen, die liegen bleibt

event-began = { $seat } hat den Kompass und beginnt.
event-dealt = { $card ->
    [none] { $seat } erhält eine Karte.
   *[other] { $seat } erhält { $card }.
}
event-round = Runde { $round }: { $seat } legt die Karten aus.
event-laid = Zu Päckchen { $packet } kommt { $card }.
event-reshuffled = Der Ablagestapel mit { $cards } Karten wird gemischt und ist nun Stapel { $pass }.
event-last_round = Der Stapel ist aufgebraucht: Runde { $round } ist die letzte.
event-took = { $seat } nimmt Päckchen { $packet } mit { $cards } Karten.
event-got = { $seat } bekommt { $card }.
event-named = { SAME($seat, $first) ->
    [yes] { $seat } beginnt selbst.
   *[no] { $seat } lässt { $first } beginnen.
}
event-started = { $seat } sticht mit Kogge { $cog } in { $city } in See.
event-joined = { $seat } steigt in { $city } auf Kogge { $cog }.
event-played = { $seat } spielt { $card }.
event-sailed = { $seat } segelt Kogge { $cog } von { $origin } nach { $city }.
event-sold = { $seat } verkauft { $card } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-raided = { $seat } hetzt Piraten auf Kogge { $cog } in { $city }.
event-returned = { $seat } bekommt eine Figur von Kogge { $cog } in { $city } zurück.
event-changed = { $seat } wechselt von Kogge { $cog } in { $origin } auf Kogge { $target } in { $city }.
event-emptied = Kogge { $cog } kehrt aus { $city } ins Koggenfeld zurück.
event-discarded = { $seat } wirft { $card } über Bord und verliert { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
}.
event-passed = { $seat } passt.
event-cleared = Kogge { $cog } wird an der Endstation { $city } gelöscht.
event-compass = { $seat } bekommt den Kompass.
event-counted = { $seat } hat noch { $card }: minus { $cost }.
event-ended = Das Spiel ist zu Ende.

no-no-such-card = Keine solche Karte ist mehr im Stapel.
no-no-such-seat = Dort sitzt niemand.
no-no-such-packet = Dieses Päckchen liegt nicht aus.
no-no-figure = Du hast keine Figur in der Reserve.
no-no-cog-left = Im Koggenfeld steht keine Kogge mehr.
no-not-in-luebeck = Diese Kogge steht nicht in Lübeck.
no-not-in-hand = Du hast diese Karte nicht auf der Hand.
no-not-aboard = Du hast keine Figur auf dieser Kogge.
no-too-far = Die Kogge ist mehr als eine Etappe von dieser Stadt entfernt.
no-wrong-way = Koggen fahren nur in Pfeilrichtung; von dort führt kein Weg in diese Stadt.
no-end-station = Die Kogge steht an einer Endstation und fährt nicht weiter.
no-voyage-no-figure = Für eine Handelsfahrt brauchst du eine Figur in der Reserve.
no-voyage-no-cog = Im Koggenfeld steht keine Kogge für eine Handelsfahrt.
no-voyage-elsewhere = Diese Kogge steht nicht in der Stadt der Karte.
no-not-sailing = Diese Kogge ist nicht unterwegs.
no-same-cog = Die Figur muss auf eine andere Kogge wechseln.
no-not-on-that-cog = Auf der Kogge, die sie verlassen soll, hast du keine Figur.
no-target-not-sailing = Gewechselt wird nur auf eine Kogge, die in einer Stadt steht.
no-too-many-cards = Mit mehr als drei Karten darfst du nicht passen.
no-few-cards = Mit drei oder weniger Karten geht nichts über Bord.
no-can-play = Du kannst noch eine Karte spielen, also geht nichts über Bord.
no-nothing-to-take = Du hast keine Figur auf dieser Kogge.
no-no-such-cog = Diese Kogge gibt es in dieser Partie nicht: Mit weniger Spielern bleiben die letzten Koggen in der Schachtel.
no-must-sail = In dieser Partie bringt eine Ware, die aus der Stadt davor verkauft wird, die Kogge dorthin: Verkaufe sie, ohne zu bleiben.
no-is-there = Die Kogge ist schon in dieser Stadt: Verkaufe einfach.
no-only-after-round = Figuren kommen erst nach der Runde zurück. { $asked }

part-wares = Warenkarten
part-doubling = Verdoppelung
part-overboard = Über Bord
part-hand = Handkarten
end-last-round = Der Stapel wurde zweimal durchgespielt, die letzte Runde ist vorbei.
tie-shared = Gleichstand: Der Sieg wird geteilt.

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
reason-last-round = letzte Runde

label-round = Runde
label-last-round = letzte Runde
label-deck = Stapel
label-deck-pass = Durchgang
label-cog-field = Koggenfeld
label-pile = Ablage
label-cog = Kogge
label-packet = Paket
label-score = Punkte
label-reserve = Reserve
label-hand = Hand
label-passed = gepasst
label-table = Auslage
