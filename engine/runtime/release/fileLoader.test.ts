import { describe, expect, it } from 'vitest';
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

function fileOf(text: string, path = contentPath(text)): Promise<object> {
  const ports = fakePorts({ fetch: () => Promise.resolve(new Response(text)) });
  return fileLoader(ports, { en: { library: path } })('en', 'library');
}
