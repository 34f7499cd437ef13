# Teksten die alleen de borden van Hansa Teutonica op de pagina gebruiken.
ui-leaves = { $actions ->
    [one] Je hebt nog een actie.
   *[other] Je hebt nog { $actions } acties.
}
ui-chart = Kaart met steden, handelsroutes en hun posten
ui-prestige = Prestige
ui-full = Volle steden
ui-link = Verbinding
ui-pile = Fiches over
ui-permissions = Toestemmingen
ui-regions = Regio’s
ui-spent = gebruikt
ui-roam = Deze beurt staat elke route open.
ui-hand = In de hand
ui-neutral = Neutraal
ui-nobody = nog niemand
ui-taberna = taberna
ui-post = post { $number }
ui-post-free = leeg
ui-post-ship = leeg, alleen voor groothandelaren
ui-office = vestiging { $colour } { $shape ->
    [round] voor een groothandelaar
   *[square] voor een handelaar
}
ui-extra = extra vestiging
ui-field = Bijzonder prestige, { $colour }: { $points } punten
ui-supply = Voorraad
ui-stock = Kas
ui-traders = handelaren
ui-merchants = groothandelaren
ui-arm = deze in de hand nemen
ui-held = { $shape ->
    [t] Een tik plaatst een handelaar. Groothandelaar: M, zijn stapel of lang drukken.
   *[m] Een tik plaatst een groothandelaar. Handelaar: T, zijn stapel of lang drukken.
}
ui-left = { $count ->
    [one] nog 1 actie
   *[other] nog { $count } acties
}
ui-markers = Bonusfiches
ui-worth = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ui-used = Gebruikt
ui-plate = Fiches die aan het eind van de beurt worden uitgelegd
ui-plate-count = { $count ->
    [one] 1 nieuw fiche uit te leggen
   *[other] { $count } nieuwe fiches uit te leggen
}
ui-none = geen
ui-complete = +{ $points } aan het eind
ui-allows-keys = aan het eind { $value } per vestiging in het grootste net
ui-allows-actions = { $value } acties per beurt
ui-allows-privilege = vestigingen tot en met { $value }
ui-allows-book = tot { $value } stukken tegelijk verplaatsen
ui-allows-purse = { $value ->
    [all] inkomen: alles uit de kas
   *[other] inkomen: tot { $value } stukken
}
ui-region-wales = Wales
ui-region-scotland = Schotland
ui-region-england = Engeland
ui-region-isle_of_man = Isle of Man
ui-marker-extra_office = extra vestiging
ui-marker-swap_offices = vestiging ruilen
ui-marker-plus_three_actions = drie acties
ui-marker-plus_four_actions = vier acties
ui-marker-develop_ability = eigenschap ontwikkelen
ui-marker-remove_three = drie stukken
ui-permanent-move_two = twee verzetten
ui-permanent-place_two = twee plaatsen
ui-permanent-develop_privilege = privilege ontwikkelen
ui-permanent-office_in_green_city = groene vestiging
ui-permanent-reuse_two = twee behouden
ui-ability-keys = Stadssleutels
ui-ability-actions = Acties
ui-ability-privilege = Privilege
ui-ability-book = Boek
ui-ability-purse = Geldbuidel
ui-figure-displace = A neemt de plaats van B in. De handelaar van B gaat naar een aangrenzende route, en een uit de kas van B komt erbij.
ui-figure-establish = Alle punten zijn van A: een handelaar trekt in de vestiging, het fiche gaat mee, de andere gaan naar de kas.
