# Texte, die nur die Seite braucht.

page-home = Startseite
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-auto = Auto
page-theme-light = Hell
page-theme-dark = Dunkel
page-palette = Farben der Spieler
page-palette-chart = wie gemalt
page-palette-clear = bei Farbfehlsicht
page-palette-strong = starker Kontrast

page-welcome = Ein Platz am Tisch der Kaufleute
page-welcome-says = Brettspiele der Hansestädte, mit Freunden nah und fern oder gegen Bots. Ohne Konto: Spiel wählen und losspielen.
page-again = Noch einmal versuchen
page-offline = Der Server ist nicht erreichbar. Die Seite versucht es weiter.
page-fetching = Wird geholt …
page-play = Spielen
page-lesson = Erste Schritte
page-lesson-resume = Erste Schritte fortsetzen
page-lesson-new = Noch neu?
page-lesson-step = Schritt { $n } von { $of }
page-lesson-next = Weiter
page-lesson-skip = Lektion verlassen
page-lesson-other = Das ist erlaubt, aber die Lektion geht anders weiter.
page-lesson-back = Zurücknehmen
page-lesson-again = Diesen Teil von vorn
page-lesson-part = Gut gemacht. Der nächste Teil beginnt mit einer anderen Stellung.
page-lesson-part-next = Nächster Teil
page-lesson-play = Eine Partie spielen
page-lesson-here = Tippe an, was umrandet ist, oder wähle es mit der Tastatur: { $what }.
page-short = Kurz erklärt
page-short-of = { $game } kurz erklärt
page-set-up = Tisch einrichten
page-rules = Regeln
page-laying = Der Tisch wird gedeckt …
page-laying-short = Wird gedeckt …
page-seats-range = { $from ->
    [1] { $to ->
        [1] Eine Person
       *[other] 1 bis { $to } Personen
    }
   *[other] { $from } bis { $to } Personen
}
page-my-tables = Meine Tische
page-table-gone = nicht mehr da
page-table-brought = eine Mitschrift, nicht zu Ende gespielt
page-last-here = Wann du zuletzt hier warst
page-no-tables = Tische, an die du dich setzt, stehen hier, nur in diesem Browser.
page-all-tables = Alle { $n } zeigen
page-bring = Mitschrift öffnen
page-bring-says = Aus einer gespeicherten Partie wird ein Tisch zum Ansehen, Zug für Zug.
page-bring-failed = { $file } ließ sich nicht öffnen: { $why }.
page-table-yours = du bist dran
page-table-theirs = { $name } ist dran
page-forget = Von der Liste nehmen
page-unofficial = Inoffiziell und frei. Regeln in eigenen Worten, Pläne selbst gezeichnet; die Spiele gehören ihren Autoren und Verlagen.

page-no-game = Ein Spiel namens { $game } gibt es nicht.
page-variant = Spiel
page-seats = Wer spielt mit?
page-how-many = Mitspielende
page-count-seats = { $n }
page-seat-n = Platz { $n }
page-seat-empty = Platz { $number }
page-kind-me = Ich
page-kind-here = Jemand hier
page-kind-open = Einladen
page-kind-bot = Bot
page-kind-you = du
page-level = Stärke des Bots
page-bot-random = Zufall
page-bot-greedy = Gierig
page-bot-easy = Leicht
page-bot-medium = Mittel
page-bot-hard = Schwer
page-name = Name
page-guest = Gast
page-open-says = bekommt einen Link
page-open-hint = { $n ->
    [one] Du bekommst einen Link für den offenen Platz.
   *[other] Du bekommst einen Link für die { $n } offenen Plätze.
}
page-bots-only = Nur Bots: Du schaust zu.
page-colour = Farbe
page-seat-up = { $name } nach oben
page-seat-down = { $name } nach unten
page-shuffle = Plätze mischen
page-clocks = Uhr
page-clock-none = Keine
page-clock-turn = Für jeden Zug
page-clock-game = Für die ganze Partie
page-clock-minutes = Minuten
page-clock-more = Sekunden mehr nach jedem Zug
page-clock-out = Ist die Zeit um, antwortet ein Bot, bis die Person zurück ist
page-clock-says = Die Uhren laufen, sobald alle Plätze besetzt sind, auch wenn niemand hinsieht.
page-options = Optionen
page-luck = Zufall
page-seed = Startzahl
page-seed-says = Bleibt sie leer, wird sie gezogen, und niemand kennt sie. Dieselbe Startzahl und dieselben Entscheidungen ergeben wieder dieselbe Partie; wer sich setzt, erfährt, dass sie gewählt wurde.
page-seed-drawn = gezogen
page-seed-chosen = Die Startzahl dieses Tisches wurde gewählt: Wer das tat, kann wissen, was der Zufall bringt, auch verdeckte Karten.
page-reroll = Eine andere
page-open-table = Tisch öffnen
page-sit-down = Platz nehmen
page-back-home = Zur Startseite
page-about = Über dieses Spiel
page-game-version = Fassung der Regeln
page-read-rules = Die Regeln in unseren Worten lesen
page-doubts = Nicht am Original geprüft
page-doubts-say = { $n ->
    [one] Ein Wert auf Plan oder Karten ließ sich an keinem gedruckten Exemplar ablesen und ist rekonstruiert.
   *[other] { $n } Werte auf Plan oder Karten ließen sich an keinem gedruckten Exemplar ablesen und sind rekonstruiert.
}
page-doubts-show = Welche?
page-doubts-none = Alle Werte sind am gedruckten Spiel geprüft.

page-join-title = Du bist eingeladen: { $game }
page-join-full = Alle Plätze sind besetzt.
page-join-again = Du hast an diesem Tisch schon einen Platz.
page-join-back = Zurück an meinen Platz
page-join-watch = Noch einen Platz nehmen
page-your-name = Dein Name
page-your-seat = Dein Platz
page-seat-free = Platz { $n }, frei

page-board = Spielplan
page-side = Frage, Mitspielende und Verlauf
page-desk = Dein Kontor
page-tab-desk = Kontor
page-tab-players = Mitspielende
page-tab-log = Verlauf
page-tab-talk = Gespräch
page-tab-notes = Notizen
page-leaves = Verlauf, Gespräch und Notizen
page-unread = { $n } ungelesen
page-talk-none = Noch hat niemand etwas geschrieben.
page-talk-nobody = An diesem Tisch wird nicht geschrieben.
page-talk-players = An diesem Tisch schreiben nur die Mitspielenden.
page-write = An den Tisch schreiben
page-send = Senden
page-not-sent = Nicht gesendet: Die Verbindung zum Tisch ist unterbrochen. Gleich noch einmal versuchen.
page-somebody = Jemand, der zuschaut
page-phrases = Floskeln
page-phrase-hello = Hallo zusammen!
page-phrase-luck = Viel Glück!
page-phrase-well-played = Gut gespielt!
page-phrase-thanks = Danke.
page-phrase-sorry = Tut mir leid!
page-phrase-moment = Einen Moment, bitte.
page-phrase-back = Ich bin wieder da.
page-phrase-your-turn = Du bist dran.
page-phrase-good-game = Das war eine schöne Partie.
page-notes-say = Das kannst nur du lesen.
page-clock = Restzeit:
page-menu = Links und Einstellungen
page-asked = am Zug
page-free = frei
page-away = nicht da
page-stands-in = { $bot } spielt
page-stands-in-you = { $bot } antwortet für dich.
page-stands-in-other = { $bot } antwortet für { $name }.
page-i-am-back = Ich bin wieder da
page-hand-back = { $name } wieder selbst antworten lassen
page-hand-over = Einen Bot antworten lassen
page-hand-over-you = Solange du weg bist, kann ein Bot für dich antworten.
page-hand-over-other = Ein Bot kann für { $name } antworten, bis { $name } zurück ist.
page-seat-care = Name, Farbe und Vertretung von { $name }
page-keep-name = Ändern
page-your-colour = Deine Farbe
page-give-up = Meinen Platz aufgeben
page-give-up-says = Dann kann sich jemand anderes hierher setzen, und dein Link öffnet nichts mehr. Wer nur kurz weg will, schließt einfach die Seite.
page-free-seat = Platz freigeben
page-free-says = { $name } verliert den Platz, und du kannst jemand anderen einladen.
page-really = Ja, wirklich
page-two-tabs = Dieser Platz ist auch in einem anderen Tab offen. Beide gelten.
page-next-table = An einem anderen Tisch bist du am Zug: { $game }.
page-next-table-go = Hingehen
page-points = Punkte
page-reconnecting = Die Verbindung zum Tisch ist abgerissen. Neuer Versuch …
page-table-refused = Dieser Link öffnet keinen Tisch: Er wurde widerrufen, oder es gab nie einen.

page-is-over = Die Partie ist zu Ende.
page-reading = Diese Partie wurde nach Fassung { $version } der Regeln begonnen; heute gilt Fassung { $today }. Sie steht hier zum Lesen.
page-reading-brought = Eine Mitschrift zum Ansehen; die Partie wurde nicht zu Ende gespielt.
page-reading-until = Nach den heutigen Regeln gehen { $ply } ihrer { $answers } Antworten; die Mitschrift hat sie alle.
page-go-on-today = Nach Fassung { $today } weiterspielen
page-waiting = { $name } ist dran.
page-waiting-open = Platz { $seat } ist noch leer.
page-bot-thinks = { $name } überlegt …
page-at-ply = Rückschau: nach { $ply } von { $last } Antworten
page-seats-open = { $n ->
    [one] Ein Platz ist noch leer.
   *[other] { $n } Plätze sind noch leer.
}
page-invite = Einladen
page-undo = Zurück
page-undo-to = Bis vor dies zurücknehmen
page-undo-ask = Um Zurücknahme bitten
page-restart = Zug von vorn
page-choices = { $n ->
    [one] Eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
page-type = Tippen
page-type-says = Eine Aktion in Worten, Tab ergänzt
page-cancel = Abbrechen
page-close = Schließen
page-which = Was genau?
page-besides = Mit langem Druck oder Umschalt+Enter auch: { $options }
page-see-scores = Zur Wertung
page-only-choice = Nur dies ist möglich:
page-meanwhile = Inzwischen:
page-leave-ask = Den Zug trotzdem beenden?
page-leave-stay = Weiterspielen
page-skip = Überspringen
page-wish = { $name } möchte zurückgehen bis vor:
page-wish-own = Du hast gebeten, zurückzugehen bis vor:
page-wish-waits = Noch nicht geantwortet: { $names }.
page-wish-agree = Ja, zurück
page-wish-decline = Nein
page-wish-no = { $name } möchte nicht zurückgehen.
page-wish-drop = Doch nicht
page-floor-start = Noch nichts zurückzunehmen.
page-floor-chance = Nichts zurückzunehmen: Davor wurde etwas aufgedeckt.
page-floor-seat = Nichts zurückzunehmen: Davor hat jemand anders geantwortet.
page-floor-final = Nichts zurückzunehmen: Davor wurde ein Zug beendet.

page-no-past = Du siehst die Vergangenheit. Zum Spielen zurück ins Jetzt.
page-no-over = Die Partie ist zu Ende.
page-no-turn = Du bist nicht dran: Gefragt ist { $name }.
page-no-unknown = Das ist keine Aktion dieses Spiels.
page-no-stale = Da war jemand schneller; schau noch einmal.
page-no-bad = Das hat der Server nicht verstanden.
page-read-rule = Regel lesen

page-zoom = Karte
page-zoom-in = Näher heran
page-zoom-out = Weiter weg

page-since = Seit du zuletzt geschaut hast
page-since-show = Zeigen
page-log-earlier = { $n ->
    [one] Eine frühere Zeile
   *[other] { $n } frühere Zeilen
}

page-replay = Wiederholung
page-position = Stellung
page-to-start = An den Anfang
page-step-back = Ein Schritt zurück
page-step-on = Ein Schritt weiter
page-to-now = Jetzt
page-play-through = Abspielen
page-pause = Anhalten

page-pass-to = Bitte an { $name } weitergeben
page-pass-says = Was die anderen halten, ist verdeckt. Jetzt sollte sonst niemand schauen.
page-pass-ready = Ich bin { $name }

page-rules-of = Regeln: { $game }
page-rules-own-words = In unseren eigenen Worten, jede Regel mit ihrer Nummer. Ablehnungen nennen diese Nummern.
page-search = Regeln durchsuchen
page-search-none = Keine Regel enthält diese Wörter.
page-contents = Inhalt
page-print = Drucken
page-chapter-before = Zurück: { $title }
page-chapter-next = Weiter: { $title }
page-refuses = Was sie verbietet
page-examples = Beispiele ({ $n })
page-example = Beispiel { $id }
page-example-again = Von vorn
page-example-show = Auf dem Brett zeigen
page-example-show-case = Fall { $number } auf dem Brett zeigen
page-example-start = Die Stellung
page-example-refused = Nicht erlaubt:
page-example-board = Beispiel { $id } auf dem Brett
page-try-it = Ausprobieren
page-try-here = Von hier gegen Bots ausprobieren: an einem eigenen Tisch, dieser bleibt, wie er ist
page-proofs = Im Programm
page-proofs-decides = Entschieden in
page-proofs-tests = Bewiesen durch
page-proofs-none = Keine Zeile des Programms entscheidet diese Regel: Sie erzählt oder erklärt.
page-found-rules = { $n ->
    [one] 1 Regel gefunden.
   *[other] { $n } Regeln gefunden.
}

page-links = Links
page-link-invite = Einladung auf einen freien Platz
page-link-invite-says = Wer ihn öffnet, wählt einen Namen und einen offenen Platz.
page-link-watch = Zuschauen
page-link-watch-says = Zeigt, was alle sehen dürfen; mitspielen geht damit nicht.
page-link-own = Mein Platz
page-link-own-says = Damit spielst du auf einem anderen Gerät weiter. Nicht weitergeben.
page-link-host = Gastgeber
page-link-seat = Einladung auf Platz { $n }
page-link-seat-says = Wer sie zuerst öffnet, bekommt diesen Platz.
page-link-eyes = Was { $name } sieht
page-link-eyes-says = Schaut mit den Augen dieses Platzes zu, auch in verdeckte Karten.
page-link-elsewhere = In einem anderen Browser gemacht; hier lässt er sich nur widerrufen.
page-link-local = Diese Adresse gilt nur auf diesem Rechner: erst die Seite unter der Adresse öffnen, die andere kennen, dann einladen.
page-new-invite = Neue Einladung auf Platz { $n }
page-new-watch = Neuer Link zum Zuschauen
page-new-eyes = Jemanden sehen lassen, was ich sehe
page-new-eyes-of = Jemanden sehen lassen, was { $name } sieht
page-revoke = Widerrufen
page-share = Teilen
page-invite-title = { $n ->
    [one] Ein Platz ist frei
   *[other] { $n } Plätze sind frei
}
page-invite-says = Schick den Link oder lass ein Telefon den Code lesen. Eine Einladung gilt für einen Platz; ein Konto braucht niemand.
page-copy = Kopieren
page-copied = Kopiert
page-qr = QR-Code
page-qr-says = Derselbe Link als QR-Code
page-settings = Einstellungen
page-set-sound = Glocke, wenn du gefragt bist
page-set-push = Mir Bescheid geben, wenn ich dran bin, auch wenn die Seite zu ist
page-push-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen; das lässt sich in seinen Einstellungen ändern.
page-push-none = Dieser Browser kann bei geschlossener Seite nicht benachrichtigt werden (er braucht https, und auf einem iPhone die Seite auf dem Home-Bildschirm).
page-webhook = Eine eigene Adresse benachrichtigen
page-webhook-says = Ein eigenes Programm unter dieser https-Adresse bekommt eine kleine JSON-Nachricht, wenn du dran und nicht da bist.
page-webhook-add = Hinzufügen
page-webhook-drop = Entfernen
page-pace = Andere und Steine ziehen
page-pace-once = sofort
page-pace-brisk = zügig
page-pace-calm = gemächlich
page-ask = Nachfragen, bevor ein Zug endet
page-ask-never = nie
page-ask-lost = wenn etwas verfällt
page-ask-always = immer
page-set-single = Was als Einziges möglich ist, geschieht von selbst
page-set-quick = Ein Tipp entscheidet (ohne zweiten zur Bestätigung)
page-keys = Tasten
page-key-arrows = nächstes mögliches Ziel; im Verlauf nächste Zeile
page-key-enter = wählen
page-key-esc = abbrechen, Bewegung überspringen
page-key-end = Zug beenden
page-key-skip = überspringen, Bot drängen
page-key-pulse = alle Ziele zeigen
page-key-explain = erklären, sonst die Regeln
page-key-history = durch die Partie gehen
page-record = Mitschrift sichern
page-takeaway = Zum Mitnehmen
page-save-log = Verlauf als Text
page-save-svg = Plan als SVG
page-save-png = Plan als PNG
page-not-saved = Das Bild ließ sich hier nicht zeichnen.
page-report = Problem melden
page-report-says = Nichts wird verschickt. Du bekommst einen Text: die Mitschrift, die Versionen von hanse, Seite und Browser und die Zeile, die du gerade ansiehst. Gib ihn, wem dieser Server gehört oder wer sich um hanse kümmert.
page-report-words = Was ist geschehen, und was hättest du erwartet?
page-report-file = Als Datei sichern
page-report-copy = Text kopieren
page-report-saved = Gesichert.
page-report-not-copied = Dieser Browser lässt die Seite nicht kopieren; sichere stattdessen die Datei.

page-you-won = Du hast gewonnen!
page-one-won = { $name } gewinnt
page-they-share = { $names } teilen sich den Sieg
page-points-for = Punkte für
page-which-moves = Züge zeigen
page-no-moves = Kein Zug hat das verändert.
page-sum = Summe
page-standing = So steht es
page-standing-says = Die Punkte, die jeder hätte, wenn jetzt Schluss wäre, nach Wertungen. Eine Zahl öffnet die Züge, die sie ergaben.
page-standing-parts = Der Zettel zeigt die Punkte, wenn jetzt Schluss wäre; die Leiste auf dem Plan nur die bisher gewerteten. Eine Zahl öffnet die Züge, die sie ergaben.
page-so-far = Bisher gewertet
page-at-end = Käme dazu, wenn jetzt Schluss wäre
page-behind = { $n } zurück
page-tied = punktgleich
page-margin = { $n ->
    [one] Mit einem Punkt Vorsprung.
   *[other] Mit { $n } Punkten Vorsprung.
}
page-place = Platz
page-course = Der Verlauf der Partie
page-course-says = Punkte aller Mitspielenden über die ganze Partie
page-course-of = Punkte für
page-course-all = alles zusammen
page-course-at = Nach { $ply } Antworten:
page-course-go = Stellung nach { $ply } Antworten zeigen
page-watch-again = Noch einmal ansehen
page-play-again = Noch eine Partie
page-rematch = Revanche
page-rematch-laid = Die Revanche liegt bereit.
page-rematch-follow = Wieder hinsetzen
page-order = Sitzordnung der Revanche
page-order-same = Gleiche Plätze
page-order-rotated = Einen Platz weiter
page-order-result = Wer Letzter war, beginnt

# What a bot thinks, for people.
page-tab-hint = Tipp
page-hint = Tipp
page-hint-says = Antworten, die beste zuerst
page-hint-chance = { $n } % ± { $error }
page-hint-points = { $n } ± { $error } Punkte
page-hint-then = dann: { $line }
page-hint-adds = bis zum Ende des Zuges: { $change }
page-hint-how = Was der stärkste Bot aus dem erwartet, was du sehen kannst: Aussichten auf den Sieg, und wie sicher er sich ist.
page-hint-thinking = Wird bedacht …
page-hint-none = Dazu fällt niemandem etwas ein.
page-hint-later = Tipps gibt es, wenn du gefragt bist.
page-chances-all = Aussichten: { $chances }
page-chances-one = { $name } { $n } % ± { $error }
page-chances-points = { $n } Punkte ± { $error }
page-chances-wait = Aussichten: noch nicht bedacht
page-set-chances = Die Aussichten aller zeigen (wenn Tipps erlaubt sind)
page-key-hint = Tipp
page-allow-hints = Tipps und Aussichten
page-allow-hints-says = Wer mitspielt, darf fragen, was ein Bot täte, und die Aussichten aller sehen, aus dem, was er selbst sehen kann. Nach dem Spiel gibt es den Bericht in jedem Fall.
page-turning = Wendepunkte
page-turning-says = Der stärkste Bot geht das Spiel noch einmal durch, mit dem, was jeder damals wissen konnte, und sucht Antworten, die etwas gekostet haben.
page-turning-begin = Suchen
page-turning-go-on = Weiter suchen
page-turning-progress = { $done } von { $of }
page-turning-curve = Aussichten im Lauf des Spiels
page-turning-everybody = Von allen, nicht nur meine
page-turning-none = Keine Antwort, die sicher etwas gekostet hätte.
page-turning-cost = kostete { $cost }
page-turning-better = Besser: { $line }
page-turning-look = Ansehen
page-turning-try = Ausprobieren
