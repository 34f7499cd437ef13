"""A model of Merkator, whole turns at a time, for one seat or for all; and a search in it.

``spot`` is a seat's position, ``world`` what is printed and one sample of what is hidden, ``trade`` and ``invest`` are
the phases of a turn, ``traits`` is the judge, ``beam`` looks several turns ahead, ``rivals`` think of their next turns,
``rounds`` plays the whole table to the end, ``finals`` ranks first answers by that, ``read`` makes a spot of a position
of the game, ``answers`` makes answers of it, ``fit`` learns the judge.

What is left out on purpose: cubes of either good stay undecided until something needs them, nobody loses goods, the
display of bonus cards is not filled up, nothing goes into a hand. In a beam rivals only travel (they take cubes and
feed places) and take contracts; in rounds they play whole turns.
"""
