import { expect, it } from 'vitest';
import { accountDerivations } from './accountDerivations.ts';

it.each([
  ['SH-ENT-002', 'BHN', 'BH'],
  ['SH-ENT-002', 'BH', 'BH'],
  ['SH-ENT-003', 'CHTR', 'Spelled Out'],
  ['SH-CONST-035', 'TWC', 'TWC'],
  ['SH-ENT-002', 'none', undefined],
  ['SH-ENT-002', undefined, undefined],
])('%s: the partner of the footprint %s is %s', (_, footprint, partner) => {
  expect(accountDerivations['partner']?.compute(footprint, 'BH', 'Spelled Out')).toBe(partner);
});
