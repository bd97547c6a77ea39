import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveNavigation } from '../../core/navigation/index.ts';
import { decideBanners } from '../../core/banner/decideBanners.ts';
import { createEvaluator, type Evaluator } from '../../core/decision/index.ts';
import { representatives, type Assignment } from '../../core/fact/index.ts';
import { decideFlow } from '../../core/flow/decideFlow.ts';
import { openSite } from '../../core/site/index.ts';
import { loadPortal } from '../loadPortal.ts';
import { readSet, sourcesOf } from '../testing/index.ts';
import { solverOf } from '../solver/index.ts';
import type { ProofContext } from './proof.ts';
import type { Part } from '../forking/index.ts';
import { findViewer, isSeen, visibilityOf } from './visibility.ts';

const { context: linked } = loadPortal(sourcesOf(readSet('smallest')));
if (!linked) throw new Error('The smallest set is broken.');
const site = openSite(linked.manifests, { environment: 'PROD' });
const context: ProofContext = {
  ...linked,
  site,
  today: undefined,
  ...solverOf(site),
};

const anyAssignment: fc.Arbitrary<Assignment> = fc.tuple(
  ...site.vocabulary.atoms.map(({ name, domain, fixed }) => {
    if (name === 'route.id') return fc.constant('home');
    const values = representatives(domain);
    return values.length === 0 ? fc.constant(fixed) : fc.constantFrom(...values);
  }),
);

describe('what is seen on the first page', () => {
  it('is a banner for just those to whom the page shows it', () => {
    const banner: Part = { kind: 'banner', id: 'overdue', pointer: '' };
    everybody((assignment, evaluator) => {
      const options = { route: 'home', isDismissed: () => false };
      const shown = decideBanners(evaluator, 'top', options).map(({ id }) => id);
      expect(sees(banner, assignment)).toBe(showsHome(evaluator) && shown.includes('overdue'));
    });
  });

  it('is a menu for just those whose flow shows the region that it stands in', () => {
    const menu: Part = { kind: 'navigation', id: 'main', pointer: '' };
    const { when } = site.manifest.layout.regions['side'] ?? {};
    everybody((assignment, evaluator) => {
      const isShown = decideFlow(evaluator, 'home')?.flow.regions.includes('side') ?? false;
      expect(sees(menu, assignment)).toBe(
        showsHome(evaluator) && isShown && site.conditions.compile(when)(assignment) === true,
      );
    });
  });
});

describe('who sees something', () => {
  it('finds a customer on a page, and none where two conditions exclude each other', () => {
    const part: Part = { kind: 'banner', id: 'overdue', pointer: '' };
    const late = { condition: { fact: 'reader.overdueDays', atLeast: 'late' } };
    expect(findViewer(context, part, [{ ...late, is: true }])).toBeDefined();
    expect(isSeen(context, part, [{ ...late, is: true }])).toBe(true);
    expect(findViewer(context, part, [{ ...late, is: false }])).toBeUndefined();
    expect(isSeen(context, part, [{ ...late, is: false }])).toBe(false);
  });
});

function everybody(check: (assignment: Assignment, evaluator: Evaluator) => void): void {
  fc.assert(fc.property(anyAssignment, (assignment) => check(assignment, createEvaluator(site, assignment))));
}

function sees(part: Part, assignment: Assignment): boolean {
  return [...visibilityOf(context, part)].some(
    ({ route, requirements }) =>
      route === 'home' &&
      requirements.every(({ condition, is }) => site.conditions.compile(condition)(assignment) === is),
  );
}

function showsHome(evaluator: Evaluator): boolean {
  const result = resolveNavigation(evaluator, { path: '/', query: '' });
  return result.kind === 'show' && result.route === 'home';
}
