title = Merkator
tagline = Hamburgse kooplieden in de Dertigjarige Oorlog: verzamel goederen, vervul contracten en let op je tijd.
variant-base = Merkator
variant-solo = Solospel
variant-long = Lang spel

option-start-label = Startspeler
option-start = Wie de eerste beurt neemt; de anderen beginnen daarom met een of twee tijdfiches, behalve in het lange spel.
choice-start-random = door het lot
choice-start-0 = plaats 1
choice-start-1 = plaats 2
choice-start-2 = plaats 3
choice-start-3 = plaats 4
option-hand_card-label = Handkaart
option-hand_card = In je beurt mag je één open kaart op hand nemen, om die later te kopen of als beloning te kiezen.
option-bonus_cube-label = Blokje bij een bonuskaart
option-bonus_cube = Wie een bonuskaart koopt, krijgt meteen één blokje van dat goed.
option-no_loss-label = Geen verlies van goederen
option-no_loss = De achterkanten van de tijdfiches tellen niet; niemand verliest goederen.
option-must_build-label = Bouwplicht
option-must_build = In plaats van de geldgrens: na de koop van een gebouw moet ieder er een kopen die het duurste open gebouw contant kan betalen.
option-offers-label = Aanbiedingen
option-offers = Neemt iemand een contract, dan mogen de anderen munten en tijd bieden om het te laten ruilen tegen het volgende.
option-no_joining-label = Zonder meereizen
option-no_joining = Met twee spelers: niemand reist met de ander mee.
option-no_coins-label = Zonder munten
option-no_coins = Met twee spelers: er zijn geen munten en er is geen wisselgeld.

ask-turn = Investeer als je wilt en ga dan op reis: kies een bestemming.
ask-package = Betaal { $price } munten: geef contracten (tot nu toe { $given }), neem er een kaart bij, rond de koop af of zie ervan af.
ask-excess = Je hebt meer munten dan je mag houden: koop iets of lever de rest in.
ask-sort = { $left ->
    [one] Eén blokje uit { $place }: op welk goederenveld?
   *[other] { $left } blokjes uit { $place }: op welke goederenvelden?
}
ask-redraw = De rij is leeg en toont { $back }: laat je het gelden, of draai je in plaats daarvan het volgende fiche om?
ask-lose = Verlies in kolom { $column }: { $left ->
    [one] lever één blokje in.
   *[other] lever { $left } blokjes in.
}
ask-fulfil = { $joining ->
    [0] Vervul hier contracten of stop.
   *[other] Je reist mee: vervul hier contracten of stop.
}
ask-pay = Betaal het contract { $contract }.
ask-reward = Je beloning voor { $contract }: van de stapel of uit je hand?
ask-join = { $price ->
    [one] Reis je voor één tijdfiche mee naar { $place }?
   *[other] Reis je voor { $price } tijdfiches mee naar { $place }?
}
ask-place = Vóór de telling: zet de laatste blokjes van je voorraadtegel in het kantoor.
ask-duty = Je kunt het duurste open gebouw contant betalen: je moet er een kopen.
ask-offer = { $taker } heeft { $contract } genomen. Bied je iets voor een ruil? Tot nu toe: { $coins } munten, { $time } tijdfiches.
ask-accept = Ruil je { $contract } tegen de kaart die nu op de stapel ligt?

verb-starter = { $seat } begint
verb-draw = Het contract { $contract } wordt getrokken
verb-open = { $card } wordt getrokken
verb-turn = Het fiche toont { $back }
verb-sell = Verkoop { $contract }
verb-buy = Koop { $card }
verb-spend = Betaal met { $contract }
verb-close = Rond de koop af
verb-give-up = Zie van de koop af
verb-hand-in = Lever de overtollige munten in
verb-keep = Neem { $card } op hand
verb-reserve = Neem { $contract } op hand
verb-unload = Zet een voorraadblokje op { $good }
verb-travel = Reis naar { $place }
verb-store = Sla een blokje op als { $good }
verb-redraw = Draai het volgende fiche om
verb-stand = Laat het gelden
verb-lose = Lever { $good } in
verb-fulfil = Vervul { $contract }
verb-pay = Betaal de genoemde goederen uit het kantoor
verb-give = Geef { $good }
verb-swap = Ruil vier { $stuff } tegen { $demand }
verb-reward = Neem de beloning: { $source }
verb-done = Stop
verb-join = Reis mee
verb-stay = Blijf thuis
verb-coin = Bied een munt meer
verb-marker = Bied een tijdfiche meer
verb-offer = Doe het aanbod
verb-silent = Bied niets
verb-accept = Neem het aanbod van { $seat } aan
verb-refuse = Neem geen aanbod aan

event-starter = { $seat } begint het spel.
event-dealt = { $seat } krijgt het contract { $contract }.
event-dealt_card = { $seat } krijgt de bonuskaart { $card }.
event-pile = { $contract } wordt op de stapel omgedraaid.
event-opened = { $card } ligt nu in het aanbod.
event-turn = Beurt { $turn }: { $seat } is aan zet.
event-sold = { $seat } verkoopt het contract { $contract }.
event-bought = { $seat } koopt { $card } voor { $price }.
event-paid = { $seat } betaalt met het contract { $contract }.
event-handed_in = { $seat } levert { $coins ->
    [one] één munt
   *[other] { $coins } munten
} in.
event-kept = { $seat } neemt { $card } op hand.
event-reserved = { $seat } neemt het contract { $contract } op hand.
event-unloaded = { $seat } zet een voorraadblokje op { $good }.
event-travelled = { $seat } reist naar { $place }.
event-stored = { $seat } slaat { $good } op.
event-bonus = { $seat } krijgt { $count } × { $good } voor de bonuskaart { $card }.
event-spread = Er komt een nieuw blokje bij: { $place }.
event-time = { $count ->
    [-3] { $seat } betaalt 3 tijdfiches.
    [-2] { $seat } betaalt 2 tijdfiches.
    [-1] { $seat } betaalt 1 tijdfiche.
    [1] { $seat } neemt 1 tijdfiche.
   *[other] { $seat } neemt { $count } tijdfiches.
}
event-turned = Een rij van de tijdkaart is leeg; het fiche toont { $back }.
event-void = { $seat } laat { $back } niet gelden en draait het volgende fiche om.
event-lost = { $seat } verliest { $good }.
event-fulfilled = { $seat } vervult het contract { $contract }.
event-gave = { $seat } geeft { $count } × { $good }.
event-swapped = { $seat } ruilt { $count } { $stuff } tegen { $demand }.
event-reward = { $seat } ontvangt het contract { $contract }.
event-no_reward = Er is geen contract meer als beloning voor { $seat }.
event-reshuffled = De afgelegde contracten met waarde { $value } vormen een nieuwe stapel.
event-joined = { $seat } reist voor { $count ->
    [one] één tijdfiche
   *[other] { $count } tijdfiches
} mee naar { $place }.
event-offered = { $seat } biedt { $taker } { $coins } munten en { $time } tijdfiches.
event-traded = { $seat } neemt het aanbod van { $rival } aan en neemt { $other } in plaats van { $contract }.
event-final = De slotfase is begonnen: { $reason }.
event-restocked = De tijdkaart wordt omgedraaid en opnieuw gevuld.
event-ended = Het spel is afgelopen: { $reason }.
event-returned = De open bonuskaarten gaan onder hun stapel.

no-no-such-draw = Dat kan niet worden getrokken.
no-not-yours = Dit contract is niet van jou.
no-last-contract = Je laatste contract houd je altijd: je kunt het niet verkopen en er ook niet mee betalen.
no-not-open = Deze kaart ligt niet open.
no-cannot-pay = Je munten en contracten halen de prijs niet.
no-not-paid-yet = De prijs is nog niet gehaald.
no-too-much-cash = Je hebt meer munten dan je mag houden. Koop eerst iets, of lever het teveel in.
no-too-many-contracts = Je hebt meer dan vijf contracten: verkoop er eerst een paar.
no-no-time = Je hebt niet de tijdfiches die deze reis kost.
no-no-cube-on-tile = Van deze kleur ligt geen blokje meer op je voorraadtegel.
no-not-from-here = Deze blokjes worden een van de twee goederen van hun plaats.
no-no-cube = Van dit goed heb je geen blokje in je kantoor.
no-not-that-column = Het verlies betreft een andere kolom.
no-elsewhere = Dit contract is voor een andere bestemming.
no-already-fulfilled = Dit contract heb je in deze beurt al vervuld.
no-goods-missing = Hiervoor ontbreken goederen.
no-not-owed = Dat heeft het contract niet meer nodig.
no-needed-elsewhere = Dan kun je de rest van het contract niet betalen.
no-not-four = Voor een ruil zijn vier gelijke goederen of vier tijdfiches nodig.
no-hand-full = Je hebt al een kaart op hand, en meer dan één mag niet.
no-not-top = Alleen de bovenste kaart van een stapel kan worden genomen.
no-never-peace = De Vrede van Westfalen mag nooit op hand.
no-nothing-to-give = Daar heb je niets meer van te bieden.
no-taker-is-full = Meer munten mag de ander niet aannemen.
no-no-offer = Er is geen aanbod: minstens één munt of tijdfiche is nodig.
no-named-goods-first = Betaal eerst de goederen die het contract noemt.
no-package-grows-cash = Je hebt nog te veel munten: contracten boven de prijs zouden een verkoop zijn, en verkopen mag je nu niets.
no-different-goods = De goederen moeten allemaal verschillen, en dit is al gegeven.
no-took-already = Je hebt in deze beurt al een kaart op hand genomen.
no-between-steps = Een kaart neem je alleen in je eigen beurt op hand: bij het investeren, of na de reis als je contracten vervult.
no-not-your-turn = Je reist met een ander mee: een kaart neem je alleen in je eigen beurt op hand.
no-still-in-hand = Dit contract heb je op hand. Het telt pas als je het als beloning hebt genomen.
no-never-two = Contracten met waarde 2 komen nooit op hand.
no-already-in-package = Dat hoort al bij deze koop.
no-only-buildings = Je moet een van de open gebouwen kopen.
no-only-coins = Hier tellen alleen munten, en die van jou halen de prijs niet.
no-letter-stands = De letter geldt: alleen een enkele letter is te vervangen, één keer, en alleen zolang er nog een rij is.
no-no-destination = De Vrede van Westfalen heeft geen bestemming en wordt nooit vervuld.
no-same-good = Dit goed heb je in je kantoor: betaal ermee in plaats van er vier van te ruilen.
no-unload-first = De blokjes daarvoor liggen nog op je voorraadtegel: zet ze eerst op goederenvelden.
no-not-in-this-game = Dat hoort niet bij dit spel.

part-office = Contracten in het kantoor
part-beside = Contracten ernaast
part-buildings = Gebouwen

end-peace = De Vrede van Westfalen is getekend en de slotronde gespeeld.
end-chart = De tijdkaart is leeg en de slotronde gespeeld.
end-turns = De zeventien beurten zijn gespeeld.
reason-none = niets
reason-peace = de Vrede van Westfalen is getekend
reason-chart = de tijdkaart is leeg
reason-turns = alle beurten zijn gespeeld
tie-time = Gelijk in punten; meer tijdfiches beslissen.
tie-shared = Gelijk in punten en tijd: gedeelde overwinning.

stuff-time = tijdfiches
demand-different = een ander goed
source-pile = van de stapel
source-hand = uit je hand
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

label-cubes = blokjes
label-feeds = voedt
label-time = tijd
label-chart = tijdkaart
label-turn = beurt
label-piles = stapels
label-open = open
label-coins = munten
label-tile = tegel
