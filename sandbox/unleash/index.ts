export { readDeclaredToggles, type DeclaredToggle } from './toggleManifest.ts';
export { unleashTokens, type UnleashTokens } from './tokens.ts';
