export { readDeclaredToggles, type DeclaredToggle } from './toggle-manifest.ts';
export { unleashTokens, type UnleashTokens } from './tokens.ts';
