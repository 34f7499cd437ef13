# Teksten die opdrachten en pagina delen. Elk spel heeft zijn eigen teksten in hanse/games/<id>/i18n.

# Deze taal in haar eigen naam.
language = Nederlands

yes = ja
no = nee
player = Speler { $number }
notice-asked = { $name }, je bent aan de beurt: { $game }

# De kleuren van de plaatsen.
seat-black = Zwart
seat-blue = Blauw
seat-green = Groen
seat-grey = Grijs
seat-purple = Paars
seat-red = Rood
seat-white = Wit
seat-yellow = Geel

# De opdrachten.
# Why not, in any game; $asked is the prompt of what is asked instead.
no-not-now = { $asked ->
        [none] Niet nu: niemand wordt ernaar gevraagd.
       *[other] Niet nu. { $asked }
    }

intro-aim = Het doel
intro-turn = Je beurt
intro-end = Hoe het eindigt
intro-advice = Eerste raad
card-minutes = { $from }–{ $to } minuten
card-weight-1 = licht
card-weight-2 = middelzwaar
card-weight-3 = pittig
card-box = Ook in de doos: { $what }
cli-ply = voor antwoord { $ply }
cli-scores = Punten als het nu afgelopen was: { $scores }
cli-chance = Het toeval
cli-chance-asked = Het toeval is aan zet: { $question }
cli-over = Het spel is afgelopen.
cli-version = versie { $version }
cli-seats = { $count ->
    [1] 1 plaats
   *[other] { $count } plaatsen
}
cli-legal = mogelijk
cli-total = Totaal
cli-place = Plaats
cli-won = { $count ->
        [one] { $names } wint.
       *[other] Gedeelde overwinning: { $names }.
    }
cli-seed = startgetal { $seed }
cli-you = jij
cli-begin = Antwoord met een letter of in notatie; Tab vult aan, ? helpt.
cli-left = Je hebt het spel verlaten voor antwoord { $ply }.
cli-kept = Je hebt de partij verlaten. Ze staat in { $file }; met hanse play --resume ga je verder.
cli-several-left = Er wachten meerdere partijen. Welke? (Enter: de eerste)
cli-left-one = { $game } ({ $seats }), { $ply } antwoorden, verlaten { $when }
cli-which-left = Een getal van 1 tot { $last }.
cli-pass-to = Geef het toetsenbord door aan { $name }.
cli-press-enter = Druk op Enter zodra je zit.{" "}
cli-type = Typ een letter of een actie; ? helpt.
cli-several = Dat kan betekenen:
cli-undone = Teruggenomen.
cli-undo-start = Er is niets om terug te nemen.
cli-undo-chance = Verder terug kan niet: het toeval heeft iets onthuld.
cli-undo-seat = Verder terug kan niet: daarna heeft een ander geantwoord.
cli-undo-final = Verder terug kan niet: je beurt was beëindigd.
cli-saved = Het verslag staat in { $file }.
cli-scenario = Scenario
cli-refuses = Waarom niet:
cli-scenarios = Scenario’s:
cli-rules = Regels:
cli-expect-chance = { $chance } % ± { $error }
cli-expect-points = { $points } punten ± { $error }
cli-then = dan: { $line }
cli-adds = tot het einde van de beurt: { $change }
cli-chances = Kansen: { $chances }
cli-no-chances = In dit spel zijn de kansen niet te schatten.
cli-no-turning = Geen antwoord dat zeker iets heeft gekost.
cli-cost = { $name }: { $did } kostte { $cost }
cli-better = beter: { $line }
cli-try = Probeer het: hanse play --from { $file } --to { $ply }
cli-help =
    een letter, een actie of het begin ervan: antwoorden. Enter neemt de enige mogelijkheid
    ? ACTIE      waarom een actie wel of niet mogelijk is
    undo         je laatste antwoord terugnemen
    restart      je beurt tot nu toe terugnemen
    board        bord en mogelijkheden nog eens tonen
    log          wat er gebeurd is
    score        de punten als het nu afgelopen was
    hint         de beste antwoorden, wat ze laten verwachten en het plan erachter
    chances      ieders kansen, voor zover jij die kunt kennen
    rule NR      een regel of scenario; zonder NR alle regels
    save BESTAND het verslag schrijven
    quit         stoppen
