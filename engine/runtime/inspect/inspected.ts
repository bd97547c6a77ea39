import type { FactStore } from '../fact/index.ts';
import type { Report } from '../ports/index.ts';
import type { PortalHost } from '../start/index.ts';
import type { InspectedStore } from './inspectedStore.ts';
import type { Overrides } from './overrides.ts';

/** What the panel works with. */
export interface Inspected {
  readonly host: PortalHost;
  readonly overrides: Overrides;
  storeOf(store: FactStore): InspectedStore | undefined;
  reports(): readonly Report[];
  /** Calls back after something has changed that decisions depend on. */
  subscribe(listener: () => void): () => void;
}
