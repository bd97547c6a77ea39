export { connectionSource } from './connectionSource.ts';
export { languageSource } from './languageSource.ts';
export { viewportSource } from './viewportSource.ts';
