# Teksten die alleen het bord van Hanze op de pagina gebruikt.
ui-leaves = Je mag { $talers } daalders en { $tiles } open fiches houden; wat je meer hebt, lever je in.
ui-chart = Kaart van de Oostzee
ui-ship = Het schip
ui-ship-here = hier ligt het schip
ui-supply = Voorraad
ui-stack = Voorraadstapel { $number }, { $count } fiches
ui-talers = Daalders
ui-open = Open fiches
ui-sold = Verkochte fiches
ui-back = een verkocht fiche, gedekt
ui-booths = Kramen in voorraad
ui-start = Startspeler
ui-none = geen
ui-points = punten
ui-aid-sail = Varen
ui-aid-buy = Kopen
ui-aid-build = Bouwen
ui-aid-sell = Verkopen
ui-sail = 1 daalder per traject, in de richting van de pijl
ui-buy-free = hier gratis: jij alleen hebt de meeste kramen
ui-buy-bank = 1 daalder aan de bank
ui-buy-player = 1 daalder aan { $name }
ui-build = tot één kraam per vat van een ingeleverd fiche
ui-sell = { $here ->
    [0] twee of meer van een kleur; je hebt geen kraam in { $city }
   *[other] twee of meer van een kleur, kost één kraam in { $city }
}
ui-figure-ship = Elk traject kost een daalder en gaat met de pijl mee; elke haven waar je ligt staat één actie toe.
ui-figure-buy = B koopt de was: de daalder gaat naar A, die alleen de meeste kramen heeft. A zou niets betalen.
ui-figure-sell = A verkoopt twee groene fiches en neemt een kraam terug; B verliest een groen fiche.
