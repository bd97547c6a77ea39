import type { Action } from '../manifest/index.ts';

/** Something that happened, as those say it who bring it about: no more work than to write it down. */
export type Said =
  /** An address, as it is, that it was decided about. `waited`: the longest wait for unknown facts was over. */
  | { kind: 'decided'; address: string; waited: boolean }
  | { kind: 'arrived'; route: string; state?: string; before?: string }
  | { kind: 'pressed'; does: Action }
  | { kind: 'shown'; banner: string }
  | { kind: 'ended'; sequence: string; operation: string; outcome: string }
  | { kind: 'problem'; code: string };
