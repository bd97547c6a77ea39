import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakePorts, type FakePorts } from '../testing/index.ts';
import { createParts, fileLoader, loadRelease, type LoadedRelease } from './index.ts';

/** Releases of each form that there ever was, as they were published then: `tests/forms`. */
describe.each(['form1/library', 'form1/portal'])('the release %s', (name) => {
  const kept = readKept(name);

  it('is loaded, and valid for the code of today', async () => {
    const { release, ports } = await load(kept);
    expect(await release.isValid()).toBe(true);
    expect(ports.reports).toEqual([]);
  });

  it('is kept as it was written, and is the last good one where another cannot be had', async () => {
    const { release, ports } = await load(kept);
    expect(await release.confirm()).toEqual({ valid: true });
    const offline = { ...ports, fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    const again = await loadRelease({ ports: offline, fits: () => true, pointer: kept.pointer.path });
    expect(again.bundle).toEqual(release.bundle);
  });

  it('gives its pages and sequences', async () => {
    const { release, ports } = await load(kept);
    const { manifests, parts: paths, format } = release.bundle;
    const parts = createParts(manifests, paths, fileLoader(ports, paths, format));
    for (const id of Object.keys(paths['page'] ?? {}))
      expect(await parts.page(id)).toMatchObject({ body: expect.any(Array) as unknown });
    for (const id of Object.keys(paths['sequence'] ?? {}))
      expect(await parts.sequence(id)).toMatchObject({ steps: expect.any(Object) as unknown });
  });

  it('is refused when a character of it is another one', async () => {
    const files = kept.files.map(({ path, text }) => ({
      path,
      text: text.replace('"format":1', '"format": 1'),
    }));
    // With nothing else to show, the page says so; why stands in the report.
    await expect(load({ ...kept, files })).rejects.toThrow('no release that was good before');
  });
});

interface File {
  path: string;
  text: string;
}

interface Kept {
  pointer: File;
  files: readonly File[];
}

function readKept(name: string): Kept {
  const file = join(import.meta.dirname, '../../../tests/forms', name, 'release.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Kept;
}

async function load({ pointer, files }: Kept): Promise<{ release: LoadedRelease; ports: FakePorts }> {
  const texts = new Map([pointer, ...files].map(({ path, text }) => [path, text]));
  const ports = fakePorts({
    fetch: (path) => {
      const text = texts.get(path);
      return Promise.resolve(new Response(text, { status: text === undefined ? 404 : 200 }));
    },
  });
  return { release: await loadRelease({ ports, fits: () => true, pointer: pointer.path }), ports };
}
