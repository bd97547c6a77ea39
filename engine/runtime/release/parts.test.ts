import { describe, expect, it, vi } from 'vitest';
import { manifestSetOf } from '../../core/testing/index.ts';
import { settled } from '../testing/index.ts';
import { createParts } from './parts.ts';

const home = { description: 'The first page.', title: 'library:home', body: [] };
const shelf = { description: 'A shelf.', title: 'library:shelf', body: [] };

describe('a page', () => {
  it('that came with the release is at hand', () => {
    expect(setup().parts.page('home')).toEqual(home);
  });

  it('that is a file of its own is loaded once, and then at hand', async () => {
    const { parts, load } = setup();
    const [one, two] = [parts.page('shelf'), parts.page('shelf')];
    expect(one).toBe(two);
    expect(await one).toEqual(shelf);
    await settled();
    expect(parts.page('shelf')).toEqual(shelf);
    expect(load).toHaveBeenCalledExactlyOnceWith('page', 'shelf');
  });

  it('that could not be loaded stays so until that is forgotten', async () => {
    const { parts, load } = setup();
    load.mockRejectedValueOnce(new Error('404'));
    await expect(parts.page('shelf')).rejects.toThrow('404');
    await expect(parts.page('shelf')).rejects.toThrow('404');
    expect(load).toHaveBeenCalledOnce();
    parts.forgetFailures();
    expect(await parts.page('shelf')).toEqual(shelf);
  });

  it('that does not exist is none', () => {
    expect([setup().parts.page('attic'), setup().parts.sequence('attic')]).toEqual([undefined, undefined]);
  });
});

it('what is told about the use of the portal is loaded when somebody asks for it, and whether there is any is known before', async () => {
  const load = vi.fn<(kind: string, id: string) => Promise<object>>(async () => told);
  const parts = createParts(manifestSetOf(), { analytics: { use: '/use.json' } }, load);
  expect([parts.hasAnalytics, load.mock.calls]).toEqual([true, []]);
  expect(await parts.analytics()).toEqual({ use: told });
  expect(createParts(manifestSetOf(), {}, load).hasAnalytics).toBe(false);
});

const told = { topic: { default: 'use' }, every: 'constant.tellEvery', mostPerSecond: 100 };

describe('to prepare a route', () => {
  it('begins to load what it shows', async () => {
    const { parts, load } = setup();
    parts.prepare('shelves');
    parts.prepare('borrow');
    await settled();
    expect(load.mock.calls).toEqual([
      ['page', 'shelf'],
      ['sequence', 'borrow'],
    ]);
  });

  it('that fails, or does not exist, harms nobody', async () => {
    const { parts, load } = setup();
    load.mockRejectedValue(new Error('offline'));
    parts.prepare('shelves');
    parts.prepare('attic');
    await settled();
    expect(load).toHaveBeenCalledOnce();
  });
});

function setup() {
  const manifests = manifestSetOf({
    page: { home },
    route: {
      shelves: { path: '/shelves', page: 'shelf' },
      borrow: { path: '/borrow', sequence: 'borrow' },
    },
  });
  const load = vi.fn<(kind: string, id: string) => Promise<object>>((kind) =>
    Promise.resolve(kind === 'page' ? shelf : {}),
  );
  const files = { page: { shelf: '/shelf.json' }, sequence: { borrow: '/borrow.json' } };
  return { parts: createParts(manifests, files, load), load };
}
