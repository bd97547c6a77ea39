import { useEffect, useReducer, useSyncExternalStore, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Portal } from '../../portal/index.ts';
import type { Inspected } from '../inspected.ts';
import { InspectorPanel } from './InspectorPanel.tsx';

/** How often ages are told anew while the panel is open, in milliseconds. */
const everySecond = 1000;

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

/** Renders again after anything that decisions depend on has changed: once for all that changes in one go. */
function useChanges(inspected: Inspected, portal: Portal | undefined, isOpen: boolean): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        again();
      });
    };
    const stops = [
      inspected.subscribe(soon),
      portal?.navigator.subscribe(soon),
      portal?.dismissals.subscribe(soon),
      portal?.dialogs.subscribe(soon),
    ];
    const ticking = isOpen ? setInterval(again, everySecond) : undefined;
    return () => {
      for (const stop of stops) stop?.();
      clearTimeout(waiting);
      clearInterval(ticking);
    };
  }, [inspected, portal, isOpen]);
}
