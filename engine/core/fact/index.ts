export * from './derivation.ts';
export * from './domain.ts';
export { representatives } from './representatives.ts';
export { isExportable, redact } from './tellable.ts';
export { createVocabulary, assignmentOf, type Atom, type Vocabulary, type Assignment } from './vocabulary.ts';
export { signedOut, wellKnown } from './wellKnown.ts';
