export { FolderInUseError, lockFolder } from './folder-lock.ts';
export { keptSecret } from './kept-secret.ts';
