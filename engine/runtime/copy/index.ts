export { createCopyStore, type CopyStore, type ShownValue } from './copyStore.ts';
export { factsIn, namespaceOf, resolveCopy } from './resolveCopy.ts';
export type { CopyTree } from './sentence.ts';
