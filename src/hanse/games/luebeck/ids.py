"""The ints of Lübeck: verbs, questions, events, kinds of cards, parts of a score and refusals."""

from typing import Final

# verbs
V_BEGIN: Final = 0
V_DEAL: Final = 1
V_LAY: Final = 2
V_TAKE: Final = 3
V_NAME: Final = 4
V_START: Final = 5
V_SELL: Final = 6
V_VOYAGE: Final = 7
V_DOUBLE: Final = 8
V_PIRATES: Final = 9
V_CHANGE: Final = 10
V_DISCARD: Final = 11
V_PASS: Final = 12
V_BACK: Final = 13
V_DONE: Final = 14

# questions; those marked - have no verbs and only settle
OVER_Q: Final = 0  # - (over, OVER)
ROUND: Final = 1  # - the next round begins, or the game is scored
BEGIN: Final = 2  # chance: who is start player
DEAL: Final = 3  # chance (seat, cards left): a card into this seat's hand
LAY: Final = 4  # chance (packet, lap): a card onto this packet; lap 0 founds packets, the others add to them
CHOOSE: Final = 5  # (seats still to choose)
NAME: Final = 6  # who acts first
ACT: Final = 7
CLEAN: Final = 8  # - the round is over
BACK: Final = 9  # figures taken back into reserve

# events
E_BEGAN: Final = 0
E_DEALT: Final = 1
E_ROUND: Final = 2
E_LAID: Final = 3
E_RESHUFFLED: Final = 4
E_LAST_ROUND: Final = 5
E_TOOK: Final = 6
E_GOT: Final = 7
E_NAMED: Final = 8
E_STARTED: Final = 9
E_JOINED: Final = 10
E_PLAYED: Final = 11
E_SAILED: Final = 12
E_SOLD: Final = 13
E_RAIDED: Final = 14
E_RETURNED: Final = 15
E_CHANGED: Final = 16
E_EMPTIED: Final = 17
E_DISCARDED: Final = 18
E_PASSED: Final = 19
E_CLEARED: Final = 20
E_COMPASS: Final = 21
E_COUNTED: Final = 22
E_ENDED: Final = 23

REASONS: Final = ("last-round",)

# kinds of cards (LU-1.3)
WARE: Final = 0
TRADE_VOYAGE: Final = 1
DOUBLING: Final = 2
PIRATES: Final = 3
SHIP_CHANGE: Final = 4

# parts of a score
P_WARES: Final = 0
P_DOUBLING: Final = 1
P_OVERBOARD: Final = 2
P_HAND: Final = 3
PARTS: Final = 4
PART_NAMES: Final = ("wares", "doubling", "overboard", "hand")

# refusals
NO_SUCH_CARD: Final = 2
NO_SUCH_SEAT: Final = 3
NO_SUCH_PACKET: Final = 4
NO_FIGURE: Final = 5
NO_COG_LEFT: Final = 6
NOT_IN_LUEBECK: Final = 7
NOT_IN_HAND: Final = 8
NOT_ABOARD: Final = 9
TOO_FAR: Final = 10
WRONG_WAY: Final = 11
END_STATION: Final = 12
VOYAGE_NO_FIGURE: Final = 13
VOYAGE_NO_COG: Final = 14
VOYAGE_ELSEWHERE: Final = 15
NOT_SAILING: Final = 16
SAME_COG: Final = 17
NOT_ON_THAT_COG: Final = 18
TARGET_NOT_SAILING: Final = 19
TOO_MANY_CARDS: Final = 20
FEW_CARDS: Final = 21
CAN_PLAY: Final = 22
NOTHING_TO_TAKE: Final = 23

REFUSALS: Final = (
    ("", ""),
    ("LU-5.1", "not-now"),
    ("LU-2.4", "no-such-card"),
    ("LU-4.2", "no-such-seat"),
    ("LU-4.1", "no-such-packet"),
    ("LU-6.1", "no-figure"),
    ("LU-6.2", "no-cog-left"),
    ("LU-6.2", "not-in-luebeck"),
    ("LU-5.2", "not-in-hand"),
    ("LU-7.1", "not-aboard"),
    ("LU-7.1", "too-far"),
    ("LU-7.4", "wrong-way"),
    ("LU-R10", "end-station"),
    ("LU-R22", "voyage-no-figure"),
    ("LU-8.1", "voyage-no-cog"),
    ("LU-8.1", "voyage-elsewhere"),
    ("LU-R13", "not-sailing"),
    ("LU-8.5", "same-cog"),
    ("LU-8.5", "not-on-that-cog"),
    ("LU-R14", "target-not-sailing"),
    ("LU-9.3", "too-many-cards"),
    ("LU-R18", "few-cards"),
    ("LU-10.1", "can-play"),
    ("LU-11.3", "nothing-to-take"),
)
