import { join, resolve } from 'node:path';

/** Folder of the project, absolute. `PORTAL_PROJECT` names another working copy of manifests, sentences and schemas. */
export const project = resolve(process.env['PORTAL_PROJECT'] ?? join(import.meta.dirname, '../..'));

/** Where the manifests of the portal stand, from the project's folder. */
export const portalFolder = 'manifests/portal';
