export { contentHash } from './contentHash.ts';
export { formatVersion, longestBundle, sayOtherFormat } from './formatVersion.ts';
export { lackingOf, type CodeOffer } from './lacking.ts';
export type { ReleaseNeeds } from './needs.ts';
export * from './pointer.ts';
