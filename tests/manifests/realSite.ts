import { join } from 'node:path';
import { openSite, type Site } from '../../engine/core/site/index.ts';
import { loadPortal, type Locales } from '../../engine/verify/index.ts';
import { readPortal } from '../../scripts/portal/readPortal.ts';
import { packs } from '../../widgets/packs.ts';

const root = join(import.meta.dirname, '../..');
const sources = await readPortal(root, 'manifests/portal', packs);
const { manifests } = loadPortal(sources);

/** The portal that customers get, as its manifests stand in the repository. */
export const site: Site = openSite(manifests, { environment: 'PROD' });

/** Its sentences: language -> namespace -> flat key -> words. */
export const locales: Locales = sources.locales;
