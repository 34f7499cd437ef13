# Texte, die nur die Bretter von Hansa Teutonica auf der Seite brauchen.
ui-leaves = { $actions ->
    [one] Du hast noch eine Aktion.
   *[other] Du hast noch { $actions } Aktionen.
}
ui-chart = Karte mit Städten, Handelsrouten und ihren Posten
ui-prestige = Prestige
ui-full = Volle Städte
ui-link = Verbindung
ui-pile = Marker übrig
ui-permissions = Erlaubnisse
ui-regions = Regionen
ui-spent = benutzt
ui-roam = In diesem Zug ist jede Route offen.
ui-hand = In der Hand
ui-neutral = Neutral
ui-nobody = noch niemand
ui-taberna = Taberna
ui-post = Posten { $number }
ui-post-free = leer
ui-post-ship = leer, nur für Großhändler
ui-office = Niederlassung { $colour } { $shape ->
    [round] für einen Großhändler
   *[square] für einen Händler
}
ui-extra = zusätzliche Niederlassung
ui-field = Besonderes Prestige, { $colour }: { $points } Punkte
ui-supply = Vorrat
ui-stock = Kasse
ui-traders = Händler
ui-merchants = Großhändler
ui-arm = diese in die Hand nehmen
ui-held = { $shape ->
    [t] Ein Tipp setzt einen Händler. Großhändler: M, ihr Vorrat oder lange drücken.
   *[m] Ein Tipp setzt einen Großhändler. Händler: T, ihr Vorrat oder lange drücken.
}
ui-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
ui-markers = Bonusmarker
ui-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ui-used = Benutzt
ui-plate = Marker, die am Ende des Zuges ausgelegt werden
ui-plate-count = { $count ->
    [one] 1 neuer Marker auszulegen
   *[other] { $count } neue Marker auszulegen
}
ui-none = keine
ui-complete = +{ $points } am Ende
ui-allows-keys = am Ende { $value } je Niederlassung im größten Netz
ui-allows-actions = { $value } Aktionen je Zug
ui-allows-privilege = Niederlassungen bis { $value }
ui-allows-book = bis zu { $value } Steine auf einmal versetzen
ui-allows-purse = { $value ->
    [all] Einkommen: alles aus der Kasse
   *[other] Einkommen: bis zu { $value } Steine
}
ui-region-wales = Wales
ui-region-scotland = Schottland
ui-region-england = England
ui-region-isle_of_man = Isle of Man
ui-marker-extra_office = Extra- Kontor
ui-marker-swap_offices = Kontore tauschen
ui-marker-plus_three_actions = drei Aktionen
ui-marker-plus_four_actions = vier Aktionen
ui-marker-develop_ability = Eigenschaft entwickeln
ui-marker-remove_three = drei Steine
ui-permanent-move_two = zwei versetzen
ui-permanent-place_two = zwei einsetzen
ui-permanent-develop_privilege = Privileg entwickeln
ui-permanent-office_in_green_city = grünes Kontor
ui-permanent-reuse_two = zwei behalten
ui-ability-keys = Stadtschlüssel
ui-ability-actions = Actiones
ui-ability-privilege = Privilegium
ui-ability-book = Liber sophiae
ui-ability-purse = Geldbeutel
ui-figure-displace = A nimmt Bs Platz ein. Bs Händler geht auf eine angrenzende Route, und einer aus Bs Kasse kommt dazu.
ui-figure-establish = Alle Plätze gehören A: Ein Händler zieht in die Niederlassung, der Marker kommt mit, die anderen gehen in die Kasse.
