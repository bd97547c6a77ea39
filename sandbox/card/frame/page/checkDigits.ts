/** A number without spaces and dashes. */
export function withoutSeparators(text: string): string {
  return text.replaceAll(/[\s\u00AD\u2010-\u2015-]/gu, '');
}

/** Whether the last digit of a card number fits the others (Luhn). */
export function isLuhnValid(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum > 0 && sum % 10 === 0;
}

const routingWeights = [3, 7, 1];

/** Whether nine digits are a routing number (ABA checksum). */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/u.test(digits)) return false;
  const sum = [...digits].reduce(
    (total, digit, position) => total + Number(digit) * (routingWeights[position % 3] ?? 0),
    0,
  );
  return sum > 0 && sum % 10 === 0;
}
