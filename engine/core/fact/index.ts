export { domainOf, isInDomain, representatives, type AtomValue, type Domain } from './domain.ts';
export { createVocabulary, worldOf, type Atom, type Vocabulary, type World } from './vocabulary.ts';
