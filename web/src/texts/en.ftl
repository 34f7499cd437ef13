# Texts that only the page uses. Every key is in all three files; a test compares them.

page-home = Start page
page-language = Language
page-theme = Light or dark
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-palette = Colours of the players
page-palette-chart = chart
page-palette-clear = colour-blind eyes
page-palette-strong = high contrast

page-welcome = A seat at the merchants' table
page-welcome-says = Board games of the Hanseatic towns, with friends near and far or against bots. No account: pick a game and play.
page-again = Try again
page-offline = The server cannot be reached. The page keeps trying.
page-fetching = Fetching …
page-play = Play
page-lesson = First steps
page-lesson-resume = Go on with the first steps
page-lesson-new = New to it?
page-lesson-step = Step { $n } of { $of }
page-lesson-next = Go on
page-lesson-skip = Leave the lesson
page-lesson-other = That is allowed, but the lesson goes another way.
page-lesson-back = Take it back
page-lesson-again = Begin this part again
page-lesson-part = Well done. The next part begins at another position.
page-lesson-part-next = Next part
page-lesson-play = Play a game
page-lesson-here = Tap what is ringed, or choose it by keyboard: { $what }.
page-short = In short
page-short-of = { $game } in short
page-set-up = Set up a table
page-rules = Rules
page-laying = The table is being laid …
page-laying-short = Laying …
page-seats-range = { $from ->
    [1] { $to ->
        [1] One player
       *[other] 1 to { $to } players
    }
   *[other] { $from } to { $to } players
}
page-my-tables = My tables
page-table-gone = no longer there
page-table-brought = a record, not played to its end
page-last-here = When you were last here
page-no-tables = Tables you sit down at are listed here, in this browser alone.
page-all-tables = Show all { $n }
page-bring = Open a record
page-bring-says = A saved game becomes a table to look at, move by move.
page-bring-failed = { $file } could not be opened: { $why }.
page-table-yours = your turn
page-table-theirs = waiting for { $name }
page-forget = Take off this list
page-unofficial = Unofficial and free. Rules in our own words, boards drawn by us; the games belong to their authors and publishers.

page-no-game = There is no game called { $game }.
page-variant = Game
page-seats = Who plays?
page-how-many = Players
page-count-seats = { $n }
page-seat-n = Seat { $n }
page-seat-empty = Seat { $number }
page-kind-me = Me
page-kind-here = Somebody here
page-kind-open = Invite
page-kind-bot = Bot
page-kind-you = you
page-level = Level of the bot
page-bot-random = Random
page-bot-greedy = Greedy
page-bot-easy = Easy
page-bot-medium = Medium
page-bot-hard = Hard
page-name = Name
page-guest = Guest
page-open-says = gets a link
page-open-hint = { $n ->
    [one] You will get a link for the open seat.
   *[other] You will get a link for the { $n } open seats.
}
page-bots-only = Only bots: you watch.
page-colour = Colour
page-seat-up = Move { $name } up
page-seat-down = Move { $name } down
page-shuffle = Shuffle the seats
page-clocks = Clock
page-clock-none = None
page-clock-turn = For each turn
page-clock-game = For the whole game
page-clock-minutes = Minutes
page-clock-more = Seconds more after every turn
page-clock-out = When the time is over, a bot answers until the player is back
page-clock-says = Clocks run when all seats are taken, also while nobody looks.
page-options = Options
page-luck = Luck
page-seed = Seed
page-seed-says = Left empty it is drawn and nobody knows it. The same seed and the same choices give the same game again; who sits down is told that it was chosen.
page-seed-drawn = drawn
page-seed-chosen = The seed of this table was chosen: whoever did so can know what chance will bring, hidden cards too.
page-reroll = Another
page-open-table = Open the table
page-sit-down = Sit down
page-back-home = Back to the start page
page-about = About this game
page-game-version = Version of the rules
page-read-rules = Read the rules in our words
page-doubts = Not checked against the print
page-doubts-say = { $n ->
    [one] One value on this board or its cards could not be read off a printed copy and was reconstructed.
   *[other] { $n } values on this board or its cards could not be read off a printed copy and were reconstructed.
}
page-doubts-show = Show which
page-doubts-none = Every value has been checked against the printed game.

page-join-title = You are invited: { $game }
page-join-full = All seats are taken.
page-join-again = You already have a seat at this table.
page-join-back = Back to my seat
page-join-watch = Take another seat
page-your-name = Your name
page-your-seat = Your seat
page-seat-free = Seat { $n }, free

page-board = Board
page-side = Question, players and log
page-desk = Your desk
page-tab-desk = Desk
page-tab-players = Players
page-tab-log = Log
page-tab-talk = Talk
page-tab-notes = Notes
page-leaves = Log, talk and notes
page-unread = { $n } unread
page-talk-none = Nobody has written yet.
page-talk-nobody = At this table nobody writes.
page-talk-players = Only players write at this table.
page-write = Write to the table
page-send = Send
page-not-sent = Not sent: the line to the table is broken. Try again in a moment.
page-somebody = Somebody who watches
page-phrases = Phrases
page-phrase-hello = Hello, everybody!
page-phrase-luck = Good luck!
page-phrase-well-played = Well played!
page-phrase-thanks = Thank you.
page-phrase-sorry = Sorry!
page-phrase-moment = One moment, please.
page-phrase-back = I am back.
page-phrase-your-turn = It is your turn.
page-phrase-good-game = That was a good game.
page-notes-say = Only you can read this.
page-clock = Time left:
page-menu = Links and settings
page-asked = to move
page-free = free
page-away = away
page-stands-in = { $bot } plays
page-stands-in-you = { $bot } answers for you.
page-stands-in-other = { $bot } answers for { $name }.
page-i-am-back = I am back
page-hand-back = Let { $name } answer again
page-hand-over = Let a bot answer
page-hand-over-you = A bot can answer for you while you are away.
page-hand-over-other = A bot can answer for { $name } until { $name } is back.
page-seat-care = Name, colour and stand-in of { $name }
page-keep-name = Change
page-your-colour = Your colour
page-give-up = Give up my seat
page-give-up-says = Somebody else may then sit here; your link opens nothing any more. To leave for a while, just close the page.
page-free-seat = Free the seat
page-free-says = { $name } loses the seat, and you can invite somebody else.
page-really = Yes, really
page-two-tabs = This seat is open in another tab as well. Both work.
page-next-table = Your turn at another table: { $game }.
page-next-table-go = Go there
page-points = points
page-reconnecting = The line to the table broke. Trying again …
page-table-refused = This link opens no table: it was revoked, or there never was one.

page-is-over = The game is over.
page-reading = This game was begun by version { $version } of the rules; today they are version { $today }. It is here to be read.
page-reading-brought = A record to look at; the game was not played to its end.
page-reading-until = Today's rules let { $ply } of its { $answers } answers through; its record has them all.
page-go-on-today = Go on by version { $today }
page-waiting = Waiting for { $name }.
page-waiting-open = Seat { $seat } is still empty.
page-bot-thinks = { $name } is thinking …
page-at-ply = Looking back: after { $ply } of { $last } answers
page-seats-open = { $n ->
    [one] One seat is still empty.
   *[other] { $n } seats are still empty.
}
page-invite = Invite
page-undo = Undo
page-undo-to = Take back to before this
page-undo-ask = Ask to take back
page-restart = Restart turn
page-choices = { $n ->
    [one] One choice
   *[other] { $n } choices
}
page-type = Type
page-type-says = An action in words, Tab completes
page-cancel = Cancel
page-close = Close
page-which = Which one?
page-besides = By a long press or Shift+Enter also: { $options }
page-see-scores = See the scores
page-only-choice = Only this is possible:
page-meanwhile = Meanwhile:
page-leave-ask = End the turn all the same?
page-leave-stay = Go on
page-skip = Skip
page-wish = { $name } would like to go back to before:
page-wish-own = You have asked to go back to before:
page-wish-waits = Not answered yet: { $names }.
page-wish-agree = Yes, go back
page-wish-decline = No
page-wish-no = { $name } would rather not go back.
page-wish-drop = Never mind
page-floor-start = Nothing to take back yet.
page-floor-chance = Nothing to take back: something was revealed before this.
page-floor-seat = Nothing to take back: another player has answered before this.
page-floor-final = Nothing to take back: a turn was ended before this.

page-no-past = You are looking at the past. Go back to now to play.
page-no-over = The game is over.
page-no-turn = Not your turn: { $name } is asked.
page-no-unknown = That is not an action of this game.
page-no-stale = Somebody was faster; look again.
page-no-bad = The server did not understand that.
page-read-rule = read the rule

page-zoom = Map
page-zoom-in = Closer
page-zoom-out = Further away

page-since = Since you last looked
page-since-show = Show it
page-log-earlier = { $n ->
    [one] One earlier line
   *[other] { $n } earlier lines
}

page-replay = Replay
page-position = Position
page-to-start = To the start
page-step-back = One step back
page-step-on = One step on
page-to-now = Now
page-play-through = Play through
page-pause = Pause

page-pass-to = Please pass to { $name }
page-pass-says = What others hold is hidden. Nobody else should look now.
page-pass-ready = I am { $name }

page-rules-of = Rules of { $game }
page-rules-own-words = In our own words, each rule with its number. Refusals cite these numbers.
page-search = Search the rules
page-search-none = No rule has these words.
page-contents = Contents
page-print = Print
page-chapter-before = Back: { $title }
page-chapter-next = Next: { $title }
page-refuses = What it refuses
page-examples = Examples ({ $n })
page-example = Example { $id }
page-example-again = Again
page-example-show = Show it on the board
page-example-show-case = Show case { $number } on the board
page-example-start = The position
page-example-refused = Not allowed:
page-example-board = Example { $id }, on the board
page-try-it = Try it
page-try-here = Try it from here against bots: a table of your own, this one stays as it is
page-proofs = In the code
page-proofs-decides = Decided in
page-proofs-tests = Proved by
page-proofs-none = Nothing in the code decides this rule: it tells or explains.
page-found-rules = { $n ->
    [one] 1 rule found.
   *[other] { $n } rules found.
}

page-links = Links
page-link-invite = Invitation to any free seat
page-link-invite-says = Whoever opens it picks a name and an open seat.
page-link-watch = Watch
page-link-watch-says = Sees what everybody may see, cannot play.
page-link-own = My seat
page-link-own-says = Goes on playing on another device. Keep it to yourself.
page-link-host = Host
page-link-seat = Invitation to seat { $n }
page-link-seat-says = Whoever opens it first takes this seat.
page-link-eyes = What { $name } sees
page-link-eyes-says = Watches with the eyes of this seat, hidden cards too.
page-link-elsewhere = Made in another browser; it can only be revoked here.
page-link-local = This address works on this machine only: open the page by the address others know, then invite.
page-new-invite = New invitation to seat { $n }
page-new-watch = New link to watch
page-new-eyes = Let somebody see what I see
page-new-eyes-of = Let somebody see what { $name } sees
page-revoke = Revoke
page-share = Share
page-invite-title = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
}
page-invite-says = Send the link, or let a phone read the code. One invitation takes one seat; no account is needed.
page-copy = Copy
page-copied = Copied
page-qr = QR code
page-qr-says = The same link as a QR code
page-settings = Settings
page-set-sound = A bell when you are asked
page-set-push = Tell me when I am asked, also when this page is closed
page-push-denied = Your browser does not allow messages from this page; its own settings can change that.
page-push-none = This browser cannot be told when the page is closed (it needs https, and on an iPhone the page on the home screen).
page-webhook = Tell an address of mine
page-webhook-says = A program of yours at this https address gets a small JSON message when you are asked and away.
page-webhook-add = Add
page-webhook-drop = Take away
page-pace = Others and pieces move
page-pace-once = at once
page-pace-brisk = briskly
page-pace-calm = calmly
page-ask = Ask before a turn ends
page-ask-never = never
page-ask-lost = if something is lost
page-ask-always = always
page-set-single = Where only one thing is possible, it happens by itself
page-set-quick = One tap decides (no second tap to confirm)
page-keys = Keys
page-key-arrows = next possible target; in the log, next line
page-key-enter = choose
page-key-esc = cancel, skip animation
page-key-end = end turn
page-key-skip = skip what moves, hurry a bot
page-key-pulse = show all targets
page-key-explain = explain, or the rules
page-key-history = step through the game
page-record = Save the record
page-takeaway = Take it home
page-save-log = Log as text
page-save-svg = Board as SVG
page-save-png = Board as PNG
page-not-saved = The picture could not be drawn here.
page-report = Report a problem
page-report-says = Nothing is sent. You get one text: the record, the versions of hanse, page and browser, and the line you are looking at. Give it to whoever runs this server or looks after hanse.
page-report-words = What happened, and what did you expect?
page-report-file = Save as a file
page-report-copy = Copy the text
page-report-saved = Saved.
page-report-not-copied = This browser does not let the page copy; save the file instead.

page-you-won = You won!
page-one-won = { $name } won
page-they-share = { $names } share the victory
page-points-for = Points for
page-which-moves = show the moves
page-no-moves = No move changed this.
page-sum = Sum
page-standing = How the points stand
page-standing-says = The points each would have if the game ended now, by category. A number opens the moves that made it.
page-standing-parts = A slip shows the points if the game ended now; the track on the board shows only those scored so far. A number opens the moves that made it.
page-so-far = Scored so far
page-at-end = Added if it ended now
page-behind = { $n } behind
page-tied = level on points
page-margin = { $n ->
    [one] By one point.
   *[other] By { $n } points.
}
page-place = Place
page-course = The course of the game
page-course-says = Points of every player over the whole game
page-course-of = Points for
page-course-all = everything together
page-course-at = After { $ply } answers:
page-course-go = Show the position after { $ply } answers
page-watch-again = Watch it again
page-play-again = Play again
page-rematch = Rematch
page-rematch-laid = A rematch is laid.
page-rematch-follow = Sit down again
page-order = Seats of the rematch
page-order-same = Same seats
page-order-rotated = One seat further
page-order-result = The last begins

# What a bot thinks, for people.
page-tab-hint = Hint
page-hint = Hint
page-hint-says = Answers, best first
page-hint-chance = { $n } % ± { $error }
page-hint-points = { $n } ± { $error } points
page-hint-then = then: { $line }
page-hint-adds = until the end of the turn: { $change }
page-hint-how = What the strongest bot expects from what you can see: chances of winning, and how sure it is of them.
page-hint-thinking = Thinking about it …
page-hint-none = Nothing comes to mind.
page-hint-later = Hints come when you are asked.
page-chances-all = Chances: { $chances }
page-chances-one = { $name } { $n } % ± { $error }
page-chances-points = { $n } points ± { $error }
page-chances-wait = Chances: still thinking
page-set-chances = Show everybody’s chances (if the host allows hints)
page-key-hint = hint
page-allow-hints = Hints and chances
page-allow-hints-says = Whoever plays may ask what a bot would do, and see everybody’s chances, from what he can see himself. After the game a report is there in any case.
page-turning = Turning points
page-turning-says = The strongest bot goes through the game again, with what each could know then, and looks for answers that cost something.
page-turning-begin = Look for them
page-turning-go-on = Go on looking
page-turning-progress = { $done } of { $of }
page-turning-curve = Chances over the game
page-turning-everybody = Everybody’s, not only mine
page-turning-none = No answer that surely cost anything.
page-turning-cost = cost { $cost }
page-turning-better = Better: { $line }
page-turning-look = Look at it
page-turning-try = Try it
