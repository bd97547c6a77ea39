import styles from './inspector.css?inline';
import { type ReactNode, StrictMode, useEffect, useReducer, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Inspected } from '../inspectedStore.ts';
import { InspectorPanel } from './InspectorPanel.tsx';
import type { Portal } from '../../portal/index.ts';

/** The inspector on the page. */
export interface Panel {
  /** Opens or closes it. */
  toggle(): void;
  /** Takes it off the page. */
  remove(): void;
}

/**
 * Puts the inspector into the page, closed; what is overridden is marked all the same. It stands in a tree of its own:
 * neither the page's styles nor what the page asks of its elements reaches into it. Dialogs of the page, which keep the
 * focus to themselves, leave it to what says that it is above them.
 */
export function openPanel(inspected: Inspected): Panel {
  const element = document.createElement('div');
  element.lang = 'en';
  element.dataset['reactAriaTopLayer'] = 'true';
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(element);

  const opened = createStore(() => ({ isOpen: false }));
  let before: Element | null = null;

  function toggle(): void {
    const isOpen = !opened.getState().isOpen;
    if (isOpen) before = document.activeElement;
    opened.setState({ isOpen });
    if (!isOpen && before instanceof HTMLElement && before.isConnected) before.focus();
  }

  const root = createRoot(shadow);
  root.render(
    <StrictMode>
      <InspectorView inspected={inspected} opened={opened} toggle={toggle} />
    </StrictMode>,
  );
  const remove = (): void => {
    root.unmount();
    element.remove();
  };
  return { toggle, remove };
}

/** How often ages are told anew while the panel is open, in milliseconds. */
const everySecond = 1000;

interface InspectorViewProps {
  inspected: Inspected;
  opened: StoreApi<{ isOpen: boolean }>;
  toggle(): void;
}

/** The panel while it is open, and the mark that something is overridden, always. */
function InspectorView({ inspected, opened, toggle }: InspectorViewProps): ReactNode {
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
