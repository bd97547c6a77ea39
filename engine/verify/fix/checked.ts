import type { Problem } from '../problem/index.ts';

/** What a check says of some texts. Places and edits name files as the texts do. */
export interface Checked {
  problems: readonly Problem[];
}
