/** A made-up card that tests search for: nothing else in a journey has its number. */
export interface Canary {
  /** All digits, with a valid checksum. */
  number: string;
  /** Four digits: three alone occur by chance in any browser's memory. */
  code: string;
}

/** An American Express card, whose codes are the longest. @param beginning the first 14 digits: 34 or 37, and any others */
export function createCanary(beginning: string, code: string): Canary {
  const sum = [...beginning]
    .toReversed()
    .reduce((total, digit, place) => total + luhn(Number(digit), place), 0);
  return { number: `${beginning}${(10 - (sum % 10)) % 10}`, code };
}

/** Whether a text has the number, in any form in which it might leak, or the code as a value. */
export function isIn(text: string, { number, code }: Canary): boolean {
  const asTyped = new RegExp([...number].join('[\\s-]?'));
  const hex = Buffer.from(number).toString('hex');
  // A code is a value if it is a whole line, in quotes, or behind an equals sign.
  const asValue = new RegExp(String.raw`^${code}$|["'=]:?\s?${code}(?![\w.-])`, 'm');
  return (
    asTyped.test(text) ||
    inBase64(number).some((form) => text.includes(form)) ||
    text.includes(hex) ||
    asValue.test(text)
  );
}

/** The three base64 forms of a text inside of another, depending on its offset; without their uncertain ends. */
function inBase64(text: string): readonly string[] {
  return [0, 1, 2].map((offset) => {
    const form = Buffer.from('-'.repeat(offset) + text).toString('base64');
    return form.slice(offset === 0 ? 0 : 4, Math.floor((offset + text.length) / 3) * 4);
  });
}

/** The summand of a digit in the checksum. Places are counted from the right, without the check digit. */
function luhn(digit: number, place: number): number {
  if (place % 2 === 1) return digit;
  return digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
}
