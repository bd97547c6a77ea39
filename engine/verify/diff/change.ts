import type { Diagram } from '../solver/index.ts';

/** Something that is otherwise for some customers, or of which that cannot be found out (`undecided`). */
export interface Change {
  kind: 'gains' | 'loses' | 'reads' | 'leads' | 'arranges' | 'moves' | 'says' | 'undecided';
  /** The thing, or what is there now. */
  text: string;
  /** What was there before; of what has moved, where it is now. */
  before?: string;
  /** What the list is called of which it is a column or line. */
  list?: string | undefined;
  /** It concerns what a sequence sends once: it is told first, and marked. */
  isSending?: boolean;
  /** Where; absent where it is no matter of an address. */
  address?: string | undefined;
  /** For whom. */
  assignments: Diagram;
  /** Who does not matter, because they never come to see it. */
  free: Diagram;
}
