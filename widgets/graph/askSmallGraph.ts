import { sendToService } from './sendToService.ts';
import type { CallingServices } from './serviceFetch.ts';

/**
 * Queries one of the graphs beside the main one, at an endpoint of the site, in one request without a client. Rejects if no
 * complete answer comes in time.
 */
export async function askSmallGraph<Data>(
  services: CallingServices,
  endpoint: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await sendToService(services, endpoint, { query, variables });
  const { data, errors } = (await response.json()) as {
    data?: Data | null;
    errors?: readonly { extensions?: Readonly<Record<string, unknown>> }[];
  };
  if (!response.ok || !data || errors) throw new SmallGraphError(endpoint, errors?.[0]?.extensions);
  return data;
}

/** The failure of a graph: with its code, if it refused, and the other details. */
export class SmallGraphError extends Error {
  readonly code: unknown;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(endpoint: string, details: Readonly<Record<string, unknown>> = {}) {
    super(`${endpoint} has no whole answer: ${String(details['code'])}.`);
    this.name = 'SmallGraphError';
    this.code = details['code'];
    this.details = details;
  }
}
