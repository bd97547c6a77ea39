/** The engine's door for what the command line computes or loads, too: pure functions, without React. */

export { readShortDate, writeShortDate } from './core/format/index.ts';
export { isOwnAddress } from './core/link/index.ts';
