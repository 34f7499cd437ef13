// What goes between server and page. The types are made from the server's own; here is what those cannot tell.
export type * from './made/wire';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A path of keys and indices, and the value that is there now; a path alone: nothing is there any more. */
export type Change = readonly Json[];

/** What changed in a view. */
export type Patch = readonly Change[];

/** An operand: a word of the notation, a number, or none. */
export type Word = string | number | null;

/** A seat as events have it: "0", "1", … */
export type SeatWord = `${number}`;

/** What happened. Each game has a type with the kinds of its own. */
export type Happened = { kind: string } & Record<string, Word>;

/** What the open question remembers, by field. */
export type Frame = Record<string, Word>;

/** What the eyes may know. Each game has a type of its own. */
export type View = Record<string, unknown>;

/** Points by category. */
export type Parts = Record<string, number>;
