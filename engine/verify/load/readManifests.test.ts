import { expect, it } from 'vitest';
import { formatProblem } from '../problem/index.ts';
import { readManifests } from './index.ts';

const site = { path: 'site.json', text: '{}' };
const constants = { path: 'constants.json', text: '{}' };

it('reads every manifest with its kind and id, in the order of their paths', () => {
  const { manifests, problems } = readManifests([
    { path: 'routes/shelf.json', text: '{ "path": "/shelf" }' },
    site,
    { path: 'pages/home.json', text: '{}' },
    constants,
  ]);
  expect(manifests.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'constants constants',
    'page home',
    'route shelf',
    'site site',
  ]);
  expect(manifests[2]?.json.value).toEqual({ path: '/shelf' });
  expect(problems).toEqual([]);
});

it('leaves out what it cannot read, and says so, and goes on', () => {
  const { manifests, problems } = readManifests([
    site,
    constants,
    { path: 'pages/home.json', text: '{' },
    { path: 'notes.txt', text: '' },
  ]);
  expect(manifests.map(({ kind }) => kind)).toEqual(['constants', 'site']);
  expect(problems.map(({ code, place }) => [code, place.file])).toEqual([
    ['misplaced-file', 'notes.txt'],
    ['not-json', 'pages/home.json'],
  ]);
});

it('says which folders there are of what stands in another one', () => {
  const { problems } = readManifests([site, constants, { path: 'banner/storm.json', text: '{}' }]);
  expect(problems.map(formatProblem)).toEqual([
    expect.stringContaining(
      'banner/storm.json is not where a manifest or sentences live: "banner" is the folder of no kind. Did you mean "banners"? Known: banners, facts, records, ',
    ),
  ]);
});

it('misses each file of which a portal has exactly one', () => {
  expect(readManifests([]).problems.map(({ code, place }) => [code, place.file])).toEqual([
    ['missing-file', 'site.json'],
    ['missing-file', 'constants.json'],
  ]);
});
