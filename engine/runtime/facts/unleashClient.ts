import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client';
import type { AnsweredToggle } from './parseToggles.ts';
import type { Ports } from '../ports/index.ts';
import { fetchWithBackoff } from './fetchWithBackoff.ts';
import type { ToggleContext } from './toggleSource.ts';

/** Longest wait for one answer, in milliseconds. */
const timeLimit = 3_000;

/** The address and interval of the official client. */
export interface ClientOptions {
  ports: Ports;
  /** Absolute URL of an Unleash-compatible frontend API. */
  url: string;
  refreshMs: number;
}

/** The part of the official client that is used. */
export interface ToggleClient {
  updateContext(context: ToggleContext): void;
  stop(): void;
}

/** Starts the official client; it never sees a failure (`fetchWithBackoff`). */
export function createClient(
  { ports, url, refreshMs }: ClientOptions,
  context: ToggleContext,
  known: readonly AnsweredToggle[],
  accept: (toggles: readonly AnsweredToggle[]) => void,
): ToggleClient {
  const unleash = new UnleashClient({
    url,
    // The portal's own server holds the token; the client insists on some key.
    clientKey: 'portal',
    appName: 'portal',
    refreshInterval: refreshMs / 1_000,
    disableMetrics: true,
    storageProvider: new InMemoryStorageProvider(),
    bootstrap: known.map(({ name, enabled, variant }) => ({
      name,
      enabled,
      impressionData: false,
      variant: { enabled: false, ...(variant ?? { name: 'disabled' }) },
    })),
    bootstrapOverride: false,
    context: { properties: { ...context } },
    fetch: fetchWithBackoff({ ports, timeLimit, interval: refreshMs }),
  });
  unleash.on('update', () => accept(unleash.getAllToggles()));
  void unleash.start();
  return {
    updateContext: (next) => void unleash.updateContext({ properties: { ...next } }),
    stop: () => unleash.stop(),
  };
}
