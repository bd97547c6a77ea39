// Generated from Lucide (ISC Licence) by `npm run generate`. Do not edit.
/** The icon info. */
export const info = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 16v-4M12 8h.01';
