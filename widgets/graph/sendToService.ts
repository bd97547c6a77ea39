import { requestHeader } from '../../engine/index.ts';
import { serviceFetch, type CallingServices } from './serviceFetch.ts';

/** Sends something to a service that is no graph, at an endpoint of the site. Rejects when no answer comes in time. */
export function sendToService(services: CallingServices, endpoint: string, body: object): Promise<Response> {
  return serviceFetch(services)(services.endpoint(endpoint), {
    method: 'POST',
    headers: { ...requestHeader, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
