# Texte, die nur der Spielplan von Hansa auf der Seite braucht.
ui-leaves = Behalten darfst du { $talers } Taler und { $tiles } offene Marken; was darüber ist, gibst du ab.
ui-chart = Karte der Ostsee
ui-ship = Das Schiff
ui-ship-here = hier liegt das Schiff
ui-supply = Vorrat
ui-stack = Vorratsstapel { $number }, { $count } Waren
ui-talers = Taler
ui-open = Offene Waren
ui-sold = Verkaufte Waren
ui-back = eine verkaufte Ware, verdeckt
ui-booths = Stände im Vorrat
ui-start = Startspieler
ui-none = keine
ui-points = Punkte
ui-aid-sail = Segeln
ui-aid-buy = Kaufen
ui-aid-build = Bauen
ui-aid-sell = Verkaufen
ui-sail = 1 Taler je Strecke, in Pfeilrichtung
ui-buy-free = hier umsonst: du allein hast die meisten Stände
ui-buy-bank = 1 Taler an die Bank
ui-buy-player = 1 Taler an { $name }
ui-build = je Fass der abgegebenen Ware bis zu ein Marktstand
ui-sell = { $here ->
    [0] zwei oder mehr einer Farbe; du hast keinen Stand in { $city }
   *[other] zwei oder mehr einer Farbe, kostet einen Stand in { $city }
}
ui-figure-ship = Jede Strecke kostet einen Taler und geht in Pfeilrichtung; jeder Hafen, in dem du liegst, erlaubt eine Aktion.
ui-figure-buy = B kauft das Wachs: Der Taler geht an A, der allein die meisten Marktstände hat. A müsste nichts zahlen.
ui-figure-sell = A verkauft zwei grüne Marken und nimmt einen Marktstand zurück; B verliert eine grüne Marke.
