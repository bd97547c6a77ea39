export { anyCondition, anyKnown, anyNamed, atoms, vocabulary } from './conditions.ts';
export { interpret, type Surroundings } from './interpret.ts';
export { manifestSetOf, type ManifestParts } from './manifests.ts';
export { evaluatorOf, siteOf } from './site.ts';
export { sequenceOf, type SequenceParts } from './sequence.ts';
export { anyInput, anySequence, sequenceNames, type SequenceInput } from './randomSequences.ts';
export { replaysAlike } from './replaysAlike.ts';
