import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateRelation, dayAfter } from './paymentDate.ts';

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-30T00:00:00Z'), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10));

describe('the day after', () => {
  it('is the next one in the order of dates, over months and years', () => {
    fc.assert(fc.property(day, (each) => dayAfter(each) > each));
    expect([dayAfter('2026-12-31'), dayAfter('2028-02-28'), dayAfter('2026-02-28')]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-03-01',
    ]);
  });

  it('leaves no day between', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        expect(one < other && other < dayAfter(one)).toBe(false);
      }),
    );
  });
});

describe('how a date stands to today and to the last allowed day', () => {
  it.each([
    ['2026-12-03', 'before-today'],
    ['2026-12-04', 'today'],
    ['2026-12-05', 'tomorrow'],
    ['2026-12-06', 'later'],
    ['2027-03-04', 'later'],
    ['2027-03-05', 'after-last'],
    [undefined, 'malformed'],
  ] as const)('%s is %s', (date, relation) => {
    expect(dateRelation(date, '2026-12-04', '2027-03-04')).toBe(relation);
  });

  it('is after the last day before it is tomorrow', () => {
    expect(dateRelation('2026-12-05', '2026-12-04', '2026-12-04')).toBe('after-last');
  });
});
