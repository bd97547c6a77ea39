import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShortDate, writeShortDate } from './index.ts';

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-30T00:00:00Z'), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10));

describe('a date in figures', () => {
  it.each(['MM/DD/YY', 'DD/MM/YYYY', 'DD.MM.YY', 'YYYY-MM-DD'])(
    'comes back as it was, for every day, written as %s',
    (pattern) => {
      fc.assert(
        fc.property(day, (each) => {
          expect(readShortDate(pattern, writeShortDate(pattern, each))).toBe(each);
        }),
      );
    },
  );

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
    expect(readShortDate('MM/DD/YY', typed)).toBeUndefined();
  });

  it('is read in the order in which the site writes it', () => {
    expect(readShortDate('DD/MM/YYYY', '04/12/2026')).toBe('2026-12-04');
    expect(readShortDate('DD/MM/YYYY', '12/13/2026')).toBeUndefined();
  });

  it('knows leap days', () => {
    expect(readShortDate('MM/DD/YY', '02/29/28')).toBe('2028-02-29');
  });
});
