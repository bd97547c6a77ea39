import { useSyncExternalStore, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Inspected } from '../inspected.ts';
import { InspectorPanel } from './InspectorPanel.tsx';
import { useChanges } from './useChanges.ts';

/** What the view is given. */
export interface InspectorViewProps {
  inspected: Inspected;
  opened: StoreApi<{ isOpen: boolean }>;
  toggle(): void;
}

/** The panel while it is open, and the mark that something is overridden, always. */
export function InspectorView({ inspected, opened, toggle }: InspectorViewProps): ReactNode {
  const { isOpen } = useSyncExternalStore(opened.subscribe, opened.getState);
  const portal = useSyncExternalStore(inspected.host.subscribe, inspected.host.current);
  useChanges(inspected, portal, isOpen);
  const count = Object.keys(inspected.overrides.values()).length;
  return (
    <>
      {count > 0 && !isOpen && (
        <aside className="mark" aria-label="Overrides">
          <button type="button" onClick={toggle}>
            Overrides are active: {count}
          </button>
        </aside>
      )}
      {isOpen && portal && <InspectorPanel inspected={inspected} portal={portal} close={toggle} />}
    </>
  );
}
