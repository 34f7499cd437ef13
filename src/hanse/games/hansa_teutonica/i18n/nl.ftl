title = Hansa Teutonica
tagline = Handelaren op de routes van de Hanze: verdring, ontwikkel, sticht vestigingen en verbind als eerste oost en west.
variant-base = Hansa Teutonica
variant-britannia = Britannia
variant-east = East

option-start-label = Startspeler
option-start = Wie de eerste beurt neemt; hoe later een plaats aan de beurt is, hoe meer handelaren ze bij het begin heeft.
choice-start-random = door loting
choice-start-0 = plaats 1
choice-start-1 = plaats 2
choice-start-2 = plaats 3
choice-start-3 = plaats 4
choice-start-4 = plaats 5
option-gold-label = Gouden fiches
option-gold = Hoe de drie gouden bonusfiches bij het begin op de tabernaroutes komen.
choice-gold-random = door loting
choice-gold-chosen = verdeeld door de startspeler
option-swap_requires_own_office-label = Ruilen alleen met eigen vestiging
option-swap_requires_own_office = Het fiche dat vestigingen ruilt geldt alleen als een van de twee van jou is, zoals in de Big Box.
option-remove_three_moves-label = Drie verplaatsen in plaats van verwijderen
option-remove_three_moves = Het fiche dat drie stukken verwijdert verplaatst in plaats daarvan tot drie vreemde stukken, zoals in de Big Box.
option-permission_by_marker-label = Toestemming voor een fiche
option-permission_by_marker = Wie een ongebruikt fiche afstaat, mag de rest van de beurt op alle routes inzetten, verdringen en verplaatsen.
option-free_order-label = Verdrongen stukken in elke volgorde
option-free_order = Na het verdringen mag de eigenaar extra stukken al vóór het verdrongen stuk inzetten.
option-board_pieces_roam-label = Stukken van het speelbord vrij
option-board_pieces_roam = Een stuk dat bij verdringen in Wales of Schotland van het speelbord komt, mag naar dezelfde routes als het verdrongen stuk, waar het ook vandaan komt.
option-neutral_together-label = Neutrale handelaren samen
option-neutral_together = Met z'n tweeën gaan de verdrongen en de extra neutrale handelaar naar dezelfde aangrenzende route, en van geen van beide mag je afzien.
option-permanent_after_office-label = Permanente fiches na de vestiging
option-permanent_after_office = Een permanent fiche werkt pas na vestiging of eigenschap, als de stukken van de route weer in de kas liggen, zoals in de Big Box.

ask-gold = Welk gouden fiche komt op { $route }?
ask-turn = Jij bent aan de beurt: voer een actie uit, gebruik een fiche of beëindig je beurt.
ask-pay = Betaal de vergoeding: { $left ->
    [one] één stuk gaat
   *[other] { $left } stukken gaan
} van je voorraad naar je kas.
ask-permit = Welke toestemming gebruik je hiervoor? Elke werkt één keer per beurt.
ask-relocate = { $side ->
    [none] { $shape ->
        [none] Je mag nog een neutrale handelaar bij { $route } inzetten.
       *[other] Zet de verdrongen neutrale handelaar bij { $route } weer in.
    }
   *[other] { $shape ->
        [none] Je mag { $extra ->
            [one] nog één stuk
           *[other] nog { $extra } stukken
        } bij { $route } inzetten.
       *[other] Zet je stuk ({ $shape }) bij { $route } weer in.
    }
}
ask-move = { $how ->
    [drie] { $left ->
        [0] Zet het opgepakte stuk neer.
       *[other] Eén vreemd stuk na het andere: pak er een op en zet het neer voordat het volgende komt, nog tot { $left }.
    }
   *[other] { $left ->
        [0] Zet de opgepakte stukken neer.
        [one] Pak nog één stuk op of zet er een neer; staat er een, dan kun je niets meer oppakken.
       *[other] Pak nog tot { $left } stukken op of zet er een neer; staat er een, dan kun je niets meer oppakken.
    }
}
ask-establish = { $route } is ingericht: vestiging, eigenschap, speciaal prestige of niets daarvan?
ask-remove = Verwijder { $left ->
    [one] nog één vreemd stuk
   *[other] tot { $left } vreemde stukken
}.
ask-swap = Welke twee naburige vestigingen ruilen van plaats?
ask-improve = Welke eigenschap ontwikkel je?
ask-station = Zet { $left ->
    [one] nog één stuk
   *[other] tot { $left } stukken
} in het buitenland in.
ask-reuse = Zet { $left ->
    [one] nog één stuk
   *[other] tot { $left } stukken
} van de route op vrije punten in plaats van in de kas.
ask-green = Welke groene stad krijgt een stuk uit je voorraad?
ask-neutral = De neutrale kleur heeft { $route } gevuld: in welke stad sticht zij een vestiging?
ask-hang = Op welke route leg je het nieuwe fiche?

verb-begin = { $seat } begint
verb-hang = Leg het fiche ‘{ $marker }’ op { $route }
verb-draw = Het fiche ‘{ $marker }’ wordt omgedraaid
verb-income = { $merchants ->
    [0] { $traders ->
        [one] Inkomsten: 1 handelaar
       *[other] Inkomsten: { $traders } handelaren
    }
    [one] { $traders ->
        [0] Inkomsten: 1 groothandelaar
        [one] Inkomsten: 1 handelaar, 1 groothandelaar
       *[other] Inkomsten: { $traders } handelaren, 1 groothandelaar
    }
   *[other] { $traders ->
        [0] Inkomsten: { $merchants } groothandelaren
        [one] Inkomsten: 1 handelaar, { $merchants } groothandelaren
       *[other] Inkomsten: { $traders } handelaren, { $merchants } groothandelaren
    }
}
verb-place = Zet een { $spot } op { $route } in
verb-displace = Verdring de { $piece } op { $route } met een { $shape }
verb-lift = Pak de { $piece } van { $route } op
verb-put = Zet de { $piece } op { $route } neer
verb-establish = Richt { $route } in
verb-use = Gebruik het fiche ‘{ $marker }’
verb-forgo = Sta het fiche ‘{ $marker }’ af voor een toestemming
verb-pay = Betaal met een { $shape }
verb-relocate = Zet de { $piece } op { $route }
verb-office = Sticht een vestiging in { $city }
verb-extra = Sticht een extra vestiging in { $city } met een { $shape }
verb-develop = Ontwikkel { $ability }
verb-prestige = Zet een groothandelaar op het prestigeveld { $field }
verb-remove = Verwijder de { $piece } van { $route }
verb-swap = Ruil in { $city } vestiging { $pair } met de volgende
verb-improve = Ontwikkel { $ability }
verb-station = Zet een { $spot } op { $route } in
verb-green = Zet een { $shape } in { $city }
verb-neutral = Neutrale vestiging in { $city }
verb-skip = Verder niets
verb-done = Zo is het genoeg
verb-end = Beëindig je beurt
verb-permit = Gebruik de toestemming van { $city }

event-began = { $seat } is startspeler.
event-hung = { $seat ->
    [none] Het fiche ‘{ $marker }’ komt op { $route }.
   *[other] { $seat } legt het fiche ‘{ $marker }’ op { $route }.
}
event-drew = { $seat } draait een nieuw fiche om: { $marker }.
event-turn = { $seat } heeft { $actions } acties.
event-income = { $seat } neemt { $merchants ->
    [0] { $traders ->
            [one] 1 handelaar
           *[other] { $traders } handelaren
        }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 groothandelaar
           *[other] { $merchants } groothandelaren
        }
       *[other] { $traders ->
            [one] 1 handelaar
           *[other] { $traders } handelaren
        } en { $merchants ->
            [one] 1 groothandelaar
           *[other] { $merchants } groothandelaren
        }
    }
} uit de kas.
event-placed = { $seat } zet een { $shape } op { $route } in.
event-displaced = { $seat } verdringt een { $victim } van { $side ->
    [none] de neutrale kleur
   *[other] { $side }
} op { $route } met een { $shape }.
event-paid = { $seat } betaalt een { $shape }.
event-relocated = { $side ->
    [none] { $seat } zet een neutrale handelaar op { $route }.
   *[other] { $seat } zet een { $shape } op { $route }.
}
event-homeless = Er is geen vrij punt meer: { $side ->
    [none] de neutrale handelaar verlaat het bord.
   *[other] een { $shape } van { $side } gaat naar de kas.
}
event-lifted = { SAME($seat, $side) ->
    [yes] { $seat } pakt een { $shape } op van { $route }.
   *[no] { $seat } pakt een { $shape } van { $side ->
        [none] de neutrale kleur
       *[other] { $side }
    } op van { $route }.
}
event-put = { SAME($seat, $side) ->
    [yes] { $seat } zet een { $shape } neer op { $route }.
   *[no] { $seat } zet een { $shape } van { $side ->
        [none] de neutrale kleur
       *[other] { $side }
    } neer op { $route }.
}
event-established = { $seat } richt { $route } in.
event-control = { $side ->
    [none] De neutrale kleur
   *[other] { $side }
} beheerst { $city }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
event-took = { $seat } neemt het fiche ‘{ $marker }’.
event-office = { $side ->
    [none] De neutrale kleur
   *[other] { $side }
} sticht een vestiging in { $city } met een { $shape }.
event-extra = { $seat } sticht een extra vestiging in { $city } met een { $shape }.
event-coin = { $side ->
    [none] De neutrale kleur
   *[other] { $side }
} krijgt de munt van { $city }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
event-full = { $city } is vol; { $count ->
    [one] dat is de eerste volle stad.
   *[other] nu zijn er { $count } steden vol.
}
event-link = { $side ->
    [none] De neutrale kleur
   *[other] { $side }
} voltooit de verbinding als nummer { $place }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
event-developed = { $seat } ontwikkelt { $ability }.
event-prestige = { $seat } zet een groothandelaar op het prestigeveld { $field }, aan het eind { $points } punten waard.
event-returned = { $seat } legt { $merchants ->
    [0] { $traders ->
            [one] 1 handelaar
           *[other] { $traders } handelaren
        }
   *[other] { $traders ->
        [0] { $merchants ->
            [one] 1 groothandelaar
           *[other] { $merchants } groothandelaren
        }
       *[other] { $traders ->
            [one] 1 handelaar
           *[other] { $traders } handelaren
        } en { $merchants ->
            [one] 1 groothandelaar
           *[other] { $merchants } groothandelaren
        }
    }
} terug in de kas.
event-used = { $seat } gebruikt het fiche ‘{ $marker }’.
event-forgone = { $seat } staat het fiche ‘{ $marker }’ af en mag deze beurt overal handelen.
event-removed = { $seat } verwijdert een { $shape } van { $side ->
    [none] de neutrale kleur
   *[other] { $side }
} van { $route }.
event-swapped = { $seat } ruilt twee naburige vestigingen in { $city }.
event-stationed = { $seat } zet een { $shape } op { $route } in.
event-permanent = { $seat } mag { $permanent }.
event-neutral = De neutrale kleur richt { $route } in.
event-stayed = Een neutrale handelaar blijft op { $route }.
event-permitted = { $seat } gebruikt de toestemming van { $city }.
event-waits = { $count ->
    [one] Eén fiche blijft
   *[other] { $count } fiches blijven
} tot een latere beurt op het bord van { $seat }.
event-ended = Het spel is afgelopen: { $reason }.

no-no-piece = Zo'n stuk zit niet in je voorraad; stukken uit de kas komen door inkomsten in de voorraad.
no-post-taken = Op deze route is geen punt vrij voor zo'n stuk.
no-ship-post = Daar zijn alleen schepen vrij, en die nemen alleen groothandelaren op.
no-no-permission = Inzetten en verdringen in Wales en Schotland vraagt een toestemming: de meest rechtse vestiging van Cardiff, Londen of, vanaf vier spelers, Carlisle, elk één keer per beurt.
no-no-action = Je hebt deze beurt geen actie meer: gebruik een fiche of beëindig je beurt.
no-stock-empty = Je kas is leeg; er valt niets te nemen.
no-too-many = Zoveel stukken laat je geldbuidel niet toe.
no-stock-short = Zoveel stukken van deze soort zitten niet in je kas.
no-no-such-piece = Zo'n stuk staat niet op deze route.
no-own-piece = Dit stuk is van jou; hier gaat het om vreemde stukken.
no-cannot-pay = Je hebt het stuk en de hele vergoeding in je voorraad nodig: twee stukken tegen een handelaar, drie tegen een groothandelaar.
no-too-far = Een nadere route heeft nog een vrij punt voor dit stuk: eerst de routes die een stad delen met de route van de verdringing, dan die daarachter.
no-not-yours = Het gaat hier alleen om stukken van wie verdrongen is. { $asked }
no-border = Eigen stukken blijven in hun gebied of komen naar Engeland; geen enkel komt van buiten Wales of Schotland in.
no-must-place = Het stuk in je hand moet worden ingezet; alleen extra stukken kun je laten.
no-just-placed = Een stuk dat bij deze verdringing is ingezet, blijft staan.
no-other-source-first = Extra stukken komen uit de kas zolang daar iets in zit, dan uit de voorraad, dan van het bord; kies een soort die er is.
no-lifted-all = Je hebt zoveel stukken opgepakt als je mag; zet ze neer.
no-not-in-hand = Zo'n stuk heb je niet in je hand; eerst pak je stukken op, dan zet je ze neer.
no-no-room-for-the-rest = Dan vinden de andere opgepakte stukken geen punt meer.
no-route-open = Niet op elk punt van deze route staat een stuk van jou.
no-city-full = Deze stad heeft geen vrije vestiging meer.
no-not-an-end = De route eindigt niet in deze stad.
no-wrong-shape = De laagste vrije vestiging vraagt een vorm die je niet op de route hebt: vierkant een handelaar, rond een groothandelaar.
no-no-privilege = Je privilege omvat deze kleur nog niet; ontwikkel het eerst.
no-no-marker = Je hebt geen ongebruikt fiche van deze soort.
no-city-empty = Voor een extra vestiging moet de laagste vestiging van de stad bezet zijn.
no-no-ability = Geen van beide steden biedt deze eigenschap.
no-developed = Deze eigenschap is volledig ontwikkeld.
no-no-field = Speciaal prestige hoort bij een andere route: Coellen–Warburg, in Britannia Plymouth–Salisbury, op de kaart Oost Danzig–Königsberg.
no-field-taken = Dit prestigeveld is bezet.
no-not-occupied = Je kunt alleen twee naburige bezette vestigingen ruilen, geen extra vestigingen.
no-no-own-office = Een van de twee vestigingen moet van jou zijn.
no-has-marker = Op deze route ligt al een fiche.
no-not-empty = Op de route mag geen stuk staan.
no-no-free-office = Geen van beide steden heeft een vrije vestiging.
no-no-markers-here = Gewone fiches liggen niet in het buitenland en niet bij een permanent fiche.
no-not-on-plate = Zo'n fiche ligt niet op je bord.
no-none-left = Daarvan is er geen over.
no-not-green = Alleen een groene stad staat ter keuze.
no-not-abroad = Alleen routes in Wales en Schotland staan ter keuze.
no-rule-off = Niet in dit spel: ‘Toestemming voor een fiche’ uit Britannia is niet gekozen.
no-put-down-first = Zet eerst neer wat je vasthebt.
no-use-it-first = Het fiche is al omgedraaid: neem minstens één stuk.
no-only-this-ability = Het permanente fiche ontwikkelt alleen het privilege.
no-not-a-taberna = De gouden fiches liggen op de tabernaroutes, op elke één. { $asked }
no-own-pieces-only = Met het boek verplaats je alleen je eigen stukken.
no-nothing-there = Er staat geen zulk stuk op deze route; stukken in vestigingen en op prestigevelden blijven daar.
no-displaced-first = Eerst het verdrongen stuk, dan de extra stukken.
no-not-at-hand = Zo'n stuk is niet bij de hand: de stukken komen uit de kas, pas als die leeg is uit de voorraad.
no-on-ship = Dit stuk staat op een schip: alleen een groothandelaar kan zijn plaats innemen.
no-permission-spent = Je toestemming voor dit gebied is gebruikt; elke geldt één keer per beurt.
no-not-gained = De toestemming voor een fiche geldt niet voor acties van +3- en +4-fiches.
no-roaming = Je hebt deze beurt al een fiche afgestaan: alle routes staan voor je open.
no-take-one = Bij inkomsten neem je minstens één stuk.
no-same-route = Het verdrongen stuk en de extra stukken komen nooit op de route van de verdringing; kies een aangrenzende.
no-displaced-border = Uit Engeland blijven verdrongen stukken in Engeland; uit Wales en Schotland blijven ze daar of komen ze naar Engeland.
no-other-region = Een stuk uit een ander gebied mag hiervoor de grens niet over; naar Engeland komt een eigen stuk wel, naar Wales en Schotland nooit.
no-keeps-region = Door een fiche blijft een stuk in zijn gebied: zet het op een vrij punt van het gebied waar het vandaan komt.
no-put-begun = Nadat het eerste stuk is neergezet, kun je in deze actie niets meer oppakken.
no-green-city = Een groene stad heeft geen gedrukte vestiging: een stuk komt er met het fiche ‘extra vestiging’ of met het permanente fiche.
no-not-on-route = Op de route staat geen zulk stuk van jou.
no-no-merchant = Een prestigeveld vraagt een groothandelaar, en op de route staat er geen van jou.
no-just-taken = Dit fiche heb je net pas genomen; gebruiken kun je het na deze actie.
no-with-a-route = Een extra vestiging sticht je terwijl je een route inricht: richt er een in en kies dan de stad.
no-nothing-to-swap = Nergens zijn twee naburige bezette vestigingen die je mag ruilen.
no-all-developed = Al je eigenschappen zijn volledig ontwikkeld.
no-nothing-foreign = Op geen enkele route staat een vreemd stuk.
no-no-swap-in-green = In groene steden wordt niet geruild.
no-permanent-here = Deze route heeft een permanent fiche en krijgt geen ander.
no-must-develop = Het fiche is al omgedraaid: ontwikkel een van je eigenschappen.
no-must-swap = Het fiche is al omgedraaid: kies twee naburige vestigingen.
no-must-pay = Wie verdringt, betaalt de hele vergoeding. { $asked }
no-must-found = Is er een vestiging vrij, dan moet de neutrale kleur die stichten. { $asked }
no-must-hang = Zolang er een route voor vrij is, moet een fiche worden neergelegd. { $asked }
no-not-of-route = Van de route is geen zulk stuk meer over om opnieuw in te zetten.
no-finish-first = Maak eerst af waar je aan begonnen bent. { $asked }
no-between-actions = Fiches gebruik je tussen twee acties. { $asked }
no-establish-first = Dat hoort bij het inrichten van een route: vul er een met jouw stukken en richt hem dan in.
no-marker-first = Daarvoor heb je een bonusfiche nodig: gebruik dat eerst.
no-permanent-first = Dat hoort bij een permanent fiche: richt die route in.
no-at-turn-end = Nieuwe fiches leg je aan het einde van je beurt neer.
no-turn-over = Je beurt is voorbij, op de fiches op je bord na. { $asked }
no-not-full = De neutrale kleur sticht pas een vestiging als zij een route heeft gevuld.
no-no-neutral = Niet in dit spel: een neutrale kleur is er alleen met twee spelers.
no-no-permanent = Niet in dit spel: op dit bord zet geen permanent fiche stukken in.
no-no-green = Niet in dit spel: groene steden zijn er alleen op de kaart Oost.
no-moves-instead = In dit spel verplaatst het fiche vreemde stukken in plaats van ze weg te nemen: pak er een op en zet hem weer neer.
no-neutral-border = Neutrale handelaren blijven in het gebied waar ze zijn verdrongen.
no-must-permit = Een van de toestemmingen wordt door deze actie verbruikt. { $asked }
no-grants-nothing = Deze stad geeft je nu geen toestemming voor dat land; kies er een die dat wel doet.
no-both-together = Beide neutrale handelaren gaan naar dezelfde route, een met plaats voor twee, en van geen van beide mag je afzien.
no-leaves-route = Stukken die je opnieuw inzet verlaten deze route; kies een vrij verbindingspunt op een andere.
no-no-permits = Niet in dit spel: toestemmingen horen bij Britannia.
no-of-several = Welke toestemming je gebruikt, wordt alleen gevraagd als er twee in aanmerking komen.

part-track = Prestigespoor
part-abilities = Volledige eigenschappen
part-markers = Bonusfiches
part-prestige = Speciaal prestige
part-cities = Beheerste steden
part-network = Grootste netwerk
part-wales = Wales
part-scotland = Schotland

end-prestige = Iemand heeft het eind van het prestigespoor bereikt.
end-markers = Er moest een fiche worden getrokken, maar de stapel was leeg.
end-cities = De laatste stad die telt is vol.
reason-prestige = het prestigespoor is doorlopen
reason-markers = de stapel fiches is op
reason-cities = genoeg steden zijn vol
tie-fewer-actions = Gelijkspel; minder acties per beurt beslissen.
tie-more-offices = Gelijk, ook in acties; meer vestigingen beslissen.
tie-shared = In alles gelijk: een gedeelde overwinning.

shape-t = handelaar
shape-m = groothandelaar
spot-t = handelaar
spot-m = groothandelaar
spot-s = groothandelaar (schip)
marker-extra_office = extra vestiging
marker-swap_offices = vestigingen ruilen
marker-plus_three_actions = +3 acties
marker-plus_four_actions = +4 acties
marker-develop_ability = eigenschap ontwikkelen
marker-remove_three = drie stukken
permanent-move_two = twee stukken verplaatsen
permanent-place_two = twee stukken in het buitenland inzetten
permanent-develop_privilege = het privilege ontwikkelen
permanent-office_in_green_city = een vestiging in een groene stad stichten
permanent-reuse_two = twee stukken van de route weer inzetten
ability-keys = de stadssleutels
ability-actions = de acties
ability-privilege = het privilege
ability-book = het boek der wijsheid
ability-purse = de geldbuidel
field-white = wit
field-orange = oranje
field-pink = roze
field-black = zwart
how-book = boek
how-two = twee
how-three = drie
how-free = vrij
how-crossed = gekruist
picture-signs =
    Op routes: ·· is een vrije plaats (≈≈ voor schepen), rt een handelaar van rood (r), bm een groothandelaar van blauw (b).
    In steden: w□ is een vrije vestiging voor een handelaar, o○ een voor een groothandelaar;
    w o p b zijn de privileges wit, oranje, roze en zwart. <rt> is een extra vestiging.
piece-rt = handelaar van { $seat0 }
piece-rm = groothandelaar van { $seat0 }
piece-rs = groothandelaar van { $seat0 } (schip)
piece-bt = handelaar van { $seat1 }
piece-bm = groothandelaar van { $seat1 }
piece-bs = groothandelaar van { $seat1 } (schip)
piece-gt = handelaar van { $seat2 }
piece-gm = groothandelaar van { $seat2 }
piece-gs = groothandelaar van { $seat2 } (schip)
piece-yt = handelaar van { $seat3 }
piece-ym = groothandelaar van { $seat3 }
piece-ys = groothandelaar van { $seat3 } (schip)
piece-pt = handelaar van { $seat4 }
piece-pm = groothandelaar van { $seat4 }
piece-ps = groothandelaar van { $seat4 } (schip)
piece-nt = neutrale handelaar
piece-ns = neutrale handelaar (schip)

label-full-cities = volle steden
label-pile = stapel
label-actions-left = acties over
label-empty-routes = lege routes
label-always = altijd
label-points = punten
label-supply = voorraad
label-stock = kas
label-markers-of = fiches van
label-all = alle
