// Generated from Lucide (ISC Licence) by `npm run generate`. Do not edit.
/** The icon chevron-left. */
export const chevronLeft = 'M15 18l-6-6 6-6';
