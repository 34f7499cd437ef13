# Texts that commands and page share. Each game has its own in hanse/games/<id>/i18n.

# This language's own name.
language = English

yes = yes
no = no
player = Player { $number }
notice-asked = { $name }, it is your turn: { $game }

# The seats' colours.
seat-black = Black
seat-blue = Blue
seat-green = Green
seat-grey = Grey
seat-purple = Purple
seat-red = Red
seat-white = White
seat-yellow = Yellow

# Why not, in any game; $asked is the prompt of what is asked instead.
no-not-now = { $asked ->
        [none] Not now: nobody is asked for it.
       *[other] Not now. { $asked }
    }

# The commands.
intro-aim = The aim
intro-turn = Your turn
intro-end = How it ends
intro-advice = First advice
card-minutes = { $from }–{ $to } minutes
card-weight-1 = light
card-weight-2 = medium
card-weight-3 = heavy
card-box = Also in the box: { $what }
cli-ply = before answer { $ply }
cli-scores = Points if it ended now: { $scores }
cli-chance = Chance
cli-chance-asked = Chance is asked: { $question }
cli-over = The game is over.
cli-version = version { $version }
cli-seats = { $count ->
    [1] 1 seat
   *[other] { $count } seats
}
cli-legal = possible
cli-total = Total
cli-place = Place
cli-won = { $count ->
        [one] { $names } wins.
       *[other] Shared victory: { $names }.
    }
cli-seed = seed { $seed }
cli-you = you
cli-begin = Answer with a letter or in notation; Tab completes, ? helps.
cli-left = You have left the game before answer { $ply }.
cli-kept = You have left the game. It is kept in { $file }; hanse play --resume goes on.
cli-several-left = Several games were left. Which one? (Enter: the first)
cli-left-one = { $game } ({ $seats }), { $ply } answers, left { $when }
cli-which-left = A number from 1 to { $last }.
cli-pass-to = Pass the keyboard to { $name }.
cli-press-enter = Press Enter when you sit down.{" "}
cli-type = Type a letter or an action; ? helps.
cli-several = That could mean:
cli-undone = Taken back.
cli-undo-start = There is nothing to take back.
cli-undo-chance = No further back: something was revealed by chance.
cli-undo-seat = No further back: another player has answered since.
cli-undo-final = No further back: your turn was ended.
cli-saved = The record is in { $file }.
cli-scenario = Scenario
cli-refuses = Why not:
cli-scenarios = Scenarios:
cli-rules = Rules:
cli-expect-chance = { $chance } % ± { $error }
cli-expect-points = { $points } points ± { $error }
cli-then = then: { $line }
cli-adds = until the end of the turn: { $change }
cli-chances = Chances: { $chances }
cli-no-chances = Nobody can tell the chances in this game.
cli-no-turning = No answer that surely cost anything.
cli-cost = { $name }: { $did } cost { $cost }
cli-better = better: { $line }
cli-try = Try it: hanse play --from { $file } --to { $ply }
cli-help =
    a letter, an action, or its beginning: answer. Enter takes the only option
    ? ACTION     why an action is possible or not
    undo         take back your last answer
    restart      take back your turn so far
    board        show the board and the options again
    log          what has happened
    score        the points if it ended now
    hint         the best answers, what to expect of them and the line behind them
    chances      everybody's chances as you can tell
    rule ID      a rule or scenario; without ID, all rules
    save FILE    write the record
    quit         leave
