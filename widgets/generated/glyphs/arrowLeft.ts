// Generated from Lucide (ISC Licence) by `npm run generate`. Do not edit.
/** The icon arrow-left. */
export const arrowLeft = 'M12 19l-7-7 7-7M19 12H5';
