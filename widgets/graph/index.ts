export { askGraph } from './askGraph.ts';
export { askService } from './askService.ts';
export { graphClient } from './graphClient.ts';
export { readGraphFailure, type GraphFailure } from './graphFailure.ts';
export { graphLanguage } from './graphLanguage.ts';
export { graphRecords } from './graphRecords.ts';
export type { Question } from './question.ts';
export { sendChange, type Change } from './sendChange.ts';
export { useGraph } from './useGraph.ts';
