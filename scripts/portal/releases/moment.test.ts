import { describe, expect, it } from 'vitest';
import { parseMoment, sayMoment, zoneOf } from './moment.ts';

const now = new Date('2026-11-21T12:00:00Z');
const zone = 'America/New_York';

describe('a moment', () => {
  it.each([
    ['2026-12-01T06:00', '2026-12-01T11:00:00.000Z'],
    ['2026-12-01T06:00:30', '2026-12-01T11:00:30.000Z'],
    ['2027-07-01T06:00', '2027-07-01T10:00:00.000Z'],
    ['2026-12-01T06:00Z', '2026-12-01T06:00:00.000Z'],
    ['2026-12-01T06:00+05:30', '2026-12-01T00:30:00.000Z'],
  ])('%s is %s: in the zone, unless an offset is written', (text, iso) => {
    expect(parseMoment(text, zone, now).at.toISOString()).toBe(iso);
  });

  it('is said back in its zone and in UTC', () => {
    expect(sayMoment(parseMoment('2026-12-01T06:00Z', zone, now))).toBe(
      '2026-12-01 01:00 America/New_York (2026-12-01 06:00 UTC)',
    );
    expect(sayMoment({ at: now, zone: undefined })).toBe('2026-11-21 12:00 UTC');
  });

  it.each([
    ['tomorrow', 'such as 2026-12-01T06:00, not "tomorrow"'],
    ['2026-12-01', 'such as 2026-12-01T06:00'],
    ['2026-13-01T06:00', 'that the calendar has'],
    ['2027-02-30T06:00', 'that the calendar has'],
    ['2026-12-01T25:00Z', 'that the calendar has'],
    [
      '2026-11-21T06:59',
      'is past: it is 2026-11-21 07:00 America/New_York (2026-11-21 12:00 UTC). Name a moment',
    ],
    ['2026-11-21T07:00', 'is past'],
    ['2027-03-14T02:30', 'clocks are turned then'],
    ['2027-11-07T01:30', 'clocks are turned then'],
  ])('is refused where it is %s: …%s…', (text, why) => {
    expect(() => parseMoment(text, zone, now)).toThrow(why);
  });

  it('needs an offset where the portal names no zone', () => {
    expect(() => parseMoment('2026-12-01T06:00', undefined, now)).toThrow('write the offset');
    expect(parseMoment('2026-12-01T06:00Z', undefined, now).at.toISOString()).toBe(
      '2026-12-01T06:00:00.000Z',
    );
  });
});

it('the zone is the business’s, as the site says it', () => {
  const text = JSON.stringify({ timeZone: zone });
  expect(zoneOf({ manifests: [{ path: 'site.json', text }], locales: [] })).toEqual({ zone });
  expect(zoneOf({ manifests: [{ path: 'site.json', text: '{}' }], locales: [] })).toEqual({});
  expect(zoneOf({ manifests: [], locales: [] })).toBeUndefined();
});
