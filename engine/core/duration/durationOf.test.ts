import { expect, it } from 'vitest';
import { manifestSetOf } from '../testing/index.ts';
import { durationOf } from './durationOf.ts';

const constant = (value: number | string, unit: 'seconds' | 'minutes' | 'cents' | 'time') => ({
  value,
  unit,
  description: 'A constant.',
});

const manifests = manifestSetOf({
  constants: {
    constants: {
      constants: {
        short: constant(3, 'seconds'),
        long: constant(2, 'minutes'),
        fine: constant(3, 'cents'),
        noon: constant('12:00', 'time'),
      },
    },
  },
});

it.each([
  ['constant.short', 3_000],
  ['constant.long', 120_000],
  ['constant.fine', undefined],
  ['constant.noon', undefined],
  ['constant.toString', undefined],
])('%s lasts %j milliseconds', (name, milliseconds) => {
  expect(durationOf(manifests, name)).toBe(milliseconds);
});
