// Generated from Lucide (ISC Licence) by `npm run generate`. Do not edit.
/** The icon tv. */
export const tv = 'M17 2l-5 5-5-5M4 7h16a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2z';
