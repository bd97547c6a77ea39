export { changedFiles, checkWorkspace, type Workspace, writeTexts } from './workspace.ts';
export { openWorkspace } from './openWorkspace.ts';
