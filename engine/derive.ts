/** The engine's door for derivations, which the command line computes, too: pure functions, without React. */

export { readShortDate, writeShortDate } from './core/format/index.ts';
