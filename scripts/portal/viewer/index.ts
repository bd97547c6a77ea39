export { differencesOf, differencesText } from './differences.ts';
export { knownOf, readViewerOptions, type ViewerOptions, viewerUsage } from './knownOf.ts';
export { openFolder, openTexts, type OpenPortal } from './openTexts.ts';
export { textsOf } from './textsOf.ts';
