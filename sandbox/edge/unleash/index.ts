export { readDeclaredToggles } from './toggleManifest.ts';
export { unleashTokens } from './tokens.ts';
