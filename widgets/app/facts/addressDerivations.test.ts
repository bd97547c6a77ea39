import { expect, it } from 'vitest';
import { addressDerivations } from './addressDerivations.ts';

it.each([
  ['/billing/invoice', true],
  ['/search-results?q=support', true],
  ['/mail2', true],
  ['/mail', false],
  ['/account-summary', false],
  [undefined, undefined],
])(
  'SH-BANNER-005, SH-BANNER-006, SH-BANNER-007: of %j it is known whether a word is in it: %s',
  (address, has) => {
    const { compute } = addressDerivations['excludedFromMobileBanner'] ?? {};
    expect(compute?.(address, 'support, voice, mail2')).toBe(has);
  },
);
