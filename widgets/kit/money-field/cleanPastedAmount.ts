/**
 * The amount in a pasted text such as `$ 1,234.50` or `USD 84.10`, without sign, currency and spaces. Anything that is
 * not an amount comes back as it was: it is for the field's rules to refuse, not for the paste to swallow.
 */
export function cleanPastedAmount(
  text: string,
  { currency, sign }: { currency: string; sign: string },
): string {
  const marks = [currency.slice(0, 2) + sign, currency, sign];
  const bare = marks.reduce((rest, mark) => rest.replace(mark, ''), text).replaceAll(/\s/gu, '');
  return /^\d[\d,]*(?:\.\d*)?$/u.test(bare) ? bare : text;
}
