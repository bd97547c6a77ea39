// Generated from Lucide (ISC Licence) by `npm run generate`. Do not edit.
/** The icon user. */
export const user = 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z';
