import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrive, type Arrival } from '../../core/arrival/index.ts';
import { createAsker } from '../../core/decision/index.ts';
import { representatives, worldOf, type World } from '../../core/fact/index.ts';
import type { Condition, GuardManifest } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { anyCondition, atoms } from '../../core/testing/index.ts';
import { askableSite } from '../testing/index.ts';
import { entryOf, outcomesOf, type Outcome } from './index.ts';

describe('outcomesOf', () => {
  it('says of every customer exactly what arriving decides', () => {
    fc.assert(
      fc.property(anySite, anyWorld, (site, known) => {
        const world = worldOf(site.vocabulary, known);
        for (const [route, path] of Object.entries(paths)) {
          const holding = outcomesOf(site, route).filter((outcome) => holds(site, outcome, world));
          const arrival = arrive(createAsker(site, world), { path, query: '' });
          expect(holding.map((outcome) => said(site, route, outcome))).toEqual([arrival]);
        }
      }),
    );
  });

  it('knows who gets past all guards', () => {
    const allow: Condition = { fact: 'reader.signedIn', is: true };
    const site = siteWith({ door: guard(allow, [{ redirect: { route: 'home' } }]) }, ['door']);
    expect(entryOf(site, 'room')).toEqual([{ condition: allow, is: true }]);
    expect(entryOf(site, 'home')).toEqual([]);
    expect(entryOf(site, 'nowhere')).toBeUndefined();
  });
});

const paths = { home: '/', room: '/room', old: '/old', away: '/away', spanish: '/es' };

/** What arriving says when an outcome happens. */
function said({ manifests }: Site, route: string, { kind, routes, refusal }: Outcome): Arrival {
  if (kind === 'leave') return { kind, url: 'https://away.example/' };
  if (kind === 'language') return { kind, language: 'es', address: '/' };
  const shown = kind === 'not-found' ? 'not-found' : route;
  if (kind !== 'redirect') {
    return { kind: 'show', route: shown, params: {}, page: manifests.route[shown]?.page ?? '' };
  }
  const error = refusal && 'error' in refusal ? refusal.error : undefined;
  const address = manifests.route[routes[0] ?? '']?.path ?? '';
  return { kind, address, ...(error !== undefined && { error }) };
}

function holds({ conditions }: Site, { requirements }: Outcome, world: World): boolean {
  return requirements.every(({ condition, is }) => conditions.compile(condition)(world) === is);
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

const anyWorld = fc.record(
  Object.fromEntries(atoms.map(({ name, domain }) => [name, fc.constantFrom(...representatives(domain))])),
);

function guard(allow: Condition, otherwise: GuardManifest['otherwise']): GuardManifest {
  return { description: 'A guard.', allow, whileUnknown: 'deny', otherwise };
}

/** A site with a route for each way to end. */
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
