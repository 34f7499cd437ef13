title = Purse
variant-base = Purse
option-long = Twice as many turns.
