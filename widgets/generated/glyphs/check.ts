// Generated from Lucide (ISC Licence) by `npm run generate`. Do not edit.
/** The icon check. */
export const check = 'M20 6 9 17l-5-5';
