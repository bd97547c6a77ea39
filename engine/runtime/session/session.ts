import type { Site } from '../../core/site/index.ts';
import { addressOf } from '../../core/link/index.ts';
import type { RouteLink } from '../../core/manifest/index.ts';
import type { AtomValue } from '../../core/fact/index.ts';
import type { FactSource, PackServices } from '../pack/index.ts';
import type { Ports } from '../ports/index.ts';

/** Signs in and out, by leaving for the addresses of the site manifest's endpoints. */
export interface Session {
  /** Leaves for the sign-in; afterwards the customer is at `returnTo`. */
  signInUrl(returnTo: string): string;
  /** Ends the session on the server, forgets what belongs to the customer here, and goes on. Never rejects. */
  signOut(then: RouteLink): Promise<void>;
  /** The facts of the group `session`. */
  readonly source: FactSource;
}

/** What the session needs. */
export interface SessionOptions {
  site: Site;
  ports: Ports;
  services(): PackServices;
}

/** Everything that is stored for a customer has this prefix, and goes with the session. */
export const customerPrefix = 'portal.customer.';

/** Header that a page of another origin cannot send without being asked: the server demands it of every change. */
export const requestHeader = { 'x-portal-request': '1' } as const;

/** Creates the session. Nothing is asked before somebody needs its facts. */
export function createSession({ site, ports, services }: SessionOptions): Session {
  const { endpoints } = site.manifest;
  return {
    signInUrl(returnTo) {
      const query = new URLSearchParams({ returnTo, lang: services().language() });
      return `${endpoints['signIn'] ?? '/'}?${query}`;
    },
    async signOut(then) {
      // What was asked for the customer would be answered as for a stranger, and told as a failure.
      ports.abandon();
      try {
        const { ok, status } = await ports.fetch(endpoints['signOut'] ?? '/', {
          method: 'POST',
          headers: { ...requestHeader, 'content-type': 'application/json' },
          body: '{}',
        });
        if (!ok) throw new Error(`The sign-out answered ${status}.`);
      } catch (reason) {
        ports.report({ what: 'sign-out-failed', detail: reason });
      } finally {
        ports.storage.clear(customerPrefix);
        ports.tabStorage.clear(customerPrefix);
        ports.leave(addressOf(site, then) ?? '/');
      }
    },
    source: ({ set, fact, ports: { fetch, report } }) => {
      const controller = new AbortController();
      loadSession(endpoints['session'] ?? '/', fetch, controller.signal).then(set, (reason: unknown) => {
        if (controller.signal.aborted) return;
        report({ what: 'session-unavailable', detail: reason });
        // A session that cannot be checked is none: the portal starts all the same (SH-SESS-022). But nobody who is
        // signed in is signed out because the network was away when another release asked again.
        if (fact('session.signedIn') === undefined) set(signedOut);
      });
      return () => controller.abort();
    },
  };
}

const signedOut = { 'session.signedIn': false } as const;

/** Answers that are no session count as none. Unknown properties are left out by the fact store. */
async function loadSession(
  url: string,
  fetch: Ports['fetch'],
  signal: AbortSignal,
): Promise<Record<string, AtomValue | undefined>> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The session answered ${response.status}.`);
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null || !('signedIn' in answer))
    throw new Error('The answer is no session.');
  const entries = Object.entries(answer).filter(([, value]) =>
    ['boolean', 'string', 'number'].includes(typeof value),
  );
  return Object.fromEntries(entries.map(([name, value]) => [`session.${name}`, value as AtomValue]));
}
