import { join } from 'node:path';

/** Folder of the project, absolute. */
export const project = join(import.meta.dirname, '../..');

/** Where the manifests of the portal stand, from the project's folder. */
export const portalFolder = 'manifests/portal';
