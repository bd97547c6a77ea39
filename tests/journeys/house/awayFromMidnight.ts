const minute = 60_000;
const hour = 60 * minute;

/** A run must not begin within so many minutes before the day's end, since it would last beyond: a slow machine takes 45. */
const nearness = 90;

/**
 * How much earlier a house's clock is, in milliseconds. A customer on a date step is rightly told when the biller's day ends,
 * and journeys are about other things: shortly before the end, the house is two hours behind.
 *
 * @param now the moment at which the house begins
 */
export function awayFromMidnight(now: Date): number {
  const time = now.toLocaleTimeString('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  });
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 24 * 60 - (hours * 60 + minutes) <= nearness ? 2 * hour : 0;
}
