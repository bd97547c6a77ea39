export { createReleaseJudge } from './releaseJudge.ts';
export { createReleaseStore, type ReleaseStore } from './releaseStore.ts';
export { createReleaseTopics, type ReleaseTopics } from './releaseTopics.ts';
