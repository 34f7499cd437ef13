# Texts that commands and page share. Each game has its own in hanse/games/<id>/i18n.

yes = yes
no = no
player = Player { $number }

# The seats' colours.
seat-black = Black
seat-blue = Blue
seat-green = Green
seat-grey = Grey
seat-purple = Purple
seat-red = Red
seat-white = White
seat-yellow = Yellow
