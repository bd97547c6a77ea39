import type { Site } from '../../core/site/index.ts';
import { wellKnown, type AtomValue } from '../../core/fact/index.ts';
import { addressOf } from '../../core/link/index.ts';
import { isRecord, ownValue } from '../../core/json/index.ts';
import type { FactStore } from './factStore.ts';
import { createOtherTabs } from './otherTabs.ts';
import { customerPrefix, requestHeader, type FactSource, type Ports } from '../ports/index.ts';

/** Signs in and out, and extends the session, at the addresses of the site manifest. */
export interface Session {
  /** Leaves for the sign-in; afterwards the customer returns to `returnTo`. */
  signInUrl(returnTo: string): string;
  /**
   * Ends the session on the server, forgets the customer's data here, and goes on. Never rejects.
   *
   * @param then the address of this portal to show afterwards
   * @param stays if the server did not end the session, the customer stays and nothing is forgotten
   * @param reason a word for the server
   * @returns whether the server has ended the session
   */
  signOut(then: string, stays?: boolean, reason?: string): Promise<boolean>;
  /**
   * Tells the server that the customer is still there, and publishes its answer. Without a session, or an address for it,
   * nothing is sent. Rejects if the session could not be extended.
   */
  extend(): Promise<void>;
  /** The facts of the group `session`. */
  readonly source: FactSource;
}

export interface SessionOptions {
  site: Site;
  ports: Ports;
  store: Pick<FactStore, 'read' | 'set'>;
  /** Two-letter id of the language shown now. */
  language(): string;
}

type SessionFacts = Readonly<Record<string, AtomValue | undefined>>;

/** Creates the session. Nothing is asked before somebody needs its facts. */
export function createSession({ site, ports, store, language }: SessionOptions): Session {
  const addresses = site.manifest.session;
  const change = (address: string, body: object = {}): Promise<Response> =>
    ports.fetch(address, {
      method: 'POST',
      headers: { ...requestHeader, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const end = async (reason: string | undefined): Promise<boolean> => {
    try {
      const { ok, status } = await change(addresses.signOut, { reason });
      // A session that is over already needs no end.
      if (!ok && status !== 401) throw new Error(`The sign-out answered ${status}.`);
      return true;
    } catch (failure) {
      ports.report({ what: 'sign-out-failed', detail: failure });
      return false;
    }
  };
  const forgetCustomer = (): void => {
    ports.storage.clear(customerPrefix);
    ports.tabStorage.clear(customerPrefix);
  };
  const tabs = createOtherTabs(site, ports);
  /** Publishes an answer. The page of one person never goes on as that of another: then everything begins anew. */
  const publish = (facts: SessionFacts, set: (facts: SessionFacts) => void): void => {
    if (tabs.isAnother(facts)) {
      beginAnew(site, ports);
      return;
    }
    const isOver = facts[wellKnown.signedIn] === false;
    const wasThere = store.read(wellKnown.signedIn) === true || store.read(wellKnown.sessionEnded) === true;
    set({ ...facts, [wellKnown.sessionEnded]: isOver && wasThere });
  };
  return {
    signInUrl(returnTo) {
      const query = new URLSearchParams({ [addresses.returnParameter]: returnTo, lang: language() });
      const { client } = addresses;
      const as = client && ownValue(client.values, String(store.read(client.fact)));
      if (client && as !== undefined) query.set(client.parameter, as);
      return `${addresses.signIn}?${query}`;
    },
    async signOut(then, stays = false, reason?: string) {
      // Pending requests would be answered as for a stranger, and reported as failures.
      const stayAfterAll = ports.abandon();
      const hasEnded = await end(reason);
      if (!hasEnded && stays) {
        stayAfterAll();
        return false;
      }
      forgetCustomer();
      ports.leave(then, forgetCustomer);
      return hasEnded;
    },
    async extend() {
      if (addresses.extend === undefined || store.read(wellKnown.signedIn) !== true) return;
      const response = await change(addresses.extend);
      // A session that is over is an answer, too.
      if (!response.ok && response.status !== 401)
        throw new Error(`Extending the session answered ${response.status}.`);
      publish(await factsIn(response, ports), store.set);
    },
    source: ({ set }) => {
      const controller = new AbortController();
      const ask = (): void =>
        void loadSession(addresses.check, ports, controller.signal).then(
          (facts) => publish(facts, set),
          (reason: unknown) => {
            if (controller.signal.aborted) return;
            ports.report({ what: 'session-unavailable', detail: reason });
            // A session that cannot be checked is none: the portal starts all the same. But nobody who is
            // signed in is signed out because the network was away when another release asked again.
            set(store.read(wellKnown.signedIn) === undefined ? { [wellKnown.signedIn]: false } : {});
          },
        );
      ask();
      const stopWatching = tabs.watch(ask);
      return () => {
        controller.abort();
        stopWatching();
      };
    },
  };
}

/** Leaves the page of one person for the home of the one who has signed in since. */
function beginAnew(site: Site, ports: Ports): void {
  const forgetHere = (): void => ports.tabStorage.clear(customerPrefix);
  ports.abandon();
  forgetHere();
  ports.leave(addressOf(site, { route: site.manifest.routes.signedInHome }) ?? '/', forgetHere);
}

async function loadSession(url: string, ports: Ports, signal: AbortSignal): Promise<SessionFacts> {
  const response = await ports.fetch(url, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The session answered ${response.status}.`);
  return factsIn(response, ports);
}

/** Answers that are no session count as none. Unknown properties are left out by the fact store. */
async function factsIn(response: Response, { clock }: Ports): Promise<SessionFacts> {
  const answer: unknown = await response.json();
  if (!isRecord(answer) || !('signedIn' in answer)) throw new Error('The answer is no session.');
  const entries = Object.entries(answer).filter(([, value]) =>
    ['boolean', 'string', 'number'].includes(typeof value),
  );
  const facts = Object.fromEntries(
    entries.map(([name, value]) => [`session.${name}`, value as AtomValue] as const),
  );
  // Seconds from now, since the clock of the device may be wrong; without them the end is not known.
  const seconds = facts[wellKnown.sessionEndsInSeconds];
  const endsAt = typeof seconds === 'number' ? clock.now() + seconds * 1_000 : undefined;
  return { ...facts, [wellKnown.sessionEndsAt]: endsAt };
}
