const minute = 60_000;
const hour = 60 * minute;

/** How long before the day's end a run may begin that lasts beyond it, in minutes: on a slow machine it takes 45. */
const nearness = 90;

/**
 * So much earlier than it is a house lives, in milliseconds. Whoever stands on a date when the biller's day ends is told
 * so, rightly, and journeys are about other things: shortly before, it is two hours earlier there.
 *
 * @param now by which the house begins
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
