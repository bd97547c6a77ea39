import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedDate, writeTypedDate } from './typedDate.ts';

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-30T00:00:00Z'), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10));

describe('a date as it is typed', () => {
  it('comes back as it was, for every day', () => {
    fc.assert(
      fc.property(day, (each) => {
        expect(readTypedDate(writeTypedDate(each))).toBe(each);
      }),
    );
  });

  it.each([
    '',
    '1/2/26',
    '13/01/26',
    '02/30/26',
    '02/29/27',
    '12-04-26',
    '12/04',
    '120426',
    'tomorrow',
    '12/04/2026',
    '00/10/26',
    ' 12/04/26',
  ])('is none: %j', (typed) => {
    expect(readTypedDate(typed)).toBeUndefined();
  });

  it('knows leap days', () => {
    expect(readTypedDate('02/29/28')).toBe('2028-02-29');
  });
});
