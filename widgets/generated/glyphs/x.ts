// Generated from Lucide (ISC Licence) by `npm run generate`. Do not edit.
/** The icon x. */
export const x = 'M18 6 6 18M6 6l12 12';
