import { sendToService } from './sendToService.ts';

/**
 * Queries one of the graphs beside the main one, at an endpoint of the site, in one request without a client. Rejects if no
 * complete answer comes in time.
 */
export async function askSmallGraph<Data>(
  services: Parameters<typeof sendToService>[0],
  endpoint: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await sendToService(services, endpoint, { query, variables });
  const { data, errors } = (await response.json()) as {
    data?: Data | null;
    errors?: readonly { extensions?: Readonly<Record<string, unknown>> }[];
  };
  if (!response.ok || !data || errors) throw new SmallGraphError(endpoint, errors?.[0]?.extensions?.['code']);
  return data;
}

/** The failure of a graph: with its code, if it refused. */
export class SmallGraphError extends Error {
  readonly code: unknown;

  constructor(endpoint: string, code: unknown) {
    super(`${endpoint} has no whole answer: ${String(code)}.`);
    this.name = 'SmallGraphError';
    this.code = code;
  }
}
