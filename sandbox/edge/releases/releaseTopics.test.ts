import { expect, it } from 'vitest';
import { storedFile } from '../files/fileStore.ts';
import { createReleaseTopics } from './releaseTopics.ts';

it('are those that the analytics manifests of every release name that somebody gets, in this environment', async () => {
  const topics = createReleaseTopics(
    storeOf({
      '/live.json': { parts: { analytics: { use: '/use.json', why: '/why.json' } } },
      '/use.json': { topic: { default: 'use-test', PROD: 'use' } },
      '/why.json': { topic: { default: 'why' } },
      '/staged.json': { manifests: { analytics: { new: { topic: { default: 'new-test' } } } } },
    }),
    'PROD',
  );
  expect([...(await topics())]).toEqual(['use', 'why', 'new-test']);
});

it('change with the release', async () => {
  const files: Record<string, object | string> = {};
  const topics = createReleaseTopics(storeOf(files), 'DEV');
  expect([...(await topics())]).toEqual([]);
  files['/live.json'] = { manifests: { analytics: { use: { topic: { default: 'use' } } } } };
  expect([...(await topics())]).toEqual(['use']);
});

it.each([
  ['is no JSON', '{'],
  ['is null', 'null'],
  ['names a file that is missing', { parts: { analytics: { use: '/use.json' } } }],
  ['names no topic', { manifests: { analytics: { use: { topic: { PROD: 'use' } } } } }],
  ['names a topic that is no name', { manifests: { analytics: { use: { topic: { default: '../use' } } } } }],
  ['has a list for them', { manifests: { analytics: [null, 5] } }],
])('are none where a release %s', async (_, live) => {
  expect([...(await createReleaseTopics(storeOf({ '/live.json': live }), 'DEV')())]).toEqual([]);
});

function storeOf(files: Record<string, object | string>) {
  return {
    bundles: async () => ['/live.json', '/staged.json'],
    find: async (path: string) => {
      const content = files[path];
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      return content === undefined ? undefined : storedFile(path, Buffer.from(text));
    },
  };
}
