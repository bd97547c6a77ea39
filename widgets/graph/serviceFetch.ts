import type { PackServices } from '../../engine/index.ts';
import { limitedFetch } from './limitedFetch.ts';
import { noticeEndedSession } from './noticeEndedSession.ts';
import { trackFailures } from './trackFailures.ts';

/** What calling a service needs. */
export type CallingServices = Pick<
  PackServices,
  'clock' | 'fetch' | 'endpoint' | 'refresh' | 'track' | 'constant' | 'report'
>;

/**
 * The `fetch` for every service: with a time limit, and so that a session that has ended is noticed and analytics hears of
 * failures.
 */
export function serviceFetch(services: CallingServices): PackServices['fetch'] {
  return trackFailures(noticeEndedSession(limitedFetch(services), services), services);
}
