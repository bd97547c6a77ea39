export { FolderInUseError, lockFolder } from './folderLock.ts';
export { keptSecret } from './keptSecret.ts';
