import type { Problem } from '../../core/problem/index.ts';

/** How far a check came: what is beyond the files, or beyond the names in them, was not looked at. */
export type Reached = 'files' | 'names' | 'proofs';

/** What a check says of some texts. Places and edits name files as the texts do. */
export interface Checked {
  problems: readonly Problem[];
  reached: Reached;
}
