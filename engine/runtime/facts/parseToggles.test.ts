import { describe, expect, it } from 'vitest';
import { longestAnswer, parseToggles, snapshotOf } from './parseToggles.ts';

describe('parseToggles', () => {
  it('reads an answer of the frontend API', () => {
    const toggles = [{ name: 'reservations', enabled: true, variant: { name: 'online', enabled: true } }];
    expect(parseToggles(JSON.stringify({ toggles }))).toEqual(toggles);
    expect(parseToggles('{"toggles":[]}')).toEqual([]);
  });

  it('reads nothing that is longer than an answer can be', () => {
    const padding = ' '.repeat(longestAnswer);
    expect(parseToggles(`{"toggles":[]}${padding}`)).toBeUndefined();
  });

  it('reads fifty thousand toggles only as long as they fit', () => {
    const toggles = Array.from({ length: 50_000 }, (_, index) => ({
      name: `toggle-${index}`,
      enabled: true,
    }));
    expect(parseToggles(JSON.stringify({ toggles }))).toBeUndefined();
    expect(parseToggles(JSON.stringify({ toggles: toggles.slice(0, 5_000) }))).toHaveLength(5_000);
  });
});

describe('snapshotOf', () => {
  it.each([
    [{ name: 'a', enabled: true }, { enabled: true }],
    [{ name: 'a', enabled: false }, { enabled: false }],
    [
      { name: 'a', enabled: true, variant: { name: 'online' } },
      { enabled: true, variant: 'online' },
    ],
    [
      { name: 'a', enabled: true, variant: { name: 'online', enabled: true } },
      { enabled: true, variant: 'online' },
    ],
    [
      {
        name: 'a',
        enabled: true,
        variant: { name: 'online', payload: { type: 'json', value: '{"days":2}' } },
      },
      { enabled: true, variant: 'online', payload: { days: 2 } },
    ],
    [
      { name: 'a', enabled: true, variant: { name: 'online', payload: { type: 'json', value: '[2' } } },
      { enabled: true, variant: 'online' },
    ],
    [{ name: 'a', enabled: true, variant: { name: 'online', enabled: false } }, { enabled: true }],
    [{ name: 'a', enabled: true, variant: { name: 'disabled', enabled: false } }, { enabled: true }],
  ])('takes %j for %j', (toggle, state) => {
    expect(snapshotOf([toggle])).toEqual({ a: state });
  });

  it('is not fooled by a toggle that is called as something of every object', () => {
    expect(Object.keys(snapshotOf([{ name: '__proto__', enabled: true }]))).toEqual(['__proto__']);
  });
});
