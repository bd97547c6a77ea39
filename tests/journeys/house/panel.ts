import type { FaultOrder } from '../../../sandbox/platform/fault/fault.ts';
import type { LedgerLine } from '../../../sandbox/provider/ledger/readLedger.ts';

/** The functions of the sandbox panel that journeys use (docs/sandbox.md). */
export interface Panel {
  /** @returns the username of a new person with the same data as the persona */
  clone(persona: string): Promise<string>;
  setFault(order: FaultOrder): Promise<void>;
  clearFaults(username: string): Promise<void>;
  /** Moves the clock of one person's account to an instant. `frozen`: it stays there. */
  setClock(username: string, at: Date, mode?: 'frozen' | 'moved'): Promise<void>;
  /** Moves the clock for everybody, and for the server's own time. */
  setTime(at: Date): Promise<void>;
  /** Back to real time, for everybody. */
  resetTime(): Promise<void>;
  /** The whole book of somebody's account, oldest first. */
  ledger(username: string): Promise<readonly LedgerLine[]>;
  /** The faults in the books of everybody. */
  bookFindings(): Promise<readonly unknown[]>;
  /** Number of calls of each operation by a person that reached the services. */
  calls(username: string): Promise<Readonly<Record<string, number>>>;
  /** The last verification code for a person; empty without one. */
  code(username: string): Promise<string>;
  /** Reports of browsers about violated security policies. */
  policyReports(): Promise<readonly unknown[]>;
  /** Events of all browsers to analytics. */
  analyticsEvents(): Promise<readonly unknown[]>;
  /** Marks a person's present sessions as ones that were begun without a sign-in page. */
  autoAuthenticate(username: string): Promise<void>;
  signOutEverywhere(username: string): Promise<void>;
}

/** @param origin of the panel, without a trailing slash */
export function createPanel(origin: string): Panel {
  async function call(method: string, path: string, body?: object): Promise<Response> {
    const init = body === undefined ? {} : { body: JSON.stringify(body), headers: json };
    const response = await fetch(origin + path, { method, ...init });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
  async function read<Answer>(path: string): Promise<Answer> {
    return (await call('GET', path)).json() as Promise<Answer>;
  }
  return {
    async clone(persona) {
      const response = await call('POST', `/personas/${persona}/clone`);
      return ((await response.json()) as { username: string }).username;
    },
    setFault: async (order) => void (await call('POST', '/faults', order)),
    clearFaults: async (username) => void (await call('DELETE', `/faults${of(username)}`)),
    async setClock(username, at, mode = 'moved') {
      await call('PUT', '/clock', { mode, at: at.toISOString(), username });
    },
    setTime: async (at) => void (await call('PUT', '/clock', { mode: 'moved', at: at.toISOString() })),
    resetTime: async () => void (await call('DELETE', '/clock')),
    ledger: async (username) =>
      (await read<{ transactions: LedgerLine[] }>(`/ledger/${username}`)).transactions,
    bookFindings: async () => (await read<{ findings: unknown[] }>('/ledger')).findings,
    calls: async (username) => (await read<{ calls: Record<string, number> }>(`/calls${of(username)}`)).calls,
    autoAuthenticate: async (username) => void (await call('PUT', `/auto-authenticated/${username}`)),
    code: async (username) => (await read<{ code: string | null }>(`/codes/${username}`)).code ?? '',
    policyReports: async () => (await read<{ reports: unknown[] }>('/csp-reports')).reports,
    analyticsEvents: async () => (await read<{ events: unknown[] }>('/analytics')).events,
    signOutEverywhere: async (username) => void (await call('DELETE', `/sessions/${username}`)),
  };
}

const of = (username: string): string => `?username=${encodeURIComponent(username)}`;

const json = { 'content-type': 'application/json' };
