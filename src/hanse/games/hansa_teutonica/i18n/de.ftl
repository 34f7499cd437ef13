title = Hansa Teutonica
tagline = Händler auf den Routen der Hanse: verdränge, entwickle, gründe Niederlassungen und verbinde als Erster Ost und West.
variant-base = Hansa Teutonica
variant-britannia = Britannia
variant-east = East

option-start-label = Startspieler
option-start = Wer den ersten Zug macht; je später ein Platz an der Reihe ist, desto mehr Händler hat er zu Beginn.
choice-start-random = ausgelost
choice-start-0 = Platz 1
choice-start-1 = Platz 2
choice-start-2 = Platz 3
choice-start-3 = Platz 4
choice-start-4 = Platz 5
option-gold-label = Goldene Marker
option-gold = Wie die drei goldenen Bonusmarker zu Beginn auf die Tabernen kommen.
choice-gold-random = ausgelost
choice-gold-chosen = vom Startspieler verteilt
option-swap_requires_own_office-label = Tausch nur mit eigener Niederlassung
option-swap_requires_own_office = Der Marker Niederlassungstausch gilt nur, wenn eine der beiden Niederlassungen dir gehört, wie in der Big Box.
option-remove_three_moves-label = Drei versetzen statt entfernen
option-remove_three_moves = Der Marker, der drei Händlersteine entfernt, versetzt stattdessen bis zu drei fremde Steine, wie in der Big Box.
option-permission_by_marker-label = Erlaubnis gegen Marker
option-permission_by_marker = Wer einen unbenutzten Marker abgibt, darf für den Rest des Zuges auf allen Routen einsetzen, verdrängen und umsetzen.
option-free_order-label = Verdrängte in beliebiger Folge
option-free_order = Nach dem Verdrängen darf der Besitzer zusätzliche Steine schon vor dem verdrängten einsetzen.
option-board_pieces_roam-label = Steine vom Plan frei
option-board_pieces_roam = Ein Stein, der beim Verdrängen in Wales oder Schottland vom Plan genommen wird, darf auf dieselben Routen wie der verdrängte, woher er auch kommt.
option-neutral_together-label = Neutrale Händler zusammen
option-neutral_together = Zu zweit kommen der verdrängte und der zusätzliche neutrale Händler auf dieselbe angrenzende Route, und auf keinen darf verzichtet werden.
option-permanent_after_office-label = Dauerhafte Marker nach der Niederlassung
option-permanent_after_office = Ein dauerhafter Marker wirkt erst nach Niederlassung oder Eigenschaft, wenn die Steine der Route wieder in der Kasse liegen, wie in der Big Box.

ask-gold = Welcher goldene Marker kommt auf { $route }?
ask-turn = Du bist am Zug: führe eine Aktion aus, benutze einen Marker oder beende den Zug.
ask-pay = Zahle die Gebühr: { $left ->
    [one] ein Stein kommt
   *[other] { $left } Steine kommen
} aus deinem Vorrat in deine Kasse.
ask-permit = Welche Erlaubnis nutzt du dafür? Jede gilt einmal je Zug.
ask-relocate = { $side ->
    [none] { $shape ->
        [none] Du darfst einen weiteren neutralen Händler bei { $route } einsetzen.
       *[other] Setze den verdrängten neutralen Händler bei { $route } wieder ein.
    }
   *[other] { $shape ->
        [none] Du darfst { $extra ->
            [one] noch einen Stein
           *[other] noch { $extra } Steine
        } bei { $route } einsetzen.
       *[other] Setze deinen Stein ({ $shape }) bei { $route } wieder ein.
    }
}
ask-move = { $left ->
    [0] Setze die aufgenommenen Steine ab.
    [one] Nimm noch einen Stein auf oder setze ab, was du in der Hand hast.
   *[other] Nimm bis zu { $left } weitere Steine auf oder setze ab, was du in der Hand hast.
}
ask-establish = { $route } ist eingerichtet: Niederlassung, Eigenschaft, Sonderprestige oder nichts davon?
ask-remove = Entferne { $left ->
    [one] noch einen fremden Stein
   *[other] bis zu { $left } fremde Steine
}.
ask-swap = Welche zwei benachbarten Niederlassungen werden getauscht?
ask-improve = Welche Eigenschaft entwickelst du?
ask-station = Setze { $left ->
    [one] noch einen Stein
   *[other] bis zu { $left } Steine
} im Ausland ein.
ask-reuse = Setze { $left ->
    [one] noch einen Stein
   *[other] bis zu { $left } Steine
} der Route auf freie Punkte statt in die Kasse.
ask-green = Welche grüne Stadt bekommt einen Stein aus deinem Vorrat?
ask-neutral = Die neutrale Farbe hat { $route } gefüllt: In welcher Stadt gründet sie eine Niederlassung?
ask-hang = Auf welche Route legst du den neuen Marker?

verb-begin = { $seat } beginnt
verb-hang = Lege den Marker { $marker } auf { $route }
verb-draw = Der Marker { $marker } wird aufgedeckt
verb-income = { $merchants ->
    [0] Einnahmen: { $traders } Händler
   *[other] { $traders ->
        [0] Einnahmen: { $merchants } Großhändler
       *[other] Einnahmen: { $traders } Händler, { $merchants } Großhändler
    }
}
verb-place = Setze einen { $spot } auf { $route } ein
verb-displace = Verdränge den { $piece } auf { $route } mit einem { $shape }
verb-lift = Nimm den { $piece } von { $route } auf
verb-put = Setze den { $piece } auf { $route } ab
verb-establish = Richte { $route } ein
verb-use = Benutze den Marker { $marker }
verb-forgo = Gib den Marker { $marker } für eine Erlaubnis ab
verb-pay = Zahle mit einem { $shape }
verb-relocate = Setze den { $piece } auf { $route }
verb-office = Gründe eine Niederlassung in { $city }
verb-extra = Gründe eine zusätzliche Niederlassung in { $city } mit einem { $shape }
verb-develop = Entwickle { $ability }
verb-prestige = Setze einen Großhändler auf das Sonderprestigefeld { $field }
verb-remove = Entferne den { $piece } von { $route }
verb-swap = Tausche in { $city } Niederlassung { $pair } mit der nächsten
verb-improve = Entwickle { $ability }
verb-station = Setze einen { $spot } auf { $route } ein
verb-green = Setze einen { $shape } nach { $city }
verb-neutral = Neutrale Niederlassung in { $city }
verb-skip = Nichts weiter
verb-done = Genug
verb-end = Beende den Zug
verb-permit = Nutze die Erlaubnis von { $city }

event-began = { $seat } ist Startspieler.
event-hung = { $seat ->
    [none] Der Marker { $marker } kommt auf { $route }.
   *[other] { $seat }: Der Marker { $marker } kommt auf { $route }.
}
event-drew = { $seat } deckt einen neuen Marker auf: { $marker }.
event-turn = { $seat } hat { $actions } Aktionen.
event-income = { $seat } nimmt { $merchants ->
    [0] { $traders ->
            [one] 1 Händler
           *[other] { $traders } Händler
        }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 Großhändler
           *[other] { $merchants } Großhändler
        }
       *[other] { $traders ->
            [one] 1 Händler
           *[other] { $traders } Händler
        } und { $merchants ->
            [one] 1 Großhändler
           *[other] { $merchants } Großhändler
        }
    }
} aus der Kasse.
event-placed = { $seat } setzt einen { $shape } auf { $route } ein.
event-displaced = { $seat } verdrängt einen { $victim } { $side ->
    [none] der neutralen Farbe
   *[other] von { $side }
} auf { $route } mit einem { $shape }.
event-paid = { $seat } zahlt einen { $shape }.
event-relocated = { $side ->
    [none] { $seat } setzt einen neutralen Händler auf { $route }.
   *[other] { $seat } setzt einen { $shape } auf { $route }.
}
event-homeless = Kein Punkt ist mehr frei: { $side ->
    [none] der neutrale Händler verlässt den Plan.
   *[other] ein { $shape } von { $side } kommt in die Kasse.
}
event-lifted = { SAME($seat, $side) ->
    [yes] { $seat } nimmt einen { $shape } auf { $route } auf.
   *[no] { $seat } nimmt einen { $shape } { $side ->
        [none] der neutralen Farbe
       *[other] von { $side }
    } auf { $route } auf.
}
event-put = { SAME($seat, $side) ->
    [yes] { $seat } setzt einen { $shape } auf { $route } ab.
   *[no] { $seat } setzt einen { $shape } { $side ->
        [none] der neutralen Farbe
       *[other] von { $side }
    } auf { $route } ab.
}
event-established = { $seat } richtet { $route } ein.
event-control = { $side ->
    [none] Die neutrale Farbe
   *[other] { $side }
} kontrolliert { $city }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-took = { $seat } nimmt den Marker { $marker }.
event-office = { $side ->
    [none] Die neutrale Farbe
   *[other] { $side }
} gründet eine Niederlassung in { $city } mit einem { $shape }.
event-extra = { $seat } gründet eine zusätzliche Niederlassung in { $city } mit einem { $shape }.
event-coin = { $side ->
    [none] Die neutrale Farbe
   *[other] { $side }
} bekommt die Münze von { $city }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-full = { $city } ist voll; volle Städte: { $count }.
event-link = { $side ->
    [none] Die neutrale Farbe
   *[other] { $side }
} vollendet die Verbindung als Nummer { $place }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-developed = { $seat } entwickelt { $ability }.
event-prestige = { $seat } setzt einen Großhändler auf das Sonderprestigefeld { $field }, am Ende { $points } Punkte wert.
event-returned = Zurück in die Kasse von { $seat }: { $merchants ->
    [0] { $traders ->
            [one] 1 Händler
           *[other] { $traders } Händler
        }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 Großhändler
           *[other] { $merchants } Großhändler
        }
       *[other] { $traders ->
            [one] 1 Händler
           *[other] { $traders } Händler
        } und { $merchants ->
            [one] 1 Großhändler
           *[other] { $merchants } Großhändler
        }
    }
}.
event-used = { $seat } benutzt den Marker { $marker }.
event-forgone = { $seat } gibt den Marker { $marker } ab und darf in diesem Zug überall handeln.
event-removed = { $seat } entfernt einen { $shape } { $side ->
    [none] der neutralen Farbe
   *[other] von { $side }
} von { $route }.
event-swapped = { $seat } tauscht zwei benachbarte Niederlassungen in { $city }.
event-stationed = { $seat } setzt einen { $shape } auf { $route } ein.
event-permanent = { $seat } darf { $permanent }.
event-neutral = Die neutrale Farbe richtet { $route } ein.
event-stayed = Ein neutraler Händler bleibt auf { $route }.
event-permitted = { $seat } nutzt die Erlaubnis von { $city }.
event-waits = { $count ->
    [one] Ein Marker bleibt
   *[other] { $count } Marker bleiben
} bis zu einem späteren Zug auf dem Teller von { $seat }.
event-ended = Das Spiel ist zu Ende: { $reason }.

no-no-piece = Du hast keinen solchen Stein: eingesetzt wird nur aus dem Vorrat.
no-post-taken = Dort ist kein Punkt für diesen Stein frei.
no-ship-post = Dort sind nur Schiffe frei, und die nehmen nur Großhändler auf.
no-no-permission = Im Ausland brauchst du zum Einsetzen und Verdrängen eine Erlaubnis: die rechte Niederlassung der Stadt, die sie gibt, einmal je Zug.
no-no-action = Du hast in diesem Zug keine Aktion mehr.
no-stock-empty = Deine Kasse ist leer; es gibt nichts zu nehmen.
no-too-many = So viele Steine erlaubt dein Geldbeutel nicht.
no-stock-short = So viele Steine dieser Art sind nicht in deiner Kasse.
no-no-such-piece = Ein solcher Stein steht nicht auf dieser Route.
no-own-piece = Dieser Stein gehört dir; hier geht es nur um fremde.
no-cannot-pay = Du brauchst den Stein und die ganze Gebühr im Vorrat: zwei Steine gegen einen Händler, drei gegen einen Großhändler.
no-too-far = Eine nähere Route hat noch einen freien Punkt für diesen Stein, oder die Route ist nicht erlaubt.
no-not-yours = Dieser Stein steht hier nicht zur Wahl.
no-border = Dieser Stein darf diese Grenze nicht überschreiten.
no-must-place = Der Stein in der Hand muss eingesetzt werden; nur auf zusätzliche kannst du verzichten.
no-just-placed = Ein Stein, der bei dieser Verdrängung eingesetzt wurde, bleibt stehen.
no-other-source-first = Zusätzliche Steine kommen zuerst aus der Kasse, dann aus dem Vorrat, dann vom Plan.
no-lifted-all = Du hast so viele Steine aufgenommen, wie du darfst.
no-not-in-hand = Einen solchen Stein hast du nicht aufgenommen.
no-no-room-for-the-rest = Dann fänden die übrigen aufgenommenen Steine keinen Punkt mehr.
no-route-open = Nicht auf jedem Punkt dieser Route steht ein Stein von dir.
no-city-full = In dieser Stadt ist keine Niederlassung frei.
no-not-an-end = Die Route endet nicht in dieser Stadt.
no-wrong-shape = Die nötige Form steht nicht auf der Route.
no-no-privilege = Dein Privilegium reicht für diese Farbe noch nicht.
no-no-marker = Diesen Marker kannst du jetzt nicht benutzen; ein eben genommener muss warten.
no-city-empty = Für eine zusätzliche Niederlassung muss die niedrigste der Stadt besetzt sein.
no-no-ability = Keine der beiden Städte bietet diese Eigenschaft.
no-developed = Diese Eigenschaft ist vollständig entwickelt.
no-no-field = Sonderprestige gibt es auf einer anderen Route.
no-field-taken = Dieses Sonderprestigefeld ist besetzt.
no-no-effect-now = Dieser Marker bewirkt jetzt nichts.
no-not-occupied = Tauschen kannst du nur zwei benachbarte besetzte Niederlassungen, keine zusätzlichen.
no-no-own-office = Eine der beiden Niederlassungen muss dir gehören.
no-has-marker = Auf dieser Route liegt schon ein Marker.
no-not-empty = Auf der Route darf kein Stein stehen.
no-no-free-office = In keiner der beiden Städte ist eine Niederlassung frei.
no-no-markers-here = Auf dieser Route liegen nie gewöhnliche Marker.
no-not-on-plate = Ein solcher Marker liegt nicht auf deinem Teller.
no-none-left = Davon ist keiner übrig.
no-not-green = Nur grüne Städte stehen zur Wahl.
no-not-abroad = Nur Routen im Ausland stehen zur Wahl.
no-rule-off = Diese Regel gilt hier nicht, oder du hast sie in diesem Zug schon genutzt.
no-put-down-first = Setze zuerst ab, was du in der Hand hast.
no-use-it-first = Ein benutzter Marker muss etwas bewirken.
no-only-this-ability = Dieser Marker entwickelt eine andere Eigenschaft.
no-not-a-taberna = Die goldenen Marker beginnen auf den Tabernen.
no-own-pieces-only = Du setzt nur eigene Händlersteine um.
no-nothing-there = Auf dieser Route steht kein solcher Stein; Steine in Niederlassungen und auf Sonderprestigefeldern bleiben dort.
no-displaced-first = Zuerst der verdrängte Stein, dann die zusätzlichen.
no-not-at-hand = Ein solcher Stein ist nicht zur Hand: Steine der Route, aus der Kasse oder, wenn sie leer ist, aus dem Vorrat.
no-grants-nothing = Diese Stadt gibt dir jetzt keine Erlaubnis für dieses Land; wähle eine, die sie gibt.
no-both-together = Beide neutralen Händler kommen auf dieselbe Route, eine mit Platz für zwei, und auf keinen darfst du verzichten.
no-must-hang = Für diesen Marker ist eine Route frei, also musst du ihn auslegen.
no-leaves-route = Wieder eingesetzte Steine verlassen diese Route; wähle einen freien Verbindungspunkt auf einer anderen.

part-track = Prestigepunkteleiste
part-abilities = Vollständige Eigenschaften
part-markers = Bonusmarker
part-prestige = Sonderprestige
part-cities = Kontrollierte Städte
part-network = Größtes Netzwerk
part-wales = Wales
part-scotland = Schottland

end-prestige = Jemand hat das Ende der Prestigepunkteleiste erreicht.
end-markers = Ein Marker musste nachgezogen werden, aber der Vorrat war leer.
end-cities = Die letzte zählende Stadt ist voll besetzt.
reason-prestige = die Prestigepunkteleiste ist durchlaufen
reason-markers = der Markervorrat ist aufgebraucht
reason-cities = genug Städte sind voll besetzt
tie-fewer-actions = Gleichstand; weniger Aktionen je Zug entscheiden.
tie-more-offices = Gleichstand auch bei den Aktionen; mehr Niederlassungen entscheiden.
tie-shared = Gleichstand in allem: ein geteilter Sieg.

shape-t = Händler
shape-m = Großhändler
spot-t = Händler
spot-m = Großhändler
spot-s = Großhändler (Schiff)
marker-extra_office = Zusätzliche Niederlassung
marker-swap_offices = Niederlassungstausch
marker-plus_three_actions = +3 Aktionen
marker-plus_four_actions = +4 Aktionen
marker-develop_ability = +1 Eigenschaft
marker-remove_three = Drei Händlersteine
permanent-move_two = zwei Steine umsetzen
permanent-place_two = zwei Steine im Ausland einsetzen
permanent-develop_privilege = das Privilegium entwickeln
permanent-office_in_green_city = eine Niederlassung in einer grünen Stadt gründen
permanent-reuse_two = zwei Steine der Route wieder einsetzen
ability-keys = die Stadtschlüssel
ability-actions = die Actiones
ability-privilege = das Privilegium
ability-book = das Liber sophiae
ability-purse = den Geldbeutel
field-white = Weiß
field-orange = Orange
field-pink = Rosa
field-black = Schwarz
how-book = mit dem Liber sophiae
how-two = zwei beliebige
how-three = drei fremde
how-free = über jede Grenze
how-crossed = über eine Grenze
piece-rt = Händler von Rot
piece-rm = Großhändler von Rot
piece-rs = Großhändler von Rot (Schiff)
piece-bt = Händler von Blau
piece-bm = Großhändler von Blau
piece-bs = Großhändler von Blau (Schiff)
piece-gt = Händler von Grün
piece-gm = Großhändler von Grün
piece-gs = Großhändler von Grün (Schiff)
piece-yt = Händler von Gelb
piece-ym = Großhändler von Gelb
piece-ys = Großhändler von Gelb (Schiff)
piece-pt = Händler von Violett
piece-pm = Großhändler von Violett
piece-ps = Großhändler von Violett (Schiff)
piece-nt = neutralen Händler
piece-ns = neutralen Händler (Schiff)
