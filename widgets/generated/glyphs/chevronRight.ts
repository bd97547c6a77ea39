// Generated from Lucide (ISC Licence) by `npm run generate`. Do not edit.
/** The icon chevron-right. */
export const chevronRight = 'M9 18l6-6-6-6';
