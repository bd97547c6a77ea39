import { expect, it } from 'vitest';
import { loadPortal } from '../index.ts';
import { readSet, sourcesOf, type SetFiles } from '../testing/index.ts';

const onlyInTest = manifest({ path: '/bench', page: 'home', entry: 'outside', environments: ['TEST'] });

it.each<[what: string, files: SetFiles, place: string, witness: object]>([
  ['a push message', { 'portal/push/bench.json': message({ route: 'bench' }) }, 'push/bench.json /go', {}],
  [
    'a redirect',
    { 'portal/routes/old.json': manifest({ path: '/old', entry: 'outside', redirect: { to: bench() } }) },
    'routes/old.json /redirect/to',
    {},
  ],
  [
    'a switch of the language',
    {
      'portal/routes/old.json': manifest({
        path: '/old',
        entry: 'outside',
        language: { switchTo: 'es', then: bench() },
      }),
    },
    'routes/old.json /language/then',
    {},
  ],
  [
    'a guard',
    {
      'portal/guards/reader.json': manifest({
        allow: { fact: 'reader.signedIn', is: true },
        whileUnknown: 'deny',
        otherwise: [{ redirect: bench(), returnTo: true }],
      }),
      'portal/routes/desk.json': manifest({
        path: '/desk',
        page: 'home',
        entry: 'outside',
        guards: ['reader'],
      }),
    },
    'guards/reader.json /otherwise/0/redirect',
    { 'reader.signedIn': false },
  ],
])('%s leads nobody to a route that their environment does not have', (_, files, place, witness) => {
  expect(findings({ ...files, 'portal/routes/bench.json': onlyInTest })).toEqual([
    ['leads-nowhere', place, witness],
  ]);
});

it('says nothing of what leads somewhere else then, or exists in the same environments', () => {
  const otherwise = message({ route: 'bench', otherwise: { route: 'home' } });
  expect(findings({ 'portal/routes/bench.json': onlyInTest, 'portal/push/bench.json': otherwise })).toEqual(
    [],
  );
  const alike = { path: '/old', entry: 'outside', redirect: { to: bench() }, environments: ['TEST'] };
  expect(
    findings({ 'portal/routes/bench.json': onlyInTest, 'portal/routes/old.json': manifest(alike) }),
  ).toEqual([]);
});

function bench(): object {
  return { route: 'bench' };
}

function message(go: object): string {
  return manifest({ category: 'BENCH', go });
}

function manifest(parts: object): string {
  return JSON.stringify({
    $schema: '../../schemas/manifest.schema.json',
    description: 'For the test.',
    ...parts,
  });
}

function findings(files: SetFiles): unknown[] {
  const { problems } = loadPortal(sourcesOf({ ...readSet('smallest'), ...files }));
  return problems.map(({ code, place, witness }) => [code, `${place.file} ${place.pointer}`, witness]);
}
