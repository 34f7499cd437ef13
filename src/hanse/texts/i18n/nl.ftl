# Teksten die opdrachten en pagina delen. Elk spel heeft zijn eigen teksten in hanse/games/<id>/i18n.

yes = ja
no = nee
player = Speler { $number }

# De kleuren van de plaatsen.
seat-black = Zwart
seat-blue = Blauw
seat-green = Groen
seat-grey = Grijs
seat-purple = Paars
seat-red = Rood
seat-white = Wit
seat-yellow = Geel
