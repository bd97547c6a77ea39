import { describe, expect, it, vi } from 'vitest';
import { contentPath, fakePorts } from '../testing/index.ts';
import { fileLoader } from './fileLoader.ts';

describe('a file of a release', () => {
  it('is loaded by the names under which the bundle lists it', async () => {
    expect(await fileOf('{"name":"Library"}')).toEqual({ name: 'Library' });
  });

  it.each([
    ['is not what its name says', '{}', 'its name', contentPath('[]')],
    ['has a name that says nothing of it', '{}', 'does not say what is in it', '/copy/en.json'],
    ['holds no object', '"Library"', 'no object', undefined],
    ['holds nothing', 'null', 'no object', undefined],
    ['is no JSON', '<!doctype html>', 'JSON', undefined],
  ])('that %s is none', async (_, text, message, path) => {
    await expect(fileOf(text, path)).rejects.toThrow(message);
  });

  it('that the bundle does not list is none', async () => {
    await expect(fileLoader(fakePorts(), {})('en', 'library')).rejects.toThrow(
      'The release has no en "library".',
    );
  });
});

describe('a file that is listed under several names', () => {
  const text = '{"library":{"name":"Library"},"fines":{"late":"Overdue"}}';
  const paths = { en: { library: contentPath(text), fines: contentPath(text), loans: contentPath(text) } };

  it('holds what each stands for, and is loaded once', async () => {
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response(text)));
    const load = fileLoader(fakePorts({ fetch }), paths);
    const both = await Promise.all([load('en', 'library'), load('en', 'fines')]);
    expect([...both, await load('en', 'library')]).toEqual([
      { name: 'Library' },
      { late: 'Overdue' },
      { name: 'Library' },
    ]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is loaded again by whoever asks after it could not be had', async () => {
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response(text)));
    fetch.mockRejectedValueOnce(new Error('no network'));
    const load = fileLoader(fakePorts({ fetch }), paths);
    await expect(load('en', 'library')).rejects.toThrow('no network');
    expect(await load('en', 'library')).toEqual({ name: 'Library' });
  });

  it('that lacks one of them is none', async () => {
    const ports = fakePorts({ fetch: () => Promise.resolve(new Response(text)) });
    await expect(fileLoader(ports, paths)('en', 'loans')).rejects.toThrow('holds no object');
  });
});

function fileOf(text: string, path = contentPath(text)): Promise<object> {
  const ports = fakePorts({ fetch: () => Promise.resolve(new Response(text)) });
  return fileLoader(ports, { en: { library: path } })('en', 'library');
}
