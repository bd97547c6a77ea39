// Generated from Lucide (ISC Licence) by `npm run generate`. Do not edit.
/** The icon circle-exclamation-point. */
export const circleExclamationPoint = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 8L12 12M12 16L12.01 16';
