import { expect, it } from 'vitest';
import { emptyManifestSet } from '../manifest/index.ts';
import { manifestSetOf } from '../testing/index.ts';
import { alikeEnvironments } from './alikeEnvironments.ts';

const manifests = manifestSetOf({
  site: { environments: ['PROD', 'STAGE', 'TEST', 'DEV'] },
  route: {
    home: { path: '/', page: 'home' },
    bench: { path: '/bench', page: 'home', environments: ['TEST', 'DEV'] },
  },
});

it('puts environments with the same routes together', () => {
  expect(alikeEnvironments(manifests)).toEqual([
    ['PROD', 'STAGE'],
    ['TEST', 'DEV'],
  ]);
  expect(alikeEnvironments(emptyManifestSet())).toEqual([]);
});

it('keeps those apart in which something else differs that matters', () => {
  const urls: Record<string, string> = { PROD: 'https://example.com/' };
  expect(alikeEnvironments(manifests, (environment) => urls[environment] ?? '')).toEqual([
    ['PROD'],
    ['STAGE'],
    ['TEST', 'DEV'],
  ]);
});
