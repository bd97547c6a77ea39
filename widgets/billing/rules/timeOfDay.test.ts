import { expect, it } from 'vitest';
import { timeOfDay } from './timeOfDay.ts';

it.each([
  ['2026-11-20T17:04:59Z', 'America/New_York', '12:04', 'EST'],
  ['2026-11-20T17:04:00Z', 'America/Chicago', '11:04', 'CST'],
  ['2026-11-20T05:00:00Z', 'America/New_York', '00:00', 'EST'],
  // The hour before clocks go forward, and the one after it.
  ['2026-03-08T06:59:00Z', 'America/New_York', '01:59', 'EST'],
  ['2026-03-08T07:00:00Z', 'America/New_York', '03:00', 'EDT'],
  // The hour that occurs twice when clocks go back.
  ['2026-11-01T05:30:00Z', 'America/New_York', '01:30', 'EDT'],
  ['2026-11-01T06:30:00Z', 'America/New_York', '01:30', 'EST'],
  ['2026-11-20T17:04:00Z', 'Pacific/Honolulu', '07:04', 'HST'],
])('%s is in %s %s %s', (instant, timeZone, time, zone) => {
  expect(timeOfDay(instant, timeZone)).toEqual({ time, zone });
});
