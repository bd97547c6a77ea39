export { differencesOf, formatDifferences } from './differences.ts';
export { knownOf } from './knownOf.ts';
export { openFolder, openTexts, type OpenPortal } from './openTexts.ts';
export { readViewerOptions, viewerUsage, type ViewerOptions } from './viewerOptions.ts';
export { textsOf } from './textsOf.ts';
