import { requestHeader } from '../../engine/index.ts';
import { serviceFetch, type CallingServices } from './serviceFetch.ts';

/** Queries a service that is no graph, at an endpoint of the site. Rejects without an answer in time, and for a refusal. */
export async function askService<Answer>(
  services: CallingServices,
  endpoint: string,
  query: Readonly<Record<string, string>>,
): Promise<Answer> {
  const address = `${services.endpoint(endpoint)}?${String(new URLSearchParams(query))}`;
  const response = await serviceFetch(services)(address, { headers: requestHeader });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as Answer;
}
