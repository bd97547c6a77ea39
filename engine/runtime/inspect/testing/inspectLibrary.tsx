import { showPortal, type LibraryOptions, type ShownPortal } from '../../view/layout/testing/index.ts';
import { fakePorts } from '../../testing/index.ts';
import { type InspectedStore, inspectStore, type OverriddenValues } from '../inspectedStore.ts';

/** A shown portal of a library, with the inspector's layer over its facts. */
export interface InspectedLibrary extends ShownPortal {
  store: InspectedStore;
}

/** Shows a library's portal with overridden facts. */
export async function inspectLibrary(
  options: LibraryOptions = {},
  overrides: OverriddenValues = {},
): Promise<InspectedLibrary> {
  const { ports = fakePorts() } = options;
  const stores: InspectedStore[] = [];
  const shown = await showPortal({
    ...options,
    ports,
    wrapStore(inner) {
      const store = inspectStore(inner, {
        overrides: () => overrides,
        now: ports.clock.now,
        changed: () => undefined,
      });
      stores.push(store);
      return store;
    },
  });
  const [store] = stores;
  if (!store) throw new Error('The portal has not wrapped its facts.');
  return { ...shown, store };
}
