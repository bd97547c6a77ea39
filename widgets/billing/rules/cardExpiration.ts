/** Whether a card is still good on a day. */
export type CardLasts = 'no-card' | 'in-time' | 'expired-by-then';

/** A card MMYY is good through the last day of its month (BL-VAL-053). `date` is YYYY-MM-DD. */
export function cardLasts(expiration: string, date: string): CardLasts {
  const match = /^(\d{2})(\d{2})$/.exec(expiration);
  if (!match) return 'no-card';
  const [, month = '', year = ''] = match;
  return date.slice(0, 7) <= `20${year}-${month}` ? 'in-time' : 'expired-by-then';
}

/** MMYY as people read it: MM/YY. */
export function readableExpiration(expiration: string): string | undefined {
  return /^\d{4}$/.test(expiration) ? `${expiration.slice(0, 2)}/${expiration.slice(2)}` : undefined;
}
