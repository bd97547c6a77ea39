import { describe, expect, it } from 'vitest';
import { manifestAt, manifestKinds, manifestPath, singletonKinds } from './index.ts';

it.each(manifestKinds)('finds the %s again at the path that it gives it', (kind) => {
  const id = singletonKinds.find((single) => single === kind) ?? 'some-name-2';
  expect(manifestAt(manifestPath(kind, id))).toEqual({ kind, id });
});

describe('manifestAt', () => {
  it.each([
    'README.md',
    'home.json',
    'route.json',
    'routes/Home.json',
    'routes/home.yaml',
    'routes/deep/home.json',
    'unknown/home.json',
    'constructor/home.json',
    'routes/.json',
    '../routes/home.json',
    'site/site.json',
    '',
  ])('finds no manifest at %j', (path) => {
    expect(manifestAt(path)).toBeUndefined();
  });
});
