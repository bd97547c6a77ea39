export { needsOf } from './needsOf.ts';
export { makeRelease, type CopyTrees, type Release, type ReleaseFile } from './makeRelease.ts';
