import { requestHeader, type PackServices } from '../../engine/index.ts';
import { limitedFetch } from './limitedFetch.ts';
import { noticeEndedSession } from './noticeEndedSession.ts';

/** Queries a service that is no graph, at an endpoint of the site. Rejects without an answer in time, and for a refusal. */
export async function askService<Answer>(
  services: Pick<PackServices, 'clock' | 'fetch' | 'endpoint' | 'refresh'>,
  endpoint: string,
  query: Readonly<Record<string, string>>,
): Promise<Answer> {
  const fetch = noticeEndedSession(limitedFetch(services), services);
  const address = `${services.endpoint(endpoint)}?${String(new URLSearchParams(query))}`;
  const response = await fetch(address, { headers: requestHeader });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as Answer;
}
