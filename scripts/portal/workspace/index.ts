export { checkWorkspace } from './checkWorkspace.ts';
export { openWorkspace } from './openWorkspace.ts';
export { changedFiles, writeTexts } from './writeTexts.ts';
export type { Workspace } from './workspace.ts';
