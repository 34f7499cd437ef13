# Texte, die Befehle und Seite gemeinsam haben. Jedes Spiel hat seine eigenen in hanse/games/<id>/i18n.

yes = ja
no = nein
player = Spieler { $number }

# Die Farben der Plätze.
seat-black = Schwarz
seat-blue = Blau
seat-green = Grün
seat-grey = Grau
seat-purple = Violett
seat-red = Rot
seat-white = Weiß
seat-yellow = Gelb
