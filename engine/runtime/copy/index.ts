export { type CopyStore, createCopyStore } from './copyStore.ts';
export { languageSource } from './languageSource.ts';
export { factsIn, namespaceOf, resolveCopy } from './resolveCopy.ts';
export type { CopyTree, ShownValue } from './sentences.ts';
