import { createEvaluator, type Evaluator } from '../decision/index.ts';
import { assignmentOf, type AtomValue } from '../fact/index.ts';
import { openSite, type Site } from '../site/index.ts';
import { manifestSetOf, type ManifestParts } from './manifests.ts';

/** An open site of exactly these manifests. */
export function siteOf(parts: ManifestParts = {}, { environment = 'PROD' } = {}): Site {
  return openSite(manifestSetOf(parts), { environment });
}

/** An evaluator of a site in which only these atoms are known. */
export function evaluatorOf(site: Site, known: Readonly<Record<string, AtomValue>> = {}): Evaluator {
  return createEvaluator(site, assignmentOf(site.vocabulary, known));
}
