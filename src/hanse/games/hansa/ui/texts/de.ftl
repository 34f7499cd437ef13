# Texte, die nur der Spielplan von Hansa auf der Seite braucht.
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
