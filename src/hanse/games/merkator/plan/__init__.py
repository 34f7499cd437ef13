"""A model of Merkator for one seat, whole turns at a time, and a search in it.

``spot`` is a seat's position, ``world`` what is printed and one sample of what is hidden, ``trade`` and ``invest`` are
the phases of a turn, ``traits`` is the judge, ``beam`` looks several turns ahead, ``read`` makes a spot of a position
of the game, ``answers`` makes answers of it, ``lesson`` fits the judge.

What is left out on purpose: cubes of either good stay undecided until something needs them, rivals only travel (they
take cubes and feed places), nobody loses goods, the display of bonus cards is not filled up, nothing goes into a hand.
"""
