// Generated from Lucide (ISC Licence) by `npm run generate`. Do not edit.
/** The icon circle-check. */
export const circleCheck = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM16 9l-5.5 5.5L8 12';
