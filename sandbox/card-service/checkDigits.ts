/** Whether the last digit of a card number is right (Luhn). */
export function isLuhnValid(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const ROUTING_WEIGHTS = [3, 7, 1];

/** Whether the checksum of a nine-digit ABA routing number is right. */
export function isRoutingNumberValid(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, position) => total + Number(digit) * (ROUTING_WEIGHTS[position % 3] ?? 0),
    0,
  );
  return digits.length === 9 && sum > 0 && sum % 10 === 0;
}
