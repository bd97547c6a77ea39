export { askableSite } from './askableSite.ts';
export { readSchemas } from './readSchemas.ts';
export { readSet, sourcesOf, type SetFiles } from './readSet.ts';
export { assignmentsOf } from './assignmentsOf.ts';
export { everyBirdAlone, nestFacts } from './everyBirdAlone.ts';
