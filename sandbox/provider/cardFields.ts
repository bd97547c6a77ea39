import { addMonths, lastDayOfExpiration, type Day } from '../platform/calendar.ts';

/** A card's expiry lies at most so many years ahead, by month (BL-CON-004). */
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

/** Longer names are nobody's, and nobody's has a control character: the database takes no NUL. */
export function isName(text: string): boolean {
  return text.trim() !== '' && text.trim().length <= 100 && !/\p{Cc}/u.test(text);
}
