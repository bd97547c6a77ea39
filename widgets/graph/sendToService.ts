import { requestHeader, type PackServices } from '../../engine/index.ts';
import { limitedFetch } from './limitedFetch.ts';
import { noticeEndedSession } from './noticeEndedSession.ts';
import { trackFailures } from './trackFailures.ts';

type Services = Pick<
  PackServices,
  'clock' | 'fetch' | 'endpoint' | 'refresh' | 'track' | 'constant' | 'report'
>;

/** Sends something to a service that is no graph, at an endpoint of the site. Rejects when no answer comes in time. */
export function sendToService(services: Services, endpoint: string, body: object): Promise<Response> {
  const fetch = trackFailures(noticeEndedSession(limitedFetch(services), services), services);
  return fetch(services.endpoint(endpoint), {
    method: 'POST',
    headers: { ...requestHeader, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
