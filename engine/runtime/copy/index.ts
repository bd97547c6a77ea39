export { createCopyStore, type CopyStore } from './copyStore.ts';
export { factsIn, namespaceOf, resolveCopy } from './resolveCopy.ts';
export type { CopyTree, ShownValue } from './sentences.ts';
