import { wellKnown } from '../../core/fact/index.ts';
import type { Site } from '../../core/site/index.ts';
import type { Ports } from '../ports/index.ts';
import type { FactStore } from '../facts/index.ts';
import type { Ahead } from './createAhead.ts';
import type { PortalHost } from './portalHost.tsx';

/** What is needed to fetch ahead what links lead to. */
interface PointWhenIdleOptions {
  /** Where the server says what addresses need; undefined: nothing is fetched ahead. */
  needs: string | undefined;
  ports: Ports;
  ahead: Pick<Ahead, 'ask'>;
  host: PortalHost;
}

/** Listens to links once the first screen is whole, and never where the customer saves data. Returns how to stop. */
export function pointWhenIdle({ needs, ports, ahead, host }: PointWhenIdleOptions): () => void {
  const isSignedIn = (): boolean => host.current()?.store.read(wellKnown.signedIn) === true;
  let stop: (() => void) | undefined;
  let isOver = false;
  ports.whenIdle(() => {
    if (needs === undefined || savesData(navigator)) return;
    import('./pointAhead.ts').then(
      ({ pointAhead }) => {
        if (!isOver) stop = pointAhead({ page: document, needs, ports, ahead, isSignedIn });
      },
      (reason: unknown) => ports.report({ what: 'pointing-unavailable', detail: { reason } }),
    );
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
