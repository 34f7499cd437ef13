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
ask-turn = Du bist am Zug: Aktion ausführen, Marker benutzen oder Zug beenden.
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
ask-move = { $how ->
    [drei] { $left ->
        [0] Setze den aufgenommenen Stein ab.
       *[other] Ein fremder Stein nach dem anderen: nimm einen auf und setze ihn ab, bevor der nächste kommt, noch bis zu { $left }.
    }
   *[other] { $left ->
        [0] Setze die aufgenommenen Steine ab.
        [one] Nimm noch einen Stein auf oder setze einen ab; ist einer abgesetzt, kannst du keinen mehr aufnehmen.
       *[other] Nimm bis zu { $left } weitere Steine auf oder setze einen ab; ist einer abgesetzt, kannst du keinen mehr aufnehmen.
    }
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
verb-hang = Lege den Marker „{ $marker }“ auf { $route }
verb-draw = Der Marker „{ $marker }“ wird aufgedeckt
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
verb-use = Benutze den Marker „{ $marker }“
verb-forgo = Gib den Marker „{ $marker }“ für eine Erlaubnis ab
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
    [none] Der Marker „{ $marker }“ kommt auf { $route }.
   *[other] { $seat } legt den Marker „{ $marker }“ auf { $route }.
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
    [yes] { $seat } nimmt einen { $shape } von { $route } auf.
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
event-took = { $seat } nimmt den Marker „{ $marker }“.
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
event-full = { $city } ist voll; { $count ->
    [one] das ist die erste volle Stadt.
   *[other] damit sind { $count } Städte voll.
}
event-link = { $side ->
    [none] Die neutrale Farbe
   *[other] { $side }
} vollendet die Verbindung als Nummer { $place }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-developed = { $seat } entwickelt { $ability }.
event-prestige = { $seat } setzt einen Großhändler auf das Sonderprestigefeld { $field }, am Ende { $points } Punkte wert.
event-returned = { $seat } legt { $merchants ->
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
} in die Kasse zurück.
event-used = { $seat } benutzt den Marker „{ $marker }“.
event-forgone = { $seat } gibt den Marker „{ $marker }“ ab und darf in diesem Zug überall handeln.
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

no-no-piece = Ein solcher Stein liegt nicht in deinem Vorrat; Steine aus der Kasse kommen durch Einnahmen in den Vorrat.
no-post-taken = Auf dieser Route ist kein Punkt für einen solchen Stein frei.
no-ship-post = Dort sind nur Schiffe frei, und die nehmen nur Großhändler auf.
no-no-permission = In Wales und Schottland brauchst du zum Einsetzen und Verdrängen eine Erlaubnis: die rechte Niederlassung in Cardiff, London oder, ab vier Spielern, Carlisle, jede einmal je Zug.
no-no-action = Du hast in diesem Zug keine Aktion mehr: benutze einen Marker oder beende den Zug.
no-stock-empty = Deine Kasse ist leer; es gibt nichts zu nehmen.
no-too-many = So viele Steine erlaubt dein Geldbeutel nicht.
no-stock-short = So viele Steine dieser Art sind nicht in deiner Kasse.
no-no-such-piece = Ein solcher Stein steht nicht auf dieser Route.
no-own-piece = Dieser Stein gehört dir; hier geht es nur um fremde.
no-cannot-pay = Du brauchst den Stein und die ganze Gebühr im Vorrat: zwei Steine gegen einen Händler, drei gegen einen Großhändler.
no-too-far = Eine nähere Route hat noch einen freien Punkt für diesen Stein: zuerst die Routen, die mit der Route der Verdrängung eine Stadt gemeinsam haben, dann die dahinter.
no-not-yours = Hier geht es nur um Steine dessen, der verdrängt wurde. { $asked }
no-border = Eigene Steine bleiben in ihrem Gebiet oder kommen nach England; nach Wales und Schottland kommt keiner von außen.
no-must-place = Der Stein in der Hand muss eingesetzt werden; nur auf zusätzliche kannst du verzichten.
no-just-placed = Ein Stein, der bei dieser Verdrängung eingesetzt wurde, bleibt stehen.
no-other-source-first = Zusätzliche Steine kommen aus der Kasse, solange sie welche hat, dann aus dem Vorrat, dann vom Plan; wähle eine Art, die da ist.
no-lifted-all = Du hast so viele Steine aufgenommen, wie du darfst; setze sie ab.
no-not-in-hand = Einen solchen Stein hast du nicht in der Hand; erst nimmst du Steine auf, dann setzt du sie ab.
no-no-room-for-the-rest = Dann fänden die übrigen aufgenommenen Steine keinen Punkt mehr.
no-route-open = Nicht auf jedem Punkt dieser Route steht ein Stein von dir.
no-city-full = In dieser Stadt ist keine Niederlassung mehr frei.
no-not-an-end = Die Route endet nicht in dieser Stadt.
no-wrong-shape = Die niedrigste freie Niederlassung verlangt eine Form, die du nicht auf der Route hast: eckig einen Händler, rund einen Großhändler.
no-no-privilege = Dein Privilegium reicht für diese Farbe noch nicht; entwickle es zuerst.
no-no-marker = Einen unbenutzten Marker dieser Art hast du nicht.
no-city-empty = Für eine zusätzliche Niederlassung muss die niedrigste der Stadt besetzt sein.
no-no-ability = Keine der beiden Städte bietet diese Eigenschaft.
no-developed = Diese Eigenschaft ist vollständig entwickelt.
no-no-field = Sonderprestige gibt es auf einer anderen Route: Coellen–Warburg, in Britannia Plymouth–Salisbury, auf dem Ostplan Danzig–Königsberg.
no-field-taken = Dieses Sonderprestigefeld ist besetzt.
no-not-occupied = Tauschen kannst du nur zwei benachbarte besetzte Niederlassungen, keine zusätzlichen.
no-no-own-office = Eine der beiden Niederlassungen muss dir gehören.
no-has-marker = Auf dieser Route liegt schon ein Marker.
no-not-empty = Auf der Route darf kein Stein stehen.
no-no-free-office = In keiner der beiden Städte ist eine Niederlassung frei.
no-no-markers-here = Gewöhnliche Marker liegen weder im Ausland noch neben einem dauerhaften Marker.
no-not-on-plate = Ein solcher Marker liegt nicht auf deinem Teller.
no-none-left = Davon ist keiner übrig.
no-not-green = Nur eine grüne Stadt steht zur Wahl.
no-not-abroad = Nur Routen in Wales und Schottland stehen zur Wahl.
no-rule-off = Nicht in dieser Partie: „Erlaubnis gegen Marker“ aus Britannia ist nicht gewählt.
no-put-down-first = Setze zuerst ab, was du in der Hand hast.
no-use-it-first = Der Marker ist schon umgedreht: nimm mindestens einen Stein.
no-only-this-ability = Der dauerhafte Marker entwickelt nur das Privilegium.
no-not-a-taberna = Die goldenen Marker liegen auf den Tabernen, auf jeder einer. { $asked }
no-own-pieces-only = Mit dem Liber sophiae setzt du nur eigene Steine um.
no-nothing-there = Auf dieser Route steht kein solcher Stein; Steine in Niederlassungen und auf Sonderprestigefeldern bleiben dort.
no-displaced-first = Zuerst der verdrängte Stein, dann die zusätzlichen.
no-not-at-hand = Ein solcher Stein ist nicht zur Hand: die Steine kommen aus der Kasse, aus dem Vorrat erst, wenn sie leer ist.
no-on-ship = Dieser Stein steht auf einem Schiff: seinen Platz kann nur ein Großhändler einnehmen.
no-permission-spent = Deine Erlaubnis für dieses Gebiet ist verbraucht; jede gilt einmal je Zug.
no-not-gained = Die Erlaubnis für einen Marker gilt nicht für Aktionen aus +3- und +4-Markern.
no-roaming = Du hast in diesem Zug schon einen Marker abgegeben: alle Routen stehen dir offen.
no-take-one = Bei Einnahmen nimmst du mindestens einen Stein.
no-same-route = Der verdrängte Stein und die zusätzlichen kommen nie auf die Route der Verdrängung; wähle eine benachbarte.
no-displaced-border = Aus England bleiben verdrängte Steine in England; aus Wales und Schottland bleiben sie dort oder kommen nach England.
no-other-region = Ein Stein aus einem anderen Gebiet darf dafür nicht über die Grenze; nach England kommt ein eigener Stein, nach Wales und Schottland nie.
no-keeps-region = Durch einen Marker bleibt ein Stein in seinem Gebiet: setze ihn auf einen freien Punkt des Gebiets, aus dem er kommt.
no-put-begun = Nachdem der erste Stein abgesetzt ist, kannst du in dieser Aktion keinen mehr aufnehmen.
no-green-city = Eine grüne Stadt hat keine aufgedruckte Niederlassung: hinein kommt man mit dem Marker „Zusätzliche Niederlassung“ oder mit dem dauerhaften Marker.
no-not-on-route = Auf der Route steht kein solcher Stein von dir.
no-no-merchant = Ein Sonderprestigefeld verlangt einen Großhändler, und auf der Route steht keiner von dir.
no-just-taken = Diesen Marker hast du eben erst genommen; benutzen kannst du ihn nach dieser Aktion.
no-with-a-route = Eine zusätzliche Niederlassung gründest du beim Einrichten einer Route: richte eine ein, dann wähle die Stadt.
no-nothing-to-swap = Nirgends sind zwei benachbarte Niederlassungen besetzt, die du tauschen dürftest.
no-all-developed = Alle deine Eigenschaften sind vollständig entwickelt.
no-nothing-foreign = Auf keiner Route steht ein fremder Stein.
no-no-swap-in-green = In grünen Städten wird nicht getauscht.
no-permanent-here = Diese Route hat einen dauerhaften Marker und bekommt keinen anderen.
no-must-develop = Der Marker ist schon umgedreht: entwickle eine deiner Eigenschaften.
no-must-swap = Der Marker ist schon umgedreht: wähle zwei benachbarte Niederlassungen.
no-must-pay = Wer verdrängt, zahlt die ganze Gebühr. { $asked }
no-must-found = Ist eine Niederlassung frei, muss die neutrale Farbe sie gründen. { $asked }
no-must-hang = Solange eine Route dafür frei ist, muss ein Marker ausgelegt werden. { $asked }
no-not-of-route = Von der Route ist kein solcher Stein mehr übrig, den du wieder einsetzen könntest.
no-finish-first = Beende zuerst, was du begonnen hast. { $asked }
no-between-actions = Marker benutzt du zwischen zwei Aktionen. { $asked }
no-establish-first = Das gehört zum Einrichten einer Route: fülle eine mit deinen Steinen, dann richte sie ein.
no-marker-first = Dazu brauchst du einen Bonusmarker: benutze ihn zuerst.
no-permanent-first = Das bringt ein dauerhafter Marker: richte seine Route ein.
no-at-turn-end = Neue Marker legst du am Ende deines Zuges aus.
no-turn-over = Dein Zug ist zu Ende; nur die Marker auf deinem Teller fehlen noch. { $asked }
no-not-full = Die neutrale Farbe gründet erst eine Niederlassung, wenn sie eine Route gefüllt hat.
no-no-neutral = Nicht in dieser Partie: eine neutrale Farbe gibt es nur zu zweit.
no-no-permanent = Nicht in dieser Partie: auf diesem Plan setzt kein dauerhafter Marker Steine ein.
no-no-green = Nicht in dieser Partie: grüne Städte gibt es nur auf dem Ostplan.
no-moves-instead = In dieser Partie versetzt der Marker fremde Steine, statt sie zu entfernen: nimm einen auf, dann setze ihn ab.
no-neutral-border = Neutrale Händler bleiben in dem Gebiet, in dem sie verdrängt wurden.
no-must-permit = Eine der Erlaubnisse wird durch diese Aktion verbraucht. { $asked }
no-grants-nothing = Diese Stadt gibt dir jetzt keine Erlaubnis für dieses Land; wähle eine, die sie gibt.
no-both-together = Beide neutralen Händler kommen auf dieselbe Route, eine mit Platz für zwei, und auf keinen darfst du verzichten.
no-leaves-route = Wieder eingesetzte Steine verlassen diese Route; wähle einen freien Verbindungspunkt auf einer anderen.
no-no-permits = Nicht in dieser Partie: Erlaubnisse gehören zu Britannia.
no-of-several = Welche Erlaubnis du nutzt, wirst du nur gefragt, wenn zwei in Frage kommen.

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
how-book = Buch
how-two = zwei
how-three = drei
how-free = frei
how-crossed = gekreuzt
picture-signs =
    Auf Routen: ·· ist ein freier Platz (≈≈ für Schiffe), rt ein Händler von Rot (r), bm ein Großhändler von Blau (b).
    In Städten: w□ ist eine freie Niederlassung für einen Händler, o○ eine für einen Großhändler;
    w o p b sind die Privilegien Weiß, Orange, Rosa und Schwarz. <rt> ist eine zusätzliche Niederlassung.
piece-rt = Händler von { $seat0 }
piece-rm = Großhändler von { $seat0 }
piece-rs = Großhändler von { $seat0 } (Schiff)
piece-bt = Händler von { $seat1 }
piece-bm = Großhändler von { $seat1 }
piece-bs = Großhändler von { $seat1 } (Schiff)
piece-gt = Händler von { $seat2 }
piece-gm = Großhändler von { $seat2 }
piece-gs = Großhändler von { $seat2 } (Schiff)
piece-yt = Händler von { $seat3 }
piece-ym = Großhändler von { $seat3 }
piece-ys = Großhändler von { $seat3 } (Schiff)
piece-pt = Händler von { $seat4 }
piece-pm = Großhändler von { $seat4 }
piece-ps = Großhändler von { $seat4 } (Schiff)
piece-nt = neutralen Händler
piece-ns = neutralen Händler (Schiff)

label-full-cities = volle Städte
label-pile = Stapel
label-actions-left = Aktionen übrig
label-empty-routes = leere Routen
label-always = immer
label-points = Punkte
label-supply = Vorrat
label-stock = Kasse
label-markers-of = Marker von
label-all = alle
