import { openSite, type Site } from '../../../engine/core/site/index.ts';
import { loadPortal, type Locales } from '../../../engine/verify/index.ts';
import { currentProject } from '../../../scripts/portal/project.ts';
import { readPortal } from '../../../scripts/portal/readPortal.ts';

const sources = await readPortal(currentProject());
const { manifests } = loadPortal(sources);

/** The portal that customers get, from the manifests of the repository. */
export const site: Site = openSite(manifests, { environment: 'PROD' });

/** Its sentences: language -> namespace -> flat key -> words. */
export const locales: Locales = sources.locales;
