import { join } from 'node:path';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { arrive } from '../../../engine/core/arrival/index.ts';
import { decideBanners } from '../../../engine/core/banner/index.ts';
import { createAsker } from '../../../engine/core/decision/index.ts';
import { representatives, worldOf, type AtomValue } from '../../../engine/core/fact/index.ts';
import { decideFlow } from '../../../engine/core/flow/index.ts';
import { decideHeader } from '../../../engine/core/header/index.ts';
import { decideNavigation } from '../../../engine/core/navigation/index.ts';
import { openSite, type Site } from '../../../engine/core/site/index.ts';
import { loadPortal, type LinkContext } from '../../../engine/verify/index.ts';
import { packs } from '../../../widgets/packs.ts';
import { readPortalTexts, sourcesOf, type PortalTexts } from '../portalTexts.ts';
import { portalFolder } from '../project.ts';
import { readCode } from '../readPortal.ts';
import { applyRenaming, renamers } from './index.ts';

const root = join(import.meta.dirname, '../../..');
const texts = readPortalTexts(root, portalFolder);
let code: Awaited<ReturnType<typeof readCode>>;
let context: LinkContext;
let before: readonly string[];
beforeAll(async () => {
  code = await readCode(root, packs);
  const loaded = loadPortal({ ...sourcesOf(texts), ...code });
  if (!loaded.context) throw new Error('The manifests cannot be read.');
  ({ context } = loaded);
  before = loaded.problems.map((each) => each.code);
}, 60_000);

describe.each(['route', 'toggle', 'fact', 'copy', 'step', 'data'])('renaming any %s', (kind) => {
  it('changes nothing that the check finds, nor anything that is decided for anybody', () => {
    fc.assert(
      fc.property(fc.constantFrom(...namesOf(kind)), anyChoices, (from, choices) => {
        const { to, state } = newName(kind, from);
        const [old, now] = kind === 'data' ? factsOf(from, to) : [from, to];
        const after = renamed(kind, from, to);
        const loaded = loadPortal({ ...sourcesOf(after), ...codeWith(old, now) });
        expect(loaded.problems.map((each) => each.code)).toEqual(before);
        const sites = [context.manifests, loaded.manifests].map((manifests) =>
          openSite(manifests, { environment: 'PROD' }),
        );
        const [earlier, later] = sites as [Site, Site];
        const names = new Map([
          [old, now],
          [`toggle:${from}`, `toggle:${to}`],
          [`variant:${from}`, `variant:${to}`],
        ]);
        for (const choice of choices) {
          const known = knownBy(earlier, choice);
          const expected = withNames(decisionsOf(earlier, known), state ?? names, kind === 'route');
          expect(decisionsOf(later, renamedKeys(known, names))).toEqual(expected);
        }
      }),
      { numRuns: 4, endOnFailure: true },
    );
  }, 120_000);
});

it('leaves every other character as it is, and renames back to the very same files', () => {
  for (const kind of Object.keys(renamers)) {
    const [from = ''] = namesOf(kind);
    const { to } = newName(kind, from);
    const there = renamed(kind, from, to);
    expect(there).not.toEqual(texts);
    const [old, now] = kind === 'data' ? factsOf(from, to) : [from, to];
    const loaded = loadPortal({ ...sourcesOf(there), ...codeWith(old, now) });
    const isInside = kind === 'step' || kind === 'data';
    const back = isInside ? `${from.split('/')[0]}/${to}` : to;
    const wish = { from: back, to: isInside ? (from.split('/')[1] ?? '') : from, texts: there };
    const renaming = renamers[kind]?.({ ...wish, context: loaded.context ?? context });
    const again = renaming && applyRenaming(there, renaming);
    expect(filesOf(again)).toEqual(filesOf(texts));
  }
}, 120_000);

it.each([
  ['route', 'no-such-route', 'other', 'There is no route'],
  ['route', 'billing', 'support', 'already'],
  ['route', 'billing', 'Not A Name', 'is no name'],
  ['toggle', 'no-such-toggle', 'other', 'There is no toggle'],
  ['fact', 'account.footprint', 'billing.footprint', 'keeps its group'],
  ['fact', 'account.nothing', 'account.other', 'There is no fact'],
  ['copy', 'billing:heading', 'shell:heading', 'stays where it is'],
  ['copy', 'billing:nothingAtAll', 'billing:other', 'There is no sentence'],
  ['step', 'one-time-payment/nothing', 'other', 'There is no step'],
  ['step', 'one-time-payment/review', 'amount', 'already'],
  ['data', 'one-time-payment/nothing', 'other', 'There is no data'],
  ['data', 'one-time-payment/token', 'methodId', 'already'],
  ['data', 'one-time-payment/token', 'a-token', 'is no name'],
  ['fact', 'one-time-payment.token', 'one-time-payment.other', 'portal rename data one-time-payment/token'],
])('refuses to rename the %s %s to %s', (kind, from, to, message) => {
  expect(() => renamed(kind, from, to)).toThrow(message);
});

it('gives data another name in everything that a customer is asked', () => {
  const sequence = 'sequences/one-time-payment.json';
  for (const name of Object.keys(context.manifests.sequence['one-time-payment']?.data ?? {})) {
    const after = renamed('data', `one-time-payment/${name}`, 'renamedAnswer');
    const text = after.manifests.find(({ path }) => path === sequence)?.text ?? '';
    expect(text).not.toMatch(new RegExp(`"field": "${name}"|"one-time-payment\\.${name}"`));
    const old = texts.manifests.find(({ path }) => path === sequence)?.text;
    expect(text.replaceAll('renamedAnswer', name)).toBe(old);
    const { data } = JSON.parse(text) as { data: object };
    expect(Object.keys(data)).toContain('renamedAnswer');
    expect(Object.keys(data)).not.toContain(name);
  }
});

/** Three worlds: for each atom a number that chooses one of its values, or that it is not known. */
const anyChoices = fc.array(fc.array(fc.nat(), { minLength: 400, maxLength: 400 }), {
  minLength: 3,
  maxLength: 3,
});

function renamed(kind: string, from: string, to: string): PortalTexts {
  const renaming = renamers[kind]?.({ from, to, context, texts });
  if (!renaming) throw new Error(`There is no ${kind}.`);
  return applyRenaming(texts, renaming);
}

function namesOf(kind: string): string[] {
  const { manifests, locales } = context;
  if (kind === 'route' || kind === 'toggle') return Object.keys(manifests[kind]);
  if (kind === 'fact')
    return Object.entries(manifests.facts).flatMap(([group, { facts }]) =>
      Object.keys(facts).map((name) => `${group}.${name}`),
    );
  if (kind === 'data')
    return Object.entries(manifests.sequence).flatMap(([id, { data }]) =>
      Object.keys(data).map((name) => `${id}/${name}`),
    );
  if (kind === 'step')
    return Object.entries(manifests.sequence).flatMap(([id, { steps }]) =>
      Object.keys(steps).map((step) => `${id}/${step}`),
    );
  return Object.entries(locales['en'] ?? {}).flatMap(([namespace, sentences]) =>
    [...new Set(Object.keys(sentences).map((key) => key.replace(/_(one|two|few|many|other)$/, '')))].map(
      (key) => `${namespace}:${key}`,
    ),
  );
}

/** `state`: what the rename changes in decisions, where that is another text than the name itself. */
function newName(kind: string, from: string): { to: string; state?: ReadonlyMap<string, string> } {
  if (kind === 'step')
    return { to: 'renamed-step', state: new Map([[from.split('/')[1] ?? '', 'renamed-step']]) };
  if (kind === 'data') return { to: 'renamedAnswer' };
  return { to: kind === 'fact' || kind === 'copy' ? `${from}Renamed` : `${from}-renamed` };
}

/** The facts that data is, before and after. */
function factsOf(from: string, to: string): [string, string] {
  const [sequence, name] = from.split('/');
  return [`${sequence}.${name}`, `${sequence}.${to}`];
}

/** Code follows a renamed fact by hand; here it follows at once. */
function codeWith(from: string, to: string): typeof code {
  const now = (name: string): string => (name === from ? to : name);
  const derivations = Object.entries(code.packs.derivations).map(([fact, inputs]) => {
    return [now(fact), inputs.map(now)] as const;
  });
  return { ...code, packs: { ...code.packs, derivations: Object.fromEntries(derivations) } };
}

function knownBy(site: Site, choice: readonly number[]): Record<string, AtomValue> {
  return Object.fromEntries(
    site.vocabulary.atoms.flatMap(({ name, domain, fixed }, slot) => {
      const values = [...representatives(domain), undefined];
      const value = values[(choice[slot % choice.length] ?? 0) % values.length];
      return fixed !== undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Where every address leads, and what stands around it, for somebody of whom this is known. */
function decisionsOf(site: Site, known: Readonly<Record<string, AtomValue>>): object {
  const asker = createAsker(site, worldOf(site.vocabulary, known));
  const { route, navigation } = site.manifests;
  const byPath = Object.entries(route).map(([id, { path }]) => [
    path,
    {
      arrival: arrive(asker, { path: path.replaceAll(/:\w+/g, 'x'), query: '' }, true),
      flow: decideFlow(asker, id)?.id,
      header: decideHeader(asker, id),
      banners: Object.keys(site.manifest.placements).map((placement) =>
        decideBanners(asker, placement, { route: id, pageAlerts: true, isDismissed: () => false }).map(
          ({ id: banner }) => banner,
        ),
      ),
      menus: Object.keys(navigation).map((menu) =>
        decideNavigation(asker, menu, id).map(({ item, current }) => [item.id, current]),
      ),
    },
  ]);
  return Object.fromEntries(byPath) as object;
}

/** A page may be called as its route: of a route, only what is called `route` has another name. */
function withNames(
  value: unknown,
  names: ReadonlyMap<string, string>,
  onlyRoutes: boolean,
  key = '',
): unknown {
  if (typeof value === 'string') return onlyRoutes && key !== 'route' ? value : (names.get(value) ?? value);
  if (Array.isArray(value)) return value.map((each) => withNames(each, names, onlyRoutes, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withNames(inner, names, onlyRoutes, name)]),
  );
}

function renamedKeys(
  known: Readonly<Record<string, AtomValue>>,
  names: ReadonlyMap<string, string>,
): Record<string, AtomValue> {
  return Object.fromEntries(Object.entries(known).map(([name, value]) => [names.get(name) ?? name, value]));
}

function filesOf(portal: PortalTexts | undefined): Record<string, string> {
  const all = [...(portal?.manifests ?? []), ...(portal?.locales ?? [])];
  return Object.fromEntries(all.map(({ path, text }) => [path, text]));
}
