import type { FactStore } from '../facts/index.ts';
import { browserPorts, createEmitter, type Report } from '../ports/index.ts';
import { loadPointer } from '../release/index.ts';
import { type DeveloperTools, type PortalHost, readBootstrap } from '../boot/index.ts';
import { createOverrides, type Inspected, type InspectedStore, inspectStore } from './inspectedStore.ts';
import type { Panel } from './panel/openPanel.tsx';

/** What the inspector needs from whoever puts the page together. */
export interface InspectorOptions {
  /** What was reported on this page so far. */
  reports(): readonly Report[];
  report(report: Report): void;
}

/** Whether the keys are Control, Shift and E (Command instead of Control where there is one). */
function isShortcut({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && shiftKey && !altKey && code === 'KeyE';
}

/**
 * Creates the inspector, which shows developers why the page is as it is and lets them try what would be if. It is there
 * where the page says that it may be inspected; elsewhere there is none. It listens for its shortcut; the panel's code is
 * loaded when it is first opened, or at once when the tab has overrides, which must be seen.
 */
export function createInspector({ reports, report }: InspectorOptions): DeveloperTools | undefined {
  if (readBootstrap(document).settings?.['inspector'] !== 'on') return undefined;
  const ports = browserPorts(report);
  const { tabStorage, clock } = ports;
  const changes = createEmitter();
  const stores = new WeakMap<FactStore, InspectedStore>();
  let host: PortalHost | undefined;
  const applied = (): InspectedStore | undefined => stores.get(host?.current()?.store as FactStore);
  const overrides = createOverrides(tabStorage, () => applied()?.apply());

  return {
    wrapStore(inner) {
      const store = inspectStore(inner, {
        overrides: overrides.values,
        now: clock.now,
        changed: changes.emit,
      });
      stores.set(store, store);
      return store;
    },
    attach(portal) {
      ({ host } = portal);
      const panel = panelOf({
        host,
        overrides,
        release: { ask: () => loadPointer(ports, portal.pointer), bucket: portal.bucket },
        storeOf: (store) => stores.get(store),
        reports,
        subscribe: changes.subscribe,
      });
      const toggle = (): void =>
        void panel.load().then(
          (opened) => opened.toggle(),
          (reason: unknown) => report({ what: 'inspector-unavailable', detail: { reason } }),
        );
      // A release that was prepared before an override was set or taken back is shown after it.
      const stopFollowing = host.subscribe(() => applied()?.apply());
      const onKeyDown = (event: KeyboardEvent): void => {
        if (!isShortcut(event)) return;
        event.preventDefault();
        toggle();
      };
      document.addEventListener('keydown', onKeyDown);
      if (Object.keys(overrides.values()).length > 0) void panel.load();
      return () => {
        stopFollowing();
        document.removeEventListener('keydown', onKeyDown);
        panel.remove();
      };
    },
  };
}

/** Loads the panel once; what could not be loaded is loaded again by the next press. */
function panelOf(inspected: Inspected): { load(): Promise<Panel>; remove(): void } {
  let loading: Promise<Panel> | undefined;
  return {
    load() {
      loading ??= import('./panel/openPanel.tsx').then(({ openPanel }) => openPanel(inspected));
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    },
    remove() {
      void loading?.then(
        (panel) => panel.remove(),
        () => undefined,
      );
    },
  };
}
