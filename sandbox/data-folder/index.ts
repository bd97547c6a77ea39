export { FolderInUseError, lockFolder } from './folderLock.ts';
export { keepToOwner, OWNER_ONLY, writeForOwner } from './ownerOnly.ts';
export { keptSecret } from './keptSecret.ts';
