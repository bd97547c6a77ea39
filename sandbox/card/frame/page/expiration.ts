import type { FrameLimits } from './protocol.ts';

/**
 * Reads an expiration date as people and browsers write it, into `MMYY`: `0829`, `8/29`, `08 / 2029`, `08-29`, `082029`.
 * Undefined if the text is none.
 */
export function readExpiration(text: string): string | undefined {
  const [, month, year] = separated.exec(text.trim()) ?? together.exec(text.trim()) ?? [];
  if (month === undefined || year === undefined) return undefined;
  const twoDigits = month.padStart(2, '0');
  return twoDigits >= '01' && twoDigits <= '12' ? twoDigits + year : undefined;
}

const separated = /^(\d{1,2})\s*[/\-–.\s]\s*(?:20)?(\d{2})$/u;
const together = /^(\d{2})(?:20)?(\d{2})$/u;

/** Formats an expiration as printed on a card: `08/29`. */
export function writeExpiration(expiration: string): string {
  return `${expiration.slice(0, 2)}/${expiration.slice(2)}`;
}

/**
 * Whether a card with this expiration (`MMYY`) is valid on the required day, and does not expire too far ahead. A card
 * is valid through the last day of its month, so months are compared.
 */
export function isExpirationAllowed(expiration: string, limits: FrameLimits): boolean {
  const month = `20${expiration.slice(2)}-${expiration.slice(0, 2)}`;
  const [year = '', todaysMonth = ''] = limits.today.split('-');
  const first =
    limits.notBefore !== undefined && limits.notBefore > limits.today ? limits.notBefore : limits.today;
  const last = `${Number(year) + limits.maxExpiryYears}-${todaysMonth}`;
  return month >= first.slice(0, 7) && month <= last;
}
