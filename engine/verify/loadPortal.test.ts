import { describe, expect, it } from 'vitest';
import { loadPortal } from './index.ts';
import { readSet, sourcesOf, type SetFiles } from './testing/index.ts';

const smallest = readSet('smallest');

describe('loadPortal', () => {
  it('gives the manifests, and what further checks need', () => {
    const { manifests, problems, context } = load(smallest);
    expect(problems).toEqual([]);
    expect(manifests.route['shelf']?.path).toBe('/shelves/:shelf');
    expect(context?.vocabulary.slotOf('borrow.branch')).toBeDefined();
  });

  it('looks for no names before everything is valid: one brace too many is one problem', () => {
    const { problems, context, manifests } = load({ ...smallest, 'portal/guards/readers-only.json': '{}}' });
    expect(problems.map(({ code }) => code)).toEqual(['not-json']);
    expect(context).toBeUndefined();
    expect(manifests.guard['readers-only']).toBeUndefined();
  });

  it('collects the problems of all files', () => {
    const { problems } = load({
      ...smallest,
      'portal/pages/home.json': '{}',
      'portal/routes/home.json': '{ "path": 7 }',
      'portal/routes/Extra.json': '{}',
    });
    expect(new Set(problems.map(({ place }) => place.file))).toEqual(
      new Set(['routes/Extra.json', 'pages/home.json', 'routes/home.json']),
    );
  });

  it('finds every mistake of one link stage at once', () => {
    const text = smallest['portal/navigation/main.json'] ?? '';
    const { problems } = load({
      ...smallest,
      'portal/navigation/main.json': text
        .replace('"novels"', '"home"')
        .replace('library:menu', 'library:mneu'),
    });
    expect(problems.map(({ code }) => code).sort()).toEqual([
      'duplicate-name',
      'missing-copy',
      'missing-copy',
    ]);
  });
});

function load(files: SetFiles) {
  return loadPortal(sourcesOf(files));
}
