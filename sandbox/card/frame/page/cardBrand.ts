/** A brand, recognised by its card numbers. */
export interface CardBrand {
  type: 'AMERICAN_EXPRESS' | 'DISCOVER' | 'MASTERCARD' | 'VISA' | 'CREDIT_CARD';
  /** Its proper name; empty for an unknown brand. */
  name: string;
  /** Valid lengths of its numbers. */
  lengths: readonly number[];
  /** Group sizes of its printed numbers; the last group takes the rest. */
  groups: readonly number[];
}

const inFours = [4, 4, 4, 4, 3];

const brands: readonly (CardBrand & { starts: RegExp })[] = [
  {
    type: 'AMERICAN_EXPRESS',
    name: 'American Express',
    starts: /^3[47]/,
    lengths: [15],
    groups: [4, 6, 5],
  },
  {
    type: 'DISCOVER',
    name: 'Discover',
    starts: /^(6011|65|64[4-9]|622(12[6-9]|1[3-9]\d|[2-8]\d\d|9[01]\d|92[0-5]))/,
    lengths: [16, 17, 18, 19],
    groups: inFours,
  },
  {
    type: 'MASTERCARD',
    name: 'Mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: inFours,
  },
  { type: 'VISA', name: 'Visa', starts: /^4/, lengths: [13, 16, 19], groups: inFours },
];

const generic: CardBrand = {
  type: 'CREDIT_CARD',
  name: '',
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  groups: inFours,
};

/** The brand of a card number by its first digits. */
export function brandOf(digits: string): CardBrand {
  return brands.find((brand) => brand.starts.test(digits)) ?? generic;
}

/** A card number as it is printed on the card: `4242 4242 4242 4242`. */
export function groupCardNumber(digits: string): string {
  let rest = digits;
  const groups = brandOf(digits).groups.map((size) => {
    const group = rest.slice(0, size);
    rest = rest.slice(size);
    return group;
  });
  return [...groups, rest].filter((group) => group !== '').join(' ');
}
