export { createCopyStore, type CopyStore, type CopyTree, type ShownValue } from './copyStore.ts';
export { factsIn, namespaceOf, resolveCopy } from './resolveCopy.ts';
