import type { OutageItem, OutageSource, ToldOutageItem, ToldOutageSource } from '../../generated/records.ts';
import { askService } from '../../graph/index.ts';

/** An outage as the service tells everybody. Moments are ISO. */
interface KnownOutage extends Omit<OutageItem, 'since' | 'until'> {
  since: string;
  until?: string;
}

/** The outages of the account's services. */
export const outages: OutageSource = (_call, services) => ask(services);

/** The outage that a message was about; none if it is not known any more. */
export const toldOutage: ToldOutageSource = async ({ input }, services) =>
  (await ask(services)).flatMap(({ id, area, services: affected, state, until }): ToldOutageItem[] =>
    id === input('event') ? [{ id, area, services: affected, state, until }] : [],
  );

async function ask(services: Parameters<OutageSource>[1]): Promise<OutageItem[]> {
  const answer = await askService<{ outages: KnownOutage[] }>(services, 'outages', {});
  return answer.outages.map(({ since, until, ...each }) => ({
    ...each,
    since: Date.parse(since),
    ...(until !== undefined && { until: Date.parse(until) }),
  }));
}
