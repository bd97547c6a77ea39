import { afterEach, expect, it, vi } from 'vitest';
import { dayHere } from './dayHere.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['America/New_York', '2026-11-22'],
  ['UTC', '2026-11-23'],
  ['Pacific/Auckland', '2026-11-23'],
])('in %s it is the day that goes with the time there', (zone, day) => {
  vi.stubEnv('TZ', zone);
  expect(dayHere(Date.parse('2026-11-23T03:30:00Z'))).toBe(day);
});
