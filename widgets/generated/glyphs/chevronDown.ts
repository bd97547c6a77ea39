// Generated from Lucide (ISC Licence) by `npm run generate`. Do not edit.
/** The icon chevron-down. */
export const chevronDown = 'M6 9l6 6 6-6';
