export { anyCondition, anyKnown, anyNamed, atoms, vocabulary } from './conditions.ts';
export { interpret, type Surroundings } from './interpret.ts';
export { manifestSetOf, type ManifestParts } from './manifests.ts';
export { evaluatorOf, siteOf } from './site.ts';
export { sequenceOf, type SequenceParts } from './sequence.ts';
export { anyHappening, anySequence, sequenceNames, type UsageEvent } from './randomSequences.ts';
export { replaysAlike } from './replaysAlike.ts';
