import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReleaseStore } from './releaseStore.ts';

describe('the release store', () => {
  it('has the release that the portal was built with until another is published', async () => {
    write('built/releases/current.json', '{"bundle":"built"}');
    expect(await store().pointer()).toEqual({ bundle: 'built' });
    write('published/releases/current.json', '{"bundle":"published"}');
    expect(await store().pointer()).toEqual({ bundle: 'published' });
  });

  it('keeps the files of both, so that a browser in the middle of something finds its own', async () => {
    write('built/copy/es.1.json', '"built"');
    write('published/copy/es.2.json', '"published"');
    expect(await (await get('/assets/copy/es.1.json'))?.json()).toBe('built');
    expect(await (await get('/assets/copy/es.2.json'))?.json()).toBe('published');
    expect(await get('/assets/copy/es.3.json')).toBeUndefined();
  });

  it('takes a pointer that is no JSON for none', async () => {
    write('published/releases/current.json', '{');
    expect(await store().pointer()).toBeUndefined();
  });

  it('reads a pointer again when it has moved', async () => {
    const { pointer } = store();
    expect(await pointer()).toBeUndefined();
    write('published/releases/current.json', '{"bundle":"a"}');
    expect(await pointer()).toEqual({ bundle: 'a' });
    write('published/releases/current.json', '{"bundle":"another"}');
    expect(await pointer()).toEqual({ bundle: 'another' });
  });
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function store() {
  return createReleaseStore(
    ['published', 'built'].map((place) => ({
      releases: join(folder, place, 'releases'),
      copy: join(folder, place, 'copy'),
    })),
  );
}

function get(path: string): Promise<Response | undefined> {
  return store().answer(new Request(`http://localhost:4000${path}`));
}

function write(name: string, content: string): void {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}
