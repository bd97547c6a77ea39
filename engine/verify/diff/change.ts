import type { Diagram } from '../solver/index.ts';

/** Something that is otherwise for some customers. */
export interface Change {
  kind: 'gains' | 'loses' | 'reads' | 'leads' | 'arranges' | 'says';
  /** The thing, or what is there now. */
  text: string;
  /** What was there before. */
  before?: string;
  /** Where; absent where it is no matter of an address. */
  address?: string | undefined;
  /** For whom. */
  assignments: Diagram;
  /** Who does not matter, because they never come to see it. */
  free: Diagram;
}
