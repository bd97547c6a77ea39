import { expect, it } from 'vitest';
import type { Condition } from '../../core/manifest/index.ts';
import type { Pack, RecordSource, SourceServices } from '../ports/index.ts';
import type { Bundle } from '../release/index.ts';
import { branches } from './testing/index.ts';
import { makeRouteNeeds, type RouteNeeds } from './routeNeeds.ts';

const now = Date.parse('2026-06-15T12:00:00Z');
const ada = { 'session.signedIn': true, 'reader.late': false };
const late = { 'session.signedIn': true, 'reader.late': true };
const shelf = '/shelf?of=reader';

it('is what an address asks for: files, in each language, and answers; nothing that it sends', async () => {
  const [needs] = await needsAt('/later', [ada]);
  expect(needs?.files['en']).toHaveLength(2);
  expect(needs?.files['es']).toHaveLength(2);
  expect(needs?.files['en']).not.toEqual(needs?.files['es']);
  expect(needs?.asks).toEqual({ en: [shelf], es: [shelf] });
});

it('names no request of facts that are not asked of somebody, however few these are', async () => {
  const online = { fact: 'connection.online', is: true };
  const here = { ...ada, 'connection.online': true };
  const away = { ...ada, 'connection.online': false };
  const asksFor = async (...customers: Parameters<typeof makeRouteNeeds>[1]) =>
    (await needsAt('/later', customers, { change: askedWhen(online) }))[0]?.asks['en'];
  expect(await asksFor(here, { ...here, 'reader.late': true })).toEqual([shelf]);
  expect(await asksFor(here, { ...here, 'reader.late': true }, away)).toBeUndefined();
});

it('is seen with the facts of customers who are signed in, of whom guards can decide', async () => {
  expect(await needsAt('/mine', [ada])).toHaveLength(1);
  expect(await needsAt('/mine', [{ 'session.signedIn': false }])).toMatchObject([{ files: {} }]);
});

it.each(['/sign-in', '/late', '/old'])(
  'is nothing, and told, where an address leads them elsewhere: %s',
  async (path) => {
    expect(await needsAt(path, [late])).toEqual([{ path, toggles: {}, modules: [], files: {}, asks: {} }]);
  },
);

it('is seen with somebody else where an address leads the most telling ones elsewhere', async () => {
  const few = [
    { ...ada, 'reader.card': false },
    { ...late, 'reader.card': true },
  ];
  expect(await needsAt('/lent', few)).toMatchObject([{ files: {} }]);
  const needs = await needsAt('/lent', [...few, { ...ada, 'reader.card': true }]);
  expect(needs[0]?.files['en']).toEqual(expect.arrayContaining([expect.any(String)]));
});

it('names the code that is loaded while it is drawn, as the build of the prerenderer tells of it, also where a list has to have something, and the toggle without which it is not', async () => {
  const composition = branches();
  const [pack] = composition.packs;
  const load = pack?.widgets?.['later'];
  const noting = () => {
    const code = load?.() ?? Promise.reject(new Error('There is none.'));
    globalThis.noteImport?.('library/later.tsx', code);
    return code;
  };
  const packs = [{ ...pack, domain: 'library', widgets: { ...pack?.widgets, later: noting } }];
  const needs = await makeRouteNeeds({ ...composition, packs }, [{ ...ada, 'borrowed.any': true }], now);
  const withCode = needs.filter(({ modules }) => modules.includes('library/later.tsx'));
  expect(withCode.map(({ path, toggles }) => ({ path, toggles }))).toEqual([
    { path: '/more', toggles: { 'toggle:hours': true } },
    { path: '/borrowed', toggles: {} },
    { path: '/later', toggles: {} },
  ]);
  expect(globalThis.noteImport).toBeUndefined();
});

it('is one thing where a toggle that is asked makes no difference', async () => {
  expect((await needsAt('/hours', [ada])).map(({ toggles }) => toggles)).toEqual([{}]);
});

it('asks in each language for what is listed in the language that is shown', async () => {
  const [needs] = await needsAt('/fines', [ada], {
    change({ record, facts }) {
      Object.assign(record['loan']?.many ?? {}, { with: { language: 'language.current' } });
      const current = { description: 'The one shown.', type: 'enum', values: ['en', 'es'] };
      Object.assign(facts, { language: { comesFrom: 'The site.', facts: { current } } });
    },
    records: { loans: () => Promise.resolve(loansIn) },
  });
  expect(needs?.asks).toEqual({ en: [shelf, '/loans?in=en'], es: [shelf, '/loans?in=es'] });
});

/** The needs of an address of a library whose desk uses the facts of readers. */
async function needsAt(
  path: string,
  customers: Parameters<typeof makeRouteNeeds>[1],
  { change, records }: { change?: (manifests: Bundle['manifests']) => void; records?: Pack['records'] } = {},
): Promise<RouteNeeds[]> {
  const composition = branches();
  const bundle = JSON.parse(composition.texts.get(composition.release) ?? '') as Bundle;
  change?.(bundle.manifests);
  const texts = new Map([...composition.texts, [composition.release, JSON.stringify(bundle)]]);
  const [pack] = composition.packs;
  const packs = [
    { ...pack, domain: 'library', sources: { reader: desk }, records: { ...pack?.records, ...records } },
  ];
  const needs = await makeRouteNeeds({ ...composition, texts, packs }, customers, now);
  return needs.filter((each) => each.path === path);
}

/** A widget that uses the facts of readers, and sends an operation. */
const desk = () =>
  Promise.resolve(({ fetch }: Pick<SourceServices, 'fetch'>) => {
    void fetch(shelf);
    void fetch('/remind', { method: 'POST' });
    return () => undefined;
  });

function askedWhen(when: Condition): (manifests: Bundle['manifests']) => void {
  return ({ facts }) => void Object.assign(facts['reader'] ?? {}, { when });
}

/** Loans whose words are those of a language. */
const loansIn: RecordSource = async ({ input }, { fetch }) => {
  await fetch(`/loans?in=${String(input('language'))}`);
  return [];
};
