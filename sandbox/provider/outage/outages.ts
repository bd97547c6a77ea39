/** An outage in a place. Moments are ISO. */
export interface Outage {
  id: string;
  area: string;
  zip: string;
  services: 'ALL' | 'INTERNET' | 'TV';
  state: 'CONFIRMED' | 'CREW' | 'RESTORED';
  cause: 'POWER' | 'WEATHER' | 'CABLE' | 'PLANNED';
  since: string;
  /** When it is expected to end; of a restored one, when it ended. */
  until?: string;
}

const hour = 3_600_000;

/** `since` and `until` in hours from now; negative ones are past. */
const known: readonly (Omit<Outage, 'since' | 'until'> & { since: number; until?: number })[] = [
  {
    id: 'E-2041',
    area: 'New Orleans, LA',
    zip: '70130',
    services: 'ALL',
    state: 'CREW',
    cause: 'WEATHER',
    since: -2,
    until: 2,
  },
  {
    id: 'E-2038',
    area: 'Dayton, OH',
    zip: '45402',
    services: 'INTERNET',
    state: 'CONFIRMED',
    cause: 'CABLE',
    since: -1,
  },
  {
    id: 'E-2030',
    area: 'Boise, ID',
    zip: '83702',
    services: 'TV',
    state: 'RESTORED',
    cause: 'PLANNED',
    since: -9,
    until: -5,
  },
];

/** The known outages, the newest first. */
export function outagesNow(now: Date): Outage[] {
  const at = (hours: number): string =>
    new Date(Math.floor(now.getTime() / hour + hours) * hour).toISOString();
  return known
    .map(({ since, until, ...each }) => ({
      ...each,
      since: at(since),
      ...(until !== undefined && { until: at(until) }),
    }))
    .toSorted((one, other) => other.since.localeCompare(one.since));
}

/** Whether a place has an outage that is not restored. */
export function hasOutage({ zip }: { zip: string }): boolean {
  return known.some((each) => each.zip === zip && each.state !== 'RESTORED');
}
