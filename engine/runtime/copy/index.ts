export { type CopyStore, createCopyStore } from './copyStore.ts';
export { languageSource } from './languageSource.ts';
export { factsIn, namespacesOf, resolveCopy } from './resolveCopy.ts';
export type { CopyTree, ShownValue } from './sentences.ts';
