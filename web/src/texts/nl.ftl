# Teksten die alleen de pagina gebruikt.

page-home = Startpagina
page-language = Taal
page-theme = Licht of donker
page-theme-auto = Auto
page-theme-light = Licht
page-theme-dark = Donker
page-palette = Kleuren van de spelers
page-palette-chart = zoals getekend
page-palette-clear = bij kleurenblindheid
page-palette-strong = hoog contrast

page-welcome = Een plaats aan de koopmanstafel
page-welcome-says = Bordspellen van de Hanzesteden, met vrienden dichtbij en ver weg of tegen bots. Zonder account: kies een spel en speel.
page-again = Probeer opnieuw
page-offline = De server is niet bereikbaar. De pagina blijft het proberen.
page-fetching = Wordt opgehaald …
page-play = Spelen
page-lesson = Eerste stappen
page-lesson-resume = Verder met de eerste stappen
page-lesson-new = Nieuw hier?
page-lesson-step = Stap { $n } van { $of }
page-lesson-next = Verder
page-lesson-skip = De les verlaten
page-lesson-other = Dat mag, maar de les gaat anders verder.
page-lesson-back = Terugnemen
page-lesson-again = Dit deel opnieuw
page-lesson-part = Goed gedaan. Het volgende deel begint met een andere stelling.
page-lesson-part-next = Volgend deel
page-lesson-play = Een partij spelen
page-lesson-here = Tik aan wat omrand is, of kies het met het toetsenbord: { $what }.
page-short = In het kort
page-short-of = { $game } in het kort
page-set-up = Tafel inrichten
page-rules = Regels
page-laying = De tafel wordt gedekt …
page-laying-short = Wordt gedekt …
page-seats-range = { $from ->
    [1] { $to ->
        [1] Eén speler
       *[other] 1 tot { $to } spelers
    }
   *[other] { $from } tot { $to } spelers
}
page-my-tables = Mijn tafels
page-table-gone = bestaat niet meer
page-table-brought = een verslag, niet uitgespeeld
page-last-here = Wanneer je hier het laatst was
page-no-tables = Tafels waaraan je gaat zitten staan hier, alleen in deze browser.
page-all-tables = Alle { $n } tonen
page-bring = Verslag openen
page-bring-says = Van een opgeslagen partij wordt een tafel om te bekijken, zet voor zet.
page-bring-failed = { $file } kon niet worden geopend: { $why }.
page-table-yours = jij bent aan de beurt
page-table-theirs = { $name } is aan de beurt
page-forget = Van de lijst halen
page-unofficial = Onofficieel en vrij. Regels in eigen woorden, borden zelf getekend; de spellen zijn van hun auteurs en uitgevers.

page-no-game = Er is geen spel met de naam { $game }.
page-variant = Spel
page-seats = Wie speelt er mee?
page-how-many = Spelers
page-count-seats = { $n }
page-seat-n = Plaats { $n }
page-seat-empty = Plaats { $number }
page-kind-me = Ik
page-kind-here = Iemand hier
page-kind-open = Uitnodigen
page-kind-bot = Bot
page-kind-you = jij
page-level = Niveau van de bot
page-bot-random = Willekeurig
page-bot-greedy = Gretig
page-bot-easy = Makkelijk
page-bot-medium = Gemiddeld
page-bot-hard = Moeilijk
page-name = Naam
page-guest = Gast
page-open-says = krijgt een link
page-open-hint = { $n ->
    [one] Je krijgt een link voor de open plaats.
   *[other] Je krijgt een link voor de { $n } open plaatsen.
}
page-bots-only = Alleen bots: je kijkt toe.
page-colour = Kleur
page-seat-up = { $name } omhoog
page-seat-down = { $name } omlaag
page-shuffle = Plaatsen schudden
page-clocks = Klok
page-clock-none = Geen
page-clock-turn = Voor elke beurt
page-clock-game = Voor de hele partij
page-clock-minutes = Minuten
page-clock-more = Seconden erbij na elke beurt
page-clock-out = Is de tijd om, dan antwoordt een bot tot de speler terug is
page-clock-says = De klokken lopen zodra alle plaatsen bezet zijn, ook als niemand kijkt.
page-options = Opties
page-luck = Toeval
page-seed = Startgetal
page-seed-says = Blijft het leeg, dan wordt het getrokken en kent niemand het. Hetzelfde startgetal en dezelfde keuzes geven weer hetzelfde spel; wie gaat zitten, hoort dat het gekozen is.
page-seed-drawn = getrokken
page-seed-chosen = Het startgetal van deze tafel is gekozen: wie dat deed, kan weten wat het toeval brengt, ook gesloten kaarten.
page-reroll = Een ander
page-open-table = Tafel openen
page-sit-down = Ga zitten
page-back-home = Naar de startpagina
page-about = Over dit spel
page-game-version = Versie van de regels
page-read-rules = Lees de regels in onze woorden
page-doubts = Niet met de druk vergeleken
page-doubts-say = { $n ->
    [one] Eén waarde op bord of kaarten was van geen gedrukt exemplaar af te lezen en is gereconstrueerd.
   *[other] { $n } waarden op bord of kaarten waren van geen gedrukt exemplaar af te lezen en zijn gereconstrueerd.
}
page-doubts-show = Toon welke
page-doubts-none = Elke waarde is met het gedrukte spel vergeleken.

page-join-title = Je bent uitgenodigd: { $game }
page-join-full = Alle plaatsen zijn bezet.
page-join-again = Je hebt aan deze tafel al een plaats.
page-join-back = Terug naar mijn plaats
page-join-watch = Nog een plaats nemen
page-your-name = Je naam
page-your-seat = Je plaats
page-seat-free = Plaats { $n }, vrij

page-board = Speelbord
page-side = Vraag, spelers en verloop
page-desk = Je kantoor
page-tab-desk = Kantoor
page-tab-players = Spelers
page-tab-log = Verloop
page-tab-talk = Gesprek
page-tab-notes = Notities
page-leaves = Verloop, gesprek en notities
page-unread = { $n } ongelezen
page-talk-none = Er is nog niets geschreven.
page-talk-nobody = Aan deze tafel wordt niet geschreven.
page-talk-players = Aan deze tafel schrijven alleen de spelers.
page-write = Schrijf aan de tafel
page-send = Sturen
page-not-sent = Niet verstuurd: de verbinding met de tafel is weg. Probeer het zo nog eens.
page-somebody = Iemand die toekijkt
page-phrases = Zinnetjes
page-phrase-hello = Hallo allemaal!
page-phrase-luck = Succes!
page-phrase-well-played = Goed gespeeld!
page-phrase-thanks = Dank je.
page-phrase-sorry = Sorry!
page-phrase-moment = Een ogenblikje.
page-phrase-back = Ik ben er weer.
page-phrase-your-turn = Jij bent aan de beurt.
page-phrase-good-game = Dat was een mooie partij.
page-notes-say = Dit kun alleen jij lezen.
page-clock = Resterende tijd:
page-menu = Links en instellingen
page-asked = aan zet
page-free = vrij
page-away = weg
page-stands-in = { $bot } speelt
page-stands-in-you = { $bot } antwoordt voor jou.
page-stands-in-other = { $bot } antwoordt voor { $name }.
page-i-am-back = Ik ben er weer
page-hand-back = { $name } weer zelf laten antwoorden
page-hand-over = Een bot laten antwoorden
page-hand-over-you = Zolang je weg bent, kan een bot voor je antwoorden.
page-hand-over-other = Een bot kan voor { $name } antwoorden tot { $name } terug is.
page-seat-care = Naam, kleur en vervanging van { $name }
page-keep-name = Wijzigen
page-your-colour = Jouw kleur
page-give-up = Mijn plaats opgeven
page-give-up-says = Dan kan iemand anders hier gaan zitten en opent jouw link niets meer. Ben je maar even weg, sluit dan gewoon de pagina.
page-free-seat = Plaats vrijmaken
page-free-says = { $name } raakt de plaats kwijt, en jij kunt iemand anders uitnodigen.
page-really = Ja, echt
page-two-tabs = Deze plaats staat ook in een ander tabblad open. Allebei werken ze.
page-next-table = Aan een andere tafel ben jij aan de beurt: { $game }.
page-next-table-go = Erheen
page-points = punten
page-reconnecting = De verbinding met de tafel is verbroken. Opnieuw proberen …
page-table-refused = Deze link opent geen tafel: hij is ingetrokken, of hij heeft nooit bestaan.

page-is-over = Het spel is afgelopen.
page-reading = Dit spel is begonnen met versie { $version } van de regels; nu geldt versie { $today }. Het staat hier om te lezen.
page-reading-brought = Een verslag om te bekijken; de partij is niet uitgespeeld.
page-reading-until = Volgens de huidige regels kunnen { $ply } van de { $answers } antwoorden; het verslag heeft ze allemaal.
page-go-on-today = Verder spelen met versie { $today }
page-waiting = Wachten op { $name }.
page-waiting-open = Plaats { $seat } is nog leeg.
page-bot-thinks = { $name } denkt na …
page-at-ply = Terugblik: na { $ply } van { $last } antwoorden
page-seats-open = { $n ->
    [one] Eén plaats is nog leeg.
   *[other] { $n } plaatsen zijn nog leeg.
}
page-invite = Uitnodigen
page-undo = Terug
page-undo-to = Terugnemen tot voor dit
page-undo-ask = Terugnemen vragen
page-restart = Beurt opnieuw
page-choices = { $n ->
    [one] Eén keuze
   *[other] { $n } keuzes
}
page-type = Typen
page-type-says = Een actie in woorden, Tab vult aan
page-cancel = Annuleren
page-close = Sluiten
page-which = Welke?
page-besides = Met lang drukken of Shift+Enter ook: { $options }
page-see-scores = Bekijk de score
page-only-choice = Alleen dit kan:
page-meanwhile = Ondertussen:
page-leave-ask = De beurt toch beëindigen?
page-leave-stay = Doorgaan
page-skip = Overslaan
page-wish = { $name } wil graag terug tot voor:
page-wish-own = Je hebt gevraagd om terug te gaan tot voor:
page-wish-waits = Nog geen antwoord van { $names }.
page-wish-agree = Ja, terug
page-wish-decline = Nee
page-wish-no = { $name } gaat liever niet terug.
page-wish-drop = Laat maar
page-floor-start = Nog niets om terug te nemen.
page-floor-chance = Niets om terug te nemen: hiervoor is iets onthuld.
page-floor-seat = Niets om terug te nemen: hiervoor heeft een ander geantwoord.
page-floor-final = Niets om terug te nemen: hiervoor is een beurt beëindigd.

page-no-past = Je kijkt naar het verleden. Ga terug naar nu om te spelen.
page-no-over = Het spel is afgelopen.
page-no-turn = Je bent niet aan de beurt: { $name } is gevraagd.
page-no-unknown = Dat is geen actie van dit spel.
page-no-stale = Iemand was sneller; kijk nog eens.
page-no-bad = Dat heeft de server niet begrepen.
page-read-rule = lees de regel

page-zoom = Kaart
page-zoom-in = Dichterbij
page-zoom-out = Verder weg

page-since = Sinds je laatst keek
page-since-show = Tonen
page-log-earlier = { $n ->
    [one] Eén eerdere regel
   *[other] { $n } eerdere regels
}

page-replay = Herhaling
page-position = Stelling
page-to-start = Naar het begin
page-step-back = Een stap terug
page-step-on = Een stap verder
page-to-now = Nu
page-play-through = Afspelen
page-pause = Pauze

page-pass-to = Geef door aan { $name }
page-pass-says = Wat de anderen hebben is verborgen. Niemand anders hoort nu te kijken.
page-pass-ready = Ik ben { $name }

page-rules-of = Regels van { $game }
page-rules-own-words = In onze eigen woorden, elke regel met zijn nummer. Weigeringen noemen die nummers.
page-search = Zoek in de regels
page-search-none = Geen regel bevat deze woorden.
page-contents = Inhoud
page-print = Afdrukken
page-chapter-before = Terug: { $title }
page-chapter-next = Verder: { $title }
page-refuses = Wat ze verbiedt
page-examples = Voorbeelden ({ $n })
page-example = Voorbeeld { $id }
page-example-again = Opnieuw
page-example-show = Op het bord tonen
page-example-show-case = Geval { $number } op het bord tonen
page-example-start = De stelling
page-example-refused = Niet toegestaan:
page-example-board = Voorbeeld { $id } op het bord
page-try-it = Uitproberen
page-try-here = Vanaf hier uitproberen tegen bots: aan een eigen tafel, deze blijft zoals hij is
page-proofs = In het programma
page-proofs-decides = Beslist in
page-proofs-tests = Bewezen door
page-proofs-none = Geen regel van het programma beslist dit: het vertelt of legt uit.
page-found-rules = { $n ->
    [one] 1 regel gevonden.
   *[other] { $n } regels gevonden.
}

page-links = Links
page-link-invite = Uitnodiging voor een vrije plaats
page-link-invite-says = Wie hem opent, kiest een naam en een open plaats.
page-link-watch = Toekijken
page-link-watch-says = Ziet wat iedereen mag zien, kan niet spelen.
page-link-own = Mijn plaats
page-link-own-says = Speel verder op een ander apparaat. Houd hem voor jezelf.
page-link-host = Gastheer
page-link-seat = Uitnodiging voor plaats { $n }
page-link-seat-says = Wie hem het eerst opent, krijgt deze plaats.
page-link-eyes = Wat { $name } ziet
page-link-eyes-says = Kijkt mee door de ogen van deze plaats, ook in verborgen kaarten.
page-link-elsewhere = In een andere browser gemaakt; hier kun je hem alleen intrekken.
page-link-local = Dit adres werkt alleen op deze computer: open de pagina eerst via het adres dat anderen kennen en nodig dan uit.
page-new-invite = Nieuwe uitnodiging voor plaats { $n }
page-new-watch = Nieuwe link om te kijken
page-new-eyes = Iemand laten zien wat ik zie
page-new-eyes-of = Iemand laten zien wat { $name } ziet
page-revoke = Intrekken
page-share = Delen
page-invite-title = { $n ->
    [one] Er is één plaats vrij
   *[other] Er zijn { $n } plaatsen vrij
}
page-invite-says = Stuur de link of laat een telefoon de code lezen. Eén uitnodiging geldt voor één plaats; een account is niet nodig.
page-copy = Kopiëren
page-copied = Gekopieerd
page-qr = QR-code
page-qr-says = Dezelfde link als QR-code
page-settings = Instellingen
page-set-sound = Een bel als je gevraagd wordt
page-set-push = Laat het me weten als ik aan de beurt ben, ook als deze pagina dicht is
page-push-denied = Je browser staat geen berichten van deze pagina toe; dat kun je in de instellingen van de browser veranderen.
page-push-none = Deze browser kan niets melden als de pagina dicht is (dat vraagt https, en op een iPhone de pagina op het beginscherm).
page-webhook = Een eigen adres waarschuwen
page-webhook-says = Een eigen programma op dit https-adres krijgt een klein JSON-bericht als je aan de beurt bent en er niet bent.
page-webhook-add = Toevoegen
page-webhook-drop = Weghalen
page-pace = Anderen en stukken bewegen
page-pace-once = meteen
page-pace-brisk = vlot
page-pace-calm = rustig
page-ask = Vragen voordat een beurt eindigt
page-ask-never = nooit
page-ask-lost = als er iets verloren gaat
page-ask-always = altijd
page-set-single = Kan er maar één ding, dan gebeurt het vanzelf
page-set-quick = Eén tik beslist (geen tweede ter bevestiging)
page-keys = Toetsen
page-key-arrows = volgend mogelijk doel; in het verloop de volgende regel
page-key-enter = kiezen
page-key-esc = annuleren, beweging overslaan
page-key-end = beurt beëindigen
page-key-skip = overslaan, bot laten opschieten
page-key-pulse = alle doelen tonen
page-key-explain = uitleg, of de regels
page-key-history = stap door het spel
page-record = Verslag bewaren
page-takeaway = Om mee te nemen
page-save-log = Verloop als tekst
page-save-svg = Bord als SVG
page-save-png = Bord als PNG
page-not-saved = Het plaatje kon hier niet worden getekend.
page-report = Probleem melden
page-report-says = Er wordt niets verstuurd. Je krijgt één tekst: het verslag, de versies van hanse, pagina en browser, en de regel die je bekijkt. Geef die aan wie deze server beheert of hanse onderhoudt.
page-report-words = Wat gebeurde er, en wat had je verwacht?
page-report-file = Als bestand bewaren
page-report-copy = Tekst kopiëren
page-report-saved = Bewaard.
page-report-not-copied = Deze browser laat de pagina niet kopiëren; bewaar in plaats daarvan het bestand.

page-you-won = Je hebt gewonnen!
page-one-won = { $name } wint
page-they-share = { $names } delen de overwinning
page-points-for = Punten voor
page-which-moves = toon de zetten
page-no-moves = Geen zet heeft dit veranderd.
page-sum = Som
page-standing = Zo staat het ervoor
page-standing-says = De punten die ieder zou hebben als het spel nu afgelopen was, per categorie. Een getal opent de zetten die het opleverden.
page-standing-parts = Het briefje toont de punten als het spel nu afgelopen was; het spoor op het bord alleen wat tot nu toe gescoord is. Een getal opent de zetten die het opleverden.
page-so-far = Tot nu toe gescoord
page-at-end = Komt erbij als het nu afgelopen was
page-behind = { $n } achter
page-tied = evenveel punten
page-margin = { $n ->
    [one] Met één punt voorsprong.
   *[other] Met { $n } punten voorsprong.
}
page-place = Plaats
page-course = Het verloop van het spel
page-course-says = Punten van alle spelers over het hele spel
page-course-of = Punten voor
page-course-all = alles bij elkaar
page-course-at = Na { $ply } antwoorden:
page-course-go = Toon de stelling na { $ply } antwoorden
page-watch-again = Nog eens bekijken
page-play-again = Nog een spel
page-rematch = Revanche
page-rematch-laid = De revanche ligt klaar.
page-rematch-follow = Weer gaan zitten
page-order = Plaatsen in de revanche
page-order-same = Dezelfde plaatsen
page-order-rotated = Eén plaats verder
page-order-result = Wie laatste was, begint

# What a bot thinks, for people.
page-tab-hint = Tip
page-hint = Tip
page-hint-says = Antwoorden, het beste eerst
page-hint-chance = { $n } % ± { $error }
page-hint-points = { $n } ± { $error } punten
page-hint-then = dan: { $line }
page-hint-adds = tot het einde van de beurt: { $change }
page-hint-how = Wat de sterkste bot verwacht van wat jij kunt zien: kansen op winst, en hoe zeker hij daarvan is.
page-hint-thinking = Er wordt nagedacht …
page-hint-none = Daar valt niets over te zeggen.
page-hint-later = Tips komen als jij gevraagd wordt.
page-chances-all = Kansen: { $chances }
page-chances-one = { $name } { $n } % ± { $error }
page-chances-points = { $n } punten ± { $error }
page-chances-wait = Kansen: nog niet bekend
page-set-chances = Ieders kansen tonen (als tips zijn toegestaan)
page-key-hint = tip
page-allow-hints = Tips en kansen
page-allow-hints-says = Wie meespeelt mag vragen wat een bot zou doen en ieders kansen zien, uit wat hij zelf kan zien. Na het spel is het verslag er in elk geval.
page-turning = Keerpunten
page-turning-says = De sterkste bot gaat het spel nog eens door, met wat ieder toen kon weten, en zoekt antwoorden die iets hebben gekost.
page-turning-begin = Zoeken
page-turning-go-on = Verder zoeken
page-turning-progress = { $done } van { $of }
page-turning-curve = Kansen in de loop van het spel
page-turning-everybody = Van iedereen, niet alleen de mijne
page-turning-none = Geen antwoord dat zeker iets heeft gekost.
page-turning-cost = kostte { $cost }
page-turning-better = Beter: { $line }
page-turning-look = Bekijken
page-turning-try = Uitproberen
