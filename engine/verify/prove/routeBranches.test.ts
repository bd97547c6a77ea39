import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRoute, type RouteOutcome } from '../../core/navigation/index.ts';
import { createEvaluator } from '../../core/decision/index.ts';
import { representatives, assignmentOf, type AtomValue } from '../../core/fact/index.ts';
import type { Condition, GuardManifest } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { anyCondition, atoms } from '../../core/testing/index.ts';
import { askableSite } from '../testing/index.ts';
import {
  entryOf,
  nextRoutes,
  routeBranches,
  routeBranchesWhileUnknown,
  type RouteBranch,
} from './routeBranches.ts';

describe('of the branches at a route', () => {
  it('just one is for each customer: the one that the route takes', () => {
    fc.assert(
      fc.property(anySite, anyAssignment, (site, known) => {
        expect(taken(site, known, routeBranches)).toEqual(decided(site, known));
      }),
    );
  });

  it('so it is where facts are not known', () => {
    fc.assert(
      fc.property(anySite, anyPartOfAssignment, (site, known) => {
        expect(taken(site, known, routeBranchesWhileUnknown)).toEqual(decided(site, known));
      }),
    );
  });
});

it('those get past all guards of whom each of them holds', () => {
  const site = siteWith({ door: guard(signedIn, [{ redirect: { route: 'home' } }]) }, ['door']);
  expect(entryOf(site, 'room')).toEqual([{ condition: signedIn, is: true }]);
  expect(entryOf(site, 'home')).toEqual([]);
});

it('a branch leads inside, also from a switch of the language, and not to a route that the environment does not have', () => {
  const site = siteWith({ door: guard(signedIn, [{ redirect: { route: 'workshop' } }]) }, ['door']);
  const next = (route: string): (readonly string[])[] =>
    routeBranches(site, route).map((branch) => nextRoutes(site, branch));
  expect(next('old')).toEqual([['room'], []]);
  expect(next('away')).toEqual([[], []]);
  expect(next('spanish')).toEqual([['home'], []]);
});

const signedIn: Condition = { fact: 'reader.signedIn', is: true };

type Known = Readonly<Record<string, AtomValue>>;

/** The outcomes at each route that a customer reaches, by the requirements of the branches. */
function taken(
  site: Site,
  known: Known,
  branches: (site: Site, route: string) => readonly RouteBranch[],
): RouteOutcome[][] {
  const assignment = assignmentOf(site.vocabulary, known);
  return Object.keys(site.manifests.route).map((route) =>
    branches(site, route)
      .filter(({ requirements }) =>
        requirements.every(({ condition, is }) => site.conditions.compile(condition)(assignment) === is),
      )
      .map(({ outcome }) => outcome),
  );
}

function decided(site: Site, known: Known): RouteOutcome[][] {
  const evaluator = createEvaluator(site, assignmentOf(site.vocabulary, known));
  return Object.keys(site.manifests.route).map((route) => [decideRoute(evaluator, route, true)]);
}

const anySoundCondition = anyCondition.filter(
  (condition) => !/missing|misspelt|"condition"/.test(JSON.stringify(condition)),
);

const anyRefusal = fc.oneof(
  fc.record({ redirect: fc.constantFrom('home', 'old').map((route) => ({ route })) }),
  fc.constant({ redirect: { route: 'home' }, error: 'members-only' }),
  fc.constant({ redirect: { route: 'workshop' } }),
  fc.constant({ leave: 'away' }),
);

const anyGuard: fc.Arbitrary<GuardManifest> = fc
  .tuple(
    anySoundCondition,
    fc.array(fc.tuple(fc.option(anySoundCondition, { nil: undefined }), anyRefusal), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([allow, refusals]) =>
    guard(
      allow,
      refusals.map(([when, refusal]) => ({ ...refusal, ...(when && { when }) })),
    ),
  );

const anySite: fc.Arbitrary<Site> = fc
  .tuple(anyGuard, anyGuard, fc.subarray(['one', 'two', 'three']))
  .map(([one, two, guards]) => siteWith({ one, two }, guards));

const anyAssignment = fc.record(
  Object.fromEntries(atoms.map(({ name, domain }) => [name, fc.constantFrom(...representatives(domain))])),
);

const anyPartOfAssignment = anyAssignment.chain((known) =>
  fc.subarray(Object.entries(known)).map((some): Record<string, AtomValue> => Object.fromEntries(some)),
);

function guard(allow: Condition, otherwise: GuardManifest['otherwise']): GuardManifest {
  return { description: 'A guard.', allow, whileUnknown: { waitMs: 9, then: 'allow' }, otherwise };
}

/** A site with a route for each outcome. */
function siteWith(guards: Record<string, GuardManifest>, named: string[]): Site {
  return askableSite({
    site: { external: { away: { default: 'https://away.example/' } } },
    guard: guards,
    route: {
      home: { path: '/', page: 'home' },
      room: { path: '/room', page: 'room', guards: named },
      old: { path: '/old', redirect: { to: { route: 'room' } }, guards: named },
      away: { path: '/away', redirect: { to: { external: 'away' } }, guards: named },
      spanish: { path: '/es', language: { switchTo: 'es', then: { route: 'home' } }, guards: named },
      workshop: { path: '/workshop', page: 'room', environments: ['TEST'] },
      'not-found': { path: '/not-found', page: 'not-found' },
    },
  });
}
