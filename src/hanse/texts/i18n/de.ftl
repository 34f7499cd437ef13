# Texte, die Befehle und Seite gemeinsam haben. Jedes Spiel hat seine eigenen in hanse/games/<id>/i18n.

# Diese Sprache in ihrem eigenen Namen.
language = Deutsch

yes = ja
no = nein
player = Spieler { $number }
notice-asked = { $name }, du bist am Zug: { $game }

# Die Farben der Plätze.
seat-black = Schwarz
seat-blue = Blau
seat-green = Grün
seat-grey = Grau
seat-purple = Violett
seat-red = Rot
seat-white = Weiß
seat-yellow = Gelb

# Die Befehle.
# Why not, in any game; $asked is the prompt of what is asked instead.
no-not-now = { $asked ->
        [none] Nicht jetzt: Niemand ist danach gefragt.
       *[other] Nicht jetzt. { $asked }
    }

intro-aim = Das Ziel
intro-turn = Dein Zug
intro-end = Wie es endet
intro-advice = Erster Rat
card-minutes = { $from }–{ $to } Minuten
card-weight-1 = leicht
card-weight-2 = mittelschwer
card-weight-3 = anspruchsvoll
card-box = Auch in der Schachtel: { $what }
cli-ply = vor Antwort { $ply }
cli-scores = Punkte, wenn jetzt Schluss wäre: { $scores }
cli-chance = Der Zufall
cli-chance-asked = Der Zufall ist gefragt: { $question }
cli-over = Das Spiel ist zu Ende.
cli-version = Version { $version }
cli-seats = { $count ->
    [1] 1 Platz
   *[other] { $count } Plätze
}
cli-legal = möglich
cli-total = Summe
cli-place = Platz
cli-won = { $count ->
        [one] { $names } gewinnt.
       *[other] Geteilter Sieg: { $names }.
    }
cli-seed = Startzahl { $seed }
cli-you = du
cli-begin = Antworte mit einem Buchstaben oder in Notation; Tab ergänzt, ? hilft.
cli-left = Du hast das Spiel vor Antwort { $ply } verlassen.
cli-kept = Du hast die Partie verlassen. Sie liegt in { $file }; mit hanse play --resume geht es weiter.
cli-several-left = Mehrere Partien warten. Welche? (Eingabetaste: die erste)
cli-left-one = { $game } ({ $seats }), { $ply } Antworten, verlassen { $when }
cli-which-left = Eine Zahl von 1 bis { $last }.
cli-pass-to = Gib die Tastatur an { $name } weiter.
cli-press-enter = Drücke Enter, wenn du Platz genommen hast.{" "}
cli-type = Tippe einen Buchstaben oder eine Aktion; ? hilft.
cli-several = Das kann heißen:
cli-undone = Zurückgenommen.
cli-undo-start = Es gibt nichts zurückzunehmen.
cli-undo-chance = Weiter zurück geht es nicht: Der Zufall hat etwas aufgedeckt.
cli-undo-seat = Weiter zurück geht es nicht: Danach war jemand anderes an der Reihe.
cli-undo-final = Weiter zurück geht es nicht: Dein Zug war beendet.
cli-saved = Die Aufzeichnung ist in { $file }.
cli-scenario = Szenario
cli-refuses = Warum nicht:
cli-scenarios = Szenarien:
cli-rules = Regeln:
cli-expect-chance = { $chance } % ± { $error }
cli-expect-points = { $points } Punkte ± { $error }
cli-then = dann: { $line }
cli-adds = bis zum Ende des Zuges: { $change }
cli-chances = Aussichten: { $chances }
cli-no-chances = In diesem Spiel lassen sich Aussichten nicht abschätzen.
cli-no-turning = Keine Antwort, die sicher etwas gekostet hätte.
cli-cost = { $name }: { $did } kostete { $cost }
cli-better = besser: { $line }
cli-try = Ausprobieren: hanse play --from { $file } --to { $ply }
cli-help =
    ein Buchstabe, eine Aktion oder ihr Anfang: antworten. Enter nimmt die einzige Möglichkeit
    ? AKTION     warum eine Aktion möglich ist oder nicht
    undo         deine letzte Antwort zurücknehmen
    restart      deinen bisherigen Zug zurücknehmen
    board        Plan und Möglichkeiten noch einmal zeigen
    log          was geschehen ist
    score        die Punkte, wenn jetzt Schluss wäre
    hint         die besten Antworten, was sie erwarten lassen und der Plan dahinter
    chances      die Aussichten aller, so weit du sie kennen kannst
    rule NR      eine Regel oder ein Szenario; ohne NR alle Regeln
    save DATEI   die Aufzeichnung schreiben
    quit         aufhören
