import { wellKnown } from '../../core/fact/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Ports } from '../ports/index.ts';
import type { FactStore } from '../facts/index.ts';
import type { Portal } from '../portal/index.ts';
import type { Ahead } from './createAhead.ts';

interface PointWhenIdleOptions {
  /** The address of the server's answer about needs; undefined: nothing is fetched ahead. */
  needs: string | undefined;
  ports: Ports;
  ahead: Pick<Ahead, 'ask'>;
  current(): Portal | undefined;
  /** Called when the needs of the page's links are known, or will not be known soon. */
  ready(): void;
}

/** All other idle work waits no longer than this for the needs of links, in milliseconds. */
const longest = 3_000;

/** Listens to links once the first screen is whole, and never where the customer saves data. Returns how to stop. */
export function pointWhenIdle({ needs, ports, ahead, current, ready }: PointWhenIdleOptions): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  ports.whenIdle(() => {
    if (needs === undefined || savesData(navigator)) return ready();
    ports.clock.after(longest, ready);
    import('./pointAhead.ts')
      .then(({ pointAhead }) => {
        if (isOver) return;
        const pointing = pointAhead({ page: document, needs, ports, ahead, current });
        ({ stop } = pointing);
        return pointing.learned;
      })
      .catch((reason: unknown) => ports.report({ what: 'pointing-unavailable', detail: { reason } }))
      .finally(ready);
  });
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Who is signed in, in one text: whose answers a page has. */
export function subjectOf(
  portal: { site: Pick<Site, 'manifest'>; store: Pick<FactStore, 'read'> } | undefined,
): string {
  const names = [wellKnown.signedIn, portal?.site.manifest.session.identity ?? ''];
  return JSON.stringify(names.map((name) => portal?.store.read(name)));
}

/** Whether the customer has asked the browser to fetch no more than is needed. */
export function savesData(browser: object): boolean {
  const connection: unknown = Reflect.get(browser, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
