import type { PaymentMethodType } from '../../platform/database/index.ts';

/** A brand with the format of its numbers. */
export interface CardBrand {
  type: PaymentMethodType;
  lengths: readonly number[];
  securityCodeLength: 3 | 4;
}

interface PrefixRange {
  from: number;
  to: number;
  digits: number;
}

interface BrandRule extends CardBrand {
  prefixes: readonly PrefixRange[];
}

const brands: readonly BrandRule[] = [
  {
    type: 'AMERICAN_EXPRESS',
    prefixes: [prefix(34), prefix(37)],
    lengths: [15],
    securityCodeLength: 4,
  },
  {
    type: 'DISCOVER',
    prefixes: [prefix(6011), prefixRange(622_126, 622_925), prefixRange(644, 649), prefix(65)],
    lengths: [16, 17, 18, 19],
    securityCodeLength: 3,
  },
  {
    type: 'MASTERCARD',
    prefixes: [prefixRange(51, 55), prefixRange(2221, 2720)],
    lengths: [16],
    securityCodeLength: 3,
  },
  { type: 'VISA', prefixes: [prefix(4)], lengths: [13, 16, 19], securityCodeLength: 3 },
];

/** Fallback for any other brand: a generic credit card (BL-ENT-002). */
const generic: CardBrand = {
  type: 'CREDIT_CARD',
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  securityCodeLength: 3,
};

/** The brand of a card number by its first digits. */
export function brandOf(cardNumber: string): CardBrand {
  return brands.find(({ prefixes }) => prefixes.some((range) => startsWithin(cardNumber, range))) ?? generic;
}

/** Number of digits of a saved card's security code. */
export function securityCodeLengthOf(type: PaymentMethodType): number {
  return brands.find((brand) => brand.type === type)?.securityCodeLength ?? generic.securityCodeLength;
}

function startsWithin(cardNumber: string, { from, to, digits }: PrefixRange): boolean {
  const start = Number(cardNumber.slice(0, digits));
  return cardNumber.length >= digits && start >= from && start <= to;
}

function prefix(digits: number): PrefixRange {
  return prefixRange(digits, digits);
}

function prefixRange(from: number, to: number): PrefixRange {
  return { from, to, digits: String(from).length };
}
