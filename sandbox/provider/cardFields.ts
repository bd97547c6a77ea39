import { addMonths, lastDayOfExpiration, type Day } from '../platform/calendar.ts';

/** Most years ahead of a card's expiry, by month (BL-CON-004). */
const maxExpiryYears = 20;

/** Whether a card may expire in `MMYY`: not before today, and not in more than 20 years (BL-VAL-051, BL-VAL-052). */
export function isExpirationAllowed(text: string, today: Day): boolean {
  if (!/^(0[1-9]|1[0-2])\d{2}$/.test(text)) return false;
  const lastDay = lastDayOfExpiration(text);
  const lastMonth = addMonths(today, maxExpiryYears * 12).slice(0, 7);
  return lastDay >= today && lastDay.slice(0, 7) <= lastMonth;
}

/** Whether a ZIP code is five digits (BL-VAL-059). */
export function isZip(text: string): boolean {
  return /^\d{5}$/.test(text);
}

/** Whether a text can be a name: at most 100 characters, without control characters, since the database rejects NUL. */
export function isName(text: string): boolean {
  return text.trim() !== '' && text.trim().length <= 100 && !/\p{Cc}/u.test(text);
}
