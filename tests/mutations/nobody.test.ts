import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveNavigation } from '../../engine/core/navigation/index.ts';
import { decideBanners } from '../../engine/core/banner/decideBanners.ts';
import { createEvaluator, type Evaluator } from '../../engine/core/decision/index.ts';
import { representatives, type Assignment } from '../../engine/core/fact/index.ts';
import { openSite, type Site } from '../../engine/core/site/index.ts';
import { exampleOf } from '../../engine/verify/index.ts';
import { checkTexts, edited, realTexts, type Edit } from './realPortal.ts';

/** Findings about "nobody", with a check whether it happens to one of some hundred random customers. */
it.each<[code: string, edit: Edit, happens: (site: Site, evaluator: Evaluator) => boolean]>([
  [
    'banner-never-shows',
    { file: 'manifests/routes/billing.json', at: '/showPageAlerts', put: false },
    (site, evaluator) => seesBanner(site, evaluator, 'billing', 'pending-payment'),
  ],
  [
    'banner-never-shows',
    {
      file: 'manifests/banners/pending-payment.json',
      at: '/when',
      put: { fact: 'account.suppressedBilling', is: true },
    },
    (site, evaluator) => seesBanner(site, evaluator, 'billing', 'pending-payment'),
  ],
  [
    'nobody-enters',
    {
      file: 'manifests/routes/payments-history.json',
      at: '/guards',
      put: ['signed-in', 'billing-here', 'history-on', 'billing-elsewhere'],
    },
    (site, evaluator) => comesTo(site, evaluator, 'payments-history'),
  ],
])('%s is true of everybody', (code, edit, happens) => {
  const { manifests, problems } = checkTexts(edited(realTexts, edit));
  expect(problems.map((problem) => problem.code)).toContain(code);
  const found = (site: Site): boolean[] =>
    fc.sample(anyAssignment(site), 300).map((assignment) => happens(site, createEvaluator(site, assignment)));
  expect(found(openSite(manifests, { environment: 'PROD' }))).not.toContain(true);
  // On the real portal it happens to some: the random customers are not all alike.
  expect(found(openSite(checkTexts(realTexts).manifests, { environment: 'PROD' }))).toContain(true);
});

function comesTo(site: Site, evaluator: Evaluator, route: string): boolean {
  const manifest = site.manifests.route[route];
  const result = manifest && resolveNavigation(evaluator, { path: exampleOf(manifest), query: '' });
  return result?.kind === 'show' && result.route === route;
}

function seesBanner(site: Site, evaluator: Evaluator, route: string, id: string): boolean {
  if (!comesTo(site, evaluator, route)) return false;
  const options = { route, isDismissed: () => false };
  const placement = site.manifests.banner[id]?.placement ?? '';
  return decideBanners(evaluator, placement, options).some((shown) => shown.id === id);
}

/** Any assignment in which all values are known, even contradictory ones. */
function anyAssignment({ vocabulary }: Site): fc.Arbitrary<Assignment> {
  return fc.tuple(
    ...vocabulary.atoms.map(({ domain, fixed }) => {
      const values = representatives(domain);
      return values.length === 0 ? fc.constant(fixed) : fc.constantFrom(...values);
    }),
  );
}
