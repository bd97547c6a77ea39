import type { FactStore } from '../facts/index.ts';
import type { Report } from '../ports/index.ts';
import type { SaidPointer } from '../release/index.ts';
import type { PortalHost } from '../boot/index.ts';
import type { InspectedStore } from './inspectedStore.ts';
import type { Overrides } from './overrides.ts';

/** What the panel works with. */
export interface Inspected {
  readonly host: PortalHost;
  readonly overrides: Overrides;
  readonly release: AskedRelease;
  storeOf(store: FactStore): InspectedStore | undefined;
  reports(): readonly Report[];
  /** Calls back after something has changed that decisions depend on. */
  subscribe(listener: () => void): () => void;
}

/** What decides which release this browser gets. */
export interface AskedRelease {
  /** What the pointer says now. Rejects when that cannot be had. */
  ask(): Promise<SaidPointer>;
  /** In which of a hundred buckets this browser is; undefined where it keeps none. */
  readonly bucket: number | undefined;
}
