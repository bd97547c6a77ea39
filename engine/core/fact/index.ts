export {
  argumentsOf,
  derive,
  inputsOf,
  withDerived,
  withGroup,
  type Derivation,
  type Derivations,
} from './derivation.ts';
export {
  derivedValue,
  domainOf,
  formatOf,
  isInDomain,
  typeOf,
  valueIn,
  valuesOf,
  type AtomType,
  type AtomValue,
  type Domain,
} from './domain.ts';
export { representatives } from './representatives.ts';
export { isExportable, redact } from './tellable.ts';
export { createVocabulary, assignmentOf, type Atom, type Vocabulary, type Assignment } from './vocabulary.ts';
export { signedOut, wellKnown } from './wellKnown.ts';
