export { makeRelease, type CopyTrees, type Release, type ReleaseFile } from './makeRelease.ts';
