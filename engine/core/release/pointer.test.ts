import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatVersion, chooseRelease, pointerOf, type Pointer } from './index.ts';

const moment = Date.parse('2026-12-01T11:00:00Z');
const live = { format: formatVersion, bundle: '/live.json' };
const next = { bundle: '/next.json', at: '2026-12-01T11:00:00.000Z', after: '/live.json' };
const staged = { bundle: '/staged.json', share: 30 };

describe('a release that is scheduled', () => {
  it.each([
    ['a millisecond before its moment', moment - 1, '/live.json'],
    ['at its moment', moment, '/next.json'],
    ['long afterwards', moment + 1e12, '/next.json'],
    ['where no server has said what time it is', undefined, '/live.json'],
  ])('is given out from its moment on: %s', (_, now, bundle) => {
    expect(chooseRelease({ ...live, next }, { now, bucket: undefined }).bundle).toBe(bundle);
  });

  it('is not given out where another release is live than it was compared with', () => {
    const moved = { ...live, bundle: '/other.json', next };
    expect(chooseRelease(moved, { now: moment, bucket: 1 })).toEqual({
      bundle: '/other.json',
      because: 'live',
    });
  });

  it('is followed by those that come later, each at its moment and after the one before', () => {
    const later = [
      { bundle: '/third.json', at: secondsAfter(60), after: '/next.json' },
      { bundle: '/live.json', at: secondsAfter(120), after: '/third.json' },
      { bundle: '/never.json', at: secondsAfter(180), after: '/next.json' },
    ];
    const given = [59, 60, 120, 180].map(
      (seconds) =>
        chooseRelease({ ...live, next, later }, { now: moment + seconds * 1_000, bucket: undefined }).bundle,
    );
    expect(given).toEqual(['/next.json', '/third.json', '/live.json', '/live.json']);
  });

  it('is given to everybody, those of a rollout too', () => {
    expect(chooseRelease({ ...live, next, staged }, { now: moment, bucket: 1 }).because).toBe('next');
  });
});

describe('a release that some visitors get', () => {
  it('is for the buckets below its share, and for nobody without one', () => {
    const asked = [0, 29, 30, 99, undefined].map(
      (bucket) => chooseRelease({ ...live, staged }, { now: moment, bucket }).because,
    );
    expect(asked).toEqual(['staged', 'staged', 'live', 'live', 'live']);
  });

  it('reaches as many of a hundred buckets as its share says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (share) => {
        const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
        const reached = buckets.filter(
          (bucket) =>
            chooseRelease({ ...live, staged: { ...staged, share } }, { now: 0, bucket }).because === 'staged',
        );
        expect(reached).toHaveLength(share);
      }),
    );
  });
});

describe('whatever a pointer says', () => {
  it('a visitor gets exactly one release, which it names, and the same one each time', () => {
    fc.assert(
      fc.property(pointers, visits, (pointer, visit) => {
        const chosen = chooseRelease(pointer, visit);
        expect(chooseRelease(pointer, visit)).toEqual(chosen);
        const named = { live: pointer.bundle, next: pointer.next?.bundle, staged: pointer.staged?.bundle };
        expect(named[chosen.because]).toBe(chosen.bundle);
      }),
    );
  });

  it('a share that grows takes the release from nobody who has it, and one that shrinks gives it to nobody', () => {
    fc.assert(
      fc.property(pointers, visits, share, share, (pointer, visit, one, other) => {
        const has = (of: number): boolean =>
          chooseRelease({ ...pointer, staged: { bundle: '/staged.json', share: of } }, visit).because ===
          'staged';
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        expect(has(small) && !has(large)).toBe(false);
      }),
    );
  });

  it('time gives a scheduled release to everybody and takes it from nobody', () => {
    fc.assert(
      fc.property(pointers, visits, fc.nat(), (pointer, visit, later) => {
        if (chooseRelease(pointer, visit).because !== 'next') return;
        const now = (visit.now ?? 0) + later;
        for (const bucket of [undefined, 0, 99])
          expect(chooseRelease(pointer, { now, bucket }).because).toBe('next');
      }),
    );
  });
});

describe('reading a pointer', () => {
  it('takes one with nothing but the live release', () => {
    expect(pointerOf(live)).toEqual(live);
  });

  it('takes one with everything', () => {
    const later = [{ ...next, after: '/next.json' }];
    expect(pointerOf({ ...live, next, later, staged })).toEqual({ ...live, next, later, staged });
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['a newer form', { ...live, format: formatVersion + 1 }],
    ['an older form', { ...live, format: formatVersion - 1 }],
    ['no bundle', { format: formatVersion }],
  ])('refuses %s', (_, value) => {
    expect(pointerOf(value)).toBeUndefined();
  });

  it.each<[string, object]>([
    ['no moment', { next: { bundle: '/next.json', after: '/live.json' } }],
    ['a moment that is none', { next: { ...next, at: 'soon' } }],
    ['a moment that is a number', { next: { ...next, at: 5 } }],
    ['no bundle that comes', { next: { at: next.at, after: '/live.json' } }],
    ['a null', { next: null, staged: null }],
    ['what comes later alone', { later: [next] }],
    ['a text', { next: '/next.json', staged: '/staged.json' }],
    ['a share that is no whole number', { staged: { ...staged, share: '30' } }],
    ['a share of nothing', { staged: { share: 30 } }],
  ])('keeps the live release where the rest is malformed: %s', (_, parts) => {
    const pointer = pointerOf({ ...live, ...parts });
    expect(pointer).toEqual(live);
  });
});

function secondsAfter(seconds: number): string {
  return new Date(moment + seconds * 1_000).toISOString();
}

const share = fc.integer({ min: 0, max: 100 });
const pointers: fc.Arbitrary<Pointer> = fc.record(
  {
    format: fc.constant(formatVersion),
    bundle: fc.constant('/live.json'),
    next: fc.record({
      bundle: fc.constant('/next.json'),
      at: fc.integer({ min: 0, max: 4e12 }).map((at) => new Date(at).toISOString()),
      after: fc.constantFrom('/live.json', '/other.json'),
    }),
    staged: fc.record({ bundle: fc.constant('/staged.json'), share }),
  },
  { requiredKeys: ['format', 'bundle'] },
);
const visits = fc.record({
  now: fc.option(fc.integer({ min: 0, max: 4e12 }), { nil: undefined }),
  bucket: fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }),
});
